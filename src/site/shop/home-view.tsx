import type { Language } from '../../core/languages.ts';
import { formatDay, formatTime } from '../../core/text/dates.ts';
import { formatPrice } from '../../core/text/prices.ts';
import { type EventItem, isOnSale } from '../../features/booking/is-bookable.ts';
import { priceRangeOf } from '../../features/programme/prices.shapes.ts';
import { m } from '../../paraglide/messages.js';
import { Picture } from '../../ui/picture.tsx';
import { softHyphens } from '../../ui/soft-hyphens.ts';
import { shopHref } from '../../urls.ts';

interface HomeViewProps {
  events: readonly EventItem[];
  language: Language;
  paths: readonly string[];
  page: number;
  hasNext: boolean;
}

function priceText(event: EventItem): string {
  const range = priceRangeOf(event);
  return range ? m.price_from({ price: formatPrice(range.from) }) : formatPrice('0');
}

/** The shop's home: what can be bought, soonest first (SHOP-02). */
export function HomeView({ events, language, paths, page, hasNext }: HomeViewProps) {
  const offered = events.filter(isOnSale);
  const pageHref = (to: number) => `${shopHref(paths, 'home', language)}&page=${to}`;
  return (
    <>
      <h1>{m.shop_home_title()}</h1>
      {offered.length === 0 ? (
        <p className="lead">{page > 1 || hasNext ? m.shop_home_empty_page() : m.shop_home_empty()}</p>
      ) : (
        <ul className="shop-events">
          {offered.map((event) => (
            <li key={event.id}>
              <div className="pic">
                {event.image_obj && <Picture image={event.image_obj} thumbnails={event.image_thumbnails} ratio={[4, 5]} isDecorative />}
              </div>
              <div>
                <h2>{softHyphens(event.headline || event.name)}</h2>
                <p className="small">
                  <time dateTime={event.date_start}>
                    {formatDay(event.date_start, language)}, {formatTime(event.date_start, language)}
                  </time>
                  {event.room && `, ${event.room.name}`}
                </p>
                <p className="small muted">{priceText(event)}</p>
              </div>
              <a
                className="btn quiet"
                href={shopHref(paths, 'tickets', language, event.id_jet ?? '')}
                aria-label={m.shop_choose_label({ name: event.name, day: formatDay(event.date_start, language) })}
              >
                {m.shop_choose()}
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className="ways">
        {page > 1 && (
          <a className="more" href={pageHref(page - 1)}>
            {m.calendar_previous_page()}
          </a>
        )}
        {hasNext && (
          <a className="more" href={pageHref(page + 1)}>
            {m.calendar_next_page()}
          </a>
        )}
      </p>
    </>
  );
}
