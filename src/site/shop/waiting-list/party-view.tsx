import { type Language, translate } from '../../../core/languages.ts';
import { formatPrice } from '../../../core/text/prices.ts';
import { FeeLines } from '../../../features/booking/cart/fee-lines.tsx';
import type { PriceSum } from '../../../features/booking/cart/price-sum.ts';
import type { OfferedDate, WaitingOffer, WaitingPage } from '../../../features/booking/waiting-list/waiting-list.shapes.ts';
import { m } from '../../../paraglide/messages.js';
import { shopHref, waitingListHref } from '../../../urls.ts';
import { Alert } from '../alert.tsx';
import type { WishForm } from './waiting-form.ts';
import { momentOf, WishFields } from './wish-fields.tsx';

interface PartyViewProps {
  page: WaitingPage;
  /** Of the offer, in full, with the code that counts for it; null without one. */
  price: { sum: PriceSum; code: string } | null;
  /** The form to change the wish; null where there is nothing to change. */
  change: WishChangeProps | null;
  /** For how many seconds more the offer can be taken; null without one. */
  lapsesIn: number | null;
  /** What the last change came to. */
  changed: 'kept' | 'behind' | null;
  token: string;
  paths: readonly string[];
  problem: string | null;
  language: Language;
}

/** The page of who waits (SHOP-77, SHOP-79, SHOP-270): how it stands, an offer to take or decline, the wish, and the way off the list. */
export function PartyView({ page, price, lapsesIn, change, changed, token, paths, problem, language }: PartyViewProps) {
  const { state, dates, offer, accepted, ended } = page;
  const action = waitingListHref(language, { token });
  return (
    <>
      <div className="waiting-head">
        <h1>{m.waiting_title()}</h1>
        <Alert text={problem} />
        {changed && <p role="status">{changed === 'kept' ? m.waiting_changed() : m.waiting_changed_behind()}</p>}
        <p className="lead">{(ended && dates.length === 0 ? endedTexts[ended.outcome].state : stateTexts[state])()}</p>
        {ended && <Ended offer={ended} language={language} />}
        {accepted && (
          <p>
            {m.waiting_not_bought()} <a href={waitingListHref(language, { idJet: accepted.idJet })}>{m.waiting_lapsed_again()}</a>
          </p>
        )}
      </div>
      {state !== 'over' && (
        <form method="post" action={action} className="waiting-form" data-lapses-in={lapsesIn ?? undefined}>
          {offer && price && <Offer offer={offer} price={price} language={language} />}
          {state === 'accepted' && <ToCart isInCart={page.isInCart} href={shopHref(paths, 'cart', language)} />}
          {dates.length > 0 && state !== 'accepted' && <Wish page={page} language={language} />}
          {state === 'unconfirmed' && (
            <button type="submit" className="btn" name="do" value="confirm">
              {m.waiting_confirm()}
            </button>
          )}
        </form>
      )}
      {change && <WishChangeForm {...change} action={action} language={language} />}
      {state !== 'accepted' && (
        <form method="post" action={action} className="waiting-form">
          <button type="submit" className="btn quiet" name="do" value="leave">
            {dates.length > 0 ? m.waiting_leave() : m.waiting_delete()}
          </button>
        </form>
      )}
    </>
  );
}

/** The way to the tickets that were accepted: by the offer itself while they are held, so that another browser finds them too. */
function ToCart({ isInCart, href }: { isInCart: boolean; href: string }) {
  return isInCart ? (
    <button type="submit" className="btn" name="do" value="accept">
      {m.booking_to_cart()}
    </button>
  ) : (
    <a className="btn" href={href}>
      {m.booking_to_cart()}
    </a>
  );
}

function Wish({ page: { size, highestPrice, dates }, language }: { page: WaitingPage; language: Language }) {
  return (
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
  );
}

/** The language switch submits it too, so that nothing typed is lost. */
export const wishFormId = 'wish';

interface WishChangeProps {
  dates: readonly OfferedDate[];
  most: number | null;
  form: WishForm;
  /** Unfolded: it was sent and is shown again. */
  isOpen: boolean;
}

/** Changes the wish (SHOP-270), and says before the press what it costs. */
function WishChangeForm({ dates, most, form, isOpen, action, language }: WishChangeProps & { action: string; language: Language }) {
  return (
    <details className="waiting-change" open={isOpen}>
      <summary>{m.waiting_change()}</summary>
      <form id={wishFormId} method="post" action={action} className="checkout-main waiting-form" noValidate>
        <input type="hidden" name="do" value="change" />
        {Object.keys(form.errors).length > 0 && <input type="hidden" name="checked" value="1" />}
        <p>{m.waiting_change_rule()}</p>
        <WishFields dates={dates} most={most} form={form} language={language} />
        <button type="submit" className="btn">
          {m.waiting_change_save()}
        </button>
      </form>
    </details>
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

interface OfferProps {
  offer: WaitingOffer;
  price: { sum: PriceSum; code: string };
  language: Language;
}

function Offer({ offer, price: { sum, code }, language }: OfferProps) {
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
        <FeeLines sum={sum} tickets={quantity} code={code} />
        <p>
          {m.waiting_until({ moment: momentOf({ start: expires }, language) })} {m.waiting_cart_time()}
        </p>
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
