import type { Database } from '../../core/database/client.server.ts';
import { type EditedEntry, readEdited } from '../../features/admin/drafts/entry-draft.read.server.ts';
import type { Values } from '../../features/admin/entry-values.server.ts';
import { resources } from '../../features/admin/resources.server.ts';

/** Values of an entry as visitors see them; those of its draft while it was never published. */
export const shownOf = ({ isNew, values, live }: EditedEntry): Values => (isNew ? values : live);

/** A production by the id in a form; null for none, for one in the trash and for what is no id. */
export async function readProduction(db: Database, id: unknown): Promise<EditedEntry | null> {
  if (!/^[1-9]\d{0,8}$/.test(String(id ?? ''))) return null;
  const production = await readEdited(db, resources.productions, Number(id));
  return production?.deleted_at === null ? production : null;
}
