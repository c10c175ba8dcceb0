import type { Language } from '../../core/languages.ts';
import type { Entry } from '../../features/admin/entries.read.server.ts';
import type { Resource } from '../../features/admin/resources.server.ts';
import type { Choice } from '../forms/form-parts.tsx';
import type { ListQuery } from './list-query.ts';

export interface EntryListProps {
  resource: Resource;
  entries: readonly (Entry & { title: string })[];
  choices: ReadonlyMap<string, readonly Choice[]>;
  language: Language;
  query: ListQuery;
  /** All the filter finds. */
  count: number;
  done: string | null;
}
