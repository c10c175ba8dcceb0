import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { audit } from '../../../core/database/change.tables.server.ts';
import type { Database } from '../../../core/database/client.server.ts';
import { users } from '../../accounts/accounts.tables.server.ts';
import { nameOfUser } from '../../accounts/user-name.read.server.ts';
import { toWire, type Values } from '../entry-values.server.ts';
import type { Resource } from '../resources.server.ts';
import type { CorrectedPlan } from './correct-plans.server.ts';

export interface Publication {
  /** Of its audit entry. */
  id: number;
  /** The version of the entry since then: who takes it back names it, so that nobody takes back what they have not seen. */
  number: number;
  at: Date;
  user: number | null;
  /** '' for a publication of nobody, as by a plan whose author is gone. */
  by: string;
  before: Values;
  /** The whole entry as it was published; null for a change by a call. */
  values: Values | null;
  corrected: readonly CorrectedPlan[];
}

interface StoredPublication extends Pick<Publication, 'before' | 'values'> {
  /** The one it was based on. */
  version: number;
  corrected_plans?: readonly CorrectedPlan[];
}

/** The last change that visitors saw and nobody took back. */
export async function readLastPublication(db: Database, resource: Resource, id: number): Promise<Publication | null> {
  const [row] = await db
    .select({ id: audit.id, detail: audit.detail, at: audit.created_at, user: audit.user, by: nameOfUser })
    .from(audit)
    .leftJoin(users, eq(users.id, audit.user))
    .where(
      and(
        eq(audit.content_type, resource.type),
        eq(audit.object_id, id),
        inArray(audit.action, ['publish', 'edit']),
        sql`${audit.detail} ? 'before'`,
        isNull(sql`${audit.detail}->>'undone'`),
      ),
    )
    .orderBy(desc(audit.id))
    .limit(1);
  if (!row) return null;
  const { version, before, values = null, corrected_plans: corrected = [] } = row.detail as unknown as StoredPublication;
  const { at, user, by } = row;
  return { ...{ id: row.id, at, user, by }, number: version + 1, before: toWire(resource.fields, before), values, corrected };
}
