import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icon/icon.tsx';
import { refusalCodes } from '../shop-gateway.ts';
import { OtherSeats } from './other-seats.tsx';
import { failureText, reservedText } from './result-texts.ts';
import { SoldOutStep, type SoldOutStepProps } from './sold-out-step.tsx';
import type { Booking } from './use-booking.ts';

interface SummaryViewProps {
  booking: Booking;
  /** The webshop, for what did not work here (BOOK-24). */
  shopUrl: string;
  /** On a list more can be added at once (BOOK-19). */
  isList: boolean;
  /** Other dates with tickets, for what has no seats. */
  soldOut: SoldOutStepProps | null;
}

/** The result of adding: success or error (BOOK-17 to BOOK-24). */
export function SummaryView({ booking, shopUrl, isList, soldOut }: SummaryViewProps) {
  const { summary } = booking;
  if (summary.state === 'success') {
    return (
      <div className="msg">
        <span className="mark">
          <Icon name="check" />
        </span>
        <h3 tabIndex={-1}>{m.booking_added({ tickets: m.tickets_count({ count: summary.added }) })}</h3>
        <p>{reservedText(summary.seconds)}</p>
        {summary.codeProblem && <p className="wrong">{m.shop_code_not_taken({ problem: summary.codeProblem })}</p>}
        <a className="btn full" href={summary.url}>
          {m.booking_to_cart()}
        </a>
        {isList && (
          <button type="button" className="btn quiet full" onClick={booking.reset}>
            {m.booking_add_more()}
          </button>
        )}
      </div>
    );
  }
  if (summary.state === 'ended') {
    return (
      <div className="msg">
        <span className="mark bad">
          <Icon name="clock" />
        </span>
        <h3 tabIndex={-1}>{summary.text}</h3>
        <button type="button" className="btn full" onClick={booking.beginAgain}>
          {m.booking_begin_again()}
        </button>
      </div>
    );
  }
  if (summary.state !== 'error') return null;
  // The reason is one that another selection takes away.
  const canChange = summary.code === null && summary.reason !== null && !summary.isOfSeats && !summary.canRepeat && !summary.isOver;
  const offersOthers = (summary.code === refusalCodes.no_seats || summary.isOver === true) && summary.refused !== null && soldOut !== null;
  const offersSeats = !summary.isOfSeats && !summary.isOver;
  return (
    <div className="msg">
      <span className="mark bad">
        <Icon name="warn" />
      </span>
      <h3 tabIndex={-1}>{m.booking_failed()}</h3>
      <p>{failureText(summary.code, summary.isOfSeats, summary.reason, summary.isOver)}</p>
      {summary.added > 0 && <p>{m.booking_partly({ count: summary.added })}</p>}
      {summary.canRepeat && (
        <button type="button" className="btn full" onClick={booking.addAgain}>
          {m.shop_retry()}
        </button>
      )}
      {canChange && (
        <button type="button" className="btn full" onClick={booking.chooseAgain}>
          {m.booking_change_tickets()}
        </button>
      )}
      {summary.isOfSeats && !summary.isOver && (
        <button type="button" className={summary.canRepeat ? 'btn quiet full' : 'btn full'} onClick={booking.chooseOtherSeats}>
          {m.seat_other()}
        </button>
      )}
      {offersOthers && (
        <SoldOutStep {...soldOut} isOver={summary.isOver}>
          {offersSeats && <OtherSeats booking={booking} refused={summary.refused ?? ''} />}
        </SoldOutStep>
      )}
      <a className={offersOthers || summary.isOfSeats || summary.canRepeat || canChange ? 'btn quiet full' : 'btn full'} href={shopUrl}>
        {m.booking_to_webshop()}
      </a>
    </div>
  );
}
