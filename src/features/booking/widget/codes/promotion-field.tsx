import { useEffect, useRef, useState } from 'react';
import type { Language } from '../../../../core/languages.ts';
import { formatPrice } from '../../../../core/text/prices.ts';
import { m } from '../../../../paraglide/messages.js';
import type { Booking } from '../use-booking.ts';
import { askCode } from './ask-code.ts';
import { CodeInput } from './code-input.tsx';
import { loginAndBack } from './login-and-back.ts';

interface PromotionFieldProps {
  booking: Booking;
  /** Of the event in the ticket system. */
  idJet: string;
  language: Language;
}

/** The field for a code that makes tickets cheaper, with the shop's answer in words (SHOP-97). Loaded when it is unfolded. */
export function PromotionField({ booking: { id, promotion, setPromotion }, idJet, language }: PromotionFieldProps) {
  const [isChecking, setIsChecking] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const { takes } = promotion;
  // In a low window it would unfold below the edge of what scrolls, or the longer sum would push it there.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [takes]);
  const check = async () => {
    const { text } = promotion;
    if (isChecking) return;
    if (!text.trim()) return setPromotion({ text, problem: { text: m.presale_code_missing() }, takes: null });
    setIsChecking(true);
    const answer = await askCode(language, text.trim(), idJet);
    setIsChecking(false);
    setPromotion(
      'problem' in answer
        ? { text, problem: { text: answer.problem, needsLogin: answer.needsLogin }, takes: null }
        : { text, problem: null, takes: answer },
    );
  };
  const discount = takes?.discount;
  return (
    <div className="presale" ref={box}>
      <CodeInput
        id="bk-promotion"
        label={m.shop_code_label()}
        typed={promotion}
        login={<a href={loginAndBack(id, language)}>{m.login_submit()}</a>}
        onChange={(text) => setPromotion({ text, problem: null, takes: null })}
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
