import type { Language } from '../../core/languages.ts';

/** A page in the tree of the hub, in both languages. */
export interface HubPage {
  id: number;
  /** How many pages it stands below. */
  depth: number;
  urls: Record<Language, string>;
  titles: Record<Language, string>;
  states: Record<Language, 'draft' | 'changed' | 'live' | 'planned' | 'off'>;
  /** Belongs to every site: it cannot be moved or deleted. */
  isFixed: boolean;
}

/** The dialog or panel open over the hub, and for which page. */
export type HubPanel = { name: 'media' | 'settings' | 'versions' | 'publish' | 'links'; page: number } | null;

/** Address of the editors' start page, which has no language of its own (ROUTE-25). */
export const hubPath = '/cms-hub';
