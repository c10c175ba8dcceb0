import type { Language } from '../../../core/languages.ts';
import { formatDay, formatTime } from '../../../core/text/dates.ts';
import { formatPrice } from '../../../core/text/prices.ts';
import type { Cart } from '../../../features/booking/booking.contract.ts';
import { ticketsPerCart } from '../../../features/booking/cart/cart-limit.ts';
import { totalOf } from '../../../features/booking/cart/cart-total.ts';
import { heldTickets } from '../../../features/booking/cart/held-tickets.ts';
import type { EventItem } from '../../../features/booking/is-bookable.ts';
import { placesTexts } from '../../../features/booking/seat-plan/seat-text.ts';
import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { softHyphens } from '../../../ui/soft-hyphens.ts';
import { shopHref } from '../../../urls.ts';
import { Alert } from '../alert.tsx';
import { Countdown } from '../countdown.tsx';
import { CartSum } from './cart-sum.tsx';
import { CodeForm } from './code-form.tsx';
import { EmptyCart } from './empty-cart.tsx';
import type { EndedTickets } from './ended-cart.server.ts';

type Item = Cart['items'][number];

export interface CartViewProps {
  cart: Cart;
  /** Its events as in the catalogue, for picture and room. */
  events: readonly EventItem[];
  /** Ids of items with seats that their room has not. */
  missing: ReadonlySet<number>;
  language: Language;
  paths: readonly string[];
  problem: string | null;
  /** The login, where only that is missing. */
  loginUrl: string | null;
  /** Message about the last change, shown once. */
  done: string | null;
  /** The code as typed, where it was refused; null where none can be typed. */
  code: string | null;
  /** What was in it until its reservation ended. */
  ended: readonly EndedTickets[];
  /** Number of the order it has just become. */
  order: string | null;
  /** Name and address were kept for the next checkout. */
  hasBuyer: boolean;
}

/** The cart (SHOP-02): every button belongs to a form, so that it works without script. */
export function CartView({ cart, events, missing, language, paths, problem, loginUrl, done, code, ended, order, hasBuyer }: CartViewProps) {
  const action = shopHref(paths, 'cart', language);
  const isEmpty = cart.items.length === 0;
  const byEvent = Map.groupBy(cart.items, ({ event, date_start }) => `${date_start} ${event}`);
  return (
    <>
      <div className="cart-head">
        <h1>{m.shop_cart_title()}</h1>
        {!isEmpty && <Countdown seconds={cart.expires_in} action={action} held={heldTickets(cart, language)} />}
      </div>
      <Alert text={problem} loginUrl={loginUrl} />
      {done && (
        <p className="shop-done" role="status">
          <Icon name={isEmpty ? 'info' : 'check'} />
          {done}
        </p>
      )}
      {isEmpty ? (
        <EmptyCart {...{ ended, order, hasBuyer, language, paths }} />
      ) : (
        <div className="cart-grid">
          <ul className="cart-events" aria-label={m.shop_cart_events()}>
            {[...byEvent].map(([key, items]) => (
              <CartEvent
                key={key}
                items={items}
                event={events.find(({ id }) => id === items[0]?.event_id)}
                missing={missing}
                action={action}
                language={language}
              />
            ))}
          </ul>
          <CartSum cart={cart}>
            {code !== null && <CodeForm used={cart.sum.code} typed={code} action={action} />}
            <a className="btn full" href={shopHref(paths, 'checkout', language)}>
              {m.shop_to_checkout()}
              <Icon name="right" />
            </a>
          </CartSum>
        </div>
      )}
      <p className="ways">
        {isEmpty ? (
          <a className={ended.length > 0 ? 'btn quiet' : 'btn'} href={shopHref(paths, 'home', language)}>
            {m.shop_choose()}
          </a>
        ) : (
          <a className="more back" href={shopHref(paths, 'home', language)}>
            <Icon name="left" />
            {m.shop_continue()}
          </a>
        )}
      </p>
    </>
  );
}

interface CartEventProps extends Pick<CartViewProps, 'missing'> {
  items: readonly Item[];
  event: EventItem | undefined;
  action: string;
  language: Language;
}

/** The tickets of one event, a line for each kind. */
function CartEvent({ items, event, missing, action, language }: CartEventProps) {
  const [first] = items;
  if (!first) return null;
  return (
    <li className="cart-event">
      <div className="pic">
        {event?.image_obj && <Picture image={event.image_obj} thumbnails={event.image_thumbnails} ratio={[4, 5]} isDecorative />}
      </div>
      <div>
        <h2>{softHyphens(first.event)}</h2>
        <p className="small">
          <time dateTime={first.date_start}>
            {formatDay(first.date_start, language)}, {formatTime(first.date_start, language)}
          </time>
          {event?.room && `, ${event.room.name}`}
        </p>
      </div>
      <ul className="cart-items" aria-label={m.shop_cart_items()}>
        {items.map((item) => (
          <CartLine key={item.id} item={item} isMissing={missing.has(item.id)} action={action} />
        ))}
      </ul>
    </li>
  );
}

function CartLine({ item, isMissing, action }: { item: Item; isMissing: boolean; action: string }) {
  const { id, event, seat_group_name: group, admission, price_name, price, quantity } = item;
  const name = [event, group, price_name].filter(Boolean).join(', ');
  const place = [group, admission && m.shop_admission({ time: admission })].filter(Boolean).join(', ');
  return (
    <li>
      <p>
        {price_name} <span className="small muted">{formatPrice(price)}</span>
        {place && <small>{place}</small>}
        {placesTexts(item.places).map((text) => (
          <small key={text}>{text}</small>
        ))}
        {isMissing && <small className="order-change">{m.shop_cart_seats_missing()}</small>}
      </p>
      <form method="post" action={action} className="stepper">
        <input type="hidden" name="item" value={id} />
        <button type="submit" name="quantity" value={quantity - 1} aria-label={m.shop_less({ name })}>
          <Icon name="minus" />
        </button>
        <span className="n">{quantity}</span>
        <button type="submit" name="quantity" value={quantity + 1} aria-label={m.shop_more({ name })} disabled={quantity >= ticketsPerCart}>
          <Icon name="plus" />
        </button>
      </form>
      <p className="line-sum">{formatPrice(totalOf([item]))}</p>
      <form method="post" action={action} className="remove">
        <input type="hidden" name="item" value={id} />
        <button type="submit" className="more" name="quantity" value="0" aria-label={m.shop_remove_label({ name })}>
          {m.shop_remove()}
        </button>
      </form>
    </li>
  );
}
