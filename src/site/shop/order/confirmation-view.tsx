import type { Language } from '../../../core/languages.ts';
import type { Cart } from '../../../features/booking/booking.contract.ts';
import type { EventItem } from '../../../features/programme/programme.shapes.ts';
import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icon/icon.tsx';
import { feedHref, href } from '../../../urls.ts';
import { CartSum } from '../cart/cart-sum.tsx';
import type { OrderChange } from './order-changes.server.ts';
import { OrderList } from './order-list.tsx';

interface ConfirmationViewProps {
  number: string;
  /** Whether nothing was sold. */
  isDemo: boolean;
  /** The cart as it was bought. */
  cart: Cart;
  /** Its events as in the catalogue; those that are online. */
  events: readonly EventItem[];
  /** Of its events, since it was placed. */
  changes: ReadonlyMap<number, OrderChange>;
  /** Ids of items with seats that their room has not. */
  missing: ReadonlySet<number>;
  language: Language;
}

/** The order is placed; its dates can be taken along as a calendar. */
export function ConfirmationView({ number, cart, events, changes, missing, language, isDemo }: ConfirmationViewProps) {
  const [first, ...others] = events;
  return (
    <>
      <h1>{m.shop_done_title()}</h1>
      <p className="lead">
        {m.shop_done_number()} <strong className="order-number">{number}</strong>
      </p>
      {isDemo && (
        <p className="shop-done">
          <Icon name="info" />
          {m.shop_done_demo()}
        </p>
      )}
      <div className="cart-grid">
        <OrderList
          items={cart.items}
          catalogue={events}
          changes={changes}
          missing={missing}
          missingText={m.shop_seats_missing()}
          language={language}
        />
        <CartSum cart={cart}>
          {first && (
            <a className="btn full" href={others.length > 0 ? feedOf(events, language) : feedHref('event', language, first)}>
              <Icon name="cal" />
              {m.shop_done_calendar()}
            </a>
          )}
          <a className="btn quiet full" href={href('events', language)}>
            {m.shop_done_programme()}
          </a>
        </CartSum>
      </div>
    </>
  );
}

const feedOf = (events: readonly EventItem[], language: Language) =>
  feedHref('favourites', language, {}, { events: events.map(({ id }) => id).join(',') });
