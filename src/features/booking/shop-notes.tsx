import { m } from '../../paraglide/messages.js';
import { interfaceText } from '../../ui/interface-text.ts';
import { statusLabels } from '../programme/programme.codes.ts';

/**
 * The notes of the cart on any page (SHOP-04), and the texts of the shop's scripts without React: `shopText` reads them from here, so
 * that they contain no messages. Of numbers there are two forms, for one and for many.
 */
export function ShopNotes({ webshopUrl }: { webshopUrl: string }) {
  const many = '{count}';
  return (
    <div
      id="shop-notes"
      className="vh"
      data-webshop={webshopUrl}
      data-cart={m.cart()}
      data-cart-one={m.cart_with({ tickets: m.tickets_count({ count: 1 }) })}
      data-cart-many={m.cart_with({ tickets: m.tickets_count({ count: many }) })}
      data-left={m.cart_left({ time: '{time}' })}
      data-warning-one={m.cart_warning({ count: 1 })}
      data-warning-many={m.cart_warning({ count: many })}
      data-ended={m.cart_ended()}
      data-extended={m.cart_extended()}
      data-extend-failed={m.cart_extend_failed()}
      data-loading={m.booking_loading()}
      data-failed={m.booking_failed()}
      data-no-reservation={m.booking_failed_no_reservation()}
      data-sold-out={interfaceText(statusLabels.sold_out)}
      data-few={interfaceText(statusLabels.remaining_tickets)}
      data-other-dates={m.calendar_other_dates()}
      data-tickets={m.booking_tickets()}
    >
      <p role="status" />
      <button type="button" className="btn" data-cart-extend="" hidden>
        {m.cart_extend()}
      </button>
      <button type="button" className="btn" data-cart-close="" hidden>
        {m.booking_close()}
      </button>
    </div>
  );
}
