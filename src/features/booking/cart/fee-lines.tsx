import { formatPrice } from '../../../core/text/prices.ts';
import { m } from '../../../paraglide/messages.js';
import type { PriceSum } from './price-sum.ts';

interface FeeLinesProps {
  sum: PriceSum;
  /** Of the sum, without those in the cart. */
  tickets: number;
  /** As typed, where one is used. */
  code: string;
}

/** What tickets cost, line by line and in full, as the widget, the ticket page and the cart say it (SHOP-94). */
export function FeeLines({ sum, tickets, code }: FeeLinesProps) {
  return (
    <dl className="price-sum">
      {isSome(sum.inCart) && (
        <div>
          <dt>{m.shop_in_cart()}</dt>
          <dd>{formatPrice(sum.inCart)}</dd>
        </div>
      )}
      <div>
        <dt>{m.tickets_count({ count: tickets })}</dt>
        <dd>{formatPrice(sum.tickets)}</dd>
      </div>
      {isSome(sum.ticketFees) && (
        <div className="small muted">
          <dt>{m.shop_fee_in_tickets()}</dt>
          <dd>{formatPrice(sum.ticketFees)}</dd>
        </div>
      )}
      {isSome(sum.saved) && (
        <div>
          <dt>{m.shop_code_saved({ code })}</dt>
          <dd>−{formatPrice(sum.saved)}</dd>
        </div>
      )}
      {isSome(sum.orderFee) && (
        <div>
          <dt>{m.shop_fee_of_order()}</dt>
          <dd>{formatPrice(sum.orderFee)}</dd>
        </div>
      )}
      <div className="total">
        <dt>{m.shop_total()}</dt>
        <dd>{formatPrice(sum.total)}</dd>
      </div>
    </dl>
  );
}

const isSome = (amount: string | null): amount is string => amount !== null && Number(amount) > 0;
