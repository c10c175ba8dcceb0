import { m } from '../../paraglide/messages.js';
import { interfaceText } from '../../ui/interface-text.ts';
import { statusLabels } from '../programme/programme.codes.ts';

/**
 * The notes of the cart on any page (SHOP-04), and the texts of scripts that every visitor of events loads: `shopText` reads them from
 * here, so that those contain no messages.
 */
export function ShopNotes({ webshopUrl }: { webshopUrl: string }) {
  return (
    <div
      id="shop-notes"
      className="vh"
      data-webshop={webshopUrl}
      data-loading={m.booking_loading()}
      data-away={m.shop_refused_unavailable()}
      data-retry={m.shop_retry()}
      data-to-shop={m.booking_to_webshop()}
      data-sold-out={interfaceText(statusLabels.sold_out)}
      data-few={interfaceText(statusLabels.remaining_tickets)}
      data-spaces={m.status_wheelchair_spaces()}
      data-further-dates={m.event_further_dates()}
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
