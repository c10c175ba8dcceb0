import type { Language } from '../../core/languages.ts';
import type { Entry } from '../../features/admin/entries.read.server.ts';
import type { Resource } from '../../features/admin/resources.server.ts';
import type { Choice } from '../forms/form-fields.tsx';
import type { ListQuery } from './list-query.ts';

export interface EntryListProps {
  resource: Resource;
  entries: readonly (Entry & { title: string })[];
  choices: ReadonlyMap<string, readonly Choice[]>;
  language: Language;
  query: ListQuery;
  /** Number of entries that match the filter. */
  count: number;
  done: string | null;
}
