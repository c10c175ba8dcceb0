import { formatPrice } from '../../../core/text/prices.ts';
import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useIsOnline } from '../../../ui/use-is-online.ts';
import { FeeLines } from '../cart/fee-lines.tsx';
import type { PriceSum } from '../cart/price-sum.ts';
import type { Offer } from '../load-offer.ts';
import type { Booking } from './use-booking.ts';

/** Sum and button, always in view; without a ticket or a network it cannot be pressed (BOOK-16, SITE-04). */
export function AddToCartButton({ booking }: { booking: Booking }) {
  const { count } = booking;
  const code = booking.promotion.takes?.discount.code ?? '';
  const isOnline = useIsOnline();
  return (
    <div className="bk-foot">
      {count > 0 ? <FeeLines sum={priceSumOf(booking)} tickets={count} code={code} /> : <NoSum booking={booking} code={code} />}
      {booking.room === 0 && <p className="off">{m.booking_limit({ count: booking.limit })}</p>}
      {!isOnline && <p className="off">{m.booking_offline()}</p>}
      <button type="button" className="btn full" disabled={count === 0 || !isOnline} onClick={() => void booking.add()}>
        <Icon name="cart" />
        {m.booking_add_to_cart()}
      </button>
    </div>
  );
}

/**
 * Before anything is chosen. In the sheet of a phone, which grows upwards, it has the height of the sum of one ticket, so that the first
 * ticket moves no key from under the thumb (BOOK-14).
 */
function NoSum({ booking: { groups, id, sumOf }, code }: { booking: Booking; code: string }) {
  const [first] = groups.flatMap(({ full }) => full ?? []);
  if (!first) return null;
  const sum = sumOf([{ price: first.price, quantity: 1, eventId: id, saleType: first.sale_type_id }]);
  return (
    <div className="no-sum">
      <div aria-hidden="true">
        <FeeLines sum={sum} tickets={1} code={code} />
      </div>
      <p className="small muted">{m.booking_none_chosen()}</p>
    </div>
  );
}

/** Where the script that adds tickets, and shows the result, has not come: nothing chosen is lost (SHOP-370). */
export function NotAdded({ booking, shopUrl }: { booking: Booking; shopUrl: string }) {
  return (
    <div className="msg">
      <span className="mark bad">
        <Icon name="warn" />
      </span>
      <h3 tabIndex={-1}>{m.booking_failed()}</h3>
      <p>{m.shop_refused_unavailable()}</p>
      <button type="button" className="btn full" onClick={booking.addAgain}>
        {m.shop_retry()}
      </button>
      <button type="button" className="btn quiet full" onClick={booking.chooseAgain}>
        {m.booking_change_tickets()}
      </button>
      <a className="btn quiet full" href={shopUrl}>
        {m.booking_to_webshop()}
      </a>
    </div>
  );
}

/** What costs what is chosen. */
function priceSumOf({ groups, selection, id, sumOf }: Booking): PriceSum {
  const items = selection.map(({ ticket, amount }) => {
    const group = groups.find(({ seatGroup }) => seatGroup === ticket.seat_group);
    const prices = group ? [group.full, ...group.discounts] : [];
    const price = prices.find((price) => price?.sale_type_id === ticket.sale_type_id)?.price ?? '0';
    return { price, quantity: amount, eventId: id, saleType: ticket.sale_type_id };
  });
  return sumOf(items);
}

/** Status for screen readers. */
export function announcement(booking: Booking, offer: Offer | null): string {
  const { summary, count } = booking;
  if (summary.state === 'loading') return m.booking_adding();
  if (summary.state !== 'none') return summary.text;
  if (!offer || count === 0) return '';
  const { inCart, tickets, total } = priceSumOf(booking);
  const isWithCart = Number(inCart) > 0;
  const chosen = m.booking_chosen({ tickets: m.tickets_count({ count }), price: formatPrice(isWithCart ? tickets : total) });
  return isWithCart ? `${chosen}. ${m.shop_in_cart()}: ${formatPrice(inCart)}. ${m.shop_total()}: ${formatPrice(total)}` : chosen;
}
