import { CartLeft } from '../../../features/booking/cart/cart-left.tsx';
import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icon/icon.tsx';
import { shopHref } from '../../../urls.ts';
import { useLayoutSite } from '../layout-site.ts';

/**
 * My cart (NAV-08), without its number, because the page is cached for all visitors: before-paint.ts shows it,
 * features/booking/cart/cart-status.ts updates it. Disabled while the shop is not online (NAV-22).
 */
export function CartLink() {
  const { language, design, isShopOnline } = useLayoutSite();
  if (!isShopOnline) {
    return (
      <button type="button" className="ibtn" aria-disabled="true" title={m.cart_offline()} aria-label={`${m.cart()}: ${m.cart_offline()}`}>
        <Icon name="cart" />
      </button>
    );
  }
  return (
    <>
      <CartLeft language={language} webshopPaths={design.webshopPaths} />
      <a className="ibtn cart-link" href={shopHref(design.webshopPaths, 'home', language)} aria-label={m.cart()}>
        <Icon name="cart" />
      </a>
    </>
  );
}
