import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../core/database/client.server.ts';
import { users } from '../accounts/accounts.tables.server.ts';
import { imports } from './imports.tables.server.ts';

/** The latest imports, newest first, with who did them; null for the command line. */
export function readImports(db: Database, limit = 20) {
  return db
    .select({
      ...{ id: imports.id, file: imports.file, source: imports.source, created: imports.created, updated: imports.updated },
      ...{ at: imports.created_at, undone: imports.undone_at, first_name: users.first_name, last_name: users.last_name },
    })
    .from(imports)
    .leftJoin(users, eq(users.id, imports.user))
    .orderBy(desc(imports.id))
    .limit(limit);
}
