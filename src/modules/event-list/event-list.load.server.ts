import type { Reading } from '../../core/database/reading.server.ts';
import { addMonths } from '../../core/text/dates.ts';
import { localDay, startOfLocalDay } from '../../core/text/wall-clock.ts';
import type { ModuleLoad } from '../../features/pages/resolve-modules.server.ts';
import { rowsOf } from '../../features/programme/calendar/calendar-rows.server.ts';
import { readCalendarDays } from '../../features/programme/reads/calendar.read.server.ts';
import {
  type EventWindow,
  nextThreeDays,
  readEventsIn,
  readPickedEvents,
  weekend,
} from '../../features/programme/reads/event-window.read.server.ts';

/** So many dates stand in a page; whoever wants more finds them in the calendar. Three days and the seven after them need more to choose from. */
const maxEvents = { rows: 12, columns: 36 };

interface EventListFields {
  extra_class: keyof typeof maxEvents;
  date_from: string | null;
  date_to: string | null;
  tag: number | null;
  filters: 'none' | 'next_3_days' | 'weekend';
  events: number[];
}

/** The dates the list shows, and whether the programme has more of them. */
export const load: ModuleLoad = async (module, reading, language) => {
  const { extra_class, tag, events, ...range } = module as unknown as EventListFields;
  const most = maxEvents[extra_class] ?? maxEvents.rows;
  const today = localDay(reading.now);
  reading.changesAt(startOfLocalDay(today, 1));
  const found =
    events.length > 0
      ? await readPickedEvents(reading, language, events)
      : await readEventsIn(reading, language, { ...windowOf(range, today, reading.now), tag, limit: most + 1 });
  const hasMore = events.length === 0 && found.length > most;
  const isOpenEnded = extra_class === 'columns' && events.length === 0 && range.filters === 'none' && !range.date_to && !tag;
  return {
    today,
    has_more: hasMore,
    event_rows: rowsOf(hasMore ? found.slice(0, most) : found),
    further_days: isOpenEnded ? await readDaysFrom(reading, today) : [],
  };
};

/** The days with events of this month and the next. */
async function readDaysFrom(reading: Reading, today: string): Promise<string[]> {
  const days = await readCalendarDays(reading, { date: today });
  return [...days, ...(await readCalendarDays(reading, { date: addMonths(today, 1) }))];
}

function windowOf(
  { filters, date_from, date_to }: Omit<EventListFields, 'extra_class' | 'tag' | 'events'>,
  today: string,
  now: Date,
): EventWindow {
  if (filters === 'next_3_days') return nextThreeDays(today, now);
  if (filters === 'weekend') return weekend(today, now);
  // What of a period is over is of no use to anybody any more.
  const begin = date_from === null ? now : new Date(date_from);
  return { from: begin > now ? begin : now, to: date_to === null ? null : new Date(date_to) };
}
