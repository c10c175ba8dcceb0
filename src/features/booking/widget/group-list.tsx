import type { Language } from '../../../core/languages.ts';
import { formatPrice } from '../../../core/text/prices.ts';
import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icon/icon.tsx';
import { isForWheelchairs, type OfferGroup, slotAt } from '../offer.ts';
import { startText } from '../start-text.ts';
import { maxEntries, PriceList } from './price-list.tsx';
import { Stepper } from './stepper.tsx';
import type { Booking } from './use-booking.ts';

/** Seat groups with their full prices; unavailable ones are listed and disabled (BOOK-02). */
export function GroupList({ booking, language }: { booking: Booking; language: Language }) {
  const cutOff = booking.groups.slice(maxEntries).map(({ seatGroup }) => seatGroup);
  const hasChosen = booking.selection.some(({ ticket }) => cutOff.includes(ticket.seat_group));
  return (
    <PriceList entries={booking.groups} startsExpanded={hasChosen}>
      {(group, isHidden) => <Group key={group.id} group={group} booking={booking} language={language} isHidden={isHidden} />}
    </PriceList>
  );
}

interface GroupProps {
  group: OfferGroup;
  booking: Booking;
  language: Language;
  /** Hidden in the collapsed list, and inert. */
  isHidden: boolean;
}

function Group({ group, booking, language, isHidden }: GroupProps) {
  const { full, seatGroup } = group;
  const isLate = slotAt(group, booking.time) === null;
  // Between other seats they are chosen in the plan: the best available would be refused.
  const isInPlan = group.isWheelchairOnly && booking.hasPlan && !isForWheelchairs(`${seatGroup} ${group.name}`);
  const canChoose = group.isAvailable && full !== null && !isLate && !isInPlan;
  const name = group.name || full?.name || '';
  return (
    <li className={canChoose ? 'g' : 'g no'} inert={isHidden}>
      <div>
        <h3>{name}</h3>
        {canChoose ? (
          <p>
            {seatGroup ? `${full.name} ` : ''}
            <b>{formatPrice(full.price)}</b>
          </p>
        ) : (
          <p>
            {group.saleStarts !== null
              ? startText(group.saleStarts, language)
              : isInPlan
                ? m.booking_wheelchair_in_plan()
                : group.isAvailable && booking.time !== null
                  ? m.booking_not_at_time()
                  : m.booking_sold_out()}
          </p>
        )}
        {group.text && <p className="about">{group.text}</p>}
      </div>
      {canChoose ? (
        <Stepper booking={booking} ticket={{ seat_group: seatGroup, sale_type_id: full.sale_type_id }} name={name} />
      ) : (
        group.saleStarts === null && !isInPlan && <span className="label out">{m.booking_unavailable()}</span>
      )}
      {canChoose && group.discounts.length > 0 && (
        <button
          type="button"
          className="disc"
          data-focus={`discounts-${group.id}`}
          aria-label={m.booking_discounts_of({ name })}
          onClick={() => booking.setStep({ name: 'discounts', group: group.id })}
        >
          {m.booking_discounts()}
          <Icon name="right" />
        </button>
      )}
      {canChoose && (
        <button
          type="button"
          className="pair"
          aria-label={m.booking_two_more({ name })}
          aria-disabled={booking.room < 2}
          onClick={() => booking.room >= 2 && booking.more({ seat_group: seatGroup, sale_type_id: full.sale_type_id }, 2)}
        >
          <Icon name="plus" />
          {m.tickets_count({ count: 2 })}
        </button>
      )}
    </li>
  );
}
