import type { Language } from '../../core/languages.ts';
import type { PublishedLanguage } from './publishing/plans.contract.ts';

/** A page in the tree of the hub, in both languages. */
export interface HubPage {
  id: number;
  /** How many pages it stands below. */
  depth: number;
  urls: Record<Language, string>;
  titles: Record<Language, string>;
  /** How each language stands; empty before the page was opened once. */
  languages: readonly PublishedLanguage[];
  /** Belongs to every site: it cannot be moved or deleted. */
  isFixed: boolean;
}

/** The dialog or panel open over the hub, and for which page. */
export type HubPanel = { name: 'media' | 'settings' | 'versions' | 'publish' | 'links'; page: number } | null;

/** Address of the editors' start page, which has no language of its own (ROUTE-25). */
export const hubPath = '/cms-hub';
