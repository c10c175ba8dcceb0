import { useState } from 'react';
import type { Language } from '../../../core/languages.ts';
import { cartAmount } from '../cart/cart-amount.ts';
import { ticketsPerCart } from '../cart/cart-limit.ts';
import { type PricedItem, sumBeside } from '../cart/price-sum.ts';
import type { Offer } from '../load-offer.ts';
import { isForWheelchairs, offerOf, openedCatalogue, wheelchairFirst } from '../offer.ts';
import type { TypedCode } from './codes/code-input.tsx';
import { usePromotion } from './codes/use-promotion.ts';
import { addTicket, type ChosenSeat, countOf, removeTicket, type SelectedTicket, type TicketKind } from './selection.ts';
import { type AddingCode, useAddition } from './use-addition.ts';
import { useChoice } from './use-choice.ts';

/** What the widget shows: prices, the discounts of a group, or times of admission (BOOK-11). */
export type Step = { name: 'main' } | { name: 'discounts'; group: number } | { name: 'timeslots' } | { name: 'seats' };

/** The list behind the widget, or the one that led to this page, is narrowed to performances with wheelchair spaces (EVT-30). */
function seeksWheelchair(): boolean {
  const api = window.navigation as Navigation | undefined;
  const before = api?.entries()[(api.currentEntry?.index ?? 0) - 1]?.url;
  const list = new URL(before && new URL(before).pathname !== location.pathname && !location.search ? before : location.href);
  return list.searchParams.get('access') === 'wheelchair';
}

interface UsedOffer {
  /** Of the event. */
  id: number;
  offer: Offer | null;
  language: Language;
  loadAdding: () => Promise<AddingCode>;
  /** Called when the stock may have changed. */
  onRefused: () => void;
}

/** Choosing and adding tickets of one event. */
export function useBooking({ id, offer, language, loadAdding, onRefused }: UsedOffer) {
  const [step, setStep] = useState<Step>({ name: 'main' });
  const [code, setCode] = useState<TypedCode>({ text: '', problem: null });
  const presale = { ...presaleOf(offer), code: code.text, problem: code.problem };
  const all = offer ? offerOf(presale.isOpen ? openedCatalogue(offer.event) : offer.event, offer.live) : [];
  // What is sold out beside them is said in one sentence (SHOP-150).
  const offered = offer?.live?.has_wheelchair_spaces ? all.filter(({ isAvailable }) => isAvailable) : all;
  const hasPlan = offer?.live?.has_plan === true;
  const seeks = seeksWheelchair();
  const groups = seeks ? wheelchairFirst(offered) : offered;
  const choice = useChoice(id, groups);
  const { selection, change } = choice;
  const takesCodes = offer?.live?.takes_codes === true && !presale.needsCode;
  const fees = offer?.live?.fees;
  const { promotion, promote, beside, takeFromCart } = usePromotion({
    ...{ idJet: offer?.event.id_jet, language, loadAdding },
    dependsOnCart: takesCodes || Number(fees?.per_order ?? 0) > 0,
  });

  const { summary, setSummary, refusedSeats, add } = useAddition({
    ...{ offer, language, groups, choice, presale, setCode, promotion, promote, takesCodes, loadAdding, onRefused },
  });

  const limit = offer?.live?.max_per_order ?? ticketsPerCart;
  return {
    ...choice,
    id,
    /** What tickets cost, with what the cart holds where a code counts for both. */
    sumOf: (items: readonly PricedItem[]) =>
      sumBeside(beside, items, fees && { perTicket: fees.per_ticket, perOrder: fees.per_order }, promotion.takes?.discount),
    groups,
    step,
    summary,
    count: countOf(selection),
    presale,
    promotion,
    setPromotion: promote,
    /** Codes for a lower price can be typed; in a presale the field is that of its code. */
    takesCodes,
    setPresaleCode: (text: string) => setCode({ text, problem: null }),
    setStep,
    /** Tickets per order at most, as the shop says. */
    limit,
    /** How many tickets the cart has room for beside what it holds and what is chosen. */
    room: Math.max(0, limit - cartAmount() - countOf(selection)),
    more: (ticket: TicketKind, count = 1) => {
      change(addOf(selection, ticket, count));
      loadAdding().catch(() => undefined);
    },
    fewer: (ticket: TicketKind) => change(removeTicket(selection, ticket)),
    add: () => add(),
    /** Tries again what had no answer. */
    addAgain: () => add(refusedSeats),
    /** Its seats can be chosen in a plan. */
    hasPlan,
    /** Who looks for a wheelchair space does not find one here: the shop sells none of this event's (BOOK-310). */
    lacksWheelchairs: seeks && !hasPlan && !groups.some(({ seatGroup, name }) => isForWheelchairs(`${seatGroup} ${name}`)),
    /** Seats of the last addition that are not in the cart: where it was refused, those that are still free stay chosen. */
    refusedSeats,
    /** Adds exactly these seats, and nothing else that is chosen (SHOP-61). */
    addSeats: (seats: readonly ChosenSeat[]) => {
      setStep({ name: 'main' });
      return add(seats);
    },
    /** Returns from a refusal to the plan. */
    chooseOtherSeats: () => {
      setSummary({ state: 'none' });
      setStep({ name: 'seats' });
    },
    /** Returns from a refusal with what was chosen. */
    chooseAgain: () => setSummary({ state: 'none' }),
    /** Returns from a refusal with tickets of another kind instead of those of a seat group. */
    moveTo: (refused: string, ticket: TicketKind, count: number) => {
      const others = selection.filter((entry) => entry.ticket.seat_group !== refused);
      change(addOf(others, ticket, count));
      setStep({ name: 'main' });
      setSummary({ state: 'none' });
    },
    /** Begins anew after the end of the reservation, with what was reserved (BOOK-290). */
    beginAgain: () => {
      setStep(refusedSeats.length > 0 ? { name: 'seats' } : { name: 'main' });
      setSummary({ state: 'none' });
      takeFromCart();
    },
    /** Begins anew after a success (BOOK-19), with the code that is in the cart by now. */
    reset: () => {
      setStep({ name: 'main' });
      setSummary({ state: 'none' });
      takeFromCart();
    },
  };
}

/**
 * How this visitor may buy before the sale starts (SHOP-43). `isOpen`: tickets can be chosen, with an account or because a code will be
 * typed; `ways` is empty where no presale runs.
 */
function presaleOf(offer: Offer | null) {
  const ways = offer?.live?.presale ?? [];
  const isByAccount = ways.includes('account') && document.documentElement.classList.contains('is-logged-in');
  const needsCode = !isByAccount && ways.includes('code');
  return { ways, isByAccount, needsCode, isOpen: isByAccount || needsCode };
}

export type Booking = ReturnType<typeof useBooking>;

function addOf(selection: readonly SelectedTicket[], ticket: TicketKind, count: number): SelectedTicket[] {
  return Array.from({ length: count }).reduce<SelectedTicket[]>((chosen) => addTicket(chosen, ticket), [...selection]);
}
