import { productionsHref } from '../../productions/productions-address.ts';
import type { ProductionsFilter } from '../../productions/productions-data.ts';
import { calendarHref, queryOf } from '../calendar-address.ts';
import type { CalendarData, CalendarFilter } from '../calendar-data.ts';

/** What the month beside a list needs: which list it is and what that is narrowed to, and the days on which something is on. */
export interface MonthOfList extends Pick<CalendarData, 'language' | 'today' | 'month' | 'days' | 'lastDay'> {
  /** Also the beginning of ids. */
  name: 'calendar' | 'productions';
  filter: CalendarFilter & ProductionsFilter;
}

/** The list from a day 'YYYY-MM-DD' on. */
export function hrefOfDay({ name, language, filter, today }: MonthOfList, day: string): string {
  if (name === 'productions') return productionsHref(language, { ...filter, date: day });
  // Today is where the programme begins anyway (EVT-19).
  return calendarHref(language, { ...filter, date: day === today ? undefined : day });
}

/** The query for the days of a month, as the API takes it. The days of productions are those of the whole programme: the calendar knows events. */
export function daysQuery({ name, filter }: MonthOfList, month: string) {
  return queryOf(name === 'productions' ? { date: month } : { ...filter, date: month });
}
