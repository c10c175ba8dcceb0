import { blockingStatuses } from './programme.codes.ts';
import type { EventItem } from './programme.shapes.ts';
import type { StoredPrice, StoredSeatGroup } from './sales.shapes.ts';

interface Sale {
  sale_starts: Date | null;
  prices: readonly StoredPrice[];
  seat_groups: readonly StoredSeatGroup[];
}

type Start = Pick<StoredPrice, 'sale_starts'>;

/** When a price goes on sale: its own moment counts before that of its seat group, and that before the event's; null is always. */
export function startOfPrice({ sale_starts }: Pick<Sale, 'sale_starts'>, group: Start | undefined, price: Start): Date | null {
  const narrower = price.sale_starts ?? group?.sale_starts;
  return narrower ? new Date(narrower) : sale_starts;
}

/** The moments at which something of an event goes on sale, null for what has none. Where there are seat groups, only their prices are sold. */
export function startsOf(event: Sale): (Date | null)[] {
  const starts =
    event.seat_groups.length > 0
      ? event.seat_groups.flatMap((group) => group.prices.map((price) => startOfPrice(event, group, price)))
      : event.prices.map((price) => startOfPrice(event, undefined, price));
  return starts.length > 0 ? starts : [event.sale_starts];
}

/** When the first of its tickets goes on sale (SHOP-40); null is always. */
export function firstStart(event: Sale): Date | null {
  const starts = startsOf(event).map((start) => start?.getTime() ?? Number.NEGATIVE_INFINITY);
  const first = Math.min(...starts);
  return Number.isFinite(first) ? new Date(first) : null;
}

/** The next moment at which something of an event goes on sale (SHOP-41); null when nothing is still to come. */
export function nextStart(event: Sale, now: Date): Date | null {
  const ahead = startsOf(event).filter((start) => start !== null && start > now);
  return ahead.toSorted((one, other) => Number(one) - Number(other))[0] ?? null;
}

interface Presale {
  presale_starts: Date | null;
  presale_accounts: boolean;
  presale_code: string;
}

/** Whether some may buy an event before its sale starts (SHOP-43). */
export function isPresale({ presale_starts, presale_accounts, presale_code }: Presale, now: Date): boolean {
  return presale_starts !== null && presale_starts <= now && (presale_accounts || presale_code !== '');
}

/** How long before the sale starts a waiting room takes places. */
export const roomAheadMs = 3_600_000;

type RoomSale = Parameters<typeof firstStart>[0] & { has_waiting_room: boolean };

/** When the waiting room of an event begins to take places; null without a room or a start. */
export function roomOpensAt(event: RoomSale): Date | null {
  const start = event.has_waiting_room ? firstStart(event) : null;
  return start && new Date(start.getTime() - roomAheadMs);
}

/** Whether it takes places for a sale that has not started. */
export function isRoomOpen(event: RoomSale, now: Date): boolean {
  const [opens, start] = [roomOpensAt(event), firstStart(event)];
  return opens !== null && start !== null && opens <= now && now < start;
}

/** When tickets go on sale, where nothing else keeps them from being sold: then a button can wait for it. */
export function awaitedStart({ statuses, sale_starts }: Pick<EventItem, 'statuses' | 'sale_starts'>): string | null {
  const isAwaited = blockingStatuses.every((status) => statuses.includes(status) === (status === 'on_sale_soon'));
  return isAwaited ? sale_starts : null;
}

const dayMs = 24 * 3_600_000;

/** From when on a page waits for a start of sale; one that is open for longer than a day is not what the script is for. */
export function nearnessOf(start: Date): Date {
  return new Date(start.getTime() - dayMs);
}

/** Whether an open page is to become live by itself: the script for it is worth its weight on the last day only (SHOP-40). */
export function isSaleNear(saleStarts: string, now: Date): boolean {
  return nearnessOf(new Date(saleStarts)) <= now;
}
