import type { Language } from '../../core/languages.ts';
import type { EntryLanguage } from '../../features/admin/drafts/entry-states.read.server.ts';
import type { Entry } from '../../features/admin/entries.read.server.ts';
import type { Resource } from '../../features/admin/resources.server.ts';
import type { Choice } from '../forms/form-kit.ts';
import type { ListQuery } from './list-query.ts';

export interface EntryListProps {
  resource: Resource;
  entries: readonly (Entry & { title: string })[];
  choices: ReadonlyMap<string, readonly Choice[]>;
  language: Language;
  query: ListQuery;
  /** Number of entries that match the filter. */
  count: number;
  /** By id; none for content that is always on the website. */
  states: ReadonlyMap<number, readonly EntryLanguage[]>;
  done: string | null;
  /** Each has a screen of its sale (SHOP-101). */
  hasLive: boolean;
}
