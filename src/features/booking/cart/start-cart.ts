/**
 * Shows the visitor's cart in the pages of the site (NAV-08, SHOP-04). Only who has one fetches what shows it; another tab, or the
 * booking widget of this one, tells when there is a first ticket.
 */
export function startCart(): void {
  const begin = () => {
    // Without its script the number of before-paint.ts stands, and the link leads to the webshop.
    if (/(^|; )cartAmount=/.test(document.cookie)) import('./cart-status.ts').then(({ showCart }) => showCart()).catch(() => undefined);
  };
  begin();
  new BroadcastChannel('foyer:cart').addEventListener('message', begin);
  for (const name of ['focus', 'pageshow']) addEventListener(name, begin);
}
