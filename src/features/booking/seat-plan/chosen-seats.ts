import type { Cart, Seats } from '../booking.contract.ts';
import type { OfferGroup, Price } from '../offer.ts';
import { type BesideSeat, pairCompanions } from './wheelchair-rules.ts';

/** A place of an event's plan with the seat group that sells it. */
export interface OfferedSeat extends BesideSeat {
  area: string;
  /** '' in a standing area. */
  row: string;
  /** Null in a standing area. */
  number: number | null;
  letter: string;
  /** Undefined where the event does not sell its group. */
  group: OfferGroup | undefined;
  /** 'own': in the cart of the visitor. */
  state: 'free' | 'taken' | 'closed' | 'own';
}

/** The name of a numbered seat; areas have one in each language. */
export const seatName = ({ area, row, number }: Pick<OfferedSeat, 'area' | 'row' | 'number'>) => [area, row, number].join('|');

/** The numbered seats of an event in the cart of a visitor, as {@link offeredSeats} takes them: by name, because a cart has no numbers of places. */
export function seatsInCart(cart: Pick<Cart, 'items'> | null, event: number): Set<string> {
  const items = cart?.items.filter(({ event_id }) => event_id === event) ?? [];
  return new Set(items.flatMap(({ places }) => places.filter(({ number }) => number !== null).map(seatName)));
}

/** Every place of a plan, by its number; `own` is what {@link seatsInCart} answers (SHOP-290). */
export function offeredSeats(seats: Seats, groups: readonly OfferGroup[], own: ReadonlySet<string> = new Set()): Map<number, OfferedSeat> {
  const taken = new Set(seats.taken);
  const byLetter = new Map(
    seats.price_groups.map(({ letter, seat_group }) => [
      letter,
      groups.find(({ seatGroup, timeslots }) => seatGroup === seat_group && timeslots.length === 0),
    ]),
  );
  const offer = (seat: BesideSeat & { area: string; row: string; number: number | null; letter: string }) => {
    const group = byLetter.get(seat.letter);
    const isOwn = own.has(seatName(seat));
    const state = isOwn ? 'own' : !group?.isAvailable ? 'closed' : taken.has(seat.place) ? 'taken' : 'free';
    return [seat.place, { ...seat, group, state }] as const;
  };
  return new Map(
    seats.areas.flatMap(({ name: area, rows, standing }) => [
      ...rows.flatMap((row) =>
        row.seats.map(([place, number, kind, letter]) => offer({ place, number, kind, letter, area, row: row.label })),
      ),
      ...(standing?.free ?? []).map((place) =>
        offer({ place, number: null, kind: 'normal', letter: standing?.price_group ?? '', area, row: '' }),
      ),
    ]),
  );
}

/** A standing area of an event's plan: nobody chooses one of its places, only how many (SHOP-160). */
export interface OfferedStanding {
  id: number;
  area: string;
  letter: string;
  group: OfferGroup | undefined;
  /** Numbers of its places that can be had, the first ones first. */
  free: number[];
}

/** The standing areas of a plan with what can be had of them. */
export function standingAreas({ areas }: Seats, offered: ReadonlyMap<number, OfferedSeat>): OfferedStanding[] {
  return areas.flatMap(({ name: area, standing }) => {
    if (!standing) return [];
    const free = standing.free.filter((place) => offered.get(place)?.state === 'free');
    return [{ id: standing.id, area, letter: standing.price_group, group: offered.get(standing.free[0] ?? 0)?.group, free }];
  });
}

/** Seats that are neighbours: parts of rows between aisles and seats of other groups. */
export function blocksOf({ areas }: Seats): BesideSeat[][] {
  return areas.flatMap(({ rows }) =>
    rows.flatMap(({ seats, aisles }) => {
      const blocks: BesideSeat[][] = [[]];
      for (const [at, [place, , kind, letter]] of seats.entries()) {
        const before = seats[at - 1];
        if (before && (aisles.includes(before[1]) || before[3] !== letter)) blocks.push([]);
        blocks.at(-1)?.push({ place, kind });
      }
      return blocks;
    }),
  );
}

/** Companion places among chosen ones that belong to no chosen wheelchair place (SHOP-66). */
export function loneCompanions(seats: Seats, chosen: ReadonlySet<number>): number[] {
  const blocks = blocksOf(seats);
  const beside = new Set(pairCompanions(blocks, ({ place }) => chosen.has(place)).values());
  return blocks.flat().flatMap(({ place, kind }) => (kind === 'companion' && chosen.has(place) && !beside.has(place) ? [place] : []));
}

/** The prices a seat can be had for: a companion's on its own places only, of which it is the usual one. */
export function pricesOf({ group, kind }: Pick<OfferedSeat, 'group' | 'kind'>): Price[] {
  const all = group ? [group.full, ...group.discounts].filter((price) => price !== null) : [];
  const prices = all.filter((price) => price.sale_starts === null);
  const companion = prices.filter(({ is_companion }) => is_companion);
  return kind === 'companion'
    ? [...companion, ...prices.filter(({ is_companion }) => !is_companion)]
    : prices.filter(({ is_companion }) => !is_companion);
}
