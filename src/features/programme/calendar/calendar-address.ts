import type { Language } from '../../../core/languages.ts';
import { addMonths, formatDay, toAddressDay } from '../../../core/text/dates.ts';
import type { CalendarFilterKey } from '../../../list-filters.ts';
import { href } from '../../../urls.ts';
import type { CalendarFilter } from './calendar-data.ts';

/** The calendar's query as text, for its address and for calls (EVT-02). */
export function queryOf({ date, ...filters }: CalendarFilter) {
  return { date: date && toAddressDay(date), ...filters };
}

/** The address of the calendar with these filters; page 1 stays unsaid. */
export function calendarHref(language: Language, filter: CalendarFilter, page = 1): string {
  return href('events', language, {}, { ...queryOf(filter), page: page > 1 ? page : null });
}

/** Like {@link calendarHref} for each value of one filter, and for none: what they share is made once. */
export function calendarHrefs(
  language: Language,
  filter: CalendarFilter,
  key: CalendarFilterKey,
): (value: number | string | undefined) => string {
  const without = calendarHref(language, { ...filter, [key]: undefined });
  const begin = `${without}${without.includes('?') ? '&' : '?'}${key}=`;
  return (value) => (value === undefined ? without : begin + encodeURIComponent(value));
}

/** The first day of the month of a day. */
export function monthOf(day: string): string {
  return addMonths(day, 0);
}

/** A day with everything a screen reader should say. */
export const fullDate = formatDay;
