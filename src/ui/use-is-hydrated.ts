import { useDeferredValue } from 'react';

/**
 * False on the server and in the first render of the browser, so that both say the same; true from then on. What follows from
 * it is rendered in slices: a store's snapshot would be rendered in one go with all effects of the page.
 */
export function useIsHydrated(): boolean {
  return useDeferredValue(true, false);
}
