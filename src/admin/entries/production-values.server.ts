import type { Database } from '../../core/database/client.server.ts';
import { parseId } from '../../core/text/parse-id.ts';
import { type EditedEntry, readEdited } from '../../features/admin/drafts/entry-draft.read.server.ts';
import type { Values } from '../../features/admin/entry-values.server.ts';
import { resources } from '../../features/admin/resources.server.ts';

/** Values of an entry as visitors see them; those of its draft while it was never published. */
export const shownOf = ({ isNew, values, live }: EditedEntry): Values => (isNew ? values : live);

/** A production by the id in a form; null for none, for one in the trash and for what is no id. */
export async function readProduction(db: Database, id: unknown): Promise<EditedEntry | null> {
  const number = parseId(id);
  const production = number === null ? null : await readEdited(db, resources.productions, number);
  return production?.deleted_at === null ? production : null;
}
