import type { ReactNode } from 'react';
import type { Cart } from '../../../features/booking/booking.contract.ts';
import { FeeLines } from '../../../features/booking/cart/fee-lines.tsx';
import { m } from '../../../paraglide/messages.js';

/** What the cart costs, with the next step below. */
export function CartSum({ cart, children }: { cart: Pick<Cart, 'total' | 'sum' | 'tickets_quantity'>; children: ReactNode }) {
  const { tickets, saved, code, code_problem: codeProblem, ticket_fees: ticketFees, order_fee: orderFee } = cart.sum;
  return (
    <section className="cart-sum" aria-labelledby="sum">
      <h2 id="sum">{m.shop_sum()}</h2>
      <FeeLines
        sum={{ inCart: '0.00', tickets, saved, ticketFees, orderFee, total: cart.total }}
        tickets={cart.tickets_quantity}
        code={code}
      />
      {codeProblem && <p className="error">{m.shop_code_ended({ problem: codeProblem })}</p>}
      {children}
    </section>
  );
}
