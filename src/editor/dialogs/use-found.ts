import { useEffect, useState } from 'react';

export interface SearchState<T> {
  items: readonly T[];
  state: 'loading' | 'ready' | 'failed';
  /** How many there are where not all of them are shown. */
  count?: number;
}

/** The results of a search, requested a moment after the last key; the old ones stay until the answer comes. */
export function useFound<T>(search: (signal: AbortSignal) => Promise<readonly T[]>, dependencies: readonly unknown[]): SearchState<T> {
  const [found, setFound] = useState<SearchState<T>>({ items: [], state: 'loading' });
  useEffect(() => {
    const given = new AbortController();
    setFound(({ items }) => ({ items, state: 'loading' }));
    const timer = setTimeout(() => {
      search(given.signal).then(
        (items) => setFound({ items, state: 'ready' }),
        () => given.signal.aborted || setFound({ items: [], state: 'failed' }),
      );
    }, 150);
    return () => {
      clearTimeout(timer);
      given.abort();
    };
  }, dependencies);
  return found;
}
