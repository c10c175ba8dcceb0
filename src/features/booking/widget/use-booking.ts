import { useState } from 'react';
import type { Language } from '../../../core/languages.ts';
import { m } from '../../../paraglide/messages.js';
import { cartAmount } from '../cart/cart-amount.ts';
import { ticketsPerCart } from '../cart/cart-limit.ts';
import type { showAnswer } from '../cart/cart-store.ts';
import { type PricedItem, sumBeside } from '../cart/price-sum.ts';
import { forgetOffers, type Offer } from '../load-offer.ts';
import { offerOf, openedCatalogue, wheelchairFirst } from '../offer.ts';
import type { addTickets } from './add-tickets.ts';
import type { askCode, codeOfCart } from './ask-code.ts';
import type { TypedCode } from './codes/code-input.tsx';
import { noPromotion, usePromotion } from './codes/use-promotion.ts';
import { addTicket, amountOf, type ChosenSeat, countOf, removeTicket, type SelectedTicket, type TicketKind } from './selection.ts';
import { nothing, useChoice } from './use-choice.ts';

/** What the widget shows: prices, the discounts of a group, or times of admission (BOOK-11). */
export type Step = { name: 'main' } | { name: 'discounts'; group: number } | { name: 'timeslots' } | { name: 'seats' };

/** The result of the last addition (BOOK-17). */
export type Summary = { state: 'none' } | { state: 'loading' } | ((Success | Failure) & { text: string });

/** Code of adding.ts. */
interface AddingCode {
  addTickets: typeof addTickets;
  askCode: typeof askCode;
  codeOfCart: typeof codeOfCart;
  showAnswer: typeof showAnswer;
  resultText(result: Success | Failure): string;
}

/** `seconds`: for how long the cart is held. */
export interface Success {
  state: 'success';
  added: number;
  url: string;
  seconds: number;
  /** Why the code was not taken. */
  codeProblem?: string;
}

/** `code` is that of the shop, null without one. */
export interface Failure {
  state: 'error';
  code: number | null;
  /** Tickets that were added before the failure. */
  added: number;
  /** Seat group that the shop refused; null where it gave no answer. */
  refused: string | null;
  /** Chosen seats were refused, not the best available. */
  isOfSeats?: boolean;
  /** The shop gave no answer: the same can be tried again. */
  canRepeat?: boolean;
}

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
  /** Where tickets are sold without this script. */
  ticketUrl: string;
  loadAdding: () => Promise<AddingCode>;
  /** Called when the stock may have changed. */
  onRefused: () => void;
}

/** Choosing and adding tickets of one event. */
export function useBooking({ id, offer, language, ticketUrl, loadAdding, onRefused }: UsedOffer) {
  const [step, setStep] = useState<Step>({ name: 'main' });
  const [summary, setSummary] = useState<Summary>({ state: 'none' });
  const [refusedSeats, setRefusedSeats] = useState<readonly ChosenSeat[]>([]);
  const [code, setCode] = useState<TypedCode>({ text: '', problem: null });
  const presale = { ...presaleOf(offer), code: code.text, problem: code.problem };
  const all = offer ? offerOf(presale.isOpen ? openedCatalogue(offer.event) : offer.event, offer.live) : [];
  // What is sold out beside them is said in one sentence (SHOP-150).
  const offered = offer?.live?.has_wheelchair_spaces ? all.filter(({ isAvailable }) => isAvailable) : all;
  const groups = seeksWheelchair() ? wheelchairFirst(offered) : offered;
  const choice = useChoice(id, groups);
  const { selection, time, change, setChoice } = choice;
  const takesCodes = offer?.live?.takes_codes === true && !presale.needsCode;
  const { promotion, promote, takeFromCart } = usePromotion({
    ...{ idJet: offer?.event.id_jet, language, loadAdding },
    isTaken: takesCodes,
  });

  const add = async (seats: readonly ChosenSeat[] = []) => {
    if (!offer?.event.id_jet || summary.state === 'loading') return;
    const presaleCode = presale.needsCode ? code.text.trim() : '';
    if (presale.needsCode && !presaleCode) return setCode({ text: '', problem: { text: m.presale_code_missing() } });
    setCode({ text: code.text, problem: null });
    setSummary({ state: 'loading' });
    const adding = await loadAdding().catch(() => null);
    // The ticket page sells without it.
    if (!adding) return location.assign(ticketUrl);
    const { addTickets, askCode, resultText, showAnswer } = adding;
    // Only what its field shows, and what the shop has answered.
    const typed = takesCodes ? promotion.text.trim() : '';
    if (typed && !promotion.takes) {
      const answer = await askCode(language, typed, offer.event.id_jet);
      if ('problem' in answer) {
        promote({ text: promotion.text, problem: { text: answer.problem }, takes: null });
        return setSummary({ state: 'none' });
      }
      promote({ text: promotion.text, problem: null, takes: answer });
    }
    const show = (result: Success | Failure) => setSummary({ ...result, text: resultText(result) });
    const outcome = await addTickets({
      idJet: offer.event.id_jet,
      language,
      groups,
      selection: seats.length > 0 ? seats.reduce<SelectedTicket[]>((chosen, { ticket }) => addTicket(chosen, ticket), []) : selection,
      seats,
      time,
      presaleCode,
      code: typed,
      press: choice.press,
    });
    if (outcome.cart) showAnswer(outcome.cart);
    forgetOffers();
    setRefusedSeats(outcome.isDone ? [] : seats.filter(({ ticket }) => amountOf(outcome.rest, ticket) > 0));
    if (outcome.isDone) {
      setChoice(nothing);
      promote(noPromotion);
      const { cart_url: url, expires_in: seconds, code_problem: codeProblem } = outcome.cart;
      show({ state: 'success', added: outcome.added, url, seconds, ...(codeProblem && { codeProblem }) });
      return;
    }
    // Added tickets are removed from the selection.
    setChoice({ selection: seats.length > 0 ? selection : outcome.rest, time, press: outcome.press });
    // It counts for the tickets that are in the cart by now, too.
    if (outcome.added > 0 && typed) {
      const answer = await askCode(language, typed, offer.event.id_jet);
      if ('discount' in answer) promote({ text: promotion.text, problem: null, takes: answer });
    }
    if (outcome.presaleProblem) {
      const partly = outcome.added > 0 ? ` ${m.booking_partly({ count: outcome.added })}` : '';
      setCode({ text: code.text, problem: { text: outcome.presaleProblem + partly } });
      return setSummary({ state: 'none' });
    }
    const { code: refusal, added, refused, canRepeat } = outcome;
    show({ state: 'error', code: refusal, added, refused, isOfSeats: seats.length > 0, canRepeat });
    onRefused();
  };

  const limit = offer?.live?.max_per_order ?? ticketsPerCart;
  const fees = offer?.live?.fees;
  return {
    ...choice,
    id,
    /** What tickets cost, with what the cart holds where a code counts for both. */
    sumOf: (items: readonly PricedItem[]) =>
      sumBeside(
        { amount: cartAmount(), items: promotion.takes?.inCart ?? [] },
        items,
        fees && { perTicket: fees.per_ticket, perOrder: fees.per_order },
        promotion.takes?.discount,
      ),
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
    hasPlan: offer?.live?.has_plan === true,
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
