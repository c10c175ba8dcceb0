import type { Language } from '../../../core/languages.ts';
import { m } from '../../../paraglide/messages.js';
import { shopHref } from '../../../urls.ts';

interface CartLeftProps {
  language: Language;
  webshopPaths: readonly string[];
  /** On a page without a header. */
  isAlone?: boolean;
}

/** Time left of the cart, and the button to extend it (SHOP-04). Shown where the cookies name a cart; `cart-status.ts` fills it. */
export function CartLeft({ language, webshopPaths, isAlone = false }: CartLeftProps) {
  return (
    <details id="cart-left" className={isAlone ? 'cart-left is-alone' : 'cart-left'} name="header">
      {/* Reserves the width. */}
      <summary>15:00</summary>
      <div>
        <p />
        <button type="button" className="btn quiet" data-cart-extend="">
          {m.cart_extend()}
        </button>
        <a className="btn" href={shopHref(webshopPaths, 'cart', language)}>
          {m.booking_to_cart()}
        </a>
        <p />
      </div>
    </details>
  );
}
