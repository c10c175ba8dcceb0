import type { MenuEntry } from '../../../features/pages/pages.contract.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { MenuLink } from './menu-link.tsx';

/**
 * The entries of a menu. One with children is a disclosure; the browser has at most one open per `group` (NAV-12). The page of the entry
 * itself, where it has one, comes first in it.
 */
export function MenuList({ entries, group }: { entries: readonly MenuEntry[]; group: string }) {
  return entries.map((entry) => (
    <li key={entry.url + entry.menu_name}>
      {entry.children.length === 0 ? (
        <MenuLink url={entry.url} text={entry.menu_name} />
      ) : (
        <details name={group}>
          <summary>
            {entry.menu_name}
            <Icon name="down" />
          </summary>
          <ul>
            {[entry, ...entry.children].map(
              ({ url, menu_name }) =>
                url && (
                  <li key={url}>
                    <MenuLink url={url} text={menu_name} />
                  </li>
                ),
            )}
          </ul>
        </details>
      )}
    </li>
  ));
}
