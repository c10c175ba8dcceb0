import type { Reading } from '../../core/database/reading.server.ts';
import { type Language, translate } from '../../core/languages.ts';
import { type NavEntry, type NavMenu, navFlags } from './nav.shapes.ts';
import { type PageNode, readPageTree } from './page-tree.read.server.ts';
import type { MenuEntry, Nav } from './pages.contract.ts';
import { navigation } from './pages.tables.server.ts';

/** One entry of a menu: a page, or a link of its own. */
export type NavItem = { node: PageNode } | { title: string; url: string };

/** Menus and footer links (NAV-01) in the order of the navigation page: a page's children stand below it when they are in the same menu. */
export function readNav(reading: Reading, language: Language): Promise<Nav> {
  return reading.once(`nav:${language}`, async (own) => {
    const menus = await readMenus(own, language);
    return {
      menu: treeOf(menus.menu, language),
      secondary_menu: treeOf(menus.secondary_menu, language),
      footer: menus.footer.map((item) => ({ title: textOf(item), url: 'node' in item ? item.node.urls[language] : item.url })),
    };
  });
}

/** What each menu shows, in its order, children of pages among them. */
async function readMenus(reading: Reading, language: Language): Promise<Record<NavMenu, NavItem[]>> {
  reading.uses('nav');
  const nodes = await readPageTree(reading, language);
  const stored = new Map((await reading.db.select().from(navigation)).map(({ menu, entries }) => [menu, entries]));
  const itemsOf = (menu: NavMenu) =>
    inOrder(
      [...nodes.values()].filter((node) => node[navFlags[menu]]),
      stored.get(menu) ?? [],
      language,
    );
  return { menu: itemsOf('menu'), secondary_menu: itemsOf('secondary_menu'), footer: itemsOf('footer') };
}

/** Pages nobody has ordered yet come last, in the order of the tree. */
function inOrder(shown: PageNode[], entries: readonly NavEntry[], language: Language): NavItem[] {
  const byId = new Map(shown.map((node) => [node.id, node]));
  const items = entries.flatMap((entry): NavItem[] => {
    if (!('page' in entry)) return [{ title: translate(entry.title, language).text, url: entry.url }];
    const node = byId.get(entry.page);
    byId.delete(entry.page);
    return node ? [{ node }] : [];
  });
  return [...items, ...[...byId.values()].map((node) => ({ node }))];
}

function treeOf(items: readonly NavItem[], language: Language): MenuEntry[] {
  const nodes = items.flatMap((item) => ('node' in item ? [item.node] : []));
  const ids = new Set(nodes.map(({ id }) => id));
  const linkOf = (item: NavItem) => ({ url: 'node' in item ? addressOf(item.node, language) : item.url, menu_name: textOf(item) });
  return items
    .filter((item) => !('node' in item) || item.node.parent === null || !ids.has(item.node.parent))
    .map((item) => ({
      ...linkOf(item),
      children: 'node' in item ? nodes.filter(({ parent }) => parent === item.node.id).map((node) => linkOf({ node })) : [],
      has_tab_navigation: 'node' in item && item.node.has_tab_navigation,
    }));
}

/** A page that only opens its submenu has no address of its own there (PAGE-02). */
function addressOf({ is_clickable, urls }: PageNode, language: Language): string {
  return is_clickable ? urls[language] : '';
}

function textOf(item: NavItem): string {
  return 'node' in item ? item.node.title : item.title;
}
