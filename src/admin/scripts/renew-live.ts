import { parseServed } from '../../core/text/trusted-markup.ts';
import { morph } from '../../islands/navigation/morph.ts';

/**
 * Renews the figures of a sale while the page is visible, without moving focus or scroll: what is as before is not touched, so that a
 * screen reader stays where it reads (SHOP-102). Silently, for it happens every few seconds; a press on the button says the figures. A
 * failure is said and ends with the next answer.
 */
export function renewLive(): void {
  const place = document.querySelector<HTMLElement>('[data-live=sale][data-interval]');
  if (!place) return;
  const failed = document.querySelector<HTMLElement>('[data-live-failed]');
  let isWaiting = false;
  const said = document.querySelector<HTMLElement>('[data-live-said]');
  const renew = async (isPressed = false) => {
    if (isWaiting || document.visibilityState !== 'visible') return;
    isWaiting = true;
    const html = await fetch(location.href, { signal: AbortSignal.timeout(10_000) }).then(
      (answer) => (answer.ok && !answer.redirected ? answer.text() : null),
      () => null,
    );
    isWaiting = false;
    const next = html === null ? null : parseServed(html).querySelector('[data-live=sale]');
    if (next) morph(place, next);
    if (said) said.textContent = isPressed && next ? figuresOf(place) : '';
    if (!failed || failed.hidden === (next !== null)) return;
    failed.hidden = next !== null;
    failed.textContent = next ? '' : (failed.dataset.liveFailed ?? '');
  };
  setInterval(() => void renew(), Number(place.dataset.interval));
  document.addEventListener('visibilitychange', () => void renew());
  document.querySelector('[data-live-renew]')?.addEventListener('click', (event) => {
    event.preventDefault();
    void renew(true);
  });
}

/** The moment and the figures as one text. */
function figuresOf(place: HTMLElement): string {
  const figures = [...place.querySelectorAll('dl > div')].map(
    (one) => `${one.querySelector('dt')?.textContent} ${one.querySelector('dd')?.textContent}`,
  );
  return `${place.querySelector('.bs-meta')?.textContent ?? ''} ${figures.join(', ')}`;
}
