import type { AnswerOf } from '../../../core/contract/call.ts';
import { sendCall } from '../../../core/contract/send-call.ts';
import type { Language } from '../../../core/languages.ts';
import { m } from '../../../paraglide/messages.js';
import type { CartFailure } from '../booking.contract.ts';
import type { Discount } from '../cart/price-sum.ts';
import type { checkCode } from '../codes/codes.contract.ts';

/** What a code takes off tickets of an event, by its id in the ticket system, or in words why it does not (SHOP-95). */
export async function askCode(language: Language, code: string, idJet: string): Promise<Discount | { problem: string }> {
  const response = await sendCall<typeof checkCode>(
    'POST',
    '/api/shop-code/',
    { language, code, event_jet_id: idJet },
    { signal: AbortSignal.timeout(10_000) },
  ).catch(() => null);
  if (response?.ok) {
    const { sale_types: saleTypes, ...discount } = (await response.json()) as AnswerOf<typeof checkCode>;
    return { ...discount, saleTypes };
  }
  if (response?.status === 429) return { problem: m.shop_too_often() };
  const { detail } = response ? ((await response.json().catch(() => ({}))) as Partial<CartFailure>) : {};
  return { problem: response && response.status < 500 && detail ? detail : m.shop_code_failed() };
}
