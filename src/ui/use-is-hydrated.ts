import { useDeferredValue } from 'react';

/**
 * False on the server and in the first render of the browser, so that both render the same; true from then on. Deferred, so that React
 * can render it in slices: a store's snapshot would be rendered synchronously with all effects of the page.
 */
export function useIsHydrated(): boolean {
  return useDeferredValue(true, false);
}
