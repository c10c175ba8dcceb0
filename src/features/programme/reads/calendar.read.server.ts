import { type SQL, sql } from 'drizzle-orm';
import type { Reading } from '../../../core/database/reading.server.ts';
import { escapeLike } from '../../../core/database/search-patterns.server.ts';
import { endOfLocalMonth, localDay, siteTimeZone, startOfLocalDay } from '../../../core/text/wall-clock.ts';
import { calendarFilters, keysOf } from '../../../list-filters.ts';
import type { FilterValues } from '../list-filter.shapes.ts';
import { conditionsOf } from './calendar-filters.read.server.ts';

/** Filter of the calendar: a day 'YYYY-MM-DD', filters, part of a name. */
export type EventFilter = { date?: string | undefined; search?: string | undefined } & FilterValues;

/** Which events of a page, and how many there are in all. */
export interface EventPage {
  ids: number[];
  count: number;
}

/**
 * One page of the programme in order of time. No date or today means: what is not over yet; another
 * date means: from that day 00:00 on (EVT-14). Pages count from 1.
 */
export async function readEventPage(reading: Reading, filter: EventFilter, page: number, pageSize: number): Promise<EventPage> {
  reading.uses('events');
  let ids: number[] | undefined;
  const count = await countEvents(reading, filter, async (counting) => {
    // Counts and reads the page in one query.
    const both = await rowsOf<{ count: string | number; ids: number[] }>(
      reading,
      sql`select ${counting} as count, array(${idsMatching(reading, filter, page, pageSize)}) as ids`,
    );
    ids = both[0]?.ids;
    return both[0]?.count;
  });
  // Past the end there is nothing to find, and looking for it would walk the whole programme.
  ids ??= (page - 1) * pageSize < count ? await readIds(reading, filter, page, pageSize) : [];
  if (isFromNow(reading, filter)) await noteNextEnd(reading);
  reading.changesAt(startOfLocalDay(localDay(reading.now), 1));
  return { ids, count };
}

/** Ids of a filter's events in order of time that begin on a day 'YYYY-MM-DD' or later, or still run when it begins; for calendars people subscribe to. */
export async function readIdsSince(reading: Reading, filter: EventFilter, day: string, limit: number): Promise<number[]> {
  reading.uses('events');
  const [rest, begin] = [filterConditions(reading, filter), sql`${startOfDay(day)}::timestamptz`];
  const query = sql`select id, date_start from events where is_listed and date_start >= ${begin} ${rest} union all
    select id, date_start from events where is_listed and date_start < ${begin} and tstzrange(date_start, ends_at) @> ${begin} ${rest}
    order by date_start, id limit ${limit}`;
  return (await rowsOf<{ id: number }>(reading, query)).map((row) => row.id);
}

/** How many events a filter finds; counted once per content change, not once per page. */
async function countEvents(
  reading: Reading,
  filter: EventFilter,
  runCount: (counting: SQL) => Promise<string | number | undefined>,
): Promise<number> {
  return reading.once(
    `event-count:${JSON.stringify([...Object.entries(filter)].filter(([, value]) => value !== undefined).sort())}`,
    async (scope) => {
      scope.uses('events');
      if (isFromNow(scope, filter)) await noteNextEnd(scope);
      scope.changesAt(startOfLocalDay(localDay(scope.now), 1));
      const parts = eventsMatching(scope, filter).map((matching) => sql`(select count(*) from ${matching})`);
      return Number((await runCount(sql.join(parts, sql` + `))) ?? 0);
    },
  );
}

/** Days 'YYYY-MM-DD' on which events begin, from a day to the end of its month (API-17). */
export async function readCalendarDays(reading: Reading, filter: EventFilter & { date: string }): Promise<string[]> {
  return reading.once(
    `calendar-days:${JSON.stringify([filter.date, ...keysOf(calendarFilters).map((key) => filter[key])])}`,
    async (scope) => {
      scope.uses('events');
      const rows = await rowsOf<{ day: string }>(
        scope,
        sql`select distinct to_char(date_start at time zone ${sql.raw(`'${siteTimeZone}'`)}, 'YYYY-MM-DD') as day from events
          where is_listed and date_start >= ${startOfDay(filter.date)}::timestamptz
          and date_start < ${endOfLocalMonth(filter.date).toISOString()}::timestamptz ${filterConditions(scope, filter)} order by day`,
      );
      return rows.map((row) => row.day);
    },
  );
}

/** The last day 'YYYY-MM-DD' on which an event begins, where leafing through months ends; null when there is none. */
export async function readLastEventDay(reading: Reading): Promise<string | null> {
  return reading.once('last-event-day', async (scope) => {
    scope.uses('events');
    const [row] = await rowsOf<{ day: string | null }>(
      scope,
      sql`select to_char(max(date_start) at time zone ${sql.raw(`'${siteTimeZone}'`)}, 'YYYY-MM-DD') as day from events where is_listed`,
    );
    return row?.day ?? null;
  });
}

async function readIds(reading: Reading, filter: EventFilter, page: number, pageSize: number): Promise<number[]> {
  return (await rowsOf<{ id: number }>(reading, idsMatching(reading, filter, page, pageSize))).map((row) => row.id);
}

/**
 * Selects ids in order. Two branches, because 'has begun and still runs' and 'begins later' are found by different
 * indexes. The first finds few and is taken whole: with an order and a limit of its own, the planner would
 * walk the calendar from its first event on to find them.
 */
function idsMatching(reading: Reading, filter: EventFilter, page: number, pageSize: number): SQL {
  const offset = (page - 1) * pageSize;
  const [later, running] = eventsMatching(reading, filter);
  const ahead = (columns: SQL, count: number) => sql`select ${columns} from ${later} order by date_start, id limit ${count}`;
  return running
    ? sql`with running as materialized (select id, date_start from ${running})
          select id from (select * from running union all (${ahead(sql`id, date_start`, offset + pageSize)})) as found order by date_start, id limit ${pageSize} offset ${offset}`
    : sql`${ahead(sql`id`, pageSize)} offset ${offset}`;
}

/**
 * What stands after 'from' and together is the filtered programme: what begins later and, from now on, what still runs. They never overlap.
 * What runs now is few whatever the filter says, so it is found by time first (`offset 0` keeps the planner from turning that round):
 * a plan PGlite keeps for any series read all events of the series, five times as long at 100,000 (`npm run bench events`).
 */
function eventsMatching(reading: Reading, filter: EventFilter): [later: SQL, running?: SQL] {
  const rest = filterConditions(reading, filter);
  if (!isFromNow(reading, filter)) {
    return [sql`events where is_listed and date_start >= ${startOfDay(filter.date ?? localDay(reading.now))}::timestamptz ${rest}`];
  }
  const now = reading.now.toISOString();
  return [
    sql`events where is_listed and date_start > ${now}::timestamptz ${rest}`,
    sql`(select * from events where is_listed and tstzrange(date_start, ends_at) @> ${now}::timestamptz offset 0) as begun where true ${rest}`,
  ];
}

function filterConditions(reading: Reading, { search, ...filter }: EventFilter): SQL {
  const conditions = conditionsOf(reading, filter);
  if (search) conditions.push(sql`concat_ws(' ', name->>'de', name->>'en') ilike ${`%${escapeLike(search)}%`}`);
  return sql.join(
    conditions.map((condition) => sql`and ${condition}`),
    sql` `,
  );
}

/** The first moment of a day as the database takes it, whose calendar begins with the year 1 in UTC. */
export function startOfDay(day: string): string {
  const begin = startOfLocalDay(day).toISOString();
  return begin < '0001' ? '0001-01-01T00:00:00Z' : begin;
}

function isFromNow(reading: Reading, filter: EventFilter): boolean {
  return !filter.date || filter.date === localDay(reading.now);
}

/** A list of what is not over changes when the next event ends. */
export async function noteNextEnd(reading: Reading): Promise<void> {
  const next = await reading.once('next-event-end', async (scope) => {
    scope.uses('events');
    const [row] = await rowsOf<{ next: string | null }>(
      scope,
      sql`select to_char(min(ends_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as next from events where is_listed and ends_at > ${scope.now.toISOString()}::timestamptz`,
    );
    const moment = row?.next ? new Date(row.next) : null;
    scope.changesAt(moment);
    return moment;
  });
  reading.changesAt(next);
}

async function rowsOf<Row>(reading: Reading, query: SQL): Promise<Row[]> {
  return ((await reading.db.execute(query)) as unknown as { rows: Row[] }).rows;
}
