import { expect, test } from 'vitest';
import demo from '../../brands/kammer/demo.ts';
import { inWordsOf, pagesOf, seasonOf } from '../../demo/brand-demo.ts';
import { demoForms } from '../../demo/content/forms.ts';
import { demoSlots } from '../../demo/content/pages/slots.ts';
import { demoPages } from '../../demo/content/pages.ts';
import { persons } from '../../demo/content/persons.ts';
import { rooms, venues } from '../../demo/content/venue.ts';
import { footer } from '../../demo/footer.ts';
import { demoSeason } from '../../demo/season.ts';

const season = demoSeason('2026-11-25');
const other = seasonOf(season, demo);
const reworded = [other, pagesOf(demoPages, demo), inWordsOf([demoSlots, demoForms, footer], demo.words)];

/** Texts that people read; keys, files and references are not. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return /^(?:[a-z0-9-]+$|[@#]|(?:poster|portrait|sign|venue|event|series):)/.test(value) ? [] : [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
}
const texts = textsOf(reworded).join('\n');

test('BRAND-01 the demo of the second brand says nothing of the first venue: name, city, addresses, telephone, e-mail, rooms, building, orchestra, tram', () => {
  const ofTheFirst = [
    /\bRing\b|haus-?am-?ring|HausAmRing|23125|Hohenfurt|Goslar|Wallg|Wallstr|Wallschule|Färberweg|Theaterring|Doppelring|\bFurt\b|Wegstern|3889|38901/,
    /(?:Großes|Großen|Kleines|Kleinen|Junges|Junge|Jungen) Haus|Main House|Small House|Gartensaal|Garden Hall|Unterbühne|[Uu]nderstage|Probebühne Nord|North Rehearsal/,
    /\bRangs?\b|Ränge|Parkett|Drehbühne|Schnürboden|Eiserne[nr]? Vorhang|dress circle|upper circle|stalls|revolve\b|fly loft|\bmoat\b|orchestra pit/,
    /\b(?:im|ins|unser|des|das ganze) Haus(?:es)?\b(?! aus| niemand)|\b(?:in|of|about|by) the house\b|\bour houses?\b/,
    /Orchester|[Oo]rchestra|Philharmoni|Generalmusik|[Gg]eneral music|Kapellmeister|Opernchor|opera chorus|in (?:die|der) Kantine|in the canteen/,
    /HAR-|(?:Tram|Linie|line|number) 4\b|Wiederaufbau des Theaters|theatre was rebuilt|\b[Ss]echzig Menschen|sixty people/,
    /\b(?:812|260|1906|1944|1957|54 Züge|9000 Kostüme|9,000 costumes)\b/,
  ];
  const found = ofTheFirst.flatMap((words) => [...texts.matchAll(new RegExp(`.{0,40}(?:${words.source}).{0,30}`, 'g'))]);
  expect(found.map(([text]) => text)).toEqual([]);
  expect(texts).toContain('kammer-zwoelf.example');
});

test('BRAND-01 the second venue has its own people, rooms of its own size and its own place on the map', () => {
  const named = persons.map(({ first_name, last_name }) => `${first_name} ${last_name}`);
  expect(named.filter((name) => texts.includes(name))).toEqual([]);
  expect(other.persons?.map(({ first_name, last_name }) => `${first_name} ${last_name}`).filter((name) => named.includes(name))).toEqual(
    [],
  );
  for (const [index, room] of rooms.entries()) expect(other.rooms?.[index]?.seats, room.key).not.toBe(room.seats);
  for (const [index, venue] of venues.entries()) expect(other.venues?.[index]?.latitude, venue.key).not.toBe(venue.latitude);
});

test('BRAND-01 every exchange finds its text in the demo, and entries are still named by the same keys', () => {
  const all = JSON.stringify([season, demoPages, demoSlots, demoForms, footer]);
  expect(demo.words.filter(([from]) => !all.includes(JSON.stringify(from).slice(1, -1)))).toEqual([]);
  const keysOf = ({ venues, rooms, series, productions }: typeof season) =>
    [venues, rooms, series, productions].map((list) => list?.map(({ key }) => key));
  expect(keysOf(other)).toEqual(keysOf(season));
});

test('BRAND-01 what the second venue says about all it plays, its series, its slides, in its forms and in the magazine about what it shows in another way is not what the first says', () => {
  const first = new Set(
    textsOf([season.productions, season.series, season.articles, demoPages.filter(({ key }) => key === 'home'), demoForms]).filter(
      (text) => text.length > 60,
    ),
  );
  const home = pagesOf(demoPages, demo).find(({ key }) => key === 'home');
  const slides = home?.modules.filter(({ model }) => model === 'hero-media') ?? [];
  expect(slides.length).toBeGreaterThan(2);
  const { productions = [], series = [], articles = [] } = other;
  const rewritten = articles.filter(({ key }) => demo.season.articles?.[key]);
  const intros = inWordsOf(demoForms, demo.words).map(({ intro }) => intro);
  const own = [
    ...productions.map(({ key, subline, text, description }) => ({ key, said: [subline, text, description] })),
    ...series.map(({ key, subline, description }) => ({ key, said: [subline, description] })),
    ...rewritten.map(({ key, name, subline, text }) => ({ key, said: [name, subline, text] })),
  ];
  expect(own.length).toBeGreaterThan(40);
  expect(textsOf([slides, intros, own]).filter((text) => first.has(text))).toEqual([]);
  for (const [index, form] of demoForms.entries()) expect(intros[index]?.de, form.key).not.toBe(form.intro.de);
  // One production has no English description, so that its English page shows the German one.
  for (const { key, said } of own)
    for (const language of ['de', 'en'] as const)
      for (const text of said)
        if (!(key === 'halbtreppe' && language === 'en' && text === said[2]))
          expect(typeof text === 'object' && text?.[language], `${key} ${language}`).toBeTruthy();
});
