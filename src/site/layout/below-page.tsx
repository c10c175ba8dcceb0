import { ShopNotes } from '../../features/booking/shop-notes.tsx';
import { useCurrentPage } from '../../features/site/current-page.ts';
import { shopHref } from '../../urls.ts';
import { ConnectionNotes } from './connection/connection-notes.tsx';
import { NavigationTemplates } from './navigation-templates.tsx';

/** What every page contains after its content: notes about connection and cart, templates for soft navigation. */
export function BelowPage() {
  const { design, language } = useCurrentPage();
  return (
    <>
      <NavigationTemplates />
      <ConnectionNotes />
      <ShopNotes webshopUrl={shopHref(design.webshopPaths, 'home', language)} />
    </>
  );
}
