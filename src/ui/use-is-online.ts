import { useSyncExternalStore } from 'react';

/** Whether the browser has a network (SITE-04); true on the server. Submit buttons are disabled while it is false. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  );
}

function watch(listener: () => void): () => void {
  for (const name of ['online', 'offline']) window.addEventListener(name, listener);
  return () => {
    for (const name of ['online', 'offline']) window.removeEventListener(name, listener);
  };
}
