import { useEffect, useState } from 'react';
import type { Language } from '../../../../core/languages.ts';
import { cartAmount } from '../../cart/cart-amount.ts';
import type { CodeTakes, codeOfCart } from './ask-code.ts';
import type { TypedCode } from './code-input.tsx';

/** A code for a lower price as typed, and what it takes off once the shop has said so. */
export interface Promotion extends TypedCode {
  takes: CodeTakes | null;
}

interface CodesOfEvent {
  /** Undefined until the offer is there. */
  idJet: string | null | undefined;
  language: Language;
  /** Codes for a lower price can be typed. */
  isTaken: boolean;
  loadAdding: () => Promise<{ codeOfCart: typeof codeOfCart }>;
}

export const noPromotion: Promotion = { text: '', problem: null, takes: null };

/** What was typed last: closing the widget loses nothing, until tickets are in the cart with it. */
let lastPromotion = noPromotion;

/** The code for a lower price: the typed one, or that of the cart, so that the price is the one the cart will say (SHOP-120). */
export function usePromotion({ idJet, language, isTaken, loadAdding }: CodesOfEvent) {
  const [promotion, setPromotion] = useState<Promotion>({ text: lastPromotion.text, problem: null, takes: null });
  const promote = (changed: Promotion) => {
    lastPromotion = changed;
    setPromotion(changed);
  };
  const takeFromCart = () => {
    if (!isTaken || !idJet || cartAmount() === 0) return;
    const take = async () => {
      const found = await (await loadAdding()).codeOfCart(language, idJet);
      // What is typed meanwhile stays.
      if (found) setPromotion((now) => (now.text === '' ? { ...found, problem: null } : now));
    };
    // Without it the sum is that of the tickets alone.
    take().catch(() => undefined);
  };
  useEffect(takeFromCart, [isTaken, idJet]);
  return { promotion, promote, takeFromCart };
}
