import type { Nav } from '../../../features/pages/pages.contract.ts';
import { SearchForm } from '../../../features/search/search-form.tsx';
import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useLayoutSite } from '../layout-site.ts';
import { CartLink } from './cart-link.tsx';
import { Logo } from './logo.tsx';
import { MenuList } from './menu-list.tsx';
import { TicketsLink } from './tickets-link.tsx';

/** Id of the menu that slides in. */
export const sideMenuId = 'menu';

/** The sticky bar: logo, menu with submenus (NAV-04), the way to tickets (NAV-16), burger (NAV-03) on the side from which its menu comes. */
export function HeaderBar({ nav }: { nav: Nav }) {
  const root = useLayoutSite();
  const isBurgerFirst = root.design.menuStyle === 'style2';
  return (
    <>
      {isBurgerFirst && <Burger />}
      <Logo root={root} />
      <nav className="menu" aria-label={m.header_menu()}>
        <ul>
          <MenuList entries={nav.menu} group="header" />
        </ul>
      </nav>
      {root.design.stickyOverlayButton && <TicketsLink language={root.language} />}
      <SearchForm id="search-header" language={root.language} shape="folding" origin={root.origin} />
      <CartLink />
      {!isBurgerFirst && <Burger />}
    </>
  );
}

function Burger() {
  return (
    <button type="button" className="ibtn burger" aria-haspopup="dialog" data-control="" popoverTarget={sideMenuId}>
      <Icon name="menu" />
      <span className="vh">{m.menu()}</span>
    </button>
  );
}
