import { m } from '../../paraglide/messages.js';
import type { AvailabilityByEvent } from './booking.contract.ts';

/** Milliseconds after which what is on screen is asked for again: an answer may be 10 s old, and 30 s are promised (API-46). The browser's own copy would add to that. */
export const stockInterval = 18_000;
/** Ids in one question, as the call takes them. */
const most = 100;

/**
 * Lays live stock over the labels of the events on screen, whose pages carry the catalogue only (API-46). Each place for it is an
 * empty `<li data-stock="id">` among an event's labels, which React writes once and never looks into.
 */
export function followStock() {
  const onScreen = new Set<Element>();
  let timer = 0;
  const ask = async () => {
    clearTimeout(timer);
    timer = window.setTimeout(ask, stockInterval);
    const places = [...onScreen].flatMap((box) => [...box.querySelectorAll<HTMLElement>(':scope > .labels > [data-stock]')]);
    const ids = [...new Set(places.map(({ dataset }) => Number(dataset.stock)))].sort((a, b) => a - b).slice(0, most);
    if (ids.length === 0 || document.hidden || !navigator.onLine) return;
    const response = await fetch(`/api/shop-availability/?events=${ids.join(',')}`, { cache: 'no-cache' }).catch(() => null);
    // Nobody waits for it: what the page says stays, and the shop is asked again.
    if (!response?.ok) return;
    const stock = (await response.json()) as AvailabilityByEvent;
    for (const place of places) lay(place, stock[Number(place.dataset.stock)]);
  };
  const soon = () => {
    clearTimeout(timer);
    timer = window.setTimeout(ask, 200);
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) onScreen.add(target);
      else onScreen.delete(target);
    }
    if (entries.some(({ isIntersecting }) => isIntersecting)) soon();
  });
  return {
    /** Looks for events that have come into the page. */
    find: () => {
      for (const box of onScreen) if (!box.isConnected) onScreen.delete(box);
      // Empty places take no room, so the box around the labels is watched.
      for (const place of document.querySelectorAll('[data-stock]')) {
        const box = place.parentElement?.parentElement;
        if (box) observer.observe(box);
      }
    },
    stop: () => {
      clearTimeout(timer);
      observer.disconnect();
    },
  };
}

/** One label, unless the page says the same already; without tickets the booking button becomes a way to other dates (EVT-28). */
function lay(place: HTMLElement, live: AvailabilityByEvent[string] | undefined): void {
  const [status] = live?.statuses ?? [];
  const text = status === 'sold_out' ? m.status_sold_out() : status === 'remaining_tickets' ? m.status_remaining_tickets() : '';
  const isSaid = [...(place.parentElement?.children ?? [])].some((label) => label !== place && label.textContent === text);
  place.textContent = isSaid ? '' : text;
  place.className = text && !isSaid ? `label ${status === 'sold_out' ? 'out' : 'few'}` : '';
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[data-book="${place.dataset.stock}"]`)) {
    if (status === 'sold_out') turnAway(link);
    else giveBack(link);
  }
}

interface Before {
  className: string;
  href: string;
  nodes: ChildNode[];
  label: string | null;
}

const before = new WeakMap<HTMLAnchorElement, Before>();

function turnAway(link: HTMLAnchorElement): void {
  if (before.has(link)) return;
  const { className, href } = link;
  before.set(link, { className, href, nodes: [...link.childNodes], label: link.getAttribute('aria-label') });
  const page = link.closest('li')?.querySelector<HTMLAnchorElement>('h3 a, h4 a, .t a')?.pathname ?? '';
  for (const name of ['role', 'aria-haspopup', 'aria-expanded', 'aria-label']) link.removeAttribute(name);
  link.className = 'more';
  link.href = `${page}#datesAndTickets`;
  link.dataset.gone = '';
  link.textContent = m.calendar_other_dates();
}

function giveBack(link: HTMLAnchorElement): void {
  const kept = before.get(link);
  if (!kept) return;
  before.delete(link);
  delete link.dataset.gone;
  link.className = kept.className;
  link.href = kept.href;
  if (kept.label !== null) link.setAttribute('aria-label', kept.label);
  link.replaceChildren(...kept.nodes);
  prepareLinks();
}

/** Tells what the script makes of booking links: a press opens a dialog, and without script they lead to the ticket page. */
export function prepareLinks(): void {
  for (const link of document.querySelectorAll('a[data-book]:not([role], [data-gone])')) {
    link.setAttribute('role', 'button');
    link.setAttribute('aria-haspopup', 'dialog');
    link.setAttribute('aria-expanded', 'false');
  }
}
