import { lastPageOf } from '../../../core/contract/page-of.server.ts';
import type { Reading } from '../../../core/database/reading.server.ts';
import type { Language } from '../../../core/languages.ts';
import { localDay } from '../../../core/text/wall-clock.ts';
import { eventsPerPage } from '../programme.codes.ts';
import { readCalendarDays, readLastEventDay } from '../reads/calendar.read.server.ts';
import { readChosenNames, readFilterOptions } from '../reads/calendar-filters.read.server.ts';
import { readEvents } from '../reads/events.read.server.ts';
import { readTeasers } from '../reads/teasers.read.server.ts';
import { monthOf } from './calendar-address.ts';
import { type CalendarData, type CalendarFilter, isFiltered, toCalendarTeaser } from './calendar-data.ts';
import { rowsOf } from './calendar-rows.server.ts';
import { dayIn } from './group-by-day.ts';

/**
 * One page of the calendar: teasers first, events after them (EVT-14). Null when the page lies past the end.
 */
export async function readCalendarPage(
  reading: Reading,
  language: Language,
  filter: CalendarFilter,
  page: number,
  offered: CalendarData['offered'],
): Promise<Omit<CalendarData, 'headline'> | null> {
  const today = localDay(reading.now);
  const teasers = isFiltered(filter, today) ? [] : await readTeasers(reading, language);
  const { results, count } = await readEvents(reading, language, filter, page, eventsPerPage);
  const pages = lastPageOf(count, eventsPerPage);
  if (page > pages) return null;
  const month = monthOf(filter.date ?? today);
  return {
    language,
    today,
    filter,
    options: await readFilterOptions(reading, language),
    offered,
    chosen: await readChosenNames(reading, language, filter),
    rows: rowsOf(results),
    teasers: teasers.map(toCalendarTeaser),
    after: teasers.length > 0 && page > 1 ? await readLastDay(reading, language, filter, page - 1) : '',
    page,
    pages,
    count,
    month,
    days: await readCalendarDays(reading, { ...filter, date: month }),
    lastDay: await readLastEventDay(reading),
  };
}

async function readLastDay(reading: Reading, language: Language, filter: CalendarFilter, page: number): Promise<string> {
  const { results } = await readEvents(reading, language, filter, page, eventsPerPage);
  const last = results.at(-1);
  return last ? dayIn(last.date_start, filter.date ?? localDay(reading.now)) : '';
}
