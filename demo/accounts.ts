import { eq } from 'drizzle-orm';
import type { Database } from '../src/core/database/client.server.ts';
import { users } from '../src/features/accounts/accounts.tables.server.ts';
import { hashPassword } from '../src/features/accounts/passwords.server.ts';

const accounts: (typeof users.$inferInsert)[] = [
  {
    username: 'admin',
    email: 'admin@example.org',
    first_name: 'Alma',
    last_name: 'Rieger',
    is_editor: true,
    is_superuser: true,
    has_dashboard_online_access: true,
    can_edit_html: true,
  },
  {
    username: 'editor',
    email: 'editor@example.org',
    first_name: 'Edda',
    last_name: 'Falk',
    is_editor: true,
    has_dashboard_online_access: true,
  },
  { username: 'visitor', email: 'visitor@example.org', first_name: 'Vito', last_name: 'Sanders' },
];

/** The accounts admin, editor and visitor, all with one password. A seeding that is repeated sets it again, so that what was printed last is right. */
export async function seedAccounts(db: Database, password: string): Promise<void> {
  const password_hash = await hashPassword(password);
  await db
    .insert(users)
    .values(accounts.map((account) => ({ ...account, import_source: 'demo' })))
    .onConflictDoNothing();
  await db.update(users).set({ password_hash }).where(eq(users.import_source, 'demo'));
}
