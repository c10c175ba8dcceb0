import { formatPrice } from '../../../core/text/prices.ts';
import { m } from '../../../paraglide/messages.js';
import { totalOf } from '../cart/cart-total.ts';
import { isForWheelchairs, type OfferGroup, slotAt } from '../offer.ts';
import { countOf } from './selection.ts';
import type { Booking } from './use-booking.ts';

/** Other groups that are offered instead. */
const maxGroups = 3;

interface OtherSeatsProps {
  booking: Booking;
  /** Seat group without enough (connected) seats. */
  refused: string;
}

/** What can be had where a party found no seats (BOOK-21): fewer of the same group, or as many of another one; spaces for wheelchairs only instead of others. */
export function OtherSeats({ booking, refused }: OtherSeatsProps) {
  const { groups, selection, time } = booking;
  const count = countOf(selection.filter(({ ticket }) => ticket.seat_group === refused));
  const isWheelchairGroup = ({ seatGroup, name }: OfferGroup) => isForWheelchairs(`${seatGroup} ${name}`);
  const wanted = groups.find(({ seatGroup }) => seatGroup === refused);
  const others = groups.filter(
    (group) =>
      group.seatGroup !== refused &&
      group.isAvailable &&
      slotAt(group, time) !== null &&
      (!isWheelchairGroup(group) || (wanted !== undefined && isWheelchairGroup(wanted))),
  );
  if (count === 0) return null;
  return (
    <>
      {count > 1 && (
        <button type="button" className="btn full" onClick={booking.chooseAgain}>
          {m.booking_fewer_seats()}
        </button>
      )}
      {booking.hasPlan && (
        <button type="button" className="btn quiet full" onClick={booking.chooseOtherSeats}>
          {m.seat_choose()}
        </button>
      )}
      {others.slice(0, maxGroups).map(
        ({ id, seatGroup, name, full }) =>
          full && (
            <button
              key={id}
              type="button"
              className="btn quiet full"
              onClick={() => booking.moveTo(refused, { seat_group: seatGroup, sale_type_id: full.sale_type_id }, count)}
            >
              {m.booking_other_group({
                tickets: m.tickets_count({ count }),
                group: name || seatGroup,
                price: formatPrice(totalOf([{ price: full.price, quantity: count }])),
              })}
            </button>
          ),
      )}
    </>
  );
}
