import type { EventItem } from '../programme.shapes.ts';
import { type CalendarRow, toCalendarRow } from './calendar-data.ts';

const rows = new WeakMap<EventItem, CalendarRow>();

/** The rows of items, the same object per item, so that its rendered markup can be cached (decision 0067). */
export function rowsOf(items: readonly EventItem[]): CalendarRow[] {
  return items.map((item) => {
    const row = rows.get(item) ?? toCalendarRow(item);
    rows.set(item, row);
    return row;
  });
}
