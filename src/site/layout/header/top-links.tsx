import { m } from '../../../paraglide/messages.js';
import { useLayoutSite } from '../layout-site.ts';
import { AccountLink } from './account-link.tsx';
import { FavouritesButton } from './favourites-menu.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MenuLink } from './menu-link.tsx';

/** The right part of the top bar: the links of the design (BRAND-03) and the language switch. */
export function TopLinks() {
  const { language, design } = useLayoutSite();
  const { links } = design.header;
  return (
    <>
      {links.length > 0 && (
        <ul className="lnk" aria-label={m.header_links()}>
          {links.map(({ text, url }) => (
            <li key={url}>
              <MenuLink url={url} text={text[language]} />
            </li>
          ))}
        </ul>
      )}
      <FavouritesButton />
      <div data-account="">
        <AccountLink />
      </div>
      <LanguageSwitch />
    </>
  );
}
