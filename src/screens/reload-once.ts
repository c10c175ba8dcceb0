const lastReload = 'foyer:reload';

/** True for a script or an answer that could not be fetched, told by the words browsers have for it (SITE-05). */
export function isOutage(error: unknown): boolean {
  return (
    error instanceof Error && /dynamically imported module|importing a module|failed to fetch|load failed|networkerror/i.test(error.message)
  );
}

/**
 * Loads the document anew, or that of the address one was on the way to, at most once per 60 s: a page that fails again and again
 * must not do so forever (SITE-05).
 * @returns false when it did so a moment ago.
 */
export function reloadOnce(address?: string): boolean {
  const last = Number(sessionStorage.getItem(lastReload));
  if (Date.now() - last < 60_000) return false;
  sessionStorage.setItem(lastReload, String(Date.now()));
  if (address) window.location.assign(address);
  else window.location.reload();
  return true;
}
