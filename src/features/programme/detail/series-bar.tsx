import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { SeriesDetail } from '../programme.shapes.ts';

interface SeriesBarProps {
  series: Pick<SeriesDetail, 'price_info' | 'ticket_url' | 'untranslated'>;
}

/** Whether a price or a shop is known, and there is a bar. */
export function isForSale({ price_info, ticket_url }: Pick<SeriesDetail, 'price_info' | 'ticket_url'>): boolean {
  return Boolean(price_info || ticket_url);
}

/** What a series costs and where to book it, in the booking bar (bar.css). */
export function SeriesBar({ series }: SeriesBarProps) {
  const { price_info, ticket_url, untranslated } = series;
  if (!isForSale(series)) return null;
  return (
    <div className="when is-sticky">
      <div className="wrap">
        {price_info && (
          <p className="d" lang={untranslated.price_info}>
            <small>{m.series_price()}</small>
            <span className="bar-day">{price_info}</span>
          </p>
        )}
        <div className="go">
          {ticket_url && (
            <a className="btn" href={ticket_url}>
              <Icon name="ticket" />
              {m.series_book()}
            </a>
          )}
          <a className={ticket_url ? 'btn quiet second' : 'btn'} href="#dates">
            <Icon name="cal" />
            {m.production_dates()}
          </a>
        </div>
      </div>
    </div>
  );
}
