import { ShopNotes } from '../../features/booking/shop-notes.tsx';
import { useCurrentPage } from '../../features/site/current-page.ts';
import { shopHref } from '../../urls.ts';
import { ConnectionNotes } from './connection/connection-notes.tsx';
import { NavigationParts } from './navigation-parts.tsx';

/** What every page has beside its content: notes about the connection and the cart, skeletons of pages to come. */
export function BelowPage() {
  const { design, language } = useCurrentPage();
  return (
    <>
      <NavigationParts />
      <ConnectionNotes />
      <ShopNotes webshopUrl={shopHref(design.webshopPaths, 'home', language)} />
    </>
  );
}
