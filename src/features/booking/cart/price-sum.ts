import type { Cart } from '../booking.contract.ts';
import { totalOf } from './cart-total.ts';

/** What a shop charges beside the places (SHOP-93). Decimal strings like prices, '0.00' for none. */
export interface Fees {
  /** Contained in the price of every ticket that costs something: what a list names is what a ticket costs. */
  perTicket: string;
  /** Once per order, on top of its tickets; none where they cost nothing. */
  perOrder: string;
}

/** What a code takes off (SHOP-95). */
export interface Discount {
  /** Of the shop. */
  id: number;
  /** As the visitor reads it. */
  code: string;
  /** Of each of its tickets; null for an amount. */
  percent: number | null;
  /** Off the order, at most what its tickets cost; null for a percentage. */
  amount: string | null;
  /** Ids of the events it counts for; empty for all. */
  events: number[];
  /** Price types it counts for; empty for all. */
  saleTypes: number[];
}

/** Tickets of one kind, as far as their price goes. */
export interface PricedItem {
  price: string;
  quantity: number;
  eventId: number;
  saleType?: number | undefined;
}

/** What tickets cost in full (SHOP-94); decimal strings. */
export interface PriceSum {
  /** What the cart holds beside them, where the sum is that of both; '0.00' otherwise. */
  inCart: string;
  tickets: string;
  /** What the code takes off; '0.00' without one. */
  saved: string;
  /** Contained in the price of the tickets; null where the shop does not say. */
  ticketFees: string | null;
  /** On top of them; null where the shop does not say. */
  orderFee: string | null;
  /** What there is to pay. */
  total: string;
}

/** The sum of tickets with fees and code; pure, so that the widget says before what the order will say. `inCart`: beside them. */
export function sumOf(
  items: readonly PricedItem[],
  fees: Fees | undefined,
  discount: Discount | undefined,
  inCart: readonly PricedItem[] = [],
): PriceSum {
  const all = [...inCart, ...items];
  const tickets = cents(totalOf(all));
  const saved = discount ? savedCents(all, discount) : 0;
  const paid = all.filter(({ price }) => cents(price) > 0);
  const count = paid.reduce((sum, { quantity }) => sum + quantity, 0);
  const orderFee = fees && tickets - saved > 0 ? cents(fees.perOrder) : 0;
  return {
    inCart: totalOf(inCart),
    tickets: totalOf(items),
    saved: decimal(saved),
    ticketFees: fees
      ? decimal(paid.reduce((sum, { price, quantity }) => sum + Math.min(cents(fees.perTicket), cents(price)) * quantity, 0))
      : null,
    orderFee: fees ? decimal(count > 0 ? orderFee : 0) : null,
    total: decimal(tickets - saved + orderFee),
  };
}

/** The cart that tickets come to. */
export interface CartBeside {
  items: readonly PricedItem[];
  /** Its fee per order is charged already: not by tickets that cost nothing. */
  isFeeCharged: boolean;
}

/**
 * The sum of tickets that come to a cart, whose fee per order is charged once. A code counts for the whole cart, and an amount once: with
 * one the sum is that of everything, what the cart holds included, as the cart will say it (SHOP-120).
 */
export function sumBeside(
  { items: inCart, isFeeCharged }: CartBeside,
  items: readonly PricedItem[],
  fees: Fees | undefined,
  discount: Discount | undefined,
): PriceSum {
  if (discount) return sumOf(items, fees, discount, inCart);
  return sumOf(items, fees && isFeeCharged ? { ...fees, perOrder: '0.00' } : fees, undefined);
}

/** What a cart holds, with its prices. */
export function pricedInCart({ items }: Pick<Cart, 'items'>): PricedItem[] {
  return items.map(({ price, quantity, event_id: eventId, sale_type_id: saleType }) => ({
    ...{ price, quantity, eventId },
    saleType: saleType ?? undefined,
  }));
}

export const besideOf = (cart: Pick<Cart, 'items' | 'sum'>): CartBeside => ({
  items: pricedInCart(cart),
  isFeeCharged: Number(cart.sum.order_fee ?? 0) > 0,
});

/** Whether a code takes something off tickets of a kind. */
export function countsFor(
  { events, saleTypes }: Pick<Discount, 'events' | 'saleTypes'>,
  { eventId, saleType }: Pick<PricedItem, 'eventId' | 'saleType'>,
): boolean {
  if (events.length > 0 && !events.includes(eventId)) return false;
  return saleTypes.length === 0 || (saleType !== undefined && saleTypes.includes(saleType));
}

function savedCents(items: readonly PricedItem[], discount: Discount): number {
  const { percent, amount } = discount;
  const counting = items.filter((item) => countsFor(discount, item));
  // Of each ticket, so that a ticket has a price of whole cents.
  if (percent !== null)
    return counting.reduce((sum, { price, quantity }) => sum + Math.round((cents(price) * percent) / 100) * quantity, 0);
  return Math.min(cents(amount ?? '0'), cents(totalOf(counting)));
}

const cents = (price: string) => Math.round(Number(price) * 100);

const decimal = (amount: number) => `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
