import { sendCall } from '../../../core/contract/send-call.ts';
import { m } from '../../../paraglide/messages.js';
import type { Cart, extendCart } from '../booking.contract.ts';
import { refusalCodes } from '../shop-gateway.ts';
import type { CartFailure } from './cart-failure.shapes.ts';
import { inPageLanguage, rereadCart, showAnswer } from './cart-store.ts';
import { isWholeHold } from './hold-time.ts';

/** Extends the hold of the cart (SHOP-04) and answers the message to show. `before`: seconds that were left. */
export async function extend(before: number): Promise<{ isLonger: boolean; text: string }> {
  const response = await sendCall<typeof extendCart>('POST', '/api/shop-cart/extend/', {} as never, {
    headers: inPageLanguage(),
  }).catch(() => null);
  const answer = response?.ok ? ((await response.json().catch(() => null)) as Cart | null) : null;
  if (answer) {
    const isLonger = isWholeHold(answer.expires_in) || answer.expires_in > before + 1;
    showAnswer(answer);
    return { isLonger, text: isLonger ? m.cart_extended() : m.cart_extend_failed() };
  }
  const failure = response?.status === 400 ? ((await response.json().catch(() => null)) as CartFailure | null) : null;
  void rereadCart(true);
  return { isLonger: false, text: failureText(failure?.response_code ?? null) };
}

/** The text for a refusal; without a code a general one. */
function failureText(code: number | null): string {
  if (code === refusalCodes.no_reservation) return m.booking_failed_no_reservation();
  return code === refusalCodes.no_seats ? m.cart_extend_failed() : m.booking_failed();
}
