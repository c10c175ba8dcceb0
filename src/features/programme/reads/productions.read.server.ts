import { type SQL, sql } from 'drizzle-orm';
import type { Reading } from '../../../core/database/reading.server.ts';
import type { Language } from '../../../core/languages.ts';
import { localDay, siteTimeZone, startOfLocalDay } from '../../../core/text/wall-clock.ts';
import { keysOf, productionFilters } from '../../../list-filters.ts';
import type { ProductionFilterValues } from '../list-filter.shapes.ts';
import { readProductionItems } from '../production-rows.server.ts';
import { productionsPerPage } from '../programme.codes.ts';
import type { Production } from '../programme.shapes.ts';
import { noteNextEnd, startOfDay } from './calendar.read.server.ts';
import { productionConditions } from './production-filters.read.server.ts';

/** Filter of the list of productions: its filters, and a day 'YYYY-MM-DD' from which on something is played (PROD-01). */
export type ProductionFilter = { date?: string | undefined } & ProductionFilterValues;

/** One page of the productions with the number of all the filter finds. */
export interface ProductionList {
  count: number;
  page: number;
  results: Production[];
}

/** The productions that visitors see (API-20), what plays next first (`nextDay`), then newest season first, in a season by their first date. A page past the end is empty. */
export async function readProductions(
  reading: Reading,
  language: Language,
  filter: ProductionFilter,
  page: number,
): Promise<ProductionList> {
  const ids = await readProductionIds(reading, filter);
  const first = (page - 1) * productionsPerPage;
  const results = await readProductionItems(reading, ids.slice(first, first + productionsPerPage), language);
  return { count: ids.length, page, results };
}

/** The productions of these ids that visitors see, in their order. */
export async function readProductionsOf(reading: Reading, ids: readonly number[], language: Language): Promise<Production[]> {
  if (ids.length === 0) return [];
  const shown = new Set(await readProductionIds(reading, {}));
  return readProductionItems(
    reading,
    ids.filter((id) => shown.has(id)),
    language,
  );
}

/** All that a filter finds, in order: read once per content change, for all pages. */
function readProductionIds(reading: Reading, filter: ProductionFilter): Promise<number[]> {
  const { date } = filter;
  const values = keysOf(productionFilters).map((key) => filter[key]);
  return reading.once(`production-ids:${JSON.stringify([...values, date])}`, async (scope) => {
    // 'events': the first of them dates a production that says nothing itself.
    scope.uses('productions', 'seasons', 'events');
    const today = localDay(scope.now);
    scope.changesAt(startOfLocalDay(today, 1));
    await noteNextEnd(scope);
    const conditions = productionConditions(filter);
    if (date)
      conditions.push(sql`exists (select from events e where e.production = p.id and e.is_listed and ${await playedFrom(scope, date)})`);
    const rest = sql.join(
      conditions.map((condition) => sql`and ${condition}`),
      sql` `,
    );
    const rows = await rowsOf<{ id: number }>(
      scope,
      sql`select p.id from productions p left join seasons s on s.id = p.season and s.deleted_at is null
          where p.is_online and p.deleted_at is null ${rest}
          order by ${nextDay(scope.now, today)} nulls last, s.date_from desc nulls last, s.id desc nulls last, coalesce(p.date_from, ${firstDay}) nulls last, p.id`,
    );
    return rows.map(({ id }) => id);
  });
}

const firstDay = sql`(select (min(date_start) at time zone ${sql.raw(`'${siteTimeZone}'`)})::date from events where production = p.id and is_listed)`;

/** When a production plays next: its next date that takes place, else the first day of a run that is still to come. */
function nextDay(now: Date, today: string): SQL {
  return sql`coalesce((select date_start from events where production = p.id and is_listed and ends_at > ${now.toISOString()}::timestamptz
      and not statuses && array['canceled'] order by date_start, id limit 1), case when p.date_from > ${today}::date then p.date_from end)`;
}

/** As in the calendar (EVT-14): today is what is not over yet, another day is from its 00:00 on. */
async function playedFrom(reading: Reading, day: string): Promise<SQL> {
  if (day !== localDay(reading.now)) return sql`e.date_start >= ${startOfDay(day)}::timestamptz`;
  await noteNextEnd(reading);
  return sql`e.ends_at > ${reading.now.toISOString()}::timestamptz`;
}

async function rowsOf<Row>(reading: Reading, query: SQL): Promise<Row[]> {
  return ((await reading.db.execute(query)) as unknown as { rows: Row[] }).rows;
}
