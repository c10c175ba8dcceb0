import { type SQL, sql } from 'drizzle-orm';
import type { Reading } from '../../../core/database/reading.server.ts';
import type { Language } from '../../../core/languages.ts';
import { type PictureRow, usable } from '../../media/media.read.server.ts';
import type { SearchCategory, SearchKind } from '../search-kinds.ts';
import { groupCount, groupDates, groupedRows } from './group-dates.ts';
import type { QueryPlan, RequestedDates } from './plan-query.server.ts';
import type { WordMatches } from './vocabulary.ts';

/** A document that was found, with its picture. */
export interface FoundDocument {
  kind: SearchKind;
  id: number;
  title: string;
  text: string;
  url: string;
  date_start: string | null;
  score: number;
  picture: PictureRow | null;
  /** With `isGrouped`: the performances it stands for beside itself, and the next of them. */
  dates?: { count: number; next: { url: string; date_start: string }[] };
}

/** Number of documents that match, beyond the requested page. */
export interface FoundCounts {
  all: number;
  events: number;
  /** Results where performances of a production are one; equal to `all` where they are not grouped. */
  groups: number;
}

interface ResultRange {
  category: SearchCategory | null;
  /** Restricts search and counts to these. */
  only?: SearchCategory;
  first: number;
  length: number;
  /** Performances of a production are one result. Whoever names a time wants the performances: then they are not grouped. */
  isGrouped?: boolean;
}

/**
 * Finds matches, best first, in one query. Where nothing has all the words, documents with some of them count. Where no match is
 * at the requested time, matches at other times come first and then everything else at that time.
 */
export async function findDocuments(
  reading: Reading,
  language: Language,
  plan: QueryPlan,
  part: ResultRange,
): Promise<{ counts: FoundCounts; documents: FoundDocument[] }> {
  const found = await runQuery(reading, language, plan, part, 'and');
  const { terms, time } = plan;
  if (!time) return found.counts.all > 0 || terms.length < 2 ? found : runQuery(reading, language, plan, part, 'or');
  if (found.isInTime || time.terms.length === 0 || part.only === 'others') return found;
  const besides = { terms: time.terms, time: null, orAt: time };
  const sometime = await runQuery(reading, language, besides, part, 'and');
  return sometime.counts.all > 0 || time.terms.length < 2 ? sometime : runQuery(reading, language, besides, part, 'or');
}

interface Row extends Omit<FoundDocument, 'kind'> {
  /** Null in the one row that stands for a part without documents. */
  kind: SearchKind | null;
  all_count: number;
  event_count: number;
  group_count: number | null;
  is_in_time: boolean;
}

const noRow = { all_count: 0, event_count: 0, group_count: null, is_in_time: false };

/** A plan with `orAt`: events that begin then are included too, after all others. */
interface PlanContext extends QueryPlan {
  orAt?: RequestedDates;
}

async function runQuery(
  reading: Reading,
  language: Language,
  plan: PlanContext,
  { category, only, first, length, isGrouped = false }: ResultRange,
  join: 'and' | 'or',
) {
  const now = sql`${reading.now.toISOString()}::timestamptz`;
  // As literals, because each language and view has its own index.
  const select = (view: string, condition: SQL | null) => sql`
      select kind, id, date_start, ${scoreOf(plan)} as score from search_documents
      where ${sql.raw(`language = '${language}' and ${view}`)} and (${condition ?? sql`false`})
        and (visible_from is null or visible_from <= ${now}) and (visible_until is null or visible_until > ${now})`;
  const views = [
    ...(only === 'events' ? [] : [select(`kind <> 'event'`, queryOf(plan.terms, join))]),
    ...(only === 'others' ? [] : [select(`kind = 'event'`, conditionOfEvents(plan, join))]),
  ];
  const inCategory = category === 'events' ? sql`where kind = 'event'` : category === 'others' ? sql`where kind <> 'event'` : sql``;
  const isByProduction = isGrouped && !plan.time && !plan.orAt && category === null;
  const page = isByProduction
    ? sql`${groupedRows}, page as (
      select kind, id, date_start, best as score, key from ranked where place = 1
      order by best desc, date_start, kind, id limit ${length} offset ${first}
    )`
    : sql`page as (
      select * from found ${inCategory} order by score desc, date_start, kind, id limit ${length} offset ${first}
    )`;
  const query = sql`
    with found as materialized (${sql.join(views, sql` union all `)}
    ), counted as (
      select count(*)::integer as all_count, (count(*) filter (where kind = 'event'))::integer as event_count,
        coalesce(max(score) >= ${sql.raw(String(ofRequestedTime))}, false) as is_in_time from found
    ), ${page}
    select counted.*, d.kind, d.id, d.title, d.text, d.url, d.date_start, page.score, to_jsonb(m) as picture,
      ${isByProduction ? sql`${groupCount} as group_count, ${groupDates} as dates` : sql`null as group_count`}
    from counted left join page on true
      left join search_documents d on d.language = ${language} and d.kind = page.kind and d.id = page.id
      left join media m on m.id = d.image and m.deleted_at is null
    order by page.score desc, page.date_start, page.kind, page.id`;
  const { rows } = (await reading.db.execute(query)) as unknown as { rows: Row[] };
  reading.uses('search', ...rows.flatMap(({ picture }) => (picture ? [`media:${picture.id}`] : [])));
  const [{ all_count: all, event_count: events, group_count, is_in_time: isInTime } = noRow] = rows;
  return {
    counts: { all, events, groups: group_count ?? all },
    isInTime,
    documents: rows.filter((row): row is Row & { kind: SearchKind } => row.kind !== null).map((row) => withUsablePicture(reading, row)),
  };
}

function withUsablePicture<T extends FoundDocument>(reading: Reading, row: T): T {
  return { ...row, picture: usable(reading, row.picture ? [row.picture] : [])[0] ?? null };
}

/** In time: events that begin then and have the other words. Besides, whatever has all words as they stand, such as 'Freitag' in a title. */
function conditionOfEvents({ terms, time, orAt }: PlanContext, join: 'and' | 'or'): SQL | null {
  const literally = queryOf(terms, join);
  if (orAt) return sql`(${literally}) or ${isInTime(orAt)}`;
  if (!time) return literally;
  const others = queryOf(time.terms, 'and');
  return sql`(${isInTime(time)}${others ? sql` and ${others}` : sql``})${literally && terms.length > time.terms.length ? sql` or (${literally})` : sql``}`;
}

function isInTime({ from, until, isPremiere }: RequestedDates): SQL {
  const among = isPremiere ? sql` and id in (select e.id from events e where e.is_premiere)` : sql``;
  return sql`(kind = 'event' and date_start >= ${from.toISOString()}::timestamptz and date_start < ${until.toISOString()}::timestamptz${among})`;
}

function queryOf(terms: readonly WordMatches[], join: 'and' | 'or'): SQL | null {
  if (terms.length === 0) return null;
  const each = terms.map(({ exact, beginning, part, typo }) => `(${anyOf([...exact, ...beginning, ...part, ...typo])})`);
  return sql`words @@ ${each.join(join === 'and' ? ' & ' : ' | ')}::tsquery`;
}

/** Points of a word by where it stands (title, beside it, among who takes part) and by how it fits; all else gets `inText`. */
const points = { exact: { A: 100, B: 68, C: 62 }, beginning: { A: 82, B: 48, C: 36 }, part: { A: 64, B: 36 }, typo: { A: 54, B: 26 } };
const inText = 8;
/** Above every other score. */
export const ofRequestedTime = 1000;

/**
 * The mean of the words, each at its best place. The weight of the kind decides between equals, and longer titles rank lower;
 * events at the requested time come first, in its order.
 */
function scoreOf({ terms, time }: QueryPlan): SQL {
  if (!time) return sql`(${meanOf(terms)} + weight - least(length(title), 60) / 30.0)::real`;
  return sql`case when ${isInTime(time)} then (${meanOf(time.terms)} + ${sql.raw(String(ofRequestedTime))})::real
    else (${meanOf(terms)} + weight - least(length(title), 60) / 30.0)::real end`;
}

function meanOf(terms: readonly WordMatches[]): SQL {
  if (terms.length === 0) return sql`0`;
  return sql`(${sql.join(terms.map(pointsOf), sql` + `)}) / ${sql.raw(`${terms.length}.0`)}`;
}

const places = (Object.keys(points) as (keyof typeof points)[])
  .flatMap((fit) => Object.entries(points[fit]).map(([zone, worth]) => ({ fit, zone, worth })))
  .sort((one, other) => other.worth - one.worth);

/** Always of the same form, so that the statement can be prepared; see `prepareRepeated`. */
function pointsOf(matches: WordMatches): SQL {
  const cases = places.map(
    ({ fit, zone, worth }) => sql`when head @@ ${anyOf(matches[fit], zone)}::tsquery then ${sql.raw(String(worth))}`,
  );
  // Most documents of a frequent word have it in a text alone: checked first.
  const inHead = sql`head @@ ${anyOf(Object.values(matches).flat())}::tsquery`;
  return sql`case when not (${inHead}) then ${sql.raw(String(inText))} ${sql.join(cases, sql` `)} else ${sql.raw(String(inText))} end`;
}

/** Placeholder for no word: no word has such a sign. */
const nothing = "'-'";

/** Words are letters and digits; quoted all the same, because tsquery has operators. */
function anyOf(words: readonly string[], zone = ''): string {
  return words.length === 0 ? nothing : words.map((word) => `'${word}'${zone && `:${zone}`}`).join(' | ');
}

/** Things but events whose title begins with the first letters typed, the weightiest first. */
export async function findBeginnings(reading: Reading, language: Language, letters: string, length: number): Promise<FoundDocument[]> {
  const now = sql`${reading.now.toISOString()}::timestamptz`;
  const query = sql`
    select d.kind, d.id, d.title, d.text, d.url, d.date_start, 100::real as score, to_jsonb(m) as picture
    from (
      select * from search_documents where language = ${language} and kind <> 'event' and key ~>=~ ${letters} and key ~<~ ${`${letters}\u{10ffff}`}
        and (visible_from is null or visible_from <= ${now}) and (visible_until is null or visible_until > ${now})
      order by weight desc, key limit ${length}
    ) d left join media m on m.id = d.image and m.deleted_at is null
    order by d.weight desc, d.key`;
  const { rows } = (await reading.db.execute(query)) as unknown as { rows: FoundDocument[] };
  reading.uses('search', ...rows.flatMap(({ picture }) => (picture ? [`media:${picture.id}`] : [])));
  return rows.map((row) => withUsablePicture(reading, row));
}
