import { useEffect, useState } from 'react';
import { UNSAFE_decodeViaTurboStream as decodeLoaderData } from 'react-router';
import type { Language } from '../../core/languages.ts';
import type { CalendarData } from '../../features/programme/calendar/calendar-data.ts';
import { loadingSeen } from '../../ui/loading-seen.ts';
import { href } from '../../urls.ts';

/** The calendar as the overlay shows it: the last answer stays while the next one is on its way. */
interface OverlayCalendar {
  data: CalendarData | null;
  state: 'loading' | 'failed' | 'idle';
  retry(): void;
}

/** Asks for what the calendar's page shows at this query, from the page cache and without leaving the page. */
export function useOverlayCalendar(language: Language, search: string): OverlayCalendar {
  const [answer, setAnswer] = useState<Pick<OverlayCalendar, 'data' | 'state'>>({ data: null, state: 'loading' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    setAnswer(({ data }) => ({ data, state: 'loading' }));
    Promise.all([fetchCalendar(language, search, controller.signal), loadingSeen()]).then(
      ([data]) => !controller.signal.aborted && setAnswer({ data, state: 'idle' }),
      () => !controller.signal.aborted && setAnswer(({ data }) => ({ data, state: 'failed' })),
    );
    return () => controller.abort();
  }, [language, search, tries]);
  return { ...answer, retry: () => setTries(tries + 1) };
}

async function fetchCalendar(language: Language, search: string, signal: AbortSignal): Promise<CalendarData> {
  const route = `events.${language}`;
  const query = new URLSearchParams(search);
  query.set('_routes', route);
  const response = await fetch(`${href('events', language)}.data?${query}`, { signal });
  if (!response.ok || !response.body) throw new Error(`Expected the calendar, got ${response.status}.`);
  const { value } = await decodeLoaderData(response.body, window);
  const data = (value as Record<string, { data?: CalendarData }>)[route]?.data;
  if (!data) throw new Error('Expected the calendar, got a way to another page.');
  return data;
}
