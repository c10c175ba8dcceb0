import { parseServed } from '../../core/text/trusted-markup.ts';
import { morph } from '../../islands/navigation/morph.ts';
import { fetchHtml, isItself } from './fetch-html.ts';
import { readSession } from './session.ts';

/**
 * Renews what changes by itself, as the figures of a sale or a backup that runs, while the page is visible and says how often. Focus and
 * scroll stay, and what is as before is not touched, so that a screen reader stays where it reads (SHOP-102). Silently, for it happens every
 * few seconds; said are the figures after a press on the button, the outcome of what has ended, and a failure, which ends with the next
 * answer.
 */
export function renewLive(): void {
  const timed = () => document.querySelector<HTMLElement>('[data-live][data-interval]');
  const first = timed();
  if (!first) return;
  const failed = document.querySelector<HTMLElement>('[data-live-failed]');
  const over = document.querySelector<HTMLElement>('[data-live-over]');
  let isWaiting = false;
  const said = document.querySelector<HTMLElement>('[data-live-said]');
  const renew = async (isPressed = false) => {
    if (isWaiting || !timed() || document.visibilityState !== 'visible') return;
    isWaiting = true;
    const html = await fetchHtml(location.href, { signal: AbortSignal.timeout(10_000) }, isItself);
    const isRenewed = html !== null && morphLive(html);
    const session = isRenewed || !over ? null : await readSession();
    isWaiting = false;
    if (said) said.textContent = isRenewed ? sayingOf(isPressed, timed()) : '';
    if (!timed()) clearInterval(timer);
    if (over) over.hidden = session !== 'over';
    const isFailed = !isRenewed && session !== 'over';
    if (!failed || failed.hidden !== isFailed) return;
    failed.hidden = !isFailed;
    failed.textContent = isFailed ? (failed.dataset.liveFailed ?? '') : '';
  };
  const timer = setInterval(() => void renew(), Number(first.dataset.interval));
  document.addEventListener('visibilitychange', () => void renew());
  document.querySelector('[data-live-renew]')?.addEventListener('click', (event) => {
    event.preventDefault();
    void renew(true);
  });
}

/** Makes the live parts of the page like those of a fetched document. @returns false where it has none of them */
function morphLive(html: string): boolean {
  const page = parseServed(html);
  let isFound = false;
  for (const place of document.querySelectorAll<HTMLElement>('[data-live]')) {
    const next = page.querySelector(`[data-live=${place.dataset.live}]`);
    if (next) morph(place, next);
    isFound ||= next !== null;
  }
  return isFound;
}

function sayingOf(isPressed: boolean, place: HTMLElement | null): string {
  if (!place) return document.querySelector<HTMLElement>('[data-ended]')?.dataset.ended ?? '';
  return isPressed ? figuresOf(place) : '';
}

/** The moment and the figures as one text. */
function figuresOf(place: HTMLElement): string {
  const figures = [...place.querySelectorAll('dl > div')].map(
    (one) => `${one.querySelector('dt')?.textContent} ${one.querySelector('dd')?.textContent}`,
  );
  return `${place.querySelector('.bs-meta')?.textContent ?? ''} ${figures.join(', ')}`;
}
