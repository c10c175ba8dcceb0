import type { AvailabilityByEvent } from '../booking.contract.ts';
import { shopText } from '../shop-text.ts';
import { giveBack, turnAway } from './sold-out-link.ts';
import { stockIntervalMs } from './stock-interval.ts';

type Stock = AvailabilityByEvent[string];

/** Ids in one question, as the call takes them. */
const maxEvents = 100;
/** Rows that come into the window together are asked for together. */
const gatherMs = 200;

const onScreen = new Set<Element>();
/** What the shop has said last, by event: rows that come into the page have it at once. */
const known = new Map<number, Stock | undefined>();
let timer = 0;

const observer = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    if (isIntersecting) onScreen.add(target);
    else onScreen.delete(target);
  }
  if (entries.some(({ isIntersecting }) => isIntersecting)) askIn(gatherMs);
});

/**
 * Lays live stock over the labels of the events on screen, whose pages carry the catalogue only (API-46). Each place for it is an
 * empty `<li data-stock="id">` among an event's labels. Called again it looks for events that have come into the page.
 */
export function followStock(): void {
  for (const box of onScreen) if (!box.isConnected) onScreen.delete(box);
  for (const place of document.querySelectorAll<HTMLElement>('[data-stock]')) {
    // Empty places take no room, so the box around the labels is watched.
    const box = place.parentElement?.parentElement;
    if (box) observer.observe(box);
    const event = Number(place.dataset.stock);
    if (known.has(event)) lay(place, known.get(event));
  }
}

function askIn(milliseconds: number): void {
  clearTimeout(timer);
  timer = window.setTimeout(ask, milliseconds);
}

async function ask(): Promise<void> {
  const places = [...onScreen].flatMap((box) => [...box.querySelectorAll<HTMLElement>(':scope > .labels > [data-stock]')]);
  const events = [...new Set(places.map(({ dataset }) => Number(dataset.stock)))].sort((a, b) => a - b).slice(0, maxEvents);
  if (events.length === 0) return;
  askIn(stockIntervalMs);
  if (document.hidden || !navigator.onLine) return;
  const response = await fetch(`/api/shop-availability/?events=${events.join(',')}`, { cache: 'no-cache' }).catch(() => null);
  // Nobody waits for it: what the page says stays, and the shop is asked again.
  if (!response?.ok) return;
  const stock = (await response.json()) as AvailabilityByEvent;
  for (const event of events) known.set(event, stock[event]);
  for (const place of places) lay(place, stock[Number(place.dataset.stock)]);
}

/** One label, unless the page says the same already; without tickets the booking button becomes a way to other dates (EVT-28). */
function lay(place: HTMLElement, live: Stock | undefined): void {
  const [status] = live?.statuses ?? [];
  const text = status === 'sold_out' ? shopText('soldOut') : status === 'remaining_tickets' ? shopText('few') : '';
  const isSaid = [...(place.parentElement?.children ?? [])].some((label) => label !== place && label.textContent === text);
  const shown = isSaid ? '' : text;
  if (place.textContent !== shown) place.textContent = shown;
  place.className = shown ? `label ${status === 'sold_out' ? 'out' : 'few'}` : '';
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[data-book="${place.dataset.stock}"]`)) {
    if (status === 'sold_out') turnAway(link);
    else giveBack(link);
  }
}
