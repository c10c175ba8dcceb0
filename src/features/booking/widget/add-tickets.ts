import type { AnswerOf } from '../../../core/contract/call.ts';
import { sendCall } from '../../../core/contract/send-call.ts';
import type { Language } from '../../../core/languages.ts';
import { m } from '../../../paraglide/messages.js';
import type { addToCart } from '../booking.contract.ts';
import { type OfferGroup, slotAt } from '../offer.ts';
import { refusalCodes } from '../shop-gateway.ts';
import { failureCode, failureText, isOver, refusalReason } from './result-texts.ts';
import { type ChosenSeat, countOf, type SelectedTicket } from './selection.ts';

type AdditionAnswer = AnswerOf<typeof addToCart>;

interface TicketRequest {
  idJet: string;
  language: Language;
  groups: readonly OfferGroup[];
  selection: readonly SelectedTicket[];
  /** Chosen places; none for the best available. */
  seats: readonly ChosenSeat[];
  /** Time of admission; null where there are none. */
  time: string | null;
  /** '' without one. */
  presaleCode: string;
  /** For a lower price; '' without one. */
  code: string;
  /** Idempotency key of an earlier press of the button, to repeat it; null for a new one. */
  press: string | null;
}

/**
 * The result of an addition; `added` tickets are in the cart even where it failed, and `rest` are not. `press`: the key to repeat it
 * with, because the state of the rest is unknown; null where it is known.
 */
export type AdditionResult =
  | { isDone: true; added: number; cart: AdditionAnswer }
  | {
      isDone: false;
      added: number;
      rest: SelectedTicket[];
      cart: AdditionAnswer | null;
      code: number | null;
      /** Why, in the shop's words; null where it gives no reason. */
      reason: string | null;
      /** Nothing of the evening is sold online any more. */
      isOver?: boolean;
      /** Seat group that the shop refused; null where it gave no answer. */
      refused: string | null;
      press: string | null;
      /** The shop gave no answer, or none in time: the same can be tried again. */
      canRepeat: boolean;
      /** What is to be said of the code of a presale; null where it is not to blame. */
      presaleProblem?: string | null;
    };

/** Adds the chosen tickets with one call per seat group, one after the other (BOOK-17). */
export async function addTickets({
  idJet,
  language,
  groups,
  selection,
  seats,
  time,
  presaleCode,
  code: promotion,
  press: repeated,
}: TicketRequest): Promise<AdditionResult> {
  const press = repeated ?? newIdempotencyKey();
  let [added, cart]: [number, AdditionAnswer | null] = [0, null];
  let rest = [...selection];
  const chosenOf = (group: OfferGroup) => selection.filter(({ ticket }) => ticket.seat_group === group.seatGroup);
  const wanted = groups.filter((group) => chosenOf(group).length > 0);
  for (const group of wanted) {
    const chosen = chosenOf(group);
    const slot = slotAt(group, time);
    const body = {
      language,
      event_jet_id: idJet,
      quantities: chosen.map(({ amount }) => amount),
      sale_type_ids: chosen.map(({ ticket }) => ticket.sale_type_id),
      ...(group.seatGroup && { seat_group: group.seatGroup }),
      ...(slot && { block_id: slot.block_id }),
      ...(presaleCode && { presale_code: presaleCode }),
      // It counts for the whole cart.
      ...(promotion && group === wanted.at(-1) && { code: promotion }),
      ...(seats.length > 0 && { seats: seats.filter(({ ticket }) => ticket.seat_group === group.seatGroup).map(({ place }) => place) }),
    };
    const answer = await sendTwice(body, `${press}-${group.id}`);
    if (!answer) return { isDone: false, added, rest, cart, code: null, reason: null, refused: null, press, canRepeat: true };
    if (!answer.isOk) {
      const code = failureCode(answer.body);
      const presaleProblem = presaleCode ? presaleProblemOf(answer.status, code) : null;
      return {
        isDone: false,
        added,
        rest,
        cart,
        code,
        reason: refusalReason(answer.status, answer.body),
        isOver: isOver(answer.body),
        refused: group.seatGroup,
        press: answer.status >= 500 ? press : null,
        canRepeat: answer.status >= 500 || answer.status === 429,
        presaleProblem,
      };
    }
    cart = answer.body;
    added += countOf(chosen);
    rest = rest.filter((entry) => !chosen.includes(entry));
  }
  return cart
    ? { isDone: true, added, cart }
    : { isDone: false, added, rest, cart, code: null, reason: null, refused: null, press: null, canRepeat: false };
}

/** Not randomUUID, which needs https. */
function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (number) => number.toString(36)).join('-');
}

function presaleProblemOf(status: number, code: number | null): string | null {
  if (status === 429) return m.shop_too_often();
  return code === refusalCodes.presale_code_wrong ? failureText(code) : null;
}

/** Milliseconds after which a call counts as unanswered. */
const timeoutMs = 10_000;

type Answer = { isOk: true; status: number; body: AdditionAnswer } | { isOk: false; status: number; body: unknown };

/**
 * Repeats the request once without an answer, or with one that breaks off; the key prevents a second addition. Null without any whole
 * answer.
 */
async function sendTwice(body: Parameters<typeof sendCall<typeof addToCart>>[2], key: string): Promise<Answer | null> {
  const send = async (): Promise<Answer> => {
    const response = await sendCall<typeof addToCart>('POST', '/api/shop-cart/', body, {
      headers: { 'idempotency-key': key },
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { ok: isOk, status } = response;
    return isOk
      ? { isOk, status, body: (await response.json()) as AdditionAnswer }
      : { isOk, status, body: await response.json().catch(() => null) };
  };
  return send()
    .catch(send)
    .catch(() => null);
}
