import { inSlices } from '../../../core/database/in-slices.ts';
import type { Translated } from '../../../core/languages.ts';
import { slugify } from '../../../core/text/slugs.ts';
import { describeIssues } from '../describe-issues.ts';
import { importText } from '../import-text.server.ts';
import type { SeasonDocument, SeasonInput } from '../season.format.ts';
import { ImportError, type ImportNote, type Refusal } from '../season.report.ts';
import { type DatedConcert, datedConcerts } from './concerts.ts';
import { contributorsOf } from './contributors.ts';
import { historySchema, programSchema } from './nyphil.schema.ts';
import { programmeDescription, programmeName, programmeSubline, programmeTeaser } from './programme-text.ts';
import { concert as concertWord, kindIn } from './words.ts';
import { type Programme, readWorks } from './works.ts';

/** The season in the making: each list by key, in the order of first appearance. */
type Lists = { [Name in 'venues' | 'rooms' | 'seasons' | 'series' | 'persons' | 'productions' | 'events']: Map<string, SeasonInput<Name>> };

/**
 * The performance history of the New York Philharmonic (CC0) as a season: each programme a production,
 * each concert an event. What cannot be shown, private concerts and those without time, is refused; of a programme
 * only what has no text is left out, with a note.
 * @throws {ImportError} when the file is something else.
 */
export async function fromNyPhil(json: unknown): Promise<{ document: SeasonDocument; refused: Refusal[]; notes: ImportNote[] }> {
  const history = historySchema.safeParse(json);
  if (!history.success)
    throw new ImportError(
      importText({
        de: `Das ist keine Aufführungsgeschichte des New York Philharmonic: ${describeIssues(history.error)}. Nichts wurde geändert.`,
        en: `This is no performance history of the New York Philharmonic: ${describeIssues(history.error)}. Nothing was changed.`,
      }),
    );
  const refused: Refusal[] = [];
  const notes: ImportNote[] = [];
  const lists: Lists = {
    venues: new Map(),
    rooms: new Map(),
    seasons: new Map(),
    series: new Map(),
    persons: new Map(),
    productions: new Map(),
    events: new Map(),
  };
  await inSlices(history.data.programs, (value, index) => {
    const place = `programs[${index}]${isRecord(value) && typeof value.programID === 'string' ? ` '${value.programID.slice(0, 80)}'` : ''}`;
    const reason = addProgram(lists, value, {
      refuseConcert: (concert, why) => void refused.push({ list: 'events', place: `${place} concerts[${concert}]`, reason: why }),
      noteLeftOut: (part, why) =>
        void notes.push({ place: `${place} ${part}`, note: importText({ de: `${why}; ausgelassen`, en: `${why}; left out` }) }),
    });
    if (reason) refused.push({ list: 'productions', place, reason });
  });
  const entries = Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, [...list.values()]]));
  return {
    document: { format: 'foyer', version: 1, source: 'nyphil', exhibition_types: [{ key: 'concert', name: concertWord }], ...entries },
    refused,
    notes,
  };
}

/** Reports parts of a programme that cannot be shown. */
interface Faults {
  refuseConcert(index: number, reason: string): void;
  noteLeftOut(part: string, reason: string): void;
}

/** Adds a programme and its concerts, or answers why not. */
function addProgram(lists: Lists, value: unknown, { refuseConcert, noteLeftOut }: Faults): string | null {
  const parsed = programSchema.safeParse(value);
  if (!parsed.success) return describeIssues(parsed.error);
  const { programID: key, concerts: dates } = parsed.data;
  if (lists.productions.has(key))
    return importText({ de: 'ein Programm mit dieser programID stand schon da', en: 'a programme with this programID came before' });
  const concerts = datedConcerts(key, dates, refuseConcert);
  if (concerts.length === 0)
    return importText({ de: 'keines seiner Konzerte kann eingelesen werden', en: 'none of its concerts can be imported' });
  const programme = { ...parsed.data, works: readWorks(parsed.data.works, noteLeftOut) };
  const name = programmeName(programme);
  lists.productions.set(key, productionOf(lists, programme, name, concerts));
  for (const concert of concerts) lists.events.set(concert.key, eventOf(lists, concert, key, name));
  return null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function productionOf(lists: Lists, programme: Programme, name: Translated, concerts: readonly DatedConcert[]): SeasonInput<'productions'> {
  const days = concerts.map(({ start }) => start.slice(0, 10)).sort();
  const intervals = programme.works.filter(({ isInterval }) => isInterval).length;
  return {
    key: programme.programID,
    name,
    preline: { de: programme.orchestra.slice(0, 255), en: programme.orchestra.slice(0, 255) },
    subline: programmeSubline(programme),
    text: programmeTeaser(programme),
    description: programmeDescription(programme),
    season: seasonOf(lists, programme.season),
    exhibition_type: 'concert',
    date_from: days[0] ?? null,
    date_to: days.at(-1) ?? null,
    interval:
      intervals === 0
        ? {}
        : intervals === 1
          ? { de: 'eine Pause', en: 'one interval' }
          : { de: `${intervals} Pausen`, en: `${intervals} intervals` },
    contributors: contributorsOf(lists.persons, programme),
  };
}

function eventOf(
  lists: Lists,
  { key, start, eventType, Venue, Location }: DatedConcert,
  production: string,
  name: Translated,
): SeasonInput<'events'> {
  const series = keyOf(eventType);
  if (!lists.series.has(series)) lists.series.set(series, { key: series, name: kindIn(eventType) });
  return { key, name, production, date_start: start, room: roomOf(lists, Venue, Location), series: [series], exhibition_type: 'concert' };
}

/** The hall is room and venue at once: the archive knows no more of it than its name and its city. */
function roomOf(lists: Lists, archived: string, location: string): string {
  const name = archived.replace(/^(.*), The$/, 'The $1');
  const key = keyOf(`${name} ${location}`);
  const [city = '', region = ''] = location.split(/,\s*/);
  const isState = /^[A-Z]{2}$/.test(region);
  const country = isState ? 'USA' : region === region.toUpperCase() ? region.charAt(0) + region.slice(1).toLowerCase() : region;
  if (!lists.venues.has(key)) lists.venues.set(key, { key, name: { de: name, en: name }, city: isState ? location : city, country });
  if (!lists.rooms.has(key)) lists.rooms.set(key, { key, name: { de: name, en: name }, venue: key });
  return key;
}

/** '2024-25' is the season from September to August. */
function seasonOf(lists: Lists, season: string): string {
  const key = keyOf(season);
  const [, start] = /^(\d{4})-\d{2}$/.exec(season) ?? [];
  const span = start ? { date_from: `${start}-09-01`, date_to: `${Number(start) + 1}-08-31` } : {};
  const years = season.replace('-', '/');
  if (!lists.seasons.has(key)) lists.seasons.set(key, { key, name: { de: `Spielzeit ${years}`, en: `Season ${years}` }, ...span });
  return key;
}

function keyOf(name: string): string {
  return slugify(name);
}
