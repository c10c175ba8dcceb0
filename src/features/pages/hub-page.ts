import type { Language } from '../../core/languages.ts';
import type { ListedContent } from './edited-content.ts';
import type { LanguageState } from './publishing/publishing-state.shapes.ts';

/** A page in the tree of the office, in both languages. */
export interface HubPage {
  id: number;
  /** Page it stands below. */
  parent: number | null;
  /** How many pages it stands below. */
  depth: number;
  urls: Record<Language, string>;
  titles: Record<Language, string>;
  /** How each language stands. */
  languages: readonly LanguageState[];
  /** Belongs to every site: it cannot be moved or deleted. */
  isFixed: boolean;
  /** What it lists, where that is not edited in place. */
  list: ListedContent | null;
  /** In one of the menus (PAGE-11). */
  isInMenu: boolean;
}

/** Address of the editors' start page, which has no language of its own (ROUTE-25). */
export const hubPath = '/cms-hub';

/** Where the settings of a page are: its hub with them open (PAGE-02). */
export function settingsUrl(language: Language, page: number): string {
  return `${hubPath}?lang=${language}&page=${page}`;
}
