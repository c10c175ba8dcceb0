const lastFailure = 'foyer:reload';
const minIntervalMs = 60_000;

/**
 * A script that could not be fetched, told by the words browsers have for it, is one of an older build: the page is loaded anew (SITE-05).
 * It is part of the first script, because what is not there cannot be fetched then either.
 */
export function loadAnewWithoutScripts(): void {
  addEventListener('vite:preloadError', async ({ payload: { message } }) => {
    const isOutage = /dynamically imported module|importing a module|failed to fetch|load failed|networkerror/i.test(message);
    if (!isOutage || !navigator.onLine) return;
    // Firefox says the same of a script it has dropped because the visitor is on the way to another page: to load this one would end that.
    const script = /https?:\S+/.exec(message)?.[0];
    if (script && (await isThere(script))) return;
    // Without its hash: with it the browser would stay on the page.
    const address = location.pathname + location.search;
    // A server that is just being started anew would leave the visitor with the browser's own error page.
    if ((await isThere(address)) && mayLoadAnew()) location.replace(address);
  });
}

function isThere(address: string): Promise<boolean> {
  return fetch(address, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Whether a page that failed may be loaded by the browser: at most once per 60 s, because what fails again and again must not be loaded forever. */
export function mayLoadAnew(): boolean {
  const last = Number(sessionStorage.getItem(lastFailure));
  if (Date.now() - last < minIntervalMs) return false;
  sessionStorage.setItem(lastFailure, String(Date.now()));
  return true;
}
