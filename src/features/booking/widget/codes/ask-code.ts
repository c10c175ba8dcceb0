import type { AnswerOf } from '../../../../core/contract/call.ts';
import { sendCall } from '../../../../core/contract/send-call.ts';
import type { Language } from '../../../../core/languages.ts';
import { m } from '../../../../paraglide/messages.js';
import { cartAmount } from '../../cart/cart-amount.ts';
import type { CartFailure } from '../../cart/cart-failure.shapes.ts';
import { fetchCart } from '../../cart/cart-store.ts';
import { besideOf, type Discount, type PricedItem, pricedInCart } from '../../cart/price-sum.ts';
import type { checkCode } from '../../codes/codes.contract.ts';
import { refusalCodes } from '../../shop-gateway.ts';

/** What a code takes off, and what the cart holds, for which it counts too. */
export interface CodeTakes {
  discount: Discount;
  inCart: PricedItem[];
}

/** What the visitor's cart means for the price of tickets that come to it (SHOP-120). */
export interface BesideTickets {
  isFeeCharged: boolean;
  /** Its code, where it counts for them as well. */
  code: { text: string; takes: CodeTakes } | null;
}

/** Reads it for tickets of an event; null without a cart. */
export async function readBeside(language: Language, idJet: string): Promise<BesideTickets | null> {
  const cart = cartAmount() > 0 ? await fetchCart() : null;
  if (!cart) return null;
  const { code } = cart.sum;
  const answer = code ? await askCode(language, code, idJet) : null;
  const takes = answer && 'discount' in answer ? answer : null;
  return { isFeeCharged: besideOf(cart).isFeeCharged, code: takes && { text: code, takes } };
}

/**
 * What a code takes off tickets of an event, by its id in the ticket system, with what the cart holds, for which it counts too; or in words
 * why it does not (SHOP-95).
 */
export async function askCode(
  language: Language,
  code: string,
  idJet: string,
): Promise<CodeTakes | { problem: string; needsLogin?: boolean }> {
  const response = await sendCall<typeof checkCode>(
    'POST',
    '/api/shop-code/',
    { language, code, event_jet_id: idJet },
    { signal: AbortSignal.timeout(10_000) },
  ).catch(() => null);
  if (response?.ok) {
    const answer = (await response.json().catch(() => null)) as AnswerOf<typeof checkCode> | null;
    if (!answer) return { problem: m.shop_code_failed() };
    const { sale_types: saleTypes, ...discount } = answer;
    const cart = cartAmount() > 0 ? await fetchCart() : { items: [] };
    return cart ? { discount: { ...discount, saleTypes }, inCart: pricedInCart(cart) } : { problem: m.shop_code_failed() };
  }
  if (response?.status === 429) return { problem: m.shop_too_often() };
  const failure: Partial<CartFailure> = response ? await response.json().catch(() => ({})) : {};
  const { detail, response_code: refusal } = failure;
  return {
    problem: response && response.status < 500 && detail ? detail : m.shop_code_failed(),
    needsLogin: refusal === refusalCodes.code_needs_login,
  };
}
