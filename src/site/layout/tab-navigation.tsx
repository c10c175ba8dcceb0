import { useCurrentPage } from '../../features/site/current-page.ts';
import { m } from '../../paraglide/messages.js';

/** The children of a menu entry with has_tab_navigation, below the page header of the entry and of its children (NAV-01). */
export function TabNavigation({ tabs }: { tabs: readonly { url: string; menu_name: string }[] }) {
  const { pathname } = useCurrentPage();
  if (tabs.length === 0) return null;
  return (
    <nav className="tabs" aria-label={m.tab_navigation()}>
      <ul className="wrap">
        {tabs.map(({ url, menu_name }) => (
          <li key={url}>
            <a href={url} aria-current={url === pathname ? 'page' : undefined}>
              {menu_name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
