import { desc, eq, inArray } from 'drizzle-orm';
import { audit } from '../../core/database/change.tables.server.ts';
import type { Database } from '../../core/database/client.server.ts';
import { users } from '../accounts/accounts.tables.server.ts';

/** User and time of the last switch of site and shop; missing if never switched. */
export async function readLastSwitches(db: Database): Promise<Map<string, { at: Date; user: string }>> {
  const rows = await db
    .selectDistinctOn([audit.content_type], {
      type: audit.content_type,
      at: audit.created_at,
      first: users.first_name,
      last: users.last_name,
    })
    .from(audit)
    .leftJoin(users, eq(users.id, audit.user))
    .where(inArray(audit.action, ['switch_on', 'switch_off']))
    .orderBy(audit.content_type, desc(audit.created_at), desc(audit.id));
  return new Map(rows.map(({ type, at, first, last }) => [type, { at, user: [first, last].filter(Boolean).join(' ') }]));
}
