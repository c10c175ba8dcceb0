import { addDays } from '../../core/text/dates.ts';
import { localDay, parseWallClock } from '../../core/text/wall-clock.ts';
import type { events } from '../programme/programme.tables.server.ts';
import { isPresale, startOfPrice } from '../programme/sale-start.shapes.ts';
import { ticketsPerCart } from './cart/cart-limit.ts';
import type { Addition, Refusal, RefusalReason, ShopVisitor } from './shop-gateway.ts';

type EventRow = typeof events.$inferSelect;
type StoredPrice = EventRow['prices'][number];

/** The columns of an event that the shop needs. */
export type SoldEvent = Pick<
  EventRow,
  | 'id'
  | 'name'
  | 'date_start'
  | 'date_end'
  | 'ends_at'
  | 'statuses'
  | 'sale_starts'
  | 'presale_starts'
  | 'presale_accounts'
  | 'presale_code'
  | 'sale_ends'
  | 'has_waiting_list'
  | 'waiting_hours'
  | 'waiting_tickets'
  | 'wheelchair_release_hours'
  | 'prices'
  | 'seat_groups'
>;

/** An addition with its prices from the catalogue. */
export interface Party {
  /** '' for the event's own prices. */
  seatGroup: string;
  /** 0 without timeslots. */
  blockId: number;
  lines: { price: StoredPrice; quantity: number }[];
  size: number;
  /** Chosen places of a seat plan; undefined for the best available. */
  seats?: readonly number[] | undefined;
}

const day = 24 * 3_600_000;

/** Why nothing of an event is sold at the moment, whatever has gone on sale; null when it is (SHOP-05, EVT-28). 'canceled' takes precedence over 'past'. */
export function whyNotSold({ statuses, ends_at, sale_ends }: SoldEvent, now: Date): RefusalReason | null {
  if (statuses.includes('canceled')) return 'canceled';
  if (ends_at <= now) return 'past';
  if (sale_ends && sale_ends <= now) return 'sale_ended';
  return statuses.includes('waiting_list') || statuses.includes('free_entrance') ? 'not_for_sale' : null;
}

/**
 * Why a cart with tickets of so many events may not become an order; null when it may. Held tickets may be bought after the sale has
 * ended, but not when a performance is canceled, over, or no longer known.
 */
export function whyNotBought(sold: readonly { event: SoldEvent }[], events: number, now: Date): RefusalReason | null {
  if (sold.length < events) return 'not_for_sale';
  return sold.map(({ event }) => whyNotSold(event, now)).find((reason) => reason === 'canceled' || reason === 'past') ?? null;
}

/** What counts of a visitor before the sale starts. */
type Buyer = Pick<ShopVisitor, 'now' | 'hasAccount' | 'presaleCode'>;

/** Why a visitor may not buy before the sale starts; null when they may (SHOP-43). */
function whyNotEarly(event: SoldEvent, { now, hasAccount, presaleCode = '' }: Buyer): RefusalReason | null {
  if (!isPresale(event, now)) return 'sale_not_started';
  if (event.presale_accounts && hasAccount) return null;
  if (presaleCode === '' || event.presale_code === '') return 'sale_not_started';
  return presaleCode.toLowerCase() === event.presale_code.toLowerCase() ? null : 'presale_code_wrong';
}

/** What is wanted, and of which seat group and timeslot. */
type Wish = Pick<Addition, 'lines' | 'seatGroup' | 'blockId' | 'seats'>;

/** Finds the party of an addition in the current catalogue: neither prices nor ids of the caller are trusted. */
export function findParty(event: SoldEvent | undefined, { lines, seatGroup, blockId, seats }: Wish, buyer: Buyer): Party | Refusal {
  const { now } = buyer;
  if (!event) return { refused: 'not_for_sale' };
  const reason = whyNotSold(event, now);
  if (reason) return { refused: reason };
  const group = event.seat_groups.find((candidate) => candidate.seat_group === seatGroup);
  if (event.seat_groups.length > 0 ? group === undefined || group.status === '0' : seatGroup !== undefined)
    return { refused: 'not_for_sale' };
  const slot = group?.timeslots.find((candidate) => candidate.block_id === blockId);
  if (slot ? slot.status === '0' || isSlotOver(event, slot.time_start, now) : blockId !== undefined || group?.timeslots.length)
    return { refused: slot && slot.status !== '0' ? 'past' : 'not_for_sale' };
  const offered = group ? group.prices : event.prices;
  const found = lines.map(({ saleType, quantity }) => ({ price: offered.find((price) => price.sale_type_id === saleType), quantity }));
  const known = found.filter((line): line is Party['lines'][number] => line.price !== undefined);
  if (known.length < lines.length) return { refused: 'not_for_sale' };
  const isAhead = known.some(({ price }) => (startOfPrice(event, group, price)?.getTime() ?? 0) > now.getTime());
  const early = isAhead ? whyNotEarly(event, buyer) : null;
  if (early) return { refused: early };
  const size = known.reduce((sum, line) => sum + line.quantity, 0);
  if (size > ticketsPerCart) return { refused: 'too_many' };
  // In every shop, also where it knows no seats: nobody books for a companion alone (SHOP-66).
  const companions = known.reduce((sum, { price, quantity }) => sum + (price.is_companion ? quantity : 0), 0);
  if (companions * 2 > size) return { refused: 'companion_alone' };
  return { seatGroup: group?.seat_group ?? '', blockId: slot?.block_id ?? 0, lines: known, size, seats };
}

/** Tickets of a cart that is to have more of them. */
interface HeldTickets {
  seatGroup: string;
  blockId: number;
  saleType: number;
  /** What each costs in the cart. */
  price: string;
}

/** Finds further tickets of an item in a cart as for an addition: held ones do not open what has been closed since, nor keep its old price. */
export function findMore(event: SoldEvent | undefined, held: HeldTickets, quantity: number, buyer: Buyer): Party | Refusal {
  const { seatGroup, blockId, saleType, price } = held;
  const lines = [{ saleType, quantity }];
  const party = findParty(event, { lines, seatGroup: seatGroup || undefined, blockId: blockId || undefined }, buyer);
  if ('refused' in party) return party;
  return party.lines.every((line) => Number(line.price.price) === Number(price)) ? party : { refused: 'price_changed' };
}

/** A timeslot names its time and not its day, so it ends only where the event has but one evening. */
export function isSlotOver(event: SoldEvent, timeStart: string, now: Date): boolean {
  const begins = slotBegin(event, timeStart);
  return begins !== null && begins < now;
}

/** When a timeslot of an event of one evening begins; null for others. */
export function slotBegin({ date_start, ends_at }: SoldEvent, timeStart: string): Date | null {
  if (ends_at.getTime() - date_start.getTime() > day) return null;
  const firstDay = localDay(date_start);
  const start = parseWallClock(`${firstDay}T${timeStart}`);
  if (!start) return null;
  // A night goes on after midnight, and one of two in the year is an hour shorter or longer.
  return date_start.getTime() - start.getTime() > day / 2 ? parseWallClock(`${addDays(firstDay, 1)}T${timeStart}`) : start;
}

/** True for a price of companions. */
export function isCompanionPrice({ prices, seat_groups }: SoldEvent, saleType: number): boolean {
  return [...prices, ...seat_groups.flatMap((group) => group.prices)].some(
    (price) => price.is_companion && price.sale_type_id === saleType,
  );
}
