const lastFailure = 'foyer:reload';
const minIntervalMs = 60_000;

/**
 * Reloads the page when a script of an older build is missing (SITE-05), recognized by the browsers' error messages. Part of the first
 * script, because a script of its own could be missing as well.
 */
export function reloadOnMissingScripts(): void {
  addEventListener('vite:preloadError', async ({ payload: { message } }) => {
    const isOutage = /dynamically imported module|importing a module|failed to fetch|load failed|networkerror/i.test(message);
    if (!isOutage || !navigator.onLine) return;
    // Without its hash: with it the browser would stay on the page.
    const address = location.pathname + location.search;
    if ((await isOutdated(/https?:\S+/.exec(message)?.[0], address).catch(() => false)) && mayReload()) location.replace(address);
  });
}

/**
 * Whether the server no longer has the script. Firefox reports the same error for a script whose request it aborted during a navigation,
 * which a reload would cancel. Safari does not name the script; there the build ids are compared. While the server restarts nothing is
 * reloaded, so that visitors do not get the browser's error page.
 */
async function isOutdated(script: string | undefined, address: string): Promise<boolean> {
  if (script && (await fetch(script, { method: 'HEAD' }).catch(() => null))?.ok) return false;
  const page = await fetch(address);
  return page.ok && (!!script || !(await page.text()).includes(`data-build="${document.documentElement.dataset.build}"`));
}

/**
 * Whether a page that failed may be loaded by the browser: at most once per 60 s, so that a page that keeps failing does not reload forever,
 * and never where the browser stores nothing to count by.
 */
export function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(lastFailure));
    if (Date.now() - last < minIntervalMs) return false;
    sessionStorage.setItem(lastFailure, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
