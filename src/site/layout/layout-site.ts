import { createContext, useContext } from 'react';
import type { CurrentPage } from '../../features/site/current-page.ts';

/** The data of menus and footer; nothing of a single page, because they are cached per language. */
export interface LayoutSite extends Pick<CurrentPage, 'language' | 'siteName' | 'origin' | 'design'> {
  /** Otherwise cart and account are disabled (NAV-22). */
  isShopOnline: boolean;
}

export const LayoutSiteContext = createContext<LayoutSite | null>(null);

/** The site, for components that `renderLayoutMarkup` renders. @throws outside of them. */
export function useLayoutSite(): LayoutSite {
  const site = useContext(LayoutSiteContext);
  if (!site) throw new Error('Menus and footer are rendered by renderLayoutMarkup() in layout-markup.server.tsx, apart from the page.');
  return site;
}
