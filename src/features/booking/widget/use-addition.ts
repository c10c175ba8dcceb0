import { useEffect, useRef, useState } from 'react';
import type { Language } from '../../../core/languages.ts';
import { m } from '../../../paraglide/messages.js';
import type { onHoldEnd, showAnswer } from '../cart/cart-store.ts';
import { forgetOffers, type Offer } from '../load-offer.ts';
import type { OfferGroup } from '../offer.ts';
import type { addTickets } from './add-tickets.ts';
import type { askCode, readBeside } from './codes/ask-code.ts';
import type { TypedCode } from './codes/code-input.tsx';
import { noPromotion, type Promotion } from './codes/use-promotion.ts';
import { addTicket, amountOf, type ChosenSeat, type SelectedTicket } from './selection.ts';
import { nothing, type useChoice } from './use-choice.ts';

/** The result of the last addition (BOOK-17). */
export type Summary = { state: 'none' } | { state: 'loading' } | ((Success | Failure | HoldEnd) & { text: string });

/** Code of adding.ts. */
export interface AddingCode {
  addTickets: typeof addTickets;
  askCode: typeof askCode;
  readBeside: typeof readBeside;
  onHoldEnd: typeof onHoldEnd;
  showAnswer: typeof showAnswer;
  resultText(result: Success | Failure | HoldEnd): string;
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

/** The reservation of what was added has run out since (BOOK-290). */
export interface HoldEnd {
  state: 'ended';
}

/** `code` is that of the shop, null without one. */
export interface Failure {
  state: 'error';
  code: number | null;
  /** Why, in the shop's words; null where it gives no reason. */
  reason: string | null;
  /** Nothing of the evening is sold online any more. */
  isOver?: boolean | undefined;
  /** Tickets that were added before the failure. */
  added: number;
  /** Seat group that the shop refused; null where it gave no answer. */
  refused: string | null;
  /** Chosen seats were refused, not the best available. */
  isOfSeats?: boolean;
  /** The shop gave no answer: the same can be tried again. */
  canRepeat?: boolean;
}

interface AdditionOptions {
  offer: Offer | null;
  language: Language;
  groups: readonly OfferGroup[];
  choice: ReturnType<typeof useChoice>;
  /** The code of a presale as typed, and whether tickets can be had without it. */
  presale: { needsCode: boolean; code: string };
  setCode(code: TypedCode): void;
  promotion: Promotion;
  promote(changed: Promotion): void;
  takesCodes: boolean;
  loadAdding(): Promise<AddingCode>;
  onRefused(): void;
}

/** The script that adds tickets has not come, as where the server does not answer: nothing was sent, and the press can be repeated (SHOP-370). */
const notLoaded = { state: 'error', code: null, reason: null, added: 0, refused: null, canRepeat: true } as const;

/** Putting what is chosen into the cart (BOOK-17): codes are asked first, and what was refused stays chosen. */
export function useAddition(options: AdditionOptions) {
  const { offer, language, groups, choice, presale, setCode, promotion, promote, takesCodes, loadAdding, onRefused } = options;
  const { selection, time } = choice;
  const [summary, setSummary] = useState<Summary>({ state: 'none' });
  const [refusedSeats, setRefusedSeats] = useState<readonly ChosenSeat[]>([]);
  const stopWatching = useRef<() => void>(undefined);
  const isSuccess = summary.state === 'success';
  useEffect(() => {
    // Its end is news only while it is on show.
    if (isSuccess) return () => stopWatching.current?.();
  }, [isSuccess]);
  const add = async (seats: readonly ChosenSeat[] = []) => {
    if (!offer?.event.id_jet || summary.state === 'loading') return;
    const presaleCode = presale.needsCode ? presale.code.trim() : '';
    if (presale.needsCode && !presaleCode) return setCode({ text: '', problem: { text: m.presale_code_missing() } });
    setCode({ text: presale.code, problem: null });
    setSummary({ state: 'loading' });
    const adding = await loadAdding().catch(() => null);
    if (!adding) {
      setRefusedSeats(seats);
      return setSummary({ ...notLoaded, isOfSeats: seats.length > 0, text: `${m.booking_failed()} ${m.shop_refused_unavailable()}` });
    }
    const { addTickets, askCode, onHoldEnd, resultText, showAnswer } = adding;
    // Only what its field shows, and what the shop has answered.
    const typed = takesCodes ? promotion.text.trim() : '';
    if (typed && !promotion.takes) {
      const answer = await askCode(language, typed, offer.event.id_jet);
      if ('problem' in answer) {
        promote({ text: promotion.text, problem: { text: answer.problem, needsLogin: answer.needsLogin }, takes: null });
        return setSummary({ state: 'none' });
      }
      promote({ text: promotion.text, problem: null, takes: answer });
    }
    const show = (result: Success | Failure | HoldEnd) => setSummary({ ...result, text: resultText(result) });
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
      choice.setChoice(nothing);
      promote(noPromotion);
      const { cart_url: url, expires_in: seconds, code_problem: codeProblem } = outcome.cart;
      show({ state: 'success', added: outcome.added, url, seconds, ...(codeProblem && { codeProblem }) });
      stopWatching.current = onHoldEnd(() => {
        // The same can be chosen again by one press.
        if (seats.length > 0) setRefusedSeats(seats);
        else choice.setChoice({ selection, time, press: null });
        show({ state: 'ended' });
        onRefused();
      });
      return;
    }
    // Added tickets are removed from the selection.
    choice.setChoice({ selection: seats.length > 0 ? selection : outcome.rest, time, press: outcome.press });
    // It counts for the tickets that are in the cart by now, too.
    if (outcome.added > 0 && typed) {
      const answer = await askCode(language, typed, offer.event.id_jet);
      if ('discount' in answer) promote({ text: promotion.text, problem: null, takes: answer });
    }
    if (outcome.presaleProblem) {
      const partly = outcome.added > 0 ? ` ${m.booking_partly({ count: outcome.added })}` : '';
      setCode({ text: presale.code, problem: { text: outcome.presaleProblem + partly } });
      return setSummary({ state: 'none' });
    }
    const { code: refusal, reason, isOver, added, refused, canRepeat } = outcome;
    show({ state: 'error', code: refusal, reason, isOver, added, refused, isOfSeats: seats.length > 0, canRepeat });
    onRefused();
  };
  return { summary, setSummary, refusedSeats, add };
}
