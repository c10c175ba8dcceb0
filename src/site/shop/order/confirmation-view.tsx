import type { Language } from '../../../core/languages.ts';
import type { Cart } from '../../../features/booking/booking.contract.ts';
import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icon/icon.tsx';
import { feedHref, href } from '../../../urls.ts';
import { CartSum } from '../cart/cart-sum.tsx';
import type { OrderChange } from './order-changes.server.ts';
import { OrderList } from './order-list.tsx';

interface ConfirmationViewProps {
  number: string;
  /** The cart as it was bought. */
  cart: Cart;
  events: readonly number[];
  /** Of its events, since it was placed. */
  changes: ReadonlyMap<number, OrderChange>;
  language: Language;
}

/** The order is placed; its dates can be taken along as a calendar. */
export function ConfirmationView({ number, cart, events, changes, language }: ConfirmationViewProps) {
  return (
    <>
      <h1>{m.shop_done_title()}</h1>
      <p className="lead">
        {m.shop_done_number()} <strong className="order-number">{number}</strong>
      </p>
      <p className="shop-done">
        <Icon name="info" />
        {m.shop_done_demo()}
      </p>
      <div className="cart-grid">
        <OrderList items={cart.items} changes={changes} language={language} />
        <CartSum cart={cart}>
          <a className="btn full" href={feedHref('favourites', language, {}, { events: events.join(',') })}>
            <Icon name="cal" />
            {m.shop_done_calendar()}
          </a>
          <a className="btn quiet full" href={href('events', language)}>
            {m.shop_done_programme()}
          </a>
        </CartSum>
      </div>
    </>
  );
}
