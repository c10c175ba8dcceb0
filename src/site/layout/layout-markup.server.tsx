import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Nav } from '../../features/pages/pages.contract.ts';
import type { SiteSettings } from '../../features/site/site.contract.ts';
import { withoutPreloads } from '../../islands/island-renderer.server.tsx';
import { FooterContent } from './footer/footer-content.tsx';
import { HeaderBar } from './header/header-bar.tsx';
import { SideMenu } from './header/side-menu.tsx';
import { TopLinks } from './header/top-links.tsx';
import { type LayoutSite, LayoutSiteContext } from './layout-site.ts';
import { cutAtLinks, type LinkedMarkup } from './mark-links.ts';

/** Rendered markup of menus and footer; `markLinks` marks the current page in it. */
export interface LayoutMarkup {
  topLinks: LinkedMarkup;
  headerBar: LinkedMarkup;
  sideMenu: LinkedMarkup;
  footer: LinkedMarkup;
}

/** What they are rendered from: objects that stay the same until their content changes. */
interface Sources {
  nav: Nav;
  settings: SiteSettings;
  design: LayoutSite['design'];
  language: LayoutSite['language'];
  origin: string;
  year: string;
}

const cache = new WeakMap<Nav, { sources: Sources; markup: LayoutMarkup }>();

/** Menus and footer, which are the same on every page of a language: rendered once per change, not once per page (decision 0067). */
export function renderLayoutMarkup(sources: Sources): LayoutMarkup {
  const known = cache.get(sources.nav);
  if (known && Object.entries(sources).every(([name, value]) => known.sources[name as keyof Sources] === value)) return known.markup;
  const markup = render(sources);
  cache.set(sources.nav, { sources, markup });
  return markup;
}

function render({ nav, settings, design, language, origin, year }: Sources): LayoutMarkup {
  const site = { language, siteName: settings.site_name, isShopOnline: settings.is_shop_online, origin, design };
  const markupOf = (element: ReactNode) =>
    cutAtLinks(withoutPreloads(renderToStaticMarkup(<LayoutSiteContext value={site}>{element}</LayoutSiteContext>)));
  return {
    topLinks: markupOf(<TopLinks />),
    headerBar: markupOf(<HeaderBar nav={nav} />),
    sideMenu: markupOf(<SideMenu nav={nav} />),
    footer: markupOf(<FooterContent nav={nav} settings={settings} year={year} />),
  };
}
