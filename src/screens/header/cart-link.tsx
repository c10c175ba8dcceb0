import { m } from '../../paraglide/messages.js';
import { Icon } from '../../ui/icon.tsx';
import { shopHref } from '../../urls.ts';
import { useFrameRoot } from '../frame-root.ts';

/**
 * My cart (NAV-08), without its number: that is the visitor's, and the page is everybody's. What fills it in the browser is
 * features/booking/cart-status.tsx. Disabled while the shop is not online (NAV-22).
 */
export function CartLink({ isShopOnline }: { isShopOnline: boolean }) {
  const { language, design } = useFrameRoot();
  if (!isShopOnline) {
    return (
      <button type="button" className="ibtn" aria-disabled="true" title={m.cart_offline()} aria-label={`${m.cart()}: ${m.cart_offline()}`}>
        <Icon name="cart" />
      </button>
    );
  }
  return (
    <>
      <span id="cart-left" />
      <a className="ibtn cart-link" href={shopHref(design.webshopPaths, 'home', language)} aria-label={m.cart()}>
        <Icon name="cart" />
      </a>
    </>
  );
}
