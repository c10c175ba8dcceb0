import type { Database } from '../../../core/database/client.server.ts';
import { type Language, type Translated, translate } from '../../../core/languages.ts';
import type { ModuleRegistry } from '../../../core/module/define-module.ts';
import { slugify } from '../../../core/text/slugs.ts';
import { href } from '../../../urls.ts';
import type { SearchKind } from '../search-kinds.ts';
import type { SearchDocument } from './document.ts';
import type { NameLists } from './name-lists.server.ts';

/** Context of all sources. */
export interface SourceContext {
  db: Database;
  /** The present moment: modules have windows. */
  now: Date;
  registry: ModuleRegistry;
  names: NameLists;
  /** By id: when the publication window of one of its modules opens or closes next. Filled while modules are read. */
  changesAt: Map<number, Date>;
}

/** Reads the documents of one kind. */
export interface DocumentSource {
  readonly kind: SearchKind;
  /** Ids of all entries, also of those that nobody may see. */
  ids(db: Database): Promise<number[]>;
  /** Documents in both languages of those visitors can open; all others are left out. */
  read(ids: readonly number[], parts: SourceContext): Promise<SearchDocument[]>;
}

/** The ids of rows, ascending. */
export async function idsOf(rows: Promise<{ id: number }[]>): Promise<number[]> {
  return (await rows).map(({ id }) => id).sort((one, other) => one - other);
}

/** The page of content whose address has its name and its id. */
export function addressOf(
  routeName: 'event' | 'production' | 'series' | 'venue',
  { id, name }: { id: number; name: Translated },
  language: Language,
): string {
  return href(routeName, language, { slug: slugify(translate(name, language).text), id });
}
