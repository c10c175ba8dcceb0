import { type ReactNode, useState } from 'react';
import type { Language } from '../../../core/languages.ts';
import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icon/icon.tsx';
import { GroupList } from './group-list.tsx';
import { LoadedPart } from './loaded-part.tsx';
import { countOf } from './selection.ts';
import { slotText } from './timeslots/timeslots-step.tsx';
import type { Booking } from './use-booking.ts';

const loadPromotion = () => import('./codes/promotion-field.tsx');
const loadPresale = () => import('./codes/presale-field.tsx');

interface MainStepProps {
  booking: Booking;
  language: Language;
  /** When everybody may buy; null once they may. */
  starts: string | null;
  /** Of the event in the ticket system. */
  idJet: string;
  /** The code of the seat plan could not be loaded. */
  isPlanAway: boolean;
  /** Where the same can be done without script. */
  ticketUrl: string;
  /** Stands below the prices. */
  children?: ReactNode;
}

/** Prices, with what leads to the other steps. */
export function MainStep({ booking, language, starts, idJet, isPlanAway, ticketUrl, children }: MainStepProps) {
  const [isUnfolded, setIsUnfolded] = useState<boolean | null>(null);
  // What the code of the cart takes off stands in the sum.
  const isCodeOpen = isUnfolded ?? (booking.promotion.text !== '' && !booking.promotion.takes);
  const { groups, times, time, last, presale } = booking;
  if (!groups.some(({ full }) => full)) return <p className="msg">{m.booking_nothing()}</p>;
  return (
    <>
      {presale.ways.length > 0 && (
        <LoadedPart load={loadPresale} shopUrl={ticketUrl}>
          {({ PresaleField }) => <PresaleField booking={booking} language={language} starts={starts} />}
        </LoadedPart>
      )}
      {last && (
        <p className="slot">
          <span>{m.booking_last({ tickets: m.tickets_count({ count: countOf(last.selection) }) })}</span>
          <button type="button" onClick={booking.resume}>
            {m.booking_last_resume()}
          </button>
        </p>
      )}
      {time !== null && (
        <p className="slot">
          <Icon name="clock" />
          <span id="bk-time">
            {m.booking_admission()} <b>{slotText(time, language)}</b>
          </span>
          {times.some((other) => other !== time) && (
            <button
              type="button"
              data-focus="timeslots"
              aria-label={m.booking_change_time()}
              aria-describedby="bk-time"
              onClick={() => booking.setStep({ name: 'timeslots' })}
            >
              {m.booking_change()}
            </button>
          )}
        </p>
      )}
      {booking.lacksWheelchairs && <p className="slot">{m.booking_wheelchair_elsewhere()}</p>}
      {booking.hasPlan && (
        <p className="slot">
          <Icon name="ticket" />
          <span>
            {m.seat_plan()}
            {isPlanAway && <span role="alert">: {m.shop_refused_unavailable()}</span>}
          </span>
          <button type="button" data-focus="seats" onClick={() => booking.setStep({ name: 'seats' })}>
            {m.seat_choose()}
          </button>
        </p>
      )}
      <div className="bk-mid">
        <GroupList booking={booking} language={language} />
        {children}
        {booking.takesCodes && (
          <details className="promotion" open={isCodeOpen} onToggle={({ currentTarget }) => setIsUnfolded(currentTarget.open)}>
            <summary className="disclosure">
              {m.shop_code_summary()}
              <Icon name="down" />
            </summary>
            {isCodeOpen && (
              <LoadedPart load={loadPromotion} shopUrl={ticketUrl}>
                {({ PromotionField }) => <PromotionField booking={booking} idJet={idJet} language={language} />}
              </LoadedPart>
            )}
          </details>
        )}
      </div>
    </>
  );
}
