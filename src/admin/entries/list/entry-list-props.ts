import type { Language } from '../../../core/languages.ts';
import type { EntryLanguage, TextState } from '../../../features/admin/drafts/entry-states.read.server.ts';
import type { Entry } from '../../../features/admin/entries.read.server.ts';
import type { Resource } from '../../../features/admin/resources.server.ts';
import type { Sales } from '../../../features/booking/shop-gateway.ts';
import type { Choice } from '../../forms/form-kit.ts';
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
  /** By id, how the texts of each language stand; null for content without texts. */
  texts: ReadonlyMap<number, Readonly<Record<Language, TextState>>> | null;
  /** By id; null where nothing is sold, and where the shop does not say. */
  sales: ReadonlyMap<number, Sales> | null;
  /** 'YYYY-MM-DD' */
  today: string;
  done: string | null;
  /** Row the message is about; null where it is about none that is shown. */
  at: number | null;
  /** Each has a screen of its sale (SHOP-101). */
  hasLive: boolean;
}
