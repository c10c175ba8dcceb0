import { accept } from '../../../core/contract/accept.ts';
import { clockTime } from '../../../core/text/clock-time.ts';
import type { ElementBehaviour } from '../../../islands/define-element.ts';

const hourMs = 3_600_000;
/** The longest that a timer takes. */
const longestMs = 2 ** 31 - 1;

/**
 * Becomes the link to tickets when the sale starts (SHOP-40), and counts down the hour before. The link is as large as what it replaces
 * at least, so that nothing moves.
 */
const saleStart: ElementBehaviour = (element, signal) => {
  let starts = Date.parse(element.dataset.starts ?? '');
  let isMeasured = false;
  let timer = 0;
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  const follow = async (): Promise<void> => {
    const left = starts - Date.now();
    if (left > hourMs) return wait(left - hourMs);
    if (!isMeasured) {
      isMeasured = true;
      starts = (await measuredStart(element)) ?? starts;
      if (signal.aborted) return;
      return follow();
    }
    if (left <= 0) return begin(element);
    showLeft(element, left);
    wait(left % 1000 || 1000);
  };
  const wait = (milliseconds: number) => {
    timer = window.setTimeout(() => void follow(), Math.min(milliseconds, longestMs));
  };
  return follow();
};

export default saleStart;

/** The start by the clock of this browser, which may be wrong; null where the shop does not say. */
async function measuredStart({ dataset }: HTMLElement): Promise<number | null> {
  const address = `/api/shop-availability/?events=${dataset.event}`;
  const response = await fetch(address, { headers: { accept }, cache: 'no-store' }).catch(() => null);
  if (!response?.ok) return null;
  const answer = (await response.json().catch(() => null)) as Record<string, { sale_starts_in?: number }> | null;
  const stock = answer?.[dataset.event ?? ''];
  return stock ? Date.now() + (stock.sale_starts_in ?? 0) * 1000 : null;
}

function showLeft(element: HTMLElement, left: number): void {
  const clock = clockTime(Math.ceil(left / 1000)).padStart('00:00'.length, '0');
  const sign = element.firstElementChild;
  if (sign) sign.textContent = (element.dataset.left ?? '').replace('#', clock);
}

function begin(element: HTMLElement): void {
  const sign = element.firstElementChild;
  const link = element.querySelector('template')?.content.firstElementChild?.cloneNode(true);
  if (!(sign instanceof HTMLElement) || !(link instanceof HTMLElement)) return;
  const { width, height } = sign.getBoundingClientRect();
  // What stands beside the sign goes with it.
  element.style.minHeight = `${element.getBoundingClientRect().height}px`;
  Object.assign(link.style, { minWidth: `${width}px`, minHeight: `${height}px` });
  const hadFocus = sign === document.activeElement;
  element.replaceChildren(link);
  if (hadFocus) link.focus({ preventScroll: true });
  const begun = element.dataset.begun ?? '';
  const label = element.closest('li, article, .slide')?.querySelector('[data-soon]');
  if (label) label.textContent = begun;
  const status = document.querySelector('#shop-notes [role="status"]');
  if (status) status.textContent = begun;
}
