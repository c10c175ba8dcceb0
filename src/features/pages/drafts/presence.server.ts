import { and, eq, gt, lt, ne, or } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import type { Language } from '../../../core/languages.ts';
import { users } from '../../accounts/accounts.tables.server.ts';
import { nameOfUser } from '../../accounts/user-name.read.server.ts';
import { plans, presence } from '../editor.tables.server.ts';
import { snapshots } from '../pages.tables.server.ts';
import type { PersonAtWork } from './draft.contract.ts';
import type { Owner } from './draft-snapshot.read.server.ts';

/** A session without a report for this long is over. */
const sessionTimeoutMs = 15_000;

/** Who else is at work in a container. A table and no memory, so that it holds over several instances. */
export async function readPeople(db: Database, container: number, now: Date, except?: string): Promise<PersonAtWork[]> {
  const rows = await db
    .select({ row: presence, name: nameOfUser })
    .from(presence)
    .innerJoin(users, eq(users.id, presence.user))
    .where(
      and(
        eq(presence.container, container),
        gt(presence.seen_at, new Date(now.getTime() - sessionTimeoutMs)),
        except === undefined ? undefined : ne(presence.session, except),
      ),
    )
    .orderBy(presence.session);
  return rows.map(({ row, name }) => ({
    user: row.user,
    name,
    session: row.session,
    module: row.module,
    is_idle: row.is_idle,
    seen: row.seen_at.toISOString(),
  }));
}

/** Number of the version that visitors see in a language; null for none. */
export async function readPublicNumber(db: Database, container: number, language: Language): Promise<number | null> {
  const [row] = await db
    .select({ number: snapshots.number })
    .from(snapshots)
    .where(and(eq(snapshots.container, container), eq(snapshots.language, language), eq(snapshots.is_published, true)))
    .limit(1);
  return row?.number ?? null;
}

/** What is planned for a page and its entry, in both languages, as one text that is another after any of it was planned, moved or cancelled. */
export async function readPlansTag(db: Database, { id: container, content_type, object_id }: Owner): Promise<string> {
  const rows = await db
    .select({ id: plans.id, at: plans.at, failure: plans.failure })
    .from(plans)
    .where(or(eq(plans.container, container), and(eq(plans.content_type, content_type), eq(plans.object_id, object_id))))
    .orderBy(plans.id);
  return rows.map(({ id, at, failure }) => `${id}-${at.getTime()}${failure ? '-failed' : ''}`).join();
}

interface PresenceReport {
  session: string;
  user: number;
  container: number;
  module: number | null;
  is_idle: boolean;
  isLeaving: boolean;
  now: Date;
}

/** Stores what a session edits, and deletes sessions that are over. A session belongs to the user who started it. */
export async function notePresence(
  db: Database,
  { session, user, container, module, is_idle, isLeaving, now }: PresenceReport,
): Promise<void> {
  await db.delete(presence).where(lt(presence.seen_at, new Date(now.getTime() - 10 * sessionTimeoutMs)));
  if (isLeaving) {
    await db.delete(presence).where(and(eq(presence.session, session), eq(presence.user, user)));
    return;
  }
  const seen = { container, module, is_idle, seen_at: now };
  await db
    .insert(presence)
    .values({ session, user, ...seen })
    .onConflictDoUpdate({ target: presence.session, set: seen, setWhere: eq(presence.user, user) });
}
