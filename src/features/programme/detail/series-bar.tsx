import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { SeriesDetail } from '../programme.shapes.ts';

/** What a series costs and where to book it, sticky below the header. Nothing known, no bar. */
export function SeriesBar({
  series: { price_info, ticket_url, untranslated },
}: {
  series: Pick<SeriesDetail, 'price_info' | 'ticket_url' | 'untranslated'>;
}) {
  if (!price_info && !ticket_url) return null;
  return (
    <div className="when">
      <div className="wrap">
        {price_info && (
          <p className="d" lang={untranslated.price_info}>
            <small>{m.series_price()}</small>
            {price_info}
          </p>
        )}
        <div className="go">
          {ticket_url && (
            <a className="btn" href={ticket_url}>
              <Icon name="ticket" />
              {m.series_book()}
            </a>
          )}
          <a className={ticket_url ? 'btn quiet' : 'btn'} href="#dates">
            <Icon name="cal" />
            {m.production_dates()}
          </a>
        </div>
      </div>
    </div>
  );
}
