import { createContext, useContext } from 'react';
import type { CurrentPage } from '../../features/site/current-page.ts';

/** What menus and footer show of the site: nothing of a single page, because they are rendered once per change and language. */
export type LayoutSite = Pick<CurrentPage, 'language' | 'siteName' | 'origin' | 'design'>;

export const LayoutSiteContext = createContext<LayoutSite | null>(null);

/** The site, for the parts that `renderLayoutParts` renders. @throws outside of them. */
export function useLayoutSite(): LayoutSite {
  const site = useContext(LayoutSiteContext);
  if (!site) throw new Error('Menus and footer are rendered by renderLayoutParts() in layout-parts.server.tsx, apart from the page.');
  return site;
}
