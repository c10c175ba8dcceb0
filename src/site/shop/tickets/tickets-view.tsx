import type { AnswerOf } from '../../../core/contract/call.ts';
import type { Language } from '../../../core/languages.ts';
import { formatDay, formatTime } from '../../../core/text/dates.ts';
import { formatPrice } from '../../../core/text/prices.ts';
import type { Seats } from '../../../features/booking/booking.contract.ts';
import { FeeLines } from '../../../features/booking/cart/fee-lines.tsx';
import type { Fees, PriceSum } from '../../../features/booking/cart/price-sum.ts';
import type { FurtherDate } from '../../../features/booking/further-dates.ts';
import { isForWheelchairs, type OfferGroup, type Price, timesOf } from '../../../features/booking/offer.ts';
import { offeredSeats, standingAreas } from '../../../features/booking/seat-plan/chosen-seats.ts';
import { SeatList, standingField } from '../../../features/booking/seat-plan/seat-list.tsx';
import { SoldOutPanel } from '../../../features/booking/sold-out-panel.tsx';
import { startText } from '../../../features/booking/start-text.ts';
import type { listEvents } from '../../../features/programme/programme.contract.ts';
import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { titleFit } from '../../../ui/title-fit.ts';
import { shopHref } from '../../../urls.ts';
import { Alert, ProblemFields } from '../alert.tsx';
import type { Problem } from '../problem.server.ts';

/** How to buy before the sale starts: with an account that is there, with a code, or only after a login (SHOP-43). */
export interface Presale {
  way: 'account' | 'code' | 'login';
  /** Null where a login does not help. */
  loginUrl: string | null;
}

interface TicketsViewProps {
  event: AnswerOf<typeof listEvents>['results'][number];
  groups: readonly OfferGroup[];
  /** Its seat plan; null where nobody chooses seats. */
  seats: Seats | null;
  /** Null where the shop does not say. */
  fees: Fees | null;
  /** What the submitted tickets cost, once somebody asked for it. */
  price: { sum: PriceSum; tickets: number; code: string } | null;
  /** Codes for a lower price can be typed. */
  takesCodes: boolean;
  language: Language;
  paths: readonly string[];
  /** Idempotency key of one press of the button. */
  press: string;
  /** Submitted values, by field. */
  values: URLSearchParams;
  problem: string | null;
  /** The problem of the form that is shown again. */
  returned: Problem | null;
  presale: Presale | null;
  /** Tickets per order at most. */
  limit: number;
  /** When its sale starts; null once it has, and where it will not. */
  saleStarts: string | null;
  /** Seconds until then, on the last day; null elsewhere. */
  startsIn: number | null;
  /** Why no ticket can be had; null where one can, and where nobody needs one. */
  blocked: string | null;
  /** Further dates, where of this one nothing can be had or seats were refused; null elsewhere. */
  further: readonly FurtherDate[] | null;
  /** Sold out, except for spaces for wheelchairs (SHOP-150). */
  hasWheelchairSpaces: boolean;
  /** Null where nobody can wait. */
  waitingListUrl: string | null;
  /** Where to queue before the sale starts; null elsewhere. */
  waitingRoomUrl: string | null;
  /** Says that it is the visitor's turn; null where nobody waits. */
  turn: string | null;
}

/** The name of the field for tickets of a kind. */
export const amountField = (group: OfferGroup, price: Price) => `n-${group.id}-${price.sale_type_id}`;

export const ticketsFormId = 'tickets';

/** The purchase page of an event (SHOP-02): all its prices as one form, which the language switch submits too. */
export function TicketsView({
  event,
  groups,
  seats,
  fees,
  price,
  takesCodes,
  language,
  paths,
  press,
  values,
  problem,
  returned,
  presale,
  limit,
  saleStarts,
  startsIn,
  blocked,
  further,
  hasWheelchairSpaces,
  waitingListUrl,
  waitingRoomUrl,
  turn,
}: TicketsViewProps) {
  const times = timesOf(groups);
  const chosen = values.get('time') ?? times[0];
  const offered = seats && offeredSeats(seats, groups);
  const checked = new Set(values.getAll('seat').map(Number));
  const standing = seats && offered ? standingAreas(seats, offered) : [];
  const inPlan = [...Map.groupBy(offered?.values() ?? [], ({ group }) => group)].flatMap(([group, places]) => {
    // The amounts of its prices say all there is to choose in one standing area.
    const isOneStanding = places.every(({ number }) => number === null) && standing.filter((area) => area.group === group).length < 2;
    return isOneStanding ? [] : [group];
  });
  const isChosenFrom = (group: OfferGroup) =>
    [...checked].some((place) => offered?.get(place)?.group === group) ||
    standing.some((area) => area.group === group && values.get(standingField(area.id)));
  const canBuy = groups.some(({ isAvailable }) => isAvailable);
  const titleLanguage = event.headline ? event.untranslated.headline : event.untranslated.name;
  const { text, style } = titleFit(event.headline || event.name, 'list', titleLanguage);
  const isFree = event.statuses.includes('free_entrance');
  return (
    <>
      <div className="ticket-head">
        <div className="pic">
          {event.image_obj && (
            <Picture image={event.image_obj} thumbnails={event.image_thumbnails} sizes="10rem" ratio={[4, 5]} priority isDecorative />
          )}
        </div>
        <div>
          <h1 lang={titleLanguage} style={style}>
            {text}
          </h1>
          <p className="lead">
            <time dateTime={event.date_start}>
              {formatDay(event.date_start, language)}, {formatTime(event.date_start, language)}
            </time>
            {event.room && `, ${event.room.name}`}
          </p>
          <a className="more" href={event.link.url}>
            {m.event_view()}
          </a>
        </div>
      </div>
      <Alert text={problem} />
      {presale && saleStarts && (
        <p className="lead">
          {startText(saleStarts, language)}. {presale.way === 'account' && m.presale_account()}
          {presale.loginUrl && <a href={presale.loginUrl}>{m.presale_login()}</a>}
        </p>
      )}
      {!canBuy &&
        !presale &&
        (saleStarts ? (
          <p className="lead" data-sale-in={startsIn ?? undefined} data-left={m.sale_starts_in({ time: '#' })}>
            {startText(saleStarts, language)}
          </p>
        ) : (
          <p className="lead">{blocked ?? (isFree ? m.event_free() : m.booking_nothing())}</p>
        ))}
      {event.status_note && <p lang={event.untranslated.status_note}>{event.status_note}</p>}
      {hasWheelchairSpaces && (
        <p className="lead">
          {m.event_blocked_sold_out()} {m.sold_out_wheelchair()}
        </p>
      )}
      {turn && (
        <p className="shop-done" role="status">
          {turn}
        </p>
      )}
      {waitingRoomUrl && (
        <>
          <p>{m.room_before_sale()}</p>
          <p className="ways">
            <a className="btn" href={waitingRoomUrl}>
              {m.room_title()}
            </a>
          </p>
        </>
      )}
      {further && <SoldOutPanel dates={further} language={language} waitingListUrl={waitingListUrl} />}
      <form id={ticketsFormId} method="post" action={shopHref(paths, 'tickets', language, event.id_jet ?? '')} className="ticket-form">
        <input type="hidden" name="press" value={press} />
        <ProblemFields problem={returned} />
        {(values.has('sum') || values.has('sum-shown')) && <input type="hidden" name="sum-shown" value="1" />}
        {turn && <input type="hidden" name="turn-shown" value="1" />}
        {presale?.way === 'code' && (
          <label className="presale-code">
            {m.presale_code()}
            <input type="text" name="code" required maxLength={100} autoComplete="off" defaultValue={values.get('code') ?? undefined} />
          </label>
        )}
        {times.length > 0 && (
          <fieldset className="shop-times">
            <legend>{m.booking_admission_choose()}</legend>
            {times.map((time) => (
              <label key={time}>
                <input type="radio" name="time" value={time} defaultChecked={time === chosen} />
                {time}
              </label>
            ))}
          </fieldset>
        )}
        {groups.map((group) => (
          <fieldset key={group.id} className={group.isAvailable ? 'kinds' : 'kinds no'} disabled={!group.isAvailable}>
            <legend>{group.name || m.booking_tickets()}</legend>
            {group.text && <p className="small muted">{group.text}</p>}
            {group.isWheelchairOnly && !isForWheelchairs(`${group.seatGroup} ${group.name}`) && (
              <p className="small">{m.booking_wheelchair_in_plan()}</p>
            )}
            {group.isAvailable ? (
              [group.full, ...group.discounts]
                .filter((price) => price !== null)
                .map((price) => (
                  <label key={price.id} className={price.sale_starts ? 'no' : undefined}>
                    <span>
                      {price.name} <b>{formatPrice(price.price)}</b>
                      {price.text && <small>{price.text}</small>}
                      {price.sale_starts && <small>{startText(price.sale_starts, language)}</small>}
                    </span>
                    <input
                      type="number"
                      disabled={price.sale_starts !== null}
                      name={amountField(group, price)}
                      inputMode="numeric"
                      min={0}
                      max={limit}
                      step={1}
                      defaultValue={shownAmount(values.get(amountField(group, price)))}
                      placeholder="0"
                    />
                  </label>
                ))
            ) : (
              <p className="label out">{group.saleStarts === null ? m.booking_unavailable() : startText(group.saleStarts, language)}</p>
            )}
            {seats && offered && group.isAvailable && inPlan.includes(group) && (
              <details className="seat-choice" open={isChosenFrom(group)}>
                <summary>{m.seat_choose()}</summary>
                <p className="small muted">{m.seat_list_hint()}</p>
                <SeatList seats={seats} offered={offered} seatGroup={group.seatGroup} chosen={checked} standing={{ values, limit }} />
              </details>
            )}
          </fieldset>
        ))}
        {canBuy && takesCodes && presale?.way !== 'code' && (
          <details className="code-form" open={Boolean(values.get('promotion'))}>
            <summary>{m.shop_code_summary()}</summary>
            <label htmlFor="promotion">{m.shop_code_label()}</label>
            <input
              id="promotion"
              type="text"
              name="promotion"
              maxLength={100}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              defaultValue={values.get('promotion') ?? undefined}
            />
          </details>
        )}
        {canBuy && fees && <FeeNote fees={fees} />}
        {price && (
          <div id="price" className="ticket-price" role="status">
            <FeeLines sum={price.sum} tickets={price.tickets} code={price.code} />
          </div>
        )}
        {canBuy && (
          <div className="ticket-ways">
            <button type="submit" className="btn">
              <Icon name="cart" />
              {m.booking_add_to_cart()}
            </button>
            <button type="submit" className="btn quiet" name="sum" value="1">
              {m.shop_show_sum()}
            </button>
          </div>
        )}
      </form>
      <p className="ways">
        <a className="more back" href={shopHref(paths, 'home', language)}>
          <Icon name="left" />
          {m.shop_all_events()}
        </a>
      </p>
    </>
  );
}

/** What the shop charges beside the places (SHOP-93). */
function FeeNote({ fees: { perTicket, perOrder } }: { fees: Fees }) {
  const notes = [
    Number(perTicket) > 0 && m.shop_fee_note_tickets({ price: formatPrice(perTicket) }),
    Number(perOrder) > 0 && m.shop_fee_note_order({ price: formatPrice(perOrder) }),
  ].filter(Boolean);
  return notes.length > 0 && <p className="small muted">{notes.join(' ')}</p>;
}

/** A field with a zero would make '20' of a '2' typed before it. */
function shownAmount(submitted: string | null): string | undefined {
  return submitted === '0' ? undefined : (submitted ?? undefined);
}
