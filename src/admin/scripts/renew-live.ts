import { parseServed } from '../../core/text/trusted-markup.ts';

/**
 * Renews the figures of a sale while the page is visible, without moving focus or scroll: nothing in them can have the focus, and only
 * they are replaced (SHOP-102). A failure is said and ends with the next answer.
 */
export function renewLive(): void {
  const place = document.querySelector<HTMLElement>('[data-live=sale][data-interval]');
  if (!place) return;
  const failed = document.querySelector<HTMLElement>('[data-live-failed]');
  let isWaiting = false;
  const renew = async () => {
    if (isWaiting || document.visibilityState !== 'visible') return;
    isWaiting = true;
    const html = await fetch(location.href, { signal: AbortSignal.timeout(10_000) }).then(
      (answer) => (answer.ok && !answer.redirected ? answer.text() : null),
      () => null,
    );
    isWaiting = false;
    const next = html === null ? null : parseServed(html).querySelector('[data-live=sale]');
    if (next) place.replaceChildren(...next.childNodes);
    if (!failed || failed.hidden === (next !== null)) return;
    failed.hidden = next !== null;
    failed.textContent = next ? '' : (failed.dataset.liveFailed ?? '');
  };
  setInterval(() => void renew(), Number(place.dataset.interval));
  document.addEventListener('visibilitychange', () => void renew());
  document.querySelector('[data-live-renew]')?.addEventListener('click', (event) => {
    event.preventDefault();
    void renew();
  });
}
