import type { Database } from '../../../core/database/client.server.ts';
import type { Reading } from '../../../core/database/reading.server.ts';
import type { ModuleKit } from '../resolve-modules.server.ts';

/** What the editor's calls work with. */
export interface EditorDependencies {
  kit: ModuleKit;
  /** Design setting publishOnSave: what calls without `draft` and restoring a version do (PAGE-07). */
  publishesOnSave(reading: Reading): Promise<boolean>;
  /** Design setting fullTeaserTextLimit (MOD-27). */
  fullTeaserTextLimit(reading: Reading): Promise<number>;
  /** Makes this instance see what was just committed. */
  applyNewChanges(): Promise<void>;
  /** Address of the site without trailing slash, for links that leave it. */
  origin(): string;
}

/** One transaction; when it is over the change is stored and seen here. Inside, only the transaction may query the database: PGlite has one connection. */
export async function commitChange<T>(
  { applyNewChanges }: Pick<EditorDependencies, 'applyNewChanges'>,
  { db }: Pick<Reading, 'db'>,
  run: (transaction: Database) => Promise<T>,
): Promise<T> {
  const done = await db.transaction((transaction) => run(transaction as unknown as Database));
  await applyNewChanges();
  return done;
}
