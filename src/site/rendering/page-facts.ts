import type { Language } from '../../core/languages.ts';
import type { Module } from '../../core/module/module.ts';
import { beginningOf } from '../../core/text/plain-text.ts';
import type { MenuEntry, Nav, Page } from '../../features/pages/pages.contract.ts';
import type { ModuleKit } from '../../features/pages/resolve-modules.server.ts';
import { type DescribedSite, describeDocument, descriptionLength, type HeadEntry } from './meta.ts';

/** What the layout needs from a page; each may be left out. */
export interface LayoutFacts {
  /** The page per language; of pages whose path has parameters (I18N-05). */
  urls?: Partial<Record<Language, string>> | undefined;
  /** Neither top header nor menu (LAYOUT-05). */
  isLandingPage?: boolean;
  /** Between sibling pages the header stays (LAYOUT-15). */
  siblings?: Page['siblings'];
  /** Buttons editors have made sticky, in page order (NAV-19). */
  sticky?: { text: string; url: string }[];
  /** The page has a bar with its next date and the button to its tickets (NAV-17). */
  hasBookingBar?: boolean;
}

export function layoutFactsOf({ is_landing_page, siblings, modules }: Page) {
  return { isLandingPage: is_landing_page, siblings, sticky: stickyOf(modules) };
}

/** The children of the menu entry a page belongs to, where that entry shows them as tabs (NAV-01). */
export function tabsOf({ menu, secondary_menu }: Nav, url: string | undefined): MenuEntry['children'] {
  const entry = [...menu, ...secondary_menu].find(
    ({ has_tab_navigation, children, ...parent }) => has_tab_navigation && [parent, ...children].some((page) => page.url === url),
  );
  return entry?.children ?? [];
}

/** True where the first module shows the page's title, e.g. on a large picture. */
export function isOpenedBy({ registry }: Pick<ModuleKit, 'registry'>, { modules: [first] }: Page): boolean {
  return first !== undefined && registry.get(first.model)?.isOpening === true;
}

/** How many modules open the page: the first and those of its kind directly after it, e.g. slides (MOD-18). */
export function openingCount(modules: readonly Module[]): number {
  const end = modules.findIndex(({ model }) => model !== modules[0]?.model);
  return end < 0 ? modules.length : end;
}

interface DescribedPage {
  page: Page;
  summary: string;
  /** Of the picture that links to it show. */
  share: string | null;
  graph: object | null;
}

/** Title, description and share picture of a content page (GEN-04, SITE-08, PAGE-03). */
export function describePage({ page, summary, share, graph }: DescribedPage, site: DescribedSite): HeadEntry[] {
  return describeDocument(site, {
    title: page.meta_title || page.title,
    description: page.meta_description || summary,
    urls: page.urls,
    image: share,
    type: page.og_type === 'article' ? 'article' : 'website',
    openGraph: { title: page.og_title, description: page.og_description },
    graph,
  });
}

function stickyOf(modules: readonly Module[]): NonNullable<LayoutFacts['sticky']> {
  return modules.flatMap((module) => {
    const inside = module.columns.flatMap(({ children }) => stickyOf(children));
    if (module.sticky !== true) return inside;
    const text = module.link_text ?? module.button_text;
    const url = module.link_url ?? module.button_link_url;
    return typeof text === 'string' && text && typeof url === 'string' && url ? [{ text, url }, ...inside] : inside;
  });
}

/** The beginning of the first text of a page. */
export function firstTextOf(modules: readonly Module[]): string {
  for (const module of modules) {
    const text = [module.content, module.text].find((value) => typeof value === 'string' && module.headline_level === undefined);
    const beginning = beginningOf(String(text ?? ''), descriptionLength);
    const found = beginning || firstTextOf(module.columns.flatMap(({ children }) => children));
    if (found) return found;
  }
  return '';
}
