import { translate } from '../../core/languages.ts';
import { formatDay, formatTime } from '../../core/text/dates.ts';
import { formatPrice } from '../../core/text/prices.ts';
import { placesTexts } from '../../features/booking/seat-plan/seat-text.ts';
import { m } from '../../paraglide/messages.js';
import { Icon } from '../../ui/icon/icon.tsx';
import { href } from '../../urls.ts';
import { OrderChangeNote } from '../shop/order/order-change-note.tsx';
import type { ListedOrder } from './read-orders.server.ts';
import type { UserPageData } from './read-user-page.server.ts';

/** Orders of the account holder, from the shop (SHOP-99). */
export function OrdersView({ data: { language, orders } }: { data: UserPageData }) {
  if (!orders) return null;
  return (
    <>
      {orders.state === 'away' && <p role="alert">{m.account_orders_away()}</p>}
      {orders.state === 'none' && <p>{m.account_orders_elsewhere()}</p>}
      {orders.state === 'listed' && orders.count === 0 && <p>{m.account_orders_empty()}</p>}
      {orders.state === 'listed' && orders.orders.length > 0 && (
        <ul className="user-orders" aria-label={m.account_orders()}>
          {orders.orders.map((order) => (
            <Order key={order.number} order={order} language={language} />
          ))}
        </ul>
      )}
      {orders.state === 'listed' && (orders.earlier || orders.later) && (
        <nav className="user-pages" aria-label={m.account_orders_pages()}>
          {orders.later && (
            <a className="more back" href={orders.later} rel="prev">
              <Icon name="left" />
              {m.account_orders_later()}
            </a>
          )}
          {orders.earlier && (
            <a className="more" href={orders.earlier} rel="next">
              {m.account_orders_earlier()}
              <Icon name="right" />
            </a>
          )}
        </nav>
      )}
      <p className="small muted">{m.account_orders_hint()}</p>
      <p>
        <a className="more" href={href('user', language, { page: 'profile' })}>
          {m.account_profile()}
        </a>
      </p>
    </>
  );
}

function Order({ order, language }: { order: ListedOrder; language: UserPageData['language'] }) {
  return (
    <li>
      <h2>
        <a href={order.url}>{m.account_order({ number: order.number })}</a>
      </h2>
      <p className="small muted">
        <time dateTime={order.ordered}>
          {formatDay(order.ordered, language)}, {formatTime(order.ordered, language)}
        </time>
      </p>
      <ul>
        {order.events.map(({ id, name, start, tickets, groups, change, places = [], isMissingSeats }) => (
          <li key={id}>
            <strong>{name}</strong>
            {change ? <OrderChangeNote {...{ change, language }} /> : <br />}
            {change?.kind !== 'awaits_date' && (
              <>
                <time dateTime={start}>
                  {formatDay(start, language)}, {formatTime(start, language)}
                </time>
                <br />
              </>
            )}
            {[m.tickets_count({ count: tickets }), ...groups].join(', ')}
            {placesTexts(places.map(({ area, ...place }) => ({ ...place, area: translate(area, language).text }))).map((text) => (
              <small key={text}>{text}</small>
            ))}
            {isMissingSeats && <p className="order-change">{m.shop_seats_missing()}</p>}
          </li>
        ))}
      </ul>
      <p className="user-order-total">
        {m.shop_total()} <strong>{formatPrice(order.total)}</strong>
      </p>
    </li>
  );
}
