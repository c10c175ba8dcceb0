import { type Language, translate } from '../../../core/languages.ts';
import { formatPrice } from '../../../core/text/prices.ts';
import { FeeLines } from '../../../features/booking/cart/fee-lines.tsx';
import type { PriceSum } from '../../../features/booking/cart/price-sum.ts';
import type { WaitingOffer, WaitingPage } from '../../../features/booking/waiting-list/waiting-list.shapes.ts';
import { m } from '../../../paraglide/messages.js';
import { shopHref, waitingListHref } from '../../../urls.ts';
import { Alert } from '../alert.tsx';
import { momentOf } from './waiting-form-view.tsx';

interface PartyViewProps {
  page: WaitingPage;
  /** Of the offer, in full; null without one. */
  sum: PriceSum | null;
  token: string;
  paths: readonly string[];
  problem: string | null;
  language: Language;
}

/** The page of who waits (SHOP-77, SHOP-79): how it stands, an offer to take or decline, and the way off the list. */
export function PartyView({ page, sum, token, paths, problem, language }: PartyViewProps) {
  const { state, size, highestPrice, dates, offer, ended } = page;
  return (
    <>
      <div className="waiting-head">
        <h1>{m.waiting_title()}</h1>
        <Alert text={problem} />
        <p className="lead">{(ended && dates.length === 0 ? endedTexts[ended.outcome].state : stateTexts[state])()}</p>
        {ended && <Ended offer={ended} language={language} />}
      </div>
      <form method="post" action={waitingListHref(language, { token })} className="waiting-form">
        {offer && sum && <Offer offer={offer} sum={sum} language={language} />}
        {state === 'accepted' && (
          <a className="btn" href={shopHref(paths, 'cart', language)}>
            {m.booking_to_cart()}
          </a>
        )}
        {dates.length > 0 && state !== 'accepted' && (
          <>
            <h2>{m.waiting_wish()}</h2>
            <p>
              {m.tickets_count({ count: size })}
              {highestPrice !== null && `, ${m.waiting_up_to({ price: formatPrice(highestPrice) })}`}
            </p>
            <ul className="waiting-dates">
              {dates.map((date) => (
                <li key={date.id}>
                  {translate(date.name, language).text}, {momentOf(date, language)}
                </li>
              ))}
            </ul>
          </>
        )}
        {state === 'unconfirmed' && (
          <button type="submit" className="btn" name="do" value="confirm">
            {m.waiting_confirm()}
          </button>
        )}
        {state !== 'accepted' && (
          <button type="submit" className="btn quiet" name="do" value="leave">
            {dates.length > 0 ? m.waiting_leave() : m.waiting_delete()}
          </button>
        )}
      </form>
    </>
  );
}

/** What has become of an offer that was declined or not taken in time (SHOP-184), with the way back onto the list. */
function Ended({ offer: { event, expires, outcome }, language }: { offer: NonNullable<WaitingPage['ended']>; language: Language }) {
  const date = `${translate(event.name, language).text}, ${momentOf(event, language)}`;
  return (
    <p>
      {endedTexts[outcome].offer({ date, moment: momentOf({ start: expires }, language) })}{' '}
      <a href={waitingListHref(language, { idJet: event.idJet })}>{m.waiting_lapsed_again()}</a>
    </p>
  );
}

function Offer({ offer, sum, language }: { offer: WaitingOffer; sum: PriceSum; language: Language }) {
  const { event, seatGroup, price, quantity, expires } = offer;
  const group = translate(seatGroup, language).text;
  return (
    <section className="shop-done waiting-offer" aria-labelledby="offer">
      <div>
        <h2 id="offer">{translate(event.name, language).text}</h2>
        <p>{momentOf(event, language)}</p>
        <p>
          {quantity} × {[group, formatPrice(price)].filter(Boolean).join(', ')}
        </p>
        <FeeLines sum={sum} tickets={quantity} code="" />
        <p>{m.waiting_until({ moment: momentOf({ start: expires }, language) })}</p>
        <p className="ways">
          <button type="submit" className="btn" name="do" value="accept">
            {m.booking_add_to_cart()}
          </button>
          <button type="submit" className="btn quiet" name="do" value="decline">
            {m.waiting_decline()}
          </button>
        </p>
      </div>
    </section>
  );
}

const endedTexts = {
  lapsed: { state: m.waiting_state_lapsed, offer: m.waiting_lapsed },
  declined: { state: m.waiting_state_declined, offer: m.waiting_declined },
};

const stateTexts: Record<WaitingPage['state'], () => string> = {
  unconfirmed: m.waiting_state_unconfirmed,
  waiting: m.waiting_state_waiting,
  offered: m.waiting_state_offered,
  accepted: m.waiting_state_accepted,
  over: m.waiting_state_over,
};
