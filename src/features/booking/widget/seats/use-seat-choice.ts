import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { m } from '../../../../paraglide/messages.js';
import type { Seats } from '../../booking.contract.ts';
import type { Price } from '../../offer.ts';
import { loneCompanions, type OfferedSeat, offeredSeats, pricesOf, standingAreas } from '../../seat-plan/chosen-seats.ts';
import { placeText } from '../../seat-plan/seat-text.ts';
import type { Booking } from '../use-booking.ts';
import { keepFree } from './keep-free.ts';
import { seatName } from './seat-name.ts';

/** A chosen place as a ticket with the prices it can have. */
export interface SeatTicket {
  place: number;
  seat: OfferedSeat;
  name: string;
  prices: Price[];
  price: Price | undefined;
}

export type SeatChoice = ReturnType<typeof useSeatChoice>;

/** The places that are chosen in a plan (SHOP-61 to SHOP-64), and the sentence that says what the last press has done. */
export function useSeatChoice(seats: Seats | null, own: ReadonlySet<string>, booking: Booking) {
  const [note, setNote] = useState('');
  /** Prices by place, in the order of choosing. */
  const [chosen, setChosen] = useState<ReadonlyMap<number, number>>(
    () => new Map(booking.refusedSeats.map(({ place, ticket }) => [place, ticket.sale_type_id])),
  );
  const offered = useMemo(
    () => (seats ? offeredSeats(seats, booking.groups, own) : new Map<number, OfferedSeat>()),
    [seats, booking.groups, own],
  );
  const standing = useMemo(() => (seats ? standingAreas(seats, offered) : []), [seats, offered]);
  useEffect(() => {
    if (!seats) return;
    const { left, lost, own: inCart } = keepFree(chosen, seats, offered);
    if (left !== chosen) setChosen(left);
    const notes = [
      inCart.length > 0 && m.seat_in_cart({ seats: inCart.join('; ') }),
      lost.length > 0 && m.seat_lost({ seats: lost.join('; ') }),
    ].filter(Boolean);
    if (notes.length > 0) setNote(notes.join(' '));
  }, [seats, offered, chosen]);
  const places = [...chosen.keys()].filter((place) => offered.get(place)?.state === 'free');
  const room = booking.room + booking.count - places.length;
  const toggle = (place: number) => {
    const seat = offered.get(place);
    const [price] = seat ? pricesOf(seat) : [];
    if (!seats || !seat) return;
    // Whoever presses a seat that cannot be had hears and reads why.
    if (seat.state !== 'free' || !price) return setNote(seatName(seat, false));
    const next = new Map(chosen);
    if (!next.delete(place)) {
      if (room <= 0) return setNote(m.booking_limit({ count: booking.limit }));
      next.set(place, price.sale_type_id);
    }
    const lone = seats.is_held_back ? loneCompanions(seats, new Set(next.keys())) : [];
    if (lone.includes(place)) return setNote(m.seat_needs_wheelchair());
    // Without its wheelchair space a companion seat is nobody's; the note says so to who hears the plan.
    for (const other of lone) next.delete(other);
    setChosen(next);
    const changed = [seat, ...lone.flatMap((other) => offered.get(other) ?? [])];
    setNote(changed.map((one) => seatName(one, next.has(one.place))).join('. '));
  };
  const latest = useRef(toggle);
  latest.current = toggle;
  const chosenOf = (id: number) => standing.find((area) => area.id === id)?.free.filter((place) => chosen.has(place)) ?? [];
  return {
    note,
    setNote,
    offered,
    standing,
    chosen: new Set(places),
    tickets: ticketsOf(places, offered, chosen),
    /** How many of each standing area are chosen, by its id. */
    amounts: new Map(standing.map(({ id }) => [id, chosenOf(id).length])),
    /** One more ticket fits into the order. */
    canAdd: room > 0,
    /** The same one in every render, so that a press renders the rows of its seats and no others. */
    onToggle: useCallback((place: number) => latest.current(place), []),
    /** One place of a standing area more or fewer. */
    onStep: (id: number, by: 1 | -1) => {
      const area = standing.find((one) => one.id === id);
      const mine = chosenOf(id);
      // The first that is free, for they are all alike; the last one goes first.
      const place = by > 0 ? area?.free.find((one) => !chosen.has(one)) : mine.at(-1);
      const [price] = pricesOf({ group: area?.group, kind: 'normal' });
      if (!area || place === undefined || !price) return;
      if (by > 0 && room <= 0) return setNote(m.booking_limit({ count: booking.limit }));
      const next = new Map(chosen);
      if (by > 0) next.set(place, price.sale_type_id);
      else next.delete(place);
      setChosen(next);
      setNote(`${area.area}, ${m.seat_standing()}: ${mine.length + by} ${m.seat_state_chosen()}`);
    },
    choosePrice: (place: number, saleType: number) => setChosen(new Map(chosen).set(place, saleType)),
  };
}

/** @param chosen sale types by place */
function ticketsOf(
  places: readonly number[],
  offered: ReadonlyMap<number, OfferedSeat>,
  chosen: ReadonlyMap<number, number>,
): SeatTicket[] {
  return places.map((place) => {
    const seat = offered.get(place) as OfferedSeat;
    const prices = pricesOf(seat);
    const nth = places.filter(
      (other) => other <= place && offered.get(other)?.number === null && offered.get(other)?.area === seat.area,
    ).length;
    // Standing places have no numbers; counted, their fields have names of their own.
    const name = seat.number === null ? `${seat.area}, ${m.seat_standing_nth({ nth })}` : placeText(seat);
    return { place, seat, name, prices, price: prices.find(({ sale_type_id }) => sale_type_id === chosen.get(place)) ?? prices[0] };
  });
}
