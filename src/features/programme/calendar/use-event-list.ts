import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { fetchCall } from '../../../core/contract/client.ts';
import type { listEvents } from '../programme.contract.ts';
import { queryOf } from './calendar-address.ts';
import { type CalendarData, type CalendarRow, toCalendarRow } from './calendar-data.ts';
import { minimumLoading } from './use-held-loading.ts';

/** Pages loaded after the one that came with the document (EVT-13). */
interface Loaded {
  more: readonly CalendarRow[];
  /** The last page loaded. */
  page: number;
  hasMore: boolean;
  state: 'idle' | 'loading' | 'failed';
  /** Whether something came, to be announced. */
  hasAdded: boolean;
}

/** What earlier steps of this visit had loaded, by their place in the history, so that going back shows it again (LAYOUT-07). */
const kept = new Map<string, Loaded>();
const keptSteps = 20;

/** The list of one step of the visit: its first page from the document, further ones from the API as they are asked for. */
export function useEventList(data: CalendarData, step: string) {
  const [list, setList] = useState<Loaded>(
    () => kept.get(step) ?? { more: [], page: data.page, hasMore: data.page < data.pages, state: 'idle', hasAdded: false },
  );
  const isRunning = useRef(false);
  const leaving = useRef<AbortController>(null);
  useEffect(() => keep(step, list), [step, list]);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const { language, filter } = data;
  const { page } = list;
  const loadNext = useCallback(async () => {
    const signal = leaving.current?.signal;
    if (isRunning.current || !signal) return;
    isRunning.current = true;
    setList((current) => ({ ...current, state: 'loading' }));
    try {
      const query = { ...queryOf(filter), page: page + 1 };
      const [answer] = await Promise.all([
        fetchCall<typeof listEvents>('/{lang}/api/events/', { language, query, signal }),
        pause(minimumLoading),
      ]);
      setList((current) => withPage(current, page + 1, answer.results.map(toCalendarRow), answer.next !== null));
    } catch {
      if (!signal.aborted) setList((current) => ({ ...current, state: 'failed' }));
    }
    isRunning.current = false;
  }, [language, filter, page]);

  const rows = useMemo(() => withoutDuplicates([...data.rows, ...list.more]), [data.rows, list.more]);
  return { ...list, rows, loadNext };
}

/** The list with one more page; an answer for the current or an earlier page is dropped (EVT-17). */
function withPage(list: Loaded, page: number, rows: CalendarRow[], hasMore: boolean): Loaded {
  return page <= list.page ? { ...list, state: 'idle' } : { more: [...list.more, ...rows], page, hasMore, state: 'idle', hasAdded: true };
}

/** An event that slid onto the next page while others ended is shown once. */
function withoutDuplicates(rows: CalendarRow[]): CalendarRow[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

function keep(step: string, { more, page, hasMore }: Loaded): void {
  kept.delete(step);
  kept.set(step, { more, page, hasMore, state: 'idle', hasAdded: false });
  const [oldest] = kept.keys();
  if (kept.size > keptSteps && oldest !== undefined) kept.delete(oldest);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
