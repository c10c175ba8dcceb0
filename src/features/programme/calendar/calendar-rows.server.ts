import type { EventItem } from '../programme.shapes.ts';
import { type CalendarRow, toCalendarRow } from './calendar-data.ts';

const rows = new WeakMap<EventItem, CalendarRow>();

/** The rows of items, one object per item as long as that is kept, so that what is written of a row can be kept too (decision 0067). */
export function rowsOf(items: readonly EventItem[]): CalendarRow[] {
  return items.map((item) => {
    const row = rows.get(item) ?? toCalendarRow(item);
    rows.set(item, row);
    return row;
  });
}
