/**
 * Shows the visitor's cart in the pages of the site (NAV-08, SHOP-04). Its script is loaded only for visitors with a cart; other tabs and
 * the booking widget notify it of a first ticket.
 */
export function startCart(): void {
  const begin = () => {
    // If it fails, the number of before-paint.ts stays, and the link leads to the webshop.
    if (/(^|; )cartAmount=/.test(document.cookie)) import('./cart-status.ts').then(({ showCart }) => showCart()).catch(() => undefined);
  };
  begin();
  new BroadcastChannel('foyer:cart').addEventListener('message', begin);
  for (const name of ['focus', 'pageshow']) addEventListener(name, begin);
}
