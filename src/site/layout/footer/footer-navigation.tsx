import type { Nav } from '../../../features/pages/pages.contract.ts';
import { m } from '../../../paraglide/messages.js';
import { MenuLink } from '../header/menu-link.tsx';
import { useLayoutSite } from '../layout-site.ts';
import { staticLinks } from './static-links.ts';

/** Three lists of links: those of the menu, of the secondary menu, and what pages add to the footer (NAV-13). */
export function FooterNavigation({ nav }: { nav: Nav }) {
  const { language } = useLayoutSite();
  const inBar = new Set(staticLinks(language).map(({ url }) => url));
  const lists = [
    { id: 'footer-explore', title: m.footer_explore(), links: nav.menu.map(toLink) },
    { id: 'footer-venue', title: m.footer_venue(), links: nav.secondary_menu.map(toLink) },
    { id: 'footer-more', title: m.footer_more(), links: nav.footer.filter(({ url }) => !inBar.has(url)) },
  ];
  return lists.map(({ id, title, links }) =>
    links.some(({ url }) => url) ? (
      <nav key={id} className="c2" aria-labelledby={id}>
        <h2 id={id}>{title}</h2>
        <ul>
          {links.map(
            (link) =>
              link.url && (
                <li key={link.url}>
                  <MenuLink url={link.url} text={link.title} />
                </li>
              ),
          )}
        </ul>
      </nav>
    ) : null,
  );
}

function toLink({ url, menu_name }: Nav['menu'][number]): Nav['footer'][number] {
  return { url, title: menu_name };
}
