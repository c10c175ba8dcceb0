import type { Language } from '../../../core/languages.ts';
import { m } from '../../../paraglide/messages.js';
import { shopHref } from '../../../urls.ts';

interface CartLeftProps {
  language: Language;
  webshopPaths: readonly string[];
  /** On a page without a header. */
  isAlone?: boolean;
}

/** How long the cart is held, and the way to have it longer (SHOP-04). Seen where the visitor's cookies tell of a cart; `cart-status.ts` fills it. */
export function CartLeft({ language, webshopPaths, isAlone = false }: CartLeftProps) {
  return (
    <details id="cart-left" className={isAlone ? 'cart-left is-alone' : 'cart-left'} name="header">
      {/* As wide as what will stand there. */}
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
