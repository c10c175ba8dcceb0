import { formatPrice } from '../../../../core/text/prices.ts';
import { m } from '../../../../paraglide/messages.js';
import { type OfferedSeat, pricesOf } from '../../seat-plan/chosen-seats.ts';
import { placeText } from '../../seat-plan/seat-text.ts';

/** A seat as screen readers say it: 'Parkett, Reihe 5, Platz 12, Preisgruppe A, 42 €, frei'. */
export function seatName(seat: OfferedSeat, isChosen: boolean): string {
  const [price] = pricesOf(seat);
  const states = { free: m.seat_state_free, taken: m.seat_state_taken, closed: m.seat_state_closed, own: m.seat_state_own };
  return [
    placeText(seat),
    m.seat_group({ letter: seat.letter }),
    price ? formatPrice(price.price) : '',
    isChosen ? m.seat_state_chosen() : states[seat.state](),
  ]
    .filter(Boolean)
    .join(', ');
}
