import { ShopNotes } from '../../features/booking/shop-notes.tsx';
import { useCurrentPage } from '../../features/site/current-page.ts';
import { m } from '../../paraglide/messages.js';
import { shopHref, templatesHref } from '../../urls.ts';
import { ConnectionNotes } from './connection/connection-notes.tsx';

/** What every page contains after its content: progress of soft navigation (LAYOUT-09), notes about connection and cart. */
export function BelowPage() {
  const { design, language } = useCurrentPage();
  return (
    <>
      {/* Shown when a page takes a while to load. */}
      <div className="loadbar" />
      <p id="navigation-status" className="vh" role="status" data-loading={m.loading_page()} data-templates={templatesHref(language)} />
      <ConnectionNotes />
      <ShopNotes webshopUrl={shopHref(design.webshopPaths, 'home', language)} />
    </>
  );
}
