import type { Language } from '../../../core/languages.ts';
import { addMonths, formatDay, toAddressDay } from '../../../core/text/dates.ts';
import { href } from '../../../urls.ts';
import type { FilterKey } from '../programme.codes.ts';
import type { CalendarFilter } from './calendar-data.ts';

/** The calendar's query as text, for its address and for calls (EVT-02). */
export function queryOf({ date, ...filters }: CalendarFilter) {
  return { date: date && toAddressDay(date), ...filters };
}

/** The address of the calendar with these filters; page 1 stays unsaid. */
export function calendarHref(language: Language, filter: CalendarFilter, page = 1): string {
  return href('events', language, {}, { ...queryOf(filter), page: page > 1 ? page : null });
}

/** The filter with one option chosen; choosing the one already chosen removes it (EVT-20). */
export function toggled(filter: CalendarFilter, key: FilterKey, id: number): CalendarFilter {
  return { ...filter, [key]: filter[key] === id ? undefined : id };
}

/** The filter without one of its parts. */
export function without(filter: CalendarFilter, key: keyof CalendarFilter): CalendarFilter {
  return { ...filter, [key]: undefined };
}

/** The first day of the month of a day. */
export function monthOf(day: string): string {
  return addMonths(day, 0);
}

/** A day with everything a screen reader should say. */
export const fullDate = formatDay;
