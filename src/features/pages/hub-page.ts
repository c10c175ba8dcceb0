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

/** What the hub has opened beside itself, and for which page. */
export type HubPart = { name: 'media' | 'settings' | 'versions' | 'publish' | 'links'; page: number } | null;

/** Address of the editors' start page, which has no language of its own (ROUTE-25). */
export const hubPath = '/cms-hub';
