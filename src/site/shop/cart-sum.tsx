import type { ReactNode } from 'react';
import { formatPrice } from '../../core/text/prices.ts';
import type { Cart } from '../../features/booking/booking.contract.ts';
import { m } from '../../paraglide/messages.js';

/** What the cart costs, with the next step below. */
export function CartSum({ cart, children }: { cart: Pick<Cart, 'total' | 'tickets_quantity'>; children: ReactNode }) {
  return (
    <section className="cart-sum" aria-labelledby="sum">
      <h2 id="sum">{m.shop_sum()}</h2>
      <dl>
        <div>
          <dt>{m.tickets_count({ count: cart.tickets_quantity })}</dt>
          <dd>{formatPrice(cart.total)}</dd>
        </div>
        <div>
          <dt>{m.shop_fees()}</dt>
          <dd>{formatPrice('0.00')}</dd>
        </div>
        <div className="total">
          <dt>{m.shop_total()}</dt>
          <dd>{formatPrice(cart.total)}</dd>
        </div>
      </dl>
      {children}
    </section>
  );
}
