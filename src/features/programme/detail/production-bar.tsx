import type { Language } from '../../../core/languages.ts';
import { formatPrice } from '../../../core/text/prices.ts';
import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icon/icon.tsx';
import { blockingStatuses } from '../programme.codes.ts';
import { statusText } from '../rows/event-labels.tsx';
import { runOf } from '../rows/production-run.ts';
import { BarDate } from './bar-date.tsx';
import type { DetailDate, ProductionEntry } from './detail-entry.ts';
import { nextOpenDates } from './next-dates.ts';

interface ProductionBarProps {
  production: ProductionEntry;
  language: Language;
  /** Local day 'YYYY-MM-DD'. */
  today: string;
}

/** The next date that can be had, else one that cannot, with the reason (bar.css); out of the run, when it is or was. Nothing known, no bar. */
export function ProductionBar({ production, language, today }: ProductionBarProps) {
  const next = nextOpenDates(production.events, 1)[0] ?? production.events.find(isOn) ?? production.events[0];
  const run = runOf({ next: null, isPremiere: false, from: production.date_from, to: production.date_to }, today, language);
  if (!next && !run) return null;
  return (
    <div className={`when${next ? ' is-sticky' : ''}${next && !isOn(next) ? ' is-off' : ''}`}>
      <div className="wrap">
        {next ? (
          <>
            <p className="d">
              <small>{m.production_next()}</small>
              <BarDate start={next.start} language={language} />
            </p>
            {next.room && (
              <p className="r">
                <Icon name="pin" />
                {next.room}
              </p>
            )}
            <div className="go">
              <p className="price">{priceText(next)}</p>
              <a className="btn" href="#datesAndTickets">
                <Icon name="ticket" />
                {m.production_dates()}
              </a>
            </div>
          </>
        ) : (
          <p className="d">{run.charAt(0).toUpperCase() + run.slice(1)}</p>
        )}
      </div>
    </div>
  );
}

const isOn = ({ statuses }: DetailDate) => !statuses.includes('canceled');

/** What its tickets cost, or why there are none. */
function priceText({ statuses, priceFrom }: DetailDate): string | null {
  const blocked = blockingStatuses.find((status) => statuses.includes(status));
  if (blocked) return statusText(blocked);
  return priceFrom && m.price_from({ price: formatPrice(priceFrom) });
}
