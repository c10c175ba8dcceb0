import { useEffect, useRef, useState } from 'react';
import type { Language } from '../../../core/languages.ts';
import { formatDay, formatTime } from '../../../core/text/dates.ts';
import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { FurtherDate } from '../further-dates.ts';
import type { Offer } from '../load-offer.ts';
import { closeDialog } from '../open-dialog.ts';
import { refusalCodes } from '../shop-gateway.ts';
import { AddToCartButton, announcement, NotAdded } from './add-to-cart.tsx';
import { DiscountsStep } from './discounts-step.tsx';
import { LoadedPart, useLoaded } from './loaded-part.tsx';
import { MainStep } from './main-step.tsx';
import { loadSeatChooser } from './seats/load-seat-chooser.ts';
import { TimeslotsStep } from './timeslots/timeslots-step.tsx';
import { type Booking, useBooking } from './use-booking.ts';
import { useOffer } from './use-offer.ts';

const loadSoldOut = () => import('./sold-out-step.tsx');
const loadWaitingRoom = () => import('../waiting-room/waiting-room-step.tsx');

export interface BookingWidgetProps {
  id: number;
  /** The open dialog it is rendered into. */
  dialog: HTMLDialogElement;
  /** The link that opened it; without script it leads to the ticket page. */
  button: HTMLAnchorElement;
  language: Language;
  /** Where that is, for what does not work here (BOOK-24). */
  ticketUrl: string;
  /** Shows another date in the same dialog. */
  onDate: (date: FurtherDate) => void;
}

/**
 * Choosing tickets of one event and putting them into the cart, in a dialog at the button that opened it (BOOK-01 to BOOK-24). It is not
 * server-rendered: `open-booking.ts` opens the dialog and mounts it there.
 */
export function BookingWidget({ id, dialog, button, ticketUrl, language, onDate }: BookingWidgetProps) {
  const { offer, isFailed, retry, refresh } = useOffer(id, language);
  const [SummaryView, setSummaryView] = useState<typeof import('./summary-view.tsx').SummaryView | null>(null);
  const loadAdding = async () => {
    const { addTickets, askCode, onHoldEnd, readBeside, resultText, showAnswer, SummaryView: View } = await import('./adding.ts');
    setSummaryView(() => View);
    return { addTickets, askCode, onHoldEnd, readBeside, resultText, showAnswer };
  };
  const booking = useBooking({ id, offer, language, loadAdding, onRefused: refresh });
  const { step, summary } = booking;
  const room = useWaitingRoom(dialog, booking, offer);
  const { SeatChooser, isPlanAway } = useSeatChooser(booking);
  const latest = useRef(booking);
  latest.current = booking;
  useEffect(() => {
    const empty = () => latest.current.empty();
    dialog.addEventListener('foyer:closed', empty);
    return () => dialog.removeEventListener('foyer:closed', empty);
  }, [dialog]);
  useEffect(() => {
    dialog.ariaBusy = String(!offer && !isFailed);
  }, [dialog, offer, isFailed]);
  useStepFocus(dialog, booking);
  const group = step.name === 'discounts' ? booking.groups.find((candidate) => candidate.id === step.group) : undefined;
  const isMain = step.name === 'main' || step.name === 'seats' || summary.state !== 'none';
  const heading = isMain
    ? offer?.event.headline || offer?.event.name || button.ariaLabel || m.booking_tickets()
    : group
      ? m.booking_discounts()
      : m.booking_admission_choose();
  const start = offer?.event.date_start;
  const when = start ? `${formatDay(start, language)}, ${formatTime(start, language)}` : '';
  const chooserTitle = [heading, when].filter(Boolean).join(', ');
  const soldOut = offer && { offer, language, onDate };
  const canBook = booking.groups.some(({ isAvailable }) => isAvailable);
  const isSoldOut = isEverythingGone(booking, offer);
  const instead = soldOut && (
    <LoadedPart load={loadSoldOut} shopUrl={ticketUrl}>
      {({ SoldOutStep }) => <SoldOutStep {...soldOut} />}
    </LoadedPart>
  );
  return (
    <>
      <WidgetHead
        heading={heading}
        detail={(!isMain && group?.name) || when}
        onBack={isMain ? null : () => booking.setStep({ name: 'main' })}
        onClose={() => closeDialog(dialog)}
      />
      <p className="vh" role="status">
        {announcement(booking, offer) || room.turn}
      </p>
      {summary.state === 'loading' ? (
        <Adding />
      ) : room.isWaiting ? (
        <LoadedPart load={loadWaitingRoom} shopUrl={ticketUrl}>
          {({ WaitingRoomStep }) => (
            <WaitingRoomStep id={id} dialog={dialog} onThrough={room.goOn} onLeave={() => closeDialog(dialog)}>
              {instead}
            </WaitingRoomStep>
          )}
        </LoadedPart>
      ) : summary.state !== 'none' ? (
        SummaryView ? (
          <SummaryView
            booking={booking}
            shopUrl={ticketUrl}
            isList={button.closest('.event-rows, .event-cards, .ev, .evc') !== null}
            soldOut={soldOut}
          />
        ) : (
          <NotAdded booking={booking} shopUrl={ticketUrl} />
        )
      ) : !offer ? (
        <NoOffer
          isFailed={isFailed}
          ticketUrl={ticketUrl}
          onRetry={() => {
            // The key goes.
            dialog.focus();
            retry();
          }}
        />
      ) : step.name === 'timeslots' ? (
        <TimeslotsStep booking={booking} language={language} />
      ) : group ? (
        <DiscountsStep group={group} booking={booking} language={language} />
      ) : isSoldOut && !canBook ? (
        <div className="msg">
          <p>{m.event_blocked_sold_out()}</p>
          {instead}
        </div>
      ) : (
        <>
          {room.turn && <p className="slot turn">{room.turn}</p>}
          {isSoldOut && (
            <p className="slot">
              <span>
                {m.event_blocked_sold_out()} {m.sold_out_wheelchair()}
              </span>
            </p>
          )}
          <MainStep {...{ booking, language, isPlanAway, ticketUrl }} starts={offer.event.sale_starts} idJet={offer.event.id_jet ?? ''}>
            {isSoldOut && <div className="msg">{instead}</div>}
          </MainStep>
          {step.name === 'seats' && SeatChooser && <SeatChooser id={id} title={chooserTitle} booking={booking} language={language} />}
        </>
      )}
      {summary.state === 'none' &&
        !room.isWaiting &&
        offer &&
        step.name !== 'timeslots' &&
        booking.groups.length > 0 &&
        (canBook || !isSoldOut) && <AddToCartButton booking={booking} />}
    </>
  );
}

/**
 * Whether the visitor has to go through the waiting room of the event first (SHOP-87): when the widget opens, or when an addition was held up.
 * `turn` says that they may choose now.
 */
function useWaitingRoom(dialog: HTMLDialogElement, booking: Booking, offer: Offer | null) {
  const { summary } = booking;
  const [isThrough, setIsThrough] = useState(false);
  const [turn, setTurn] = useState('');
  const isHeldUp = summary.state === 'error' && summary.code === refusalCodes.waiting_room;
  const goOn = (text: string) => {
    if (isHeldUp) booking.chooseAgain();
    setTurn(text);
    setIsThrough(true);
  };
  // Nobody waits for spaces for wheelchairs where nothing else is left.
  const hasRoom = offer?.live?.has_waiting_room === true && offer.live.has_wheelchair_spaces !== true;
  const isWaiting = isHeldUp || (hasRoom && !isThrough);
  useEffect(() => {
    // Whoever has moved the focus keeps it.
    if (turn && !isWaiting && isFocusFree(dialog))
      (dialog.querySelector<HTMLElement>('.stepper [aria-disabled="false"]') ?? dialog).focus();
  }, [dialog, turn, isWaiting]);
  return { isWaiting, goOn, turn: isWaiting || summary.state !== 'none' ? '' : turn };
}

/** The focus is on nothing in particular, as after a step that has gone. */
function isFocusFree(dialog: HTMLDialogElement): boolean {
  const { activeElement } = document;
  return activeElement === dialog || !dialog.contains(activeElement);
}

/** The focus is on something beside the dialog. */
function isElsewhere(dialog: HTMLDialogElement): boolean {
  const { activeElement, body } = document;
  return activeElement !== null && activeElement !== body && !dialog.contains(activeElement);
}

/** Nothing of the event can be had or will go on sale, except maybe for spaces for wheelchairs (SHOP-150). */
const isEverythingGone = ({ groups }: Booking, offer: Offer | null) =>
  groups.length > 0 &&
  groups.every((group) => group.saleStarts === null && (!group.isAvailable || offer?.live?.has_wheelchair_spaces === true));

interface WidgetHeadProps {
  heading: string;
  /** Day and time of the event, or what is being chosen. */
  detail: string;
  /** Null where there is no step before. */
  onBack: (() => void) | null;
  onClose: () => void;
}

function WidgetHead({ heading, detail, onBack, onClose }: WidgetHeadProps) {
  return (
    <div className="bk-head">
      {onBack && (
        <button type="button" className="ibtn" aria-label={m.booking_back()} onClick={onBack}>
          <Icon name="left" />
        </button>
      )}
      <div>
        <h2 id="bk-title">{heading}</h2>
        <p>{detail}</p>
      </div>
      <button type="button" className="ibtn" aria-label={m.booking_close()} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}

/** While prices are loaded, and where they cannot be. */
function NoOffer({ isFailed, ticketUrl, onRetry }: { isFailed: boolean; ticketUrl: string; onRetry: () => void }) {
  return (
    <div className="msg">
      {isFailed ? (
        <>
          <p role="alert">{m.booking_load_failed()}</p>
          <button type="button" className="btn full" onClick={onRetry}>
            {m.shop_retry()}
          </button>
          <a className="btn quiet full" href={ticketUrl}>
            {m.booking_to_webshop()}
          </a>
        </>
      ) : (
        <p className="wait">{m.booking_loading()}</p>
      )}
    </div>
  );
}

/** While tickets are added (BOOK-17). */
function Adding() {
  return (
    <div className="msg" aria-busy="true">
      <span className="spin" aria-hidden="true" />
      <h3>{m.booking_adding()}</h3>
      <p>{m.booking_adding_hint()}</p>
    </div>
  );
}

/** The code of the seat plan, loaded when it is opened; `isPlanAway`: it has not come, and the next press tries again (SHOP-371). */
function useSeatChooser({ step, setStep }: Booking) {
  const { code, isAway } = useLoaded(loadSeatChooser, step.name === 'seats');
  const leave = useRef(setStep);
  useEffect(() => {
    if (isAway) leave.current({ name: 'main' });
  }, [isAway]);
  return { SeatChooser: code?.SeatChooser, isPlanAway: isAway };
}

/** The focus follows the steps: into the new one, and back to the button that led there. */
function useStepFocus(dialog: HTMLDialogElement, { step, summary }: Booking): void {
  const openedBy = useRef<string | null>(null);
  const isAfterRefusal = useRef(false);
  useEffect(() => {
    const isBack = isAfterRefusal.current && summary.state === 'none';
    isAfterRefusal.current = summary.state === 'error';
    // To the first amount that can be lowered.
    if (isBack && !isFocusFree(dialog)) return;
    if (isBack) dialog.querySelector<HTMLElement>('.stepper [aria-disabled="false"]')?.focus();
    else if (summary.state === 'success' || summary.state === 'error') dialog.querySelector<HTMLElement>('.msg h3')?.focus();
    else if (summary.state === 'ended') {
      // Whoever does something else on the page meanwhile goes on with it.
      if (!isElsewhere(dialog)) dialog.querySelector<HTMLElement>('.msg h3')?.focus({ preventScroll: true });
    } else if (summary.state === 'loading') dialog.focus();
    else if (step.name !== 'main') {
      openedBy.current = step.name === 'discounts' ? `discounts-${step.group}` : step.name;
      // The plan is a dialog of its own, which has the focus.
      if (step.name !== 'seats') dialog.querySelector<HTMLElement>('.bk-head button')?.focus();
    } else if (openedBy.current !== null) {
      dialog.querySelector<HTMLElement>(`[data-focus="${openedBy.current}"]`)?.focus();
      openedBy.current = null;
    }
  }, [dialog, step, summary.state]);
}
