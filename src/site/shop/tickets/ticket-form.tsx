import type { AnswerOf } from '../../../core/contract/call.ts';
import type { Language } from '../../../core/languages.ts';
import { formatPrice } from '../../../core/text/prices.ts';
import type { Seats } from '../../../features/booking/booking.contract.ts';
import { FeeLines } from '../../../features/booking/cart/fee-lines.tsx';
import type { Fees, PriceSum } from '../../../features/booking/cart/price-sum.ts';
import { isForWheelchairs, type OfferGroup, type Price, timesOf } from '../../../features/booking/offer.ts';
import { offeredSeats, standingAreas } from '../../../features/booking/seat-plan/chosen-seats.ts';
import { SeatList, standingField } from '../../../features/booking/seat-plan/seat-list.tsx';
import { startText } from '../../../features/booking/start-text.ts';
import type { listEvents } from '../../../features/programme/programme.contract.ts';
import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icon/icon.tsx';
import { shopHref } from '../../../urls.ts';
import { ProblemFields } from '../alert.tsx';
import type { Problem } from '../problem.server.ts';

/** How to buy before the sale starts: with an account that is there, with a code, or only after a login (SHOP-43). */
export interface Presale {
  way: 'account' | 'code' | 'login';
  /** Null where a login does not help. */
  loginUrl: string | null;
}

/** The name of the field for tickets of a kind. */
export const amountField = (group: OfferGroup, price: Price) => `n-${group.id}-${price.sale_type_id}`;

export const ticketsFormId = 'tickets';

export interface TicketFormProps {
  event: AnswerOf<typeof listEvents>['results'][number];
  groups: readonly OfferGroup[];
  /** Its seat plan; null where nobody chooses seats. */
  seats: Seats | null;
  /** Seats of it in the visitor's cart, as `offeredSeats` takes them. */
  own: ReadonlySet<string>;
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
  /** The problem of the form that is shown again. */
  returned: Problem | null;
  presale: Presale | null;
  /** Tickets per order at most. */
  limit: number;
  /** Says that it is the visitor's turn; null where nobody waits. */
  turn: string | null;
}

/** All prices of an event as one form, which the language switch submits too. */
export function TicketForm({
  event,
  groups,
  seats,
  own,
  fees,
  price,
  takesCodes,
  language,
  paths,
  press,
  values,
  returned,
  presale,
  limit,
  turn,
}: TicketFormProps) {
  const times = timesOf(groups);
  const chosen = values.get('time') ?? times[0];
  const plan = chosenPlanOf(seats, groups, values, own);
  const canBuy = groups.some(({ isAvailable }) => isAvailable);
  return (
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
        <TicketKinds key={group.id} group={group} plan={plan} values={values} limit={limit} language={language} />
      ))}
      {canBuy && takesCodes && presale?.way !== 'code' && <CodeField value={values.get('promotion')} />}
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
  );
}

/** The seat plan with what of it is chosen. */
type ChosenPlan = ReturnType<typeof chosenPlanOf>;

function chosenPlanOf(seats: Seats | null, groups: readonly OfferGroup[], values: URLSearchParams, own: ReadonlySet<string>) {
  if (!seats) return null;
  const offered = offeredSeats(seats, groups, own);
  const checked = new Set(values.getAll('seat').map(Number));
  const standing = standingAreas(seats, offered);
  const inPlan = [...Map.groupBy(offered.values(), ({ group }) => group)].flatMap(([group, places]) => {
    // The amounts of its prices say all there is to choose in one standing area.
    const isOneStanding = places.every(({ number }) => number === null) && standing.filter((area) => area.group === group).length < 2;
    return isOneStanding ? [] : [group];
  });
  const isChosenFrom = (group: OfferGroup) =>
    [...checked].some((place) => offered.get(place)?.group === group) ||
    standing.some((area) => area.group === group && values.get(standingField(area.id)));
  return { seats, offered, checked, inPlan, isChosenFrom };
}

interface TicketKindsProps extends Pick<TicketFormProps, 'values' | 'limit' | 'language'> {
  group: OfferGroup;
  plan: ChosenPlan;
}

/** The prices of a seat group, with its seats where they are chosen. */
function TicketKinds({ group, plan, values, limit, language }: TicketKindsProps) {
  return (
    <fieldset className={group.isAvailable ? 'kinds' : 'kinds no'} disabled={!group.isAvailable}>
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
      {plan && group.isAvailable && plan.inPlan.includes(group) && (
        <details className="seat-choice" open={plan.isChosenFrom(group)}>
          <summary className="disclosure">
            {m.seat_choose()}
            <Icon name="down" />
          </summary>
          <p className="small muted">{m.seat_list_hint()}</p>
          <SeatList
            seats={plan.seats}
            offered={plan.offered}
            seatGroup={group.seatGroup}
            chosen={plan.checked}
            standing={{ values, limit }}
          />
        </details>
      )}
    </fieldset>
  );
}

/** A code for a lower price. */
function CodeField({ value }: { value: string | null }) {
  return (
    <details className="code-form" open={Boolean(value)}>
      <summary className="disclosure">
        {m.shop_code_summary()}
        <Icon name="down" />
      </summary>
      <label htmlFor="promotion">{m.shop_code_label()}</label>
      <input
        id="promotion"
        type="text"
        name="promotion"
        maxLength={100}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        defaultValue={value ?? undefined}
      />
    </details>
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
