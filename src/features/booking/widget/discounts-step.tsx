import type { Language } from '../../../core/languages.ts';
import { formatPrice } from '../../../core/text/prices.ts';
import type { OfferGroup } from '../offer.ts';
import { startText } from '../start-text.ts';
import { maxEntries, PriceList } from './price-list.tsx';
import { amountOf } from './selection.ts';
import { Stepper } from './stepper.tsx';
import type { Booking } from './use-booking.ts';

/** The other prices of a seat group (BOOK-04). */
export function DiscountsStep({ group, booking, language }: { group: OfferGroup; booking: Booking; language: Language }) {
  const hasChosen = group.discounts
    .slice(maxEntries)
    .some(({ sale_type_id }) => amountOf(booking.selection, { seat_group: group.seatGroup, sale_type_id }) > 0);
  return (
    <PriceList entries={group.discounts} startsExpanded={hasChosen}>
      {(price, isHidden) => (
        <li key={price.id} className={price.sale_starts ? 'g no' : 'g'} inert={isHidden}>
          <div>
            <h3>{price.name}</h3>
            <p>
              <b>{formatPrice(price.price)}</b>
            </p>
            {price.sale_starts && <p>{startText(price.sale_starts, language)}</p>}
            {price.text && <p className="about">{price.text}</p>}
          </div>
          {!price.sale_starts && (
            <Stepper
              booking={booking}
              ticket={{ seat_group: group.seatGroup, sale_type_id: price.sale_type_id }}
              name={[group.name, price.name].filter(Boolean).join(', ')}
            />
          )}
        </li>
      )}
    </PriceList>
  );
}
