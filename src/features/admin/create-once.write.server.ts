import { hash } from 'node:crypto';
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { ActorInLanguage } from '../../core/database/actor.ts';
import { audit } from '../../core/database/change.tables.server.ts';
import type { Database } from '../../core/database/client.server.ts';

/** First half of the advisory locks of submitted forms; the second is a hash of the form. */
const formLock = 4_614;
/** A form may be sent again as long as its page is open, for instance after a lost answer. */
const repeatWindowMs = 24 * 3_600_000;

/** What a form of something new was sent with. */
export interface SubmittedCreation {
  /** A number of its own that the form was rendered with; undefined for one without, which always creates. */
  key: string | undefined;
  /** Everything else in it: somebody who went back and changed something wants another entry. */
  content: unknown;
}

/**
 * Creates what a form is about, of a content type of the audit, once however often the form is sent (ADMIN-90): answers the ids of the first
 * time. They are found by the audit entries of their creation. Null when there was nothing to create from.
 */
export async function createOnce(
  transaction: Database,
  type: string,
  { key, content }: SubmittedCreation,
  actor: ActorInLanguage,
  create: () => Promise<number[] | null>,
): Promise<number[] | null> {
  if (key === undefined) return create();
  const form = hash('sha256', JSON.stringify([actor.user, type, key, content]), 'base64url');
  await transaction.execute(sql`select pg_advisory_xact_lock(${formLock}, hashtext(${form}))`);
  const isCreation = and(eq(audit.content_type, type), eq(audit.action, 'create'));
  const made = await transaction
    .select({ id: audit.object_id })
    .from(audit)
    .where(and(isCreation, gt(audit.created_at, new Date(actor.now.getTime() - repeatWindowMs)), sql`${audit.detail}->>'form' = ${form}`))
    .orderBy(asc(audit.id));
  if (made.length > 0) return made.flatMap(({ id }) => id ?? []);
  const ids = await create();
  if (ids && ids.length > 0)
    await transaction
      .update(audit)
      .set({ detail: sql`${audit.detail} || jsonb_build_object('form', ${form}::text)` })
      .where(and(isCreation, inArray(audit.object_id, ids)));
  return ids;
}
