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
    // Without its hash: with it the browser would stay on the page.
    const address = location.pathname + location.search;
    if ((await isOutdated(/https?:\S+/.exec(message)?.[0], address).catch(() => false)) && mayLoadAnew()) location.replace(address);
  });
}

/**
 * Firefox says the same of a script it has dropped because the visitor is on the way to another page, and to load this one would end that:
 * only what the server does not have counts. Safari does not name the script, but another build has others. While a server is being
 * started anew its visitors stay where they are, not on the browser's own error page.
 */
async function isOutdated(script: string | undefined, address: string): Promise<boolean> {
  if (script && (await fetch(script, { method: 'HEAD' }).catch(() => null))?.ok) return false;
  const page = await fetch(address);
  return page.ok && (!!script || !(await page.text()).includes(`data-build="${document.documentElement.dataset.build}"`));
}

/** Whether a page that failed may be loaded by the browser: at most once per 60 s, because what fails again and again must not be loaded forever. */
export function mayLoadAnew(): boolean {
  const last = Number(sessionStorage.getItem(lastFailure));
  if (Date.now() - last < minIntervalMs) return false;
  sessionStorage.setItem(lastFailure, String(Date.now()));
  return true;
}
