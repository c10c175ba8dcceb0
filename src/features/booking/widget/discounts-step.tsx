import { formatPrice } from '../../../core/text/prices.ts';
import type { OfferGroup } from '../offer.ts';
import { PriceList } from './price-list.tsx';
import { Stepper } from './stepper.tsx';
import type { Booking } from './use-booking.ts';

/** The other prices of a seat group (BOOK-04). */
export function DiscountsStep({ group, booking }: { group: OfferGroup; booking: Booking }) {
  return (
    <PriceList entries={group.discounts}>
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
