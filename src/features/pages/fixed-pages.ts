import type { Language } from '../../core/languages.ts';
import { routeAddresses } from '../../urls.ts';

/** A page with a fixed path: it is in every database and can be neither deleted nor moved (ROUTE-19). */
export interface FixedPage {
  /** Path per language without prefix; '' is home. */
  path: Record<Language, string>;
  title: Record<Language, string>;
  /** Part of the menu from the start. */
  in_menu?: boolean;
}

const ofRoute = (path: Record<Language, string>): Record<Language, string> => ({
  de: path.de.slice('/de/'.length),
  en: path.en.slice('/en/'.length),
});
const same = (path: string): Record<Language, string> => ({ de: path, en: path });

export const fixedPages = {
  home: { path: same(''), title: { de: 'Startseite', en: 'Home' } },
  events: { path: ofRoute(routeAddresses.events.path), title: { de: 'Spielplan', en: 'Programme' }, in_menu: true },
  productions: { path: ofRoute(routeAddresses.productions.path), title: { de: 'Produktionen', en: 'Productions' }, in_menu: true },
  team: { path: ofRoute(routeAddresses.team.path), title: { de: 'Ensemble', en: 'Company' }, in_menu: true },
  magazine: { path: ofRoute(routeAddresses.magazine.path), title: { de: 'Mediathek', en: 'Magazine' }, in_menu: true },
  agb: { path: same('agb'), title: { de: 'AGB', en: 'GTC' } },
  impressum: { path: same('impressum'), title: { de: 'Impressum', en: 'Imprint' } },
  datenschutz: { path: same('datenschutz'), title: { de: 'Datenschutz', en: 'Privacy policy' } },
  '404': { path: same('404'), title: { de: 'Diese Seite konnte nicht gefunden werden', en: 'This page could not be found' } },
} as const satisfies Record<string, FixedPage>;

export type FixedPageName = keyof typeof fixedPages;

/** The legal pages: the consent dialog does not open on them by itself (CONS-04). */
export const legalPages = ['agb', 'datenschutz', 'impressum'] as const satisfies readonly FixedPageName[];
