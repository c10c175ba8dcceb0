import { otherLanguage } from '../../../core/languages.ts';
import type { Nav } from '../../../features/pages/pages.contract.ts';
import { SearchForm } from '../../../features/search/search-form.tsx';
import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useLayoutSite } from '../layout-site.ts';
import { AccountLink } from './account-link.tsx';
import { FavouritesButton } from './favourites-menu.tsx';
import { sideMenuId } from './header-bar.tsx';
import { LanguageLink } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { MenuLink } from './menu-link.tsx';
import { MenuList } from './menu-list.tsx';

/** The menu of small screens: primary menu, submenus, secondary menu (NAV-09). */
export function SideMenu({ nav }: { nav: Nav }) {
  const root = useLayoutSite();
  const { language } = root;
  return (
    <>
      <div className="side-head">
        <Logo root={root} />
        {/* biome-ignore lint/a11y/noAutofocus: where the focus goes when the dialog opens */}
        <button type="button" className="ibtn" aria-label={m.menu_close()} popoverTarget={sideMenuId} popoverTargetAction="hide" autoFocus>
          <Icon name="close" />
        </button>
      </div>
      <SearchForm id="search-menu" language={language} shape="open" />
      <nav aria-label={m.header_menu()}>
        <ul className="primary">
          <MenuList entries={nav.menu} group="side" />
        </ul>
        <ul className="secondary">
          <MenuList entries={nav.secondary_menu} group="side" />
          {root.design.header.links.map(({ text, url }) => (
            <li key={url}>
              <MenuLink url={url} text={text[language]} />
            </li>
          ))}
          <li>
            <FavouritesButton hasText />
          </li>
          <li data-account="">
            <AccountLink hasText />
          </li>
          <li>
            <LanguageLink to={otherLanguage(language)} />
          </li>
        </ul>
      </nav>
    </>
  );
}
