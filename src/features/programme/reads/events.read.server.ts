import type { Reading } from '../../../core/database/reading.server.ts';
import type { Language } from '../../../core/languages.ts';
import { readEventItems } from '../event-rows.server.ts';
import type { EventItem } from '../programme.shapes.ts';
import { type EventFilter, readEventPage } from './calendar.read.server.ts';

/** One page of the programme with the number of all events the filter finds. */
export interface EventList {
  count: number;
  page: number;
  pageSize: number;
  results: EventItem[];
}

/** The calendar's list (API-19): a page past the end is empty, whoever asks decides what that means. */
export async function readEvents(
  reading: Reading,
  language: Language,
  filter: EventFilter,
  page: number,
  pageSize: number,
): Promise<EventList> {
  const { ids, count } = await readEventPage(reading, filter, page, pageSize);
  return { count, page, pageSize, results: await readEventItems(reading, ids, language) };
}
