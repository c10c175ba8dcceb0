import type { AnswerOf } from '../../../core/contract/call.ts';
import { sendCall } from '../../../core/contract/send-call.ts';
import type { Language } from '../../../core/languages.ts';
import { m } from '../../../paraglide/messages.js';
import type { CartFailure } from '../booking.contract.ts';
import { cartAmount } from '../cart/cart-amount.ts';
import { fetchCart } from '../cart/cart-store.ts';
import { type Discount, type PricedItem, pricedInCart } from '../cart/price-sum.ts';
import type { checkCode } from '../codes/codes.contract.ts';

/**
 * What a code takes off tickets of an event, by its id in the ticket system, with what the cart holds, for which it counts too; or in words
 * why it does not (SHOP-95).
 */
export async function askCode(
  language: Language,
  code: string,
  idJet: string,
): Promise<{ discount: Discount; inCart: PricedItem[] } | { problem: string }> {
  const response = await sendCall<typeof checkCode>(
    'POST',
    '/api/shop-code/',
    { language, code, event_jet_id: idJet },
    { signal: AbortSignal.timeout(10_000) },
  ).catch(() => null);
  if (response?.ok) {
    const { sale_types: saleTypes, ...discount } = (await response.json()) as AnswerOf<typeof checkCode>;
    const cart = cartAmount() > 0 ? await fetchCart() : { items: [] };
    return cart ? { discount: { ...discount, saleTypes }, inCart: pricedInCart(cart) } : { problem: m.shop_code_failed() };
  }
  if (response?.status === 429) return { problem: m.shop_too_often() };
  const { detail } = response ? ((await response.json().catch(() => ({}))) as Partial<CartFailure>) : {};
  return { problem: response && response.status < 500 && detail ? detail : m.shop_code_failed() };
}
