import type { Database } from '../../../core/database/client.server.ts';
import { type Language, type Translated, translate } from '../../../core/languages.ts';
import type { ModuleRegistry } from '../../../core/module/define-module.ts';
import { slugify } from '../../../core/text/slugs.ts';
import { href } from '../../../urls.ts';
import type { SearchKind } from '../search-kinds.ts';
import type { SearchDocument } from './document.ts';
import type { NameLists } from './name-lists.server.ts';

/** What all sources read with. */
export interface SourceParts {
  db: Database;
  /** The present moment: modules have windows. */
  now: Date;
  registry: ModuleRegistry;
  names: NameLists;
  /** By the id of a thing: when the window of one of its modules opens or closes next. Filled while its modules are read. */
  changesAt: Map<number, Date>;
}

/** Where the documents of one kind come from. */
export interface DocumentSource {
  readonly kind: SearchKind;
  /** Ids of everything there is, also of what nobody may see. */
  ids(db: Database): Promise<number[]>;
  /** Documents in both languages of those visitors can open; all others are left out. */
  read(ids: readonly number[], parts: SourceParts): Promise<SearchDocument[]>;
}

/** The ids of rows, ascending. */
export async function idsOf(rows: Promise<{ id: number }[]>): Promise<number[]> {
  return (await rows).map(({ id }) => id).sort((one, other) => one - other);
}

/** The page of a thing whose address is its name and its id. */
export function addressOf(
  leaf: 'event' | 'production' | 'series' | 'venue',
  { id, name }: { id: number; name: Translated },
  language: Language,
): string {
  return href(leaf, language, { slug: slugify(translate(name, language).text), id });
}
