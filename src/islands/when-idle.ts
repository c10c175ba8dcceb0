/** Calls `run` once the browser is idle, after 2 s at the latest. Safari has no idle callback: there a moment has to do. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 200);
}
