import { dayOf } from '../../../core/text/dates.ts';
import type { CalendarRow, CalendarTeaser } from './calendar-data.ts';

export interface CalendarDay {
  day: string;
  rows: CalendarRow[];
  /** They come last in their day, as if they were at 23:59:59 (EVT-11). */
  teasers: CalendarTeaser[];
}

interface LoadedRows {
  rows: readonly CalendarRow[];
  teasers: readonly CalendarTeaser[];
  /** The first day of the list: what began earlier and still runs belongs to it. */
  from: string;
  /** The last day of the page before, which shows the teasers up to there; '' at the beginning of the list. */
  after: string;
  hasMore: boolean;
}

/**
 * The list in days (EVT-01). A teaser after the last loaded event waits until the list reaches its day
 * or has no further page (EVT-11).
 */
export function groupByDay({ rows, teasers, from, after, hasMore }: LoadedRows): CalendarDay[] {
  const days = new Map<string, CalendarDay>();
  const dayFor = (day: string): CalendarDay => {
    const found = days.get(day) ?? { day, rows: [], teasers: [] };
    days.set(day, found);
    return found;
  };
  for (const row of rows) dayFor(dayIn(row.start, from)).rows.push(row);
  const last = hasMore ? ([...days.keys()].at(-1) ?? '') : '9999-12-31';
  for (const teaser of teasers) if (teaser.position > after && teaser.position <= last) dayFor(teaser.position).teasers.push(teaser);
  return [...days.values()].sort((a, b) => (a.day < b.day ? -1 : 1));
}

/** The day 'YYYY-MM-DD' under which an event stands in a list that begins with `from`. */
export function dayIn(start: string, from: string): string {
  const day = dayOf(start);
  return day < from ? from : day;
}
