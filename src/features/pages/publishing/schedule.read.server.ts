import { and, eq, exists, isNull, lte, sql } from 'drizzle-orm';
import { audit } from '../../../core/database/change.tables.server.ts';
import type { Database } from '../../../core/database/client.server.ts';
import type { Reading } from '../../../core/database/reading.server.ts';
import type { Language } from '../../../core/languages.ts';
import { adminHref } from '../../../urls.ts';
import { readEntryPlans } from '../../admin/drafts/entry-plans.read.server.ts';
import { plans } from '../editor.tables.server.ts';
import { containers, pages } from '../pages.tables.server.ts';
import type { ModuleKit } from '../resolve-modules.server.ts';
import type { PlannedAction } from './plans.contract.ts';
import { readPublishingStates } from './states.read.server.ts';

/** Everything planned, soonest first, and what could not be carried out (PAGE-12); titles in the requested language. */
export async function readSchedule(reading: Reading, kit: Pick<ModuleKit, 'registry'>, language: Language): Promise<PlannedAction[]> {
  const { db } = reading;
  const own = db.select({ id: plans.id }).from(plans).where(eq(plans.container, containers.id));
  const rows = await db
    .select({ owner: containers, trashed_at: pages.deleted_at })
    .from(containers)
    .leftJoin(pages, and(eq(containers.content_type, 'page'), eq(pages.id, containers.object_id)))
    .where(exists(own));
  const owners = rows.map(({ owner }) => owner);
  const states = [...(await readPublishingStates(reading, kit, owners, { language })).values()].flat();
  const trashed = new Set(rows.flatMap(({ owner, trashed_at }) => (trashed_at ? [owner.id] : [])));
  const ofPages = states
    .flatMap(({ plans: planned }) => planned)
    .filter(({ container, failure }) => failure !== null || container === null || !trashed.has(container))
    // Of a page in the trash nothing is edited: it is restored first.
    .map((plan) =>
      plan.container !== null && trashed.has(plan.container) ? { ...plan, edit_url: `${adminHref(language, 'pages')}/trash` } : plan,
    );
  return [...ofPages, ...(await readEntryPlans(reading, language))].sort(
    (one, other) => Date.parse(one.at) - Date.parse(other.at) || one.id - other.id,
  );
}

/** The first plan of a page that waits for its time: of one in the trash it will not be carried out. Null for none. */
export async function readNextPlan(db: Database, page: number): Promise<Date | null> {
  const [plan] = await db
    .select({ at: plans.at })
    .from(plans)
    .innerJoin(containers, eq(containers.id, plans.container))
    .where(and(eq(containers.content_type, 'page'), eq(containers.object_id, page), isNull(plans.failure)))
    .orderBy(plans.at)
    .limit(1);
  return plan?.at ?? null;
}

/** Whether somebody has cancelled the plan of this number. */
export async function readIsCancelled(db: Database, id: number): Promise<boolean> {
  const rows = await db
    .select({ id: audit.id })
    .from(audit)
    .where(and(eq(audit.action, 'cancel_plan'), sql`${audit.detail}->>'plan' = ${String(id)}`))
    .limit(1);
  return rows.length > 0;
}

/** Numbers of the plans whose time has come, in the order in which they are carried out. */
export async function readDuePlans(db: Database, now: Date): Promise<{ id: number; at: Date }[]> {
  return db
    .select({ id: plans.id, at: plans.at })
    .from(plans)
    .where(and(lte(plans.at, now), isNull(plans.failure)))
    .orderBy(plans.at, plans.id);
}
