import type { Language } from '../../../core/languages.ts';
import { formatDay, formatTime } from '../../../core/text/dates.ts';
import { formatPrice } from '../../../core/text/prices.ts';
import type { Cart } from '../../../features/booking/booking.contract.ts';
import { totalOf } from '../../../features/booking/cart/cart-total.ts';
import { placesTexts } from '../../../features/booking/seat-plan/seat-text.ts';
import type { EventItem } from '../../../features/programme/programme.shapes.ts';
import { m } from '../../../paraglide/messages.js';
import { softHyphens } from '../../../ui/soft-hyphens.ts';
import { OrderChangeNote } from './order-change-note.tsx';
import type { OrderChange } from './order-changes.server.ts';

interface OrderListProps {
  items: Cart['items'];
  /** Its events as in the catalogue, for the room. */
  catalogue: readonly Pick<EventItem, 'id' | 'room'>[];
  /** Of its events, since it was placed. */
  changes?: ReadonlyMap<number, OrderChange>;
  /** Ids of items with seats that their room has not. */
  missing: ReadonlySet<number>;
  /** What can be done about them: before an order something else than after it. */
  missingText: string;
  language: Language;
}

/** The items of an order, read-only. */
export function OrderList({ items, catalogue, changes, missing, missingText, language }: OrderListProps) {
  const roomOf = (event: number) => {
    const room = catalogue.find(({ id }) => id === event)?.room;
    return room && `, ${room.name}`;
  };
  return (
    <ul className="order">
      {items.map((item) => (
        <li key={item.id}>
          <div>
            <strong>{softHyphens(item.event)}</strong>
            <OrderChangeNote change={changes?.get(item.event_id)} language={language} />
            {changes?.get(item.event_id)?.kind !== 'awaits_date' && (
              <p className="small">
                <time dateTime={item.date_start}>
                  {formatDay(item.date_start, language)}, {formatTime(item.date_start, language)}
                </time>
                {roomOf(item.event_id)}
              </p>
            )}
            <p className="small muted">
              {item.quantity} × {[item.seat_group_name, item.price_name].filter(Boolean).join(', ')} ({formatPrice(item.price)})
              {item.admission && `, ${m.shop_admission({ time: item.admission })}`}
            </p>
            {placesTexts(item.places).map((text) => (
              <p key={text} className="small muted">
                {text}
              </p>
            ))}
            {missing.has(item.id) && <p className="order-change">{missingText}</p>}
          </div>
          <span className="line-sum">{formatPrice(totalOf([item]))}</span>
        </li>
      ))}
    </ul>
  );
}
