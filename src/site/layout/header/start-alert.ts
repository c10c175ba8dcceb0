import { hideClosedAlerts, readClosedAlerts } from './closed-alerts.ts';

/** How long a closed alert stays hidden. */
const maxAgeSeconds = 30 * 24 * 60 * 60;

/** Closes an alert of the top and stores its id in a cookie (ALERT-04), and hides it on further pages (ALERT-03). */
export function startAlert(): void {
  document.addEventListener('click', ({ target }) => {
    const alert = target instanceof Element && target.closest('.alert .ibtn') && target.closest<HTMLElement>('[data-alert]');
    if (!alert) return;
    // Ids of alerts that are no longer on the page would only make the cookie grow.
    const shown = (document.documentElement.dataset.alert ?? '').split(' ');
    const closed = readClosedAlerts().filter((id) => shown.includes(id) && id !== alert.dataset.alert);
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older browsers and outside of https
    document.cookie = `alert=${[...closed, alert.dataset.alert].join('.')}; path=/; max-age=${maxAgeSeconds}; samesite=lax`;
    hideClosedAlerts();
    const next = [...document.querySelectorAll<HTMLElement>('.alert .ibtn')].find((button) => button.offsetParent !== null);
    (next ?? document.getElementById('main-content'))?.focus({ preventScroll: true });
  });
  document.addEventListener('foyer:page', hideClosedAlerts);
}
