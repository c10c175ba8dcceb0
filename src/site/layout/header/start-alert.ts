/** How long a closed alert stays hidden. */
const maxAgeSeconds = 30 * 24 * 60 * 60;

/** Closes the top alert and stores its id in a cookie (ALERT-04), and hides it on further pages (ALERT-03). */
export function startAlert(): void {
  document.addEventListener('click', ({ target }) => {
    const alert = target instanceof Element && target.closest('.alert .ibtn') && target.closest<HTMLElement>('.alert');
    if (!alert) return;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older browsers and outside of https
    document.cookie = `alert=${alert.dataset.alert}; path=/; max-age=${maxAgeSeconds}; samesite=lax`;
    hideClosed();
    document.getElementById('main-content')?.focus({ preventScroll: true });
  });
  document.addEventListener('foyer:page', hideClosed);
}

/** As before-paint.ts does for a document that is opened. */
function hideClosed(): void {
  const alert = document.querySelector<HTMLElement>('.alert');
  const isClosed = document.cookie.split('; ').includes(`alert=${alert?.dataset.alert}`);
  document.documentElement.classList.toggle('no-alert', isClosed);
}
