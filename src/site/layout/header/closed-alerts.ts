/**
 * Hides the alerts whose ids the cookie holds (ALERT-03). The root names the alerts of its page in `data-alert`; classes on it hide the
 * first, the second or all of them, since the script before the first paint runs before the alerts are parsed.
 */
export function hideClosedAlerts(): void {
  const root = document.documentElement;
  const closed = readClosedAlerts();
  const isClosed = (root.dataset.alert ?? '').split(' ').map((id) => closed.includes(id));
  root.classList.toggle('no-alert', isClosed.every(Boolean));
  for (const index of [0, 1]) root.classList.toggle(`no-alert-${index}`, isClosed[index] ?? false);
}

/** Ids of the closed alerts that the cookie holds, joined by a full stop. */
export function readClosedAlerts(): string[] {
  const [, ids = ''] = /(?:^|; )alert=([\d.]+)/.exec(document.cookie) ?? [];
  return ids.split('.').filter(Boolean);
}
