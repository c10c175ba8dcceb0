import { useSyncExternalStore } from 'react';

const nothingToWatch = () => () => {};

/** False on the server and in the first render of the browser, so that both say the same; true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    nothingToWatch,
    () => true,
    () => false,
  );
}
