import { m } from '../../../paraglide/messages.js';
import { isWholeHold } from '../cart/hold-time.ts';
import { refusalCodes } from '../shop-gateway.ts';

/** For how long the tickets are reserved: 15 minutes (BOOK-18), less where the cart cannot be held that long any more (SHOP-04). */
export function reservedText(seconds: number): string {
  return isWholeHold(seconds) ? m.booking_reserved() : m.booking_reserved_minutes({ count: Math.max(1, Math.floor(seconds / 60)) });
}

/**
 * The text of a failure by the shop's code, null for none and for one that is no number (BOOK-20 to BOOK-23). `reason`: what the shop says
 * without a code, in the language of the page, which stands before the generic text (BOOK-280); null where it says nothing. With `isOver`
 * the webshop sells nothing of this evening either.
 */
export function failureText(code: number | null, isOfSeats = false, reason: string | null = null, isOver = false): string {
  if (code === refusalCodes.no_seats) return isOfSeats ? m.shop_refused_seats_taken() : m.booking_failed_no_seats();
  if (code === refusalCodes.waiting_room) return m.shop_refused_waiting_room();
  if (code === refusalCodes.sale_not_started) return m.shop_refused_sale_not_started();
  if (code === refusalCodes.presale_code_wrong) return m.shop_refused_presale_code_wrong();
  if (code === refusalCodes.no_reservation) return m.booking_failed_no_reservation();
  if (code !== null) return m.booking_failed_code({ code });
  return [reason, isOver && m.booking_failed_over(), m.booking_failed_generic()].filter(Boolean).join(' ');
}

/** The code of a refused addition as the shop sent it, also as text; null for anything that is no whole number. */
export function failureCode(answer: unknown): number | null {
  const { response_code: code } = (answer ?? {}) as Partial<Record<'response_code', unknown>>;
  return /^-?\d{1,9}$/.test(String(code)) ? Number(code) : null;
}

/** Statuses whose answers say in words what happened: a refusal, too many requests, a shop that does not answer. */
const statusesWithWords = [400, 429, 503];

/** Whether the shop sells nothing of the evening any more. */
export const isOver = (answer: unknown) => ((answer ?? {}) as Partial<Record<'is_over', unknown>>).is_over === true;

/** Why an addition failed, in the words of the answer; null where it has none. */
export function refusalReason(status: number, answer: unknown): string | null {
  const { detail } = (answer ?? {}) as Partial<Record<'detail', unknown>>;
  return statusesWithWords.includes(status) && typeof detail === 'string' && detail !== '' ? detail : null;
}
