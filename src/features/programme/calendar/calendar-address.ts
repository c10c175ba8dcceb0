import type { Language } from '../../../core/languages.ts';
import { addMonths, formatDay, toAddressDay } from '../../../core/text/dates.ts';
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

/** The first day of the month of a day. */
export function monthOf(day: string): string {
  return addMonths(day, 0);
}

/** A day with everything a screen reader should say. */
export const fullDate = formatDay;
