import { useEffect, useState } from 'react';
import type { Language } from '../../../../core/languages.ts';
import { cartAmount } from '../../cart/cart-amount.ts';
import type { CodeTakes, readBeside } from './ask-code.ts';
import type { TypedCode } from './code-input.tsx';

/** A code for a lower price as typed, and what it takes off once the shop has said so. */
export interface Promotion extends TypedCode {
  takes: CodeTakes | null;
}

interface CodesOfEvent {
  /** Undefined until the offer is there. */
  idJet: string | null | undefined;
  language: Language;
  /** The price depends on the cart: codes can be typed, or there is a fee per order. */
  dependsOnCart: boolean;
  loadAdding: () => Promise<{ readBeside: typeof readBeside }>;
}

export const noPromotion: Promotion = { text: '', problem: null, takes: null };

/** What was typed last: closing the widget loses nothing, until tickets are in the cart with it. */
let lastPromotion = noPromotion;

/**
 * The code for a lower price: the typed one, or that of the cart, and whether the cart has its fee per order already, so that the price is
 * the one the cart will say (SHOP-120).
 */
export function usePromotion({ idJet, language, dependsOnCart, loadAdding }: CodesOfEvent) {
  const [promotion, setPromotion] = useState<Promotion>({ text: lastPromotion.text, problem: null, takes: null });
  const promote = (changed: Promotion) => {
    lastPromotion = changed;
    setPromotion(changed);
  };
  // Until the cart was read it counts as charged with what the cart holds.
  const [isFeeCharged, setFeeCharged] = useState(true);
  const takeFromCart = () => {
    if (!dependsOnCart || !idJet || cartAmount() === 0) return;
    const take = async () => {
      const found = await (await loadAdding()).readBeside(language, idJet);
      if (found) setFeeCharged(found.isFeeCharged);
      // What is typed meanwhile stays.
      const code = found?.code;
      if (code) setPromotion((now) => (now.text === '' ? { ...code, problem: null } : now));
    };
    // Without it the sum is that of the tickets alone.
    take().catch(() => undefined);
  };
  useEffect(takeFromCart, [dependsOnCart, idJet]);
  return {
    promotion,
    promote,
    beside: { items: promotion.takes?.inCart ?? [], isFeeCharged: isFeeCharged && cartAmount() > 0 },
    takeFromCart,
  };
}
