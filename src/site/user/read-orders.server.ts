import { lastPageOf, pageIn } from '../../core/contract/page-of.server.ts';
import { PageError } from '../../core/http/page-outcomes.ts';
import { translate } from '../../core/languages.ts';
import { toLocalIso } from '../../core/text/wall-clock.ts';
import type { CartItem } from '../../features/booking/shop-gateway.ts';
import { href, shopHref } from '../../urls.ts';
import type { PageContext } from '../rendering/page-context.server.ts';
import { readMissingSeats } from '../shop/missing-seats.server.ts';
import { type OrderChange, readOrderChanges } from '../shop/order/order-changes.server.ts';

const pageSize = 10;

/** An order of an account holder as its page names it. */
export interface ListedOrder {
  number: string;
  /** When it was placed, ISO 8601 with local offset. */
  ordered: string;
  events: {
    id: number;
    name: string;
    start: string;
    change: OrderChange | undefined;
    tickets: number;
    groups: string[];
    places: CartItem['places'];
    /** Its room has not the seats that are named (SHOP-282). */
    isMissingSeats: boolean;
  }[];
  total: string;
  url: string;
}

/** `state`: 'away' while the shop does not answer, 'none' where it cannot list orders. */
export type OrdersPage =
  | { state: 'away' | 'none' }
  | { state: 'listed'; orders: ListedOrder[]; count: number; earlier: string | null; later: string | null };

/** Orders placed with an account, newest first, a page of them (SHOP-99). @throws PageError 404 past the end. */
export async function readOrders(
  { orders: list, reading, query, language, design, report }: PageContext,
  account: number,
): Promise<OrdersPage> {
  if (!list) return { state: 'none' };
  const page = pageIn(query);
  const answer = await list(account, page, pageSize).catch((error: unknown) => {
    report(`Orders of an account: ${String(error)}`);
    return null;
  });
  if (!answer) return { state: 'away' };
  const last = lastPageOf(answer.count, pageSize);
  if (page > last) throw new PageError(404);
  const changesSince = await readOrderChanges(reading.db, [...new Set(answer.orders.flatMap(({ events }) => events))], language);
  const named = answer.orders.flatMap(({ items }) =>
    items.map(({ id, eventId, places = [] }) => ({
      ...{ id, event_id: eventId },
      places: places.map((place) => ({ ...place, area: translate(place.area, language).text })),
    })),
  );
  const missing = await readMissingSeats(reading.db, named, language, reading.now);
  const pageHref = (target: number) => href('user', language, { page: 'orders' }, { page: target > 1 ? target : null });
  return {
    state: 'listed',
    count: answer.count,
    later: page > 1 ? pageHref(page - 1) : null,
    earlier: page < last ? pageHref(page + 1) : null,
    orders: answer.orders.map(({ number, orderedAt, items, total }) => ({
      ...{ number, total, ordered: toLocalIso(orderedAt) },
      url: `${shopHref(design.webshopPaths, 'checkout', language)}&order=${number}`,
      events: [...Map.groupBy(items, ({ eventId }) => eventId)].map(([id, own]) => ({
        id,
        name: translate(own[0]?.event ?? {}, language).text,
        start: toLocalIso(own[0]?.dateStart ?? reading.now),
        change: changesSince(orderedAt).get(id),
        tickets: own.reduce((sum, { quantity }) => sum + quantity, 0),
        groups: [...new Set(own.map(({ seatGroupName }) => translate(seatGroupName, language).text))].filter(Boolean),
        places: own.flatMap(({ places = [] }) => places),
        isMissingSeats: own.some(({ id: item }) => missing.has(item)),
      })),
    })),
  };
}
