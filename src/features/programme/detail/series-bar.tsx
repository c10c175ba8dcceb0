import type { Language } from '../../../core/languages.ts';
import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icon/icon.tsx';
import { ticketHref } from '../../../urls.ts';
import type { SeriesDetail } from '../programme.shapes.ts';

interface SeriesBarProps {
  series: Pick<SeriesDetail, 'price_info' | 'ticket_url' | 'untranslated'>;
  language: Language;
}

/** What a series costs and where to order it as one, in the booking bar (bar.css); what cannot be ordered has no button that sells. */
export function SeriesBar({ series, language }: SeriesBarProps) {
  const { price_info, ticket_url, untranslated } = series;
  if (!price_info && !ticket_url) return null;
  return (
    <div className={ticket_url ? 'when is-sticky' : 'when'}>
      <div className="wrap">
        {price_info && (
          <p className="d" lang={untranslated.price_info}>
            <small>{m.series_price()}</small>
            <span className="bar-day">{price_info}</span>
          </p>
        )}
        <div className="go">
          {ticket_url && (
            <a className="btn" href={ticketHref(ticket_url, language)}>
              <Icon name="ticket" />
              {m.series_book()}
            </a>
          )}
          <a className="btn quiet second" href="#dates">
            <Icon name="cal" />
            {m.series_dates()}
          </a>
        </div>
      </div>
    </div>
  );
}
