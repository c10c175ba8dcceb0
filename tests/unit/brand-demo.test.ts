import { basename } from 'node:path';
import { expect, test } from 'vitest';
import demo from '../../brands/kammer/demo.ts';
import { footerOf, formsOf, pagesOf, seasonOf, slotsOf } from '../../demo/brand-demo.ts';
import { demoForms } from '../../demo/content/forms.ts';
import { storageClause } from '../../demo/content/pages/privacy.ts';
import { demoSlots } from '../../demo/content/pages/slots.ts';
import { demoPages } from '../../demo/content/pages.ts';
import { persons } from '../../demo/content/persons.ts';
import { rooms, venues } from '../../demo/content/venue.ts';
import { footer } from '../../demo/footer.ts';
import { demoSeason } from '../../demo/season.ts';
import { statusLabels } from '../../src/features/programme/programme.codes.ts';

const season = demoSeason('2026-11-25');
const other = seasonOf(demoSeason('2026-11-25', { tariffs: demo.tariffs }), demo);
const first = [season, demoPages, demoSlots, demoForms, footer];
const second = [other, pagesOf(demoPages, demo), slotsOf(demoSlots, demo), formsOf(demoForms, demo), footerOf(footer, demo)];

/** Texts that people read; keys, files and references are not. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return /^(?:[a-z0-9-]+$|[@#]|(?:venue|event|series):)/.test(value) ? [] : [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
}
const texts = textsOf(second).join('\n');

test('BRAND-01 the demo of the second brand says nothing of the first venue: name, city, addresses, telephone, e-mail, rooms, building, orchestra, tram', () => {
  const ofTheFirst = [
    /\bRing\b|haus-?am-?ring|HausAmRing|23125|Hohenfurt|Goslar|Wallg|Wallstr|Wallschule|Färberweg|Theaterring|Doppelring|\bFurt\b|Wegstern|3889|38901/,
    /(?:Großes|Großen|Kleines|Kleinen|Junges|Junge|Jungen) Haus|Main House|Small House|Gartensaal|Garden Hall|Unterbühne|[Uu]nderstage|Probebühne Nord|North Rehearsal/,
    /\bRangs?\b|Ränge|Parkett|Drehbühne|Schnürboden|Eiserne[nr]? Vorhang|dress circle|upper circle|stalls|revolve\b|fly loft|\bmoat\b|orchestra pit/,
    /\b(?:im|ins|unser|des|das ganze) Haus(?:es)?\b(?! aus| niemand)|\b(?:in|of|about|by) the house\b|\bour houses?\b/,
    /Orchester|[Oo]rchestra|Philharmoni|Generalmusik|[Gg]eneral music|Kapellmeister|Opernchor|opera chorus|in (?:die|der) Kantine|in the canteen/,
    /HAR-|(?:Tram|Linie|line|number) 4\b|Wiederaufbau des Theaters|theatre was rebuilt|\b[Ss]echzig Menschen|Platz ist für sechzig|sixty people|room for sixty/,
    /\b(?:812|260|1906|1944|1957|54 Züge|9000 Kostüme|9,000 costumes)\b/,
  ];
  const found = ofTheFirst.flatMap((words) => [...texts.matchAll(new RegExp(`.{0,40}(?:${words.source}).{0,30}`, 'g'))]);
  expect(found.map(([text]) => text)).toEqual([]);
  expect(texts).toContain('kammer-zwoelf.example');
});

test('BRAND-01 the second venue has its own people, rooms of its own size and its own place on the map', () => {
  const named = persons
    .flatMap(({ first_name, last_name }) => [`${first_name} ${last_name}`, last_name])
    .filter((name) => name !== 'Sonntag');
  expect(named.filter((name) => new RegExp(`(?<![\\p{L}-])${name}(?!\\p{L})`, 'u').test(texts))).toEqual([]);
  for (const [index, room] of rooms.entries()) expect(other.rooms?.[index]?.seats, room.key).not.toBe(room.seats);
  for (const [index, venue] of venues.entries()) expect(other.venues?.[index]?.latitude, venue.key).not.toBe(venue.latitude);
});

test('BRAND-01 the second venue has its own prices, and of each room it sells the seats that are there', () => {
  const roomOf = new Map(other.rooms?.map(({ key, seats }) => [key, seats]));
  const groupsOf = ({ seat_groups = [] }: Event) => seat_groups as { seat_group: string; prices: { price: string }[] }[];
  const pricesOf = (event: Event) =>
    [(event.prices ?? []) as { price: string }[], ...groupsOf(event).map(({ prices }) => prices)].map(([full]) => full?.price ?? '');
  for (const [index, event] of (other.events ?? []).entries()) {
    const first = season.events?.[index];
    const [own, theirs] = [pricesOf(event), first ? pricesOf(first) : []];
    expect(
      own.filter((price, at) => price !== '' && price === theirs[at]),
      event.key,
    ).toEqual([]);
    const groups = groupsOf(event);
    // The Salon sells the seats of its plan.
    if (groups.length === 0 || event.room === 'kleines-haus') continue;
    const places = groups.reduce((sum, { seat_group }) => sum + (demo.places[seat_group]?.[0] ?? 0), 0);
    expect([event.key, places]).toEqual([event.key, roomOf.get(event.room ?? '')]);
  }
});

type Event = NonNullable<typeof season.events>[number];

test('BRAND-01 every exchange finds its text in what the second venue has not said itself, and entries are still named by the same keys', () => {
  const withoutWords = { ...demo, words: [] };
  const left = JSON.stringify([
    seasonOf(season, withoutWords),
    pagesOf(demoPages, withoutWords),
    slotsOf(demoSlots, withoutWords),
    formsOf(demoForms, withoutWords),
    footerOf(footer, withoutWords),
  ]);
  expect(demo.words.filter(([from]) => !left.includes(JSON.stringify(from).slice(1, -1)))).toEqual([]);
  const keysOf = ({ venues, rooms, series, productions }: typeof season) =>
    [venues, rooms, series, productions].map((list) => list?.map(({ key }) => key));
  expect(keysOf(other)).toEqual(keysOf(season));
});

/** Paragraphs long enough to be somebody's own words. */
const paragraphsOf = (value: unknown): string[] =>
  textsOf(value)
    .flatMap((text) => text.split(/<\/(?:p|li|h2|td)>/))
    .map((text) =>
      text
        .replace(/<style>.*<\/style>|<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((text) => text.length > 60);

/** Every four words in a row. */
function phrasesOf(text: string): string[] {
  const all = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  return all.slice(0, -3).map((_, index) => all.slice(index, index + 4).join(' '));
}

/** What both venues rightly say alike, beside what the site itself stores: names of works, who stands in for whom, what visitors type. */
const shared = [
  /^(?:Die Verfolgung und Wiederentdeckung|The Pursuit and Rediscovery|Antonín Dvořák)/,
  /^Für (?:den|die) (?:erkrankte|verletzte)n? .+ (?:spielt|singt) .+ (?:den|die)|^.+ (?:plays|sings) .+ in place of .+, who is/,
];

test('SITE-230 the second venue says everything in words of its own, in either language: no paragraph is the first one’s, not even with names exchanged', () => {
  const { search_synonyms: _, ...said } = other;
  const names = demo.words.filter(([from]) => from.length < 40);
  const exchanged = JSON.parse(names.reduce((text, [from, to]) => text.replaceAll(from, to), JSON.stringify(first)));
  const phrases = new Set([first, exchanged].flatMap(paragraphsOf).flatMap(phrasesOf));
  // Half of its phrases: an address or an opening hour is the same sentence anywhere.
  const isFirst = (text: string) => {
    const own = phrasesOf(text);
    return own.filter((phrase) => phrases.has(phrase)).length > own.length / 2;
  };
  const stored = paragraphsOf(storageClause);
  const paragraphs = paragraphsOf([said, second.slice(1)]).filter(
    (text) => !stored.includes(text) && !shared.some((words) => words.test(text)),
  );
  expect(paragraphs.length).toBeGreaterThan(700);
  expect(paragraphs.filter(isFirst)).toEqual([]);
});

test('SITE-230 nothing the second venue says lacks one of its languages', () => {
  const lacking = (value: unknown, path: string): string[] => {
    if (typeof value !== 'object' || value === null) return [];
    if ('de' in value && !('en' in value && value.en)) return [path];
    return Object.entries(value).flatMap(([name, part]) => lacking(part, `${path}.${name}`));
  };
  // One production has no English description, so that its English page shows the German one.
  expect(lacking({ ...demo.season, ...demo.pages, ...demo.slots, ...demo.forms }, '')).toEqual(['.productions.halbtreppe.description']);
});

test('SITE-231 pictures of the demo are named as somebody would have named the file, people by the name they have at the venue', () => {
  const names = [season, other].flatMap(({ media = [] }) => media.map(({ file }) => basename(file)));
  expect(names.filter((name) => !/^(?:Plakat|Porträt|Logo) \p{Lu}[\p{L}\d .-]+\.webp$/u.test(name))).toEqual([]);
  const [portrait] = other.persons?.filter(({ key }) => key === 'agnes-thorwald') ?? [];
  expect(names).toContain(`Porträt ${portrait?.first_name} ${portrait?.last_name}.webp`);
});

test('SRCH-170 what words of people mean is said by either venue, the name of a page or form included', () => {
  for (const [{ search_synonyms: synonyms = [], ...entries }, ...parts] of [
    [season, demoPages, demoSlots, demoForms, footer],
    [other, pagesOf(demoPages, demo), slotsOf(demoSlots, demo), formsOf(demoForms, demo), footerOf(footer, demo)],
  ] as const) {
    // Labels of performances are said by the site.
    const said = textsOf([entries, parts, statusLabels]).join('\n').toLowerCase();
    const meanings = synonyms.flatMap(({ meaning }) => (typeof meaning === 'string' ? [meaning] : textsOf(meaning)));
    expect(meanings.filter((meaning) => !said.includes(meaning.toLowerCase()))).toEqual([]);
  }
});
