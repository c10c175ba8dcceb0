import { useEffect, useRef } from 'react';
import { formatPrice } from '../../../../core/text/prices.ts';
import { m } from '../../../../paraglide/messages.js';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { useIsOnline } from '../../../../ui/use-is-online.ts';
import { FeeLines } from '../../cart/fee-lines.tsx';
import type { Booking } from '../use-booking.ts';
import type { SeatChoice } from './use-seat-choice.ts';

/** Below the plan: the chosen seats with their prices, what they cost, and the button that adds them. */
export function ChosenTickets({ booking, choice }: { booking: Booking; choice: SeatChoice }) {
  const { tickets, note, onToggle, choosePrice } = choice;
  const isOnline = useIsOnline();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(0);
  useEffect(() => {
    // The button or price of a seat that is no longer chosen had the focus.
    if (tickets.length < shown.current && document.activeElement === document.body) heading.current?.focus();
    shown.current = tickets.length;
  }, [tickets.length]);
  const sum = booking.sumOf(
    tickets.map(({ price }) => ({ price: price?.price ?? '0', quantity: 1, eventId: booking.id, saleType: price?.sale_type_id })),
  );
  const add = () =>
    void booking.addSeats(
      tickets.flatMap(({ place, seat, price }) =>
        price && seat.group ? [{ place, ticket: { seat_group: seat.group.seatGroup, sale_type_id: price.sale_type_id } }] : [],
      ),
    );
  return (
    <div className="sp-foot">
      <h3 ref={heading} tabIndex={-1}>
        {m.seat_your()}
      </h3>
      {tickets.length === 0 && <p>{m.seat_none()}</p>}
      <ul className="sp-chosen">
        {tickets.map(({ place, name, prices, price }) => (
          <li key={place}>
            <span>{name}</span>
            <select
              aria-label={m.seat_price_of({ seat: name })}
              value={price?.sale_type_id}
              onChange={({ target }) => choosePrice(place, Number(target.value))}
            >
              {prices.map((one) => (
                <option key={one.sale_type_id} value={one.sale_type_id}>
                  {one.name} {formatPrice(one.price)}
                </option>
              ))}
            </select>
            <button type="button" className="ibtn" aria-label={m.seat_remove({ seat: name })} onClick={() => onToggle(place)}>
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      {tickets.length > 0 && <FeeLines sum={sum} tickets={tickets.length} code={booking.promotion.takes?.discount.code ?? ''} />}
      <p className="sp-note" role="status">
        {isOnline ? note : m.booking_offline()}
      </p>
      <button type="button" className="btn full" disabled={tickets.length === 0 || !isOnline} onClick={add}>
        <Icon name="cart" />
        {m.booking_add_to_cart()}
        {tickets.length > 0 && `: ${formatPrice(Number(sum.inCart) > 0 ? sum.tickets : sum.total)}`}
      </button>
    </div>
  );
}
