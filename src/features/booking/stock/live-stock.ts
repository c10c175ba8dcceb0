import { accept } from '../../../core/contract/accept.ts';
import type { AvailabilityByEvent } from '../booking.contract.ts';
import { stockIntervalMs } from './stock-interval.shapes.ts';

type Stock = AvailabilityByEvent[string];

/** Ids per request, the limit of the call. */
const maxEvents = 100;
/** Collects rows that scroll into view together into one request. */
const delayMs = 200;

const onScreen = new Set<Element>();
/** Last known stock with the moment it was read, by event, for rows that are added to the page. */
const known = new Map<number, { stock: Stock | undefined; at: number }>();
/** Older stock is left aside (API-46): what a page is served with is newer, and stays where the next request fails. */
const maxAgeMs = 30_000;
let timer = 0;

const observer = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    if (isIntersecting) onScreen.add(target);
    else onScreen.delete(target);
  }
  if (entries.some(({ isIntersecting }) => isIntersecting)) scheduleUpdate(delayMs);
});

/**
 * Shows live stock as labels of the events on screen (API-46): served pages have the state of its last change. A label has the place
 * `data-stock="id"`, empty where there are enough tickets. Called again it observes events that were added to the page.
 */
export function followStock(): void {
  for (const box of onScreen) if (!box.isConnected) onScreen.delete(box);
  for (const place of document.querySelectorAll<HTMLElement>('[data-stock]')) {
    // Empty places have no size, so what stands for the event is observed.
    const box = place.parentElement?.closest('li, .when, .slide');
    if (box) observer.observe(box);
    const last = known.get(Number(place.dataset.stock));
    if (last && Date.now() - last.at < maxAgeMs) showStock(place, last.stock);
  }
}

function scheduleUpdate(milliseconds: number): void {
  clearTimeout(timer);
  timer = window.setTimeout(updateStock, milliseconds);
}

async function updateStock(): Promise<void> {
  const places = [...onScreen].flatMap((box) => [...box.querySelectorAll<HTMLElement>('[data-stock]')]);
  const events = [...new Set(places.map(({ dataset }) => Number(dataset.stock)))].sort((a, b) => a - b).slice(0, maxEvents);
  if (events.length === 0) return;
  scheduleUpdate(stockIntervalMs);
  if (document.hidden || !navigator.onLine) return;
  const address = `/api/shop-availability/?events=${events.join(',')}`;
  const response = await fetch(address, { headers: { accept }, cache: 'no-cache' }).catch(() => null);
  // The labels stay as they are; the next request follows after the interval.
  const stock = response?.ok ? ((await response.json().catch(() => null)) as AvailabilityByEvent | null) : null;
  if (!stock) return;
  for (const event of events) known.set(event, { stock: stock[event], at: Date.now() });
  for (const place of places) showStock(place, stock[Number(place.dataset.stock)]);
}

/** Changes a row that says something else than its stock; without tickets its button leads to other dates (EVT-28). What the shop does not know stays as served. */
function showStock(place: HTMLElement, live: Stock | undefined): void {
  if (!live) return;
  const wrongLink = `a[data-book="${place.dataset.stock}"]${live.statuses[0] === 'sold_out' ? ':not([data-gone])' : '[data-gone]'}`;
  const isWrong = place.className !== labelClass(live) || document.querySelector(`${wrongLink}, .label[data-spaces]`);
  if (isWrong || live.has_wheelchair_spaces) void changeRow(place);
}

/** Of the label that names a stock (StockLabel); '' where there are enough tickets. */
function labelClass({ statuses: [status] }: Stock): string {
  return status === 'sold_out' ? 'label out' : status === 'remaining_tickets' ? 'label few' : '';
}

/** Its script is loaded when a row may differ from the stock, which is rare: pages are served with the stock of its last change. */
async function changeRow(place: HTMLElement): Promise<void> {
  const script = await import('./changed-row.ts').catch(() => null);
  // Newer stock may have come meanwhile.
  const { stock } = known.get(Number(place.dataset.stock)) ?? {};
  if (stock) script?.changeRow(place, stock, labelClass(stock));
}
