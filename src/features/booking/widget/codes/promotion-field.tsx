import { useState } from 'react';
import type { AnswerOf } from '../../../../core/contract/call.ts';
import { sendCall } from '../../../../core/contract/send-call.ts';
import type { Language } from '../../../../core/languages.ts';
import { formatPrice } from '../../../../core/text/prices.ts';
import { m } from '../../../../paraglide/messages.js';
import type { CartFailure } from '../../booking.contract.ts';
import type { checkCode } from '../../codes/codes.contract.ts';
import type { Booking } from '../use-booking.ts';
import { CodeInput } from './code-input.tsx';

interface PromotionFieldProps {
  booking: Booking;
  /** Of the event in the ticket system. */
  idJet: string;
  language: Language;
}

/** The field for a code that makes tickets cheaper, with the shop's answer in words (SHOP-97). Loaded when it is unfolded. */
export function PromotionField({ booking: { promotion, setPromotion }, idJet, language }: PromotionFieldProps) {
  const [isChecking, setIsChecking] = useState(false);
  const check = async () => {
    const { text } = promotion;
    if (isChecking) return;
    if (!text.trim()) return setPromotion({ text, problem: { text: m.presale_code_missing() }, discount: null });
    setIsChecking(true);
    const answer = await ask(language, text.trim(), idJet);
    setIsChecking(false);
    setPromotion(
      'problem' in answer ? { text, problem: { text: answer.problem }, discount: null } : { text, problem: null, discount: answer },
    );
  };
  const { discount } = promotion;
  return (
    <div className="presale">
      <CodeInput
        id="bk-promotion"
        label={m.shop_code_label()}
        typed={promotion}
        onChange={(text) => setPromotion({ text, problem: null, discount: null })}
        onEnter={() => void check()}
      />
      <button type="button" className="btn quiet" aria-disabled={isChecking} onClick={() => void check()}>
        {m.shop_code_use()}
      </button>
      <p role="status">
        {discount &&
          m.shop_code_takes({
            code: discount.code,
            saves:
              discount.percent !== null
                ? m.shop_code_percent({ value: discount.percent })
                : m.shop_code_amount({ price: formatPrice(discount.amount ?? '0') }),
          })}
      </p>
    </div>
  );
}

async function ask(language: Language, code: string, idJet: string) {
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
