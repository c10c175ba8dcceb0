import { type SQL, sql } from 'drizzle-orm';
import type { Reading } from '../../../core/database/reading.server.ts';
import type { Language } from '../../../core/languages.ts';
import { startOfLocalDay } from '../../../core/text/wall-clock.ts';
import { readEventItems } from '../event-rows.server.ts';
import type { EventItem } from '../programme.shapes.ts';
import { noteNextEnd } from './calendar.read.server.ts';

/** From when to when: what begins in it, or runs into it. */
export interface EventWindow {
  from: Date;
  /** The first moment after it; null for no end. */
  to: Date | null;
}

/** Events of a window in order of time, at most `limit`. A window from the present on loses each event when it ends. */
export async function readEventsIn(
  reading: Reading,
  language: Language,
  { from, to, tag, limit }: EventWindow & { tag: number | null; limit: number },
): Promise<EventItem[]> {
  reading.uses('events');
  const begin = sql`${from.toISOString()}::timestamptz`;
  const rest = sql`is_listed ${tag === null ? sql`` : sql`and tags @> array[${tag}]::integer[]`} ${to === null ? sql`` : sql`and date_start < ${to.toISOString()}::timestamptz`}`;
  // Two branches, because 'has begun and still runs' and 'begins later' are found by different indexes.
  const ids = await readIds(
    reading,
    sql`with running as materialized (select id, date_start from events where ${rest} and date_start < ${begin} and tstzrange(date_start, ends_at) @> ${begin})
        select id from (select * from running union all (select id, date_start from events where ${rest} and date_start >= ${begin} order by date_start, id limit ${limit})) as found
        order by date_start, id limit ${limit}`,
  );
  if (from.getTime() === reading.now.getTime()) await noteNextEnd(reading);
  return readEventItems(reading, ids, language);
}

/** Events somebody picked, in order of time; those that are over, offline or gone are left out. */
export async function readPickedEvents(reading: Reading, language: Language, picked: readonly number[]): Promise<EventItem[]> {
  reading.uses('events');
  const ids = await readIds(
    reading,
    sql`select id from events where id = any(${`{${picked.join(',')}}`}::integer[]) and is_listed
        and (ends_at > ${reading.now.toISOString()}::timestamptz or date_start >= ${reading.now.toISOString()}::timestamptz) order by date_start, id`,
  );
  await noteNextEnd(reading);
  return readEventItems(reading, ids, language);
}

/** Today and the two days after it, without what is over. `today` is a local day, 'YYYY-MM-DD'. */
export function nextThreeDays(today: string, now: Date): EventWindow {
  return { from: now, to: startOfLocalDay(today, 3) };
}

/** The coming Saturday and Sunday, or what is left of them; local days, so 47 or 49 hours when clocks change. */
export function weekend(today: string, now: Date): EventWindow {
  const weekday = Temporal.PlainDate.from(today).dayOfWeek;
  const saturday = startOfLocalDay(today, 6 - weekday);
  return { from: saturday > now ? saturday : now, to: startOfLocalDay(today, 8 - weekday) };
}

async function readIds(reading: Reading, query: SQL): Promise<number[]> {
  return ((await reading.db.execute(query)) as unknown as { rows: { id: number }[] }).rows.map(({ id }) => id);
}
