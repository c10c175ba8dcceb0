import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { loadingSeen } from './loading-seen.ts';

/** Pages loaded after the one that came with the document (EVT-13). */
interface Loaded<Row> {
  more: readonly Row[];
  /** The last page loaded. */
  page: number;
  hasMore: boolean;
  state: 'idle' | 'loading' | 'failed';
  /** Whether something came, to be announced. */
  hasAdded: boolean;
}

/** A list of the site that grows while the visitor scrolls. */
export interface GrowingList<Row> extends Omit<Loaded<Row>, 'more'> {
  rows: Row[];
  loadNext(): Promise<void>;
}

interface FirstPage<Row> {
  rows: readonly Row[];
  page: number;
  pages: number;
}

type FetchPage<Row> = (page: number, signal: AbortSignal) => Promise<{ rows: Row[]; hasMore: boolean }>;

/** What earlier steps of this visit had loaded, by their place in the history, so that going back shows it again (LAYOUT-07). */
const kept = new Map<string, Loaded<unknown>>();
const keptSteps = 20;

/**
 * The list of one step of the visit: its first page from the document, further ones through `fetchPage` as they are
 * asked for. Give the same function as long as it is the same list.
 */
export function useGrowingList<Row extends { id: number }>(
  first: FirstPage<Row>,
  step: string,
  fetchPage: FetchPage<Row>,
): GrowingList<Row> {
  const [list, setList] = useState<Loaded<Row>>(
    () =>
      (kept.get(step) as Loaded<Row> | undefined) ?? {
        more: [],
        page: first.page,
        hasMore: first.page < first.pages,
        state: 'idle',
        hasAdded: false,
      },
  );
  const isRunning = useRef(false);
  const leaving = useRef<AbortController>(null);
  useEffect(() => keep(step, list), [step, list]);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const { page } = list;
  const loadNext = useCallback(async () => {
    const signal = leaving.current?.signal;
    if (isRunning.current || !signal) return;
    isRunning.current = true;
    setList((current) => ({ ...current, state: 'loading' }));
    try {
      const [{ rows, hasMore }] = await Promise.all([fetchPage(page + 1, signal), loadingSeen()]);
      setList((current) => withPage(current, page + 1, rows, hasMore));
    } catch {
      if (!signal.aborted) setList((current) => ({ ...current, state: 'failed' }));
    }
    isRunning.current = false;
  }, [fetchPage, page]);

  const rows = useMemo(() => withoutDuplicates([...first.rows, ...list.more]), [first.rows, list.more]);
  return { ...list, rows, loadNext };
}

/** The list with one more page; an answer for the current or an earlier page is dropped (EVT-17, PROD-02). */
function withPage<Row>(list: Loaded<Row>, page: number, rows: Row[], hasMore: boolean): Loaded<Row> {
  return page <= list.page ? { ...list, state: 'idle' } : { more: [...list.more, ...rows], page, hasMore, state: 'idle', hasAdded: true };
}

/** An entry that slid onto the next page while others ended is shown once. */
function withoutDuplicates<Row extends { id: number }>(rows: Row[]): Row[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

function keep<Row>(step: string, { more, page, hasMore }: Loaded<Row>): void {
  kept.delete(step);
  kept.set(step, { more, page, hasMore, state: 'idle', hasAdded: false });
  const [oldest] = kept.keys();
  if (kept.size > keptSteps && oldest !== undefined) kept.delete(oldest);
}
