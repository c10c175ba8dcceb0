import { createContext, useContext } from 'react';
import type { Language } from '../../core/languages.ts';
import type { RouteName } from '../../urls.ts';
import type { PublicDesignSettings } from './design-settings.ts';

/** The current page and its site, without any data of the visitor. JSON, because the page editor gets it in the document. */
export interface CurrentPage {
  /** Null for an address that is no page of the site. */
  routeName: RouteName | null;
  language: Language;
  pathname: string;
  /** The part of the query the page answers to, with its '?'; '' for none. */
  search: string;
  /** The path of this page per language (I18N-05). */
  urls: Readonly<Record<Language, string>>;
  siteName: string;
  /** Absolute address of the site, without trailing slash. */
  origin: string;
  design: PublicDesignSettings;
}

/** Provided by the renderer and, around modules that are edited, by the page editor. */
export const CurrentPageContext = createContext<CurrentPage | null>(null);

/** The current page. Not available inside an island, which gets its data as props. @throws outside of a page. */
export function useCurrentPage(): CurrentPage {
  const page = useContext(CurrentPageContext);
  if (!page)
    throw new Error('Expected a CurrentPageContext around this view, found none. Islands get what they need of the page as props.');
  return page;
}
