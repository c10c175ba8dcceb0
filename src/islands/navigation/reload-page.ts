const lastFailure = 'foyer:reload';
const minIntervalMs = 60_000;
/** Longest time from a click to the failure of a script that it needs. */
const pressMs = 10_000;

/**
 * Reloads the page when a press needs a script of an older build that is missing (SITE-05), recognized by the browsers' error messages.
 * What was only to be there in advance is tried again with the press; a link or form that was pressed leads to a page of the new build, and
 * a reload would take its place. Part of the first script, because a script of its own could be missing as well.
 */
export function reloadOnMissingScripts(): void {
  let pressedAt = -pressMs;
  const isPressed = () => performance.now() - pressedAt < pressMs;
  addEventListener('click', ({ timeStamp }) => (pressedAt = timeStamp), true);
  // The press leads to a page.
  window.navigation?.addEventListener('navigate', () => (pressedAt = -pressMs));
  addEventListener('vite:preloadError', async ({ payload: { message } }) => {
    const isOutage = /dynamically imported module|importing a module|failed to fetch|load failed|networkerror/i.test(message);
    if (!isOutage || !navigator.onLine || !isPressed()) return;
    // Without its hash: with it the browser would stay on the page.
    const address = location.pathname + location.search;
    const isMissing = await isOutdated(/https?:\S+/.exec(message)?.[0], address).catch(() => false);
    if (isMissing && isPressed() && !isFillingIn() && mayReload()) location.replace(address);
  });
}

/** Whether something stands in a field that a reload would lose; forms work without script. */
function isFillingIn(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('input, textarea');
  return [...fields].some((field) => field === document.activeElement || field.value !== field.defaultValue);
}

/**
 * Whether the server no longer has the script. Firefox reports the same error for a script whose request it aborted during a navigation,
 * which a reload would cancel. Safari does not name the script; there the build ids are compared. While the server restarts nothing is
 * reloaded, so that visitors do not get the browser's error page.
 */
async function isOutdated(script: string | undefined, address: string): Promise<boolean> {
  const answer = script ? await fetch(script, { method: 'HEAD' }).catch(() => null) : null;
  if (script && (!answer || answer.ok)) return false;
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
