import type { Reading } from '../../../core/database/reading.server.ts';
import type { Language } from '../../../core/languages.ts';
import { dayOf } from '../../../core/text/dates.ts';
import { localDay } from '../../../core/text/wall-clock.ts';
import type { EventItem } from '../programme.shapes.ts';
import { readEvents } from './events.read.server.ts';

export interface NextDay {
  /** 'YYYY-MM-DD'. */
  day: string;
  events: EventItem[];
}

/** The first days on which something is on, soonest first, made of the next `most` events. What began earlier and still runs belongs to today. */
export async function readNextDays(reading: Reading, language: Language, count: number, most: number): Promise<NextDay[]> {
  const { results } = await readEvents(reading, language, {}, 1, most);
  const today = localDay(reading.now);
  const days = new Map<string, EventItem[]>();
  for (const event of results) {
    const began = dayOf(event.date_start);
    // biome-ignore lint/complexity/useMathMinMax: days are texts, and Math.max would make numbers of them
    const day = began < today ? today : began;
    days.set(day, [...(days.get(day) ?? []), event]);
  }
  return [...days].slice(0, count).map(([day, events]) => ({ day, events }));
}
