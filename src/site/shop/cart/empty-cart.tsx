import type { Language } from '../../../core/languages.ts';
import { formatDay, formatTime } from '../../../core/text/dates.ts';
import { m } from '../../../paraglide/messages.js';
import { softHyphens } from '../../../ui/soft-hyphens.ts';
import { shopHref } from '../../../urls.ts';
import type { EndedTickets } from './ended-cart.server.ts';

interface EmptyCartProps {
  /** What was in it until its reservation ended. */
  ended: readonly EndedTickets[];
  /** Number of the order it has just become. */
  order: string | null;
  /** Name and address were kept for the next checkout. */
  hasBuyer: boolean;
  language: Language;
  paths: readonly string[];
}

/** A cart without tickets: after its end the way to the same ones, after an order that to its confirmation. */
export function EmptyCart({ ended, order, hasBuyer, language, paths }: EmptyCartProps) {
  return (
    <>
      <p className="lead">{m.shop_cart_empty()}</p>
      {order !== null && (
        <p className="cart-ordered">
          {m.shop_just_ordered({ number: order })}{' '}
          <a href={`${shopHref(paths, 'checkout', language)}&order=${order}`}>{m.shop_to_order()}</a>
        </p>
      )}
      {ended.length > 0 && (
        <section className="cart-ended" aria-labelledby="ended">
          <h2 id="ended">{m.shop_ended_title()}</h2>
          {hasBuyer && <p>{m.shop_buyer_kept()}</p>}
          <ul className="ended-tickets">
            {ended.map((tickets) => (
              <EndedEvent key={tickets.event.id} {...{ tickets, language, paths }} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

interface EndedEventProps extends Pick<EmptyCartProps, 'language' | 'paths'> {
  tickets: EndedTickets;
}

function EndedEvent({ tickets: { event, quantity, fields }, language, paths }: EndedEventProps) {
  const action = shopHref(paths, 'tickets', language, event.id_jet ?? '');
  const name = event.headline || event.name;
  const moment = [formatDay(event.date_start, language), formatTime(event.date_start, language)].join(', ');
  return (
    <li>
      <h3>{softHyphens(name)}</h3>
      <p>
        {moment}: {m.tickets_count({ count: quantity })}
      </p>
      <form method="post" action={action} className="ways">
        {fields.map(([field, value]) => (
          <input key={`${field} ${value}`} type="hidden" name={field} value={value} />
        ))}
        <button type="submit" className="btn" aria-label={`${m.shop_reserve_again()}: ${name}, ${moment}`}>
          {m.shop_reserve_again()}
        </button>
        <a className="more" href={action} aria-label={`${m.shop_choose_others()}: ${name}, ${moment}`}>
          {m.shop_choose_others()}
        </a>
      </form>
    </li>
  );
}
