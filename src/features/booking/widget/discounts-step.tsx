import { formatPrice } from '../../../core/text/prices.ts';
import type { OfferGroup } from '../offer.ts';
import { maxEntries, PriceList } from './price-list.tsx';
import { amountOf } from './selection.ts';
import { Stepper } from './stepper.tsx';
import type { Booking } from './use-booking.ts';

/** The other prices of a seat group (BOOK-04). */
export function DiscountsStep({ group, booking }: { group: OfferGroup; booking: Booking }) {
  const hasChosen = group.discounts
    .slice(maxEntries)
    .some(({ sale_type_id }) => amountOf(booking.selection, { seat_group: group.seatGroup, sale_type_id }) > 0);
  return (
    <PriceList entries={group.discounts} startsExpanded={hasChosen}>
      {(price, isHidden) => (
        <li key={price.id} className="g" inert={isHidden}>
          <div>
            <h3>{price.name}</h3>
            <p>
              <b>{formatPrice(price.price)}</b>
            </p>
            {price.text && <p className="about">{price.text}</p>}
          </div>
          <Stepper
            booking={booking}
            ticket={{ seat_group: group.seatGroup, sale_type_id: price.sale_type_id }}
            name={[group.name, price.name].filter(Boolean).join(', ')}
          />
        </li>
      )}
    </PriceList>
  );
}
