import { useEffect, useState } from 'react';

export interface Found<T> {
  items: readonly T[];
  state: 'loading' | 'ready' | 'failed';
}

/** What a search finds, asked again a moment after the last key; what was found stays until the next answer comes. */
export function useFound<T>(search: (signal: AbortSignal) => Promise<readonly T[]>, dependencies: readonly unknown[]): Found<T> {
  const [found, setFound] = useState<Found<T>>({ items: [], state: 'loading' });
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
