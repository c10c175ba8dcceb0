import { type ReactNode, useId } from 'react';
import type { Language } from '../../core/languages.ts';
import { formatShortDay, formatTime } from '../../core/text/dates.ts';
import { formatPrice } from '../../core/text/prices.ts';
import { m } from '../../paraglide/messages.js';
import type { FurtherDate } from './further-dates.ts';

export interface SoldOutPanelProps {
  dates: readonly FurtherDate[];
  language: Language;
  id?: string;
  /** Tickets are sold online at the moment (SITE-01); otherwise the dates lead to their pages. */
  isOnline?: boolean;
  /** Leads to the waiting list; left out where there is none. */
  waitingListUrl?: string | null;
  /** Opens another date in the same dialog; left out, its link opens the widget, without script its ticket page. */
  onDate?: ((date: FurtherDate) => void) | undefined;
  /** What else there is: fewer seats, other groups. */
  children?: ReactNode;
}

/** What is offered wherever an evening is sold out (SHOP-76): other groups, and the next dates, each bookable in place or free. */
export function SoldOutPanel({ id, dates, language, isOnline = true, waitingListUrl, onDate, children }: SoldOutPanelProps) {
  const heading = useId();
  if (dates.length === 0 && !children && !waitingListUrl) return null;
  return (
    <div id={id} className="sold-out">
      {children}
      {dates.length > 0 && (
        <>
          <p id={heading}>{m.sold_out_next_dates()}</p>
          <ul aria-labelledby={heading}>
            {dates.map((date) => (
              <li key={date.id}>
                <DateLink date={date} language={language} isOnline={isOnline} onDate={onDate} />
              </li>
            ))}
          </ul>
        </>
      )}
      {waitingListUrl && (
        <a className="btn quiet" href={waitingListUrl}>
          {m.waiting_join_link()}
        </a>
      )}
    </div>
  );
}

interface DateLinkProps extends Pick<SoldOutPanelProps, 'language' | 'onDate'> {
  date: FurtherDate;
  isOnline: boolean;
}

function DateLink({ date, language, isOnline, onDate }: DateLinkProps) {
  const content = (
    <>
      <time dateTime={date.start}>
        {formatShortDay(date.start, language)}, {formatTime(date.start, language)}
      </time>{' '}
      <span>{date.priceFrom === null ? m.event_free() : m.price_from({ price: formatPrice(date.priceFrom) })}</span>
    </>
  );
  if (onDate && date.priceFrom !== null)
    return (
      <button type="button" onClick={() => onDate(date)}>
        {content}
      </button>
    );
  return (
    <a href={isOnline ? date.ticketUrl : date.page} data-book={isOnline && date.priceFrom !== null ? date.id : undefined}>
      {content}
    </a>
  );
}
