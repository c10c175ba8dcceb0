import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { Nav } from '../features/pages/pages.contract.ts';
import type { SiteSettings } from '../features/site/site.contract.ts';
import { FooterContent } from './footer/footer-content.tsx';
import { FrameRoot } from './frame-root.ts';
import { HeaderBar } from './header/header-bar.tsx';
import { SideMenu } from './header/side-menu.tsx';
import { TopLinks } from './header/top-links.tsx';
import { cutAtLinks, type LinkedMarkup } from './mark-links.ts';

/** Markup of the parts around a page; `markLinks` says in it where the visitor is. */
export interface FrameMarkup {
  topLinks: LinkedMarkup;
  headerBar: LinkedMarkup;
  sideMenu: LinkedMarkup;
  footer: LinkedMarkup;
}

/** What the markup is made of: objects that stay the same until their content changes. */
interface FrameParts {
  nav: Nav;
  settings: SiteSettings;
  design: FrameRoot['design'];
  language: FrameRoot['language'];
  origin: string;
  year: string;
}

const kept = new WeakMap<Nav, { parts: FrameParts; markup: FrameMarkup }>();

/** Menus and footer, which are the same on every page of a language: written once per change, not once per page (decision 0067). */
export function writeFrame(parts: FrameParts): FrameMarkup {
  const known = kept.get(parts.nav);
  if (known && Object.entries(parts).every(([name, value]) => known.parts[name as keyof FrameParts] === value)) return known.markup;
  const markup = write(parts);
  kept.set(parts.nav, { parts, markup });
  return markup;
}

function write({ nav, settings, design, language, origin, year }: FrameParts): FrameMarkup {
  const root = { language, siteName: settings.site_name, origin, design };
  const markupOf = (part: ReactNode) => cutAtLinks(renderToString(<FrameRoot value={root}>{part}</FrameRoot>));
  return {
    topLinks: markupOf(<TopLinks />),
    headerBar: markupOf(<HeaderBar nav={nav} isShopOnline={settings.is_shop_online} />),
    sideMenu: markupOf(<SideMenu nav={nav} />),
    footer: markupOf(<FooterContent nav={nav} settings={settings} year={year} />),
  };
}
