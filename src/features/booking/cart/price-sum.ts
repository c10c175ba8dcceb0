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

/** The sum of tickets with fees and code; pure, so that the widget says before what the order will say. */
export function sumOf(items: readonly PricedItem[], fees: Fees | undefined, discount: Discount | undefined): PriceSum {
  const tickets = cents(totalOf(items));
  const saved = discount ? savedCents(items, discount) : 0;
  const paid = items.filter(({ price }) => cents(price) > 0);
  const count = paid.reduce((sum, { quantity }) => sum + quantity, 0);
  const orderFee = fees && tickets - saved > 0 ? cents(fees.perOrder) : 0;
  return {
    tickets: decimal(tickets),
    saved: decimal(saved),
    ticketFees: fees
      ? decimal(paid.reduce((sum, { price, quantity }) => sum + Math.min(cents(fees.perTicket), cents(price)) * quantity, 0))
      : null,
    orderFee: fees ? decimal(count > 0 ? orderFee : 0) : null,
    total: decimal(tickets - saved + orderFee),
  };
}

/** The fees of what comes to tickets in the cart: the order's fee is charged once, with them. */
export function feesBeside(inCart: number, fees: Fees): Fees {
  return inCart > 0 ? { ...fees, perOrder: '0.00' } : fees;
}

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
