import type { AnswerOf } from '../../core/contract/call.ts';
import { fullPriceOf } from '../programme/prices.shapes.ts';
import type { getEvent } from '../programme/programme.contract.ts';
import type { AvailabilityByEvent } from './booking.contract.ts';

/** The sales catalogue of an event as its call answers it. */
export type Catalogue = Pick<AnswerOf<typeof getEvent>, 'prices' | 'seat_groups'>;
export type Price = Catalogue['prices'][number];
type Timeslot = Catalogue['seat_groups'][number]['timeslots'][number];
type Live = Pick<AvailabilityByEvent[string], 'statuses' | 'seat_groups'>;

/** What one seat group of an event offers. An event without groups offers its own prices as one without a name (BOOK-02). */
export interface OfferGroup {
  /** Its id in the catalogue; 0 for the event's own prices. */
  id: number;
  /** As the shop calls it; '' for the event's own prices. */
  seatGroup: string;
  /** As visitors read it; '' for the event's own prices. */
  name: string;
  text: string;
  isAvailable: boolean;
  /** What is left of it are spaces for wheelchairs (SHOP-150). */
  isWheelchairOnly: boolean;
  /** The price in the main step. */
  full: Price | null;
  /** All others; they are reached only when the full price says that it has some (BOOK-04). */
  discounts: Price[];
  timeslots: Timeslot[];
  /** When the first of its prices goes on sale, where none is on sale yet (SHOP-41). */
  saleStarts: string | null;
}

/** The catalogue of an event as it is offered, with live stock laid over it where it is known. */
export function offerOf({ prices, seat_groups }: Catalogue, live?: Live): OfferGroup[] {
  const groups =
    seat_groups.length > 0
      ? seat_groups.map((group) => ({ ...group, seatGroup: group.seat_group }))
      : [{ id: 0, seatGroup: '', name: '', text: '', status: '1', prices, timeslots: [] }];
  return groups.map((group) => {
    const now = live?.seat_groups.find((other) => other.seat_group === group.seatGroup);
    const main = fullPriceOf(group.prices) ?? null;
    const full = [main, ...group.prices].find((price) => price?.sale_starts === null) ?? main;
    const saleStarts = full?.sale_starts ? firstOf(group.prices.map((price) => price.sale_starts ?? '')) : null;
    return {
      id: group.id,
      seatGroup: group.seatGroup,
      name: group.name,
      text: group.text,
      saleStarts,
      isAvailable:
        saleStarts === null &&
        group.status !== '0' &&
        now?.status !== '0' &&
        group.prices.length > 0 &&
        // A seat group says for itself whether there are spaces for wheelchairs.
        (now !== undefined || !live?.statuses.includes('sold_out')),
      isWheelchairOnly: now?.is_wheelchair_only === true,
      full,
      discounts: main?.has_discounts ? group.prices.filter((price) => price !== full) : [],
      timeslots: group.timeslots.map((slot) => {
        const status = now?.timeslots.find(({ block_id }) => block_id === slot.block_id)?.status;
        return status === '0' ? { ...slot, status } : slot;
      }),
    };
  });
}

/** A catalogue for whoever may buy before the sale starts (SHOP-43): nothing of it waits for its moment. */
export function openedCatalogue<Of extends Catalogue>(catalogue: Of): Of {
  const onSale = <P extends { sale_starts: string | null }>(price: P): P => ({ ...price, sale_starts: null });
  return {
    ...catalogue,
    prices: catalogue.prices.map(onSale),
    seat_groups: catalogue.seat_groups.map((group) => ({ ...group, prices: group.prices.map(onSale) })),
  };
}

/** The first of several moments. */
const firstOf = (moments: readonly string[]) => moments.toSorted((one, other) => Date.parse(one) - Date.parse(other))[0] ?? null;

/** The first moment at which more of an offer goes on sale; null when all of it is, or is gone. */
export function nextStart(groups: readonly OfferGroup[]): string | null {
  const starts = groups.flatMap(({ full, discounts }) => [full, ...discounts].map((price) => price?.sale_starts));
  return firstOf(starts.filter((start) => typeof start === 'string'));
}

/** Whether a seat group is for wheelchairs, by its name. */
export const isForWheelchairs = (name: string) => /rollstuhl|rollstühl|wheelchair/i.test(name);

/** The seat groups for wheelchairs by their usual names, then the others: for who looks for them. */
export function wheelchairFirst(groups: readonly OfferGroup[]): OfferGroup[] {
  const isFirst = ({ seatGroup, name }: OfferGroup) => Number(isForWheelchairs(`${seatGroup} ${name}`));
  return [...groups].sort((a, b) => isFirst(b) - isFirst(a));
}

/** Times of admission that may be chosen, 'HH:MM', in their order: those that at least one group still has (BOOK-05). */
export function timesOf(groups: readonly OfferGroup[]): string[] {
  const times = new Set(groups.flatMap(({ timeslots }) => timeslots.map(({ time_start }) => time_start)));
  return [...times].filter((time) => groups.some((group) => group.isAvailable && slotAt(group, time)));
}

/** The slot of a group at a time: null when it is gone, undefined where the group has no slots at all. */
export function slotAt({ timeslots }: OfferGroup, time: string | null): Timeslot | null | undefined {
  if (timeslots.length === 0) return undefined;
  return timeslots.find(({ time_start, status }) => time_start === time && status !== '0') ?? null;
}
