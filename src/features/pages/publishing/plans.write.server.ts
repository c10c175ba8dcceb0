import { and, desc, eq } from 'drizzle-orm';
import type { AuditAction } from '../../../core/database/audit-action.ts';
import type { Database } from '../../../core/database/client.server.ts';
import type { Language } from '../../../core/languages.ts';
import { readDraftRows } from '../drafts/draft-rows.server.ts';
import { draftSnapshot, type Owner, readPageRow } from '../drafts/draft-snapshot.read.server.ts';
import { writeAuditEntry } from '../editing/audit.write.server.ts';
import { plans } from '../editor.tables.server.ts';
import { containers, snapshots } from '../pages.tables.server.ts';
import type { ModuleKit } from '../resolve-modules.server.ts';
import { textsOf } from '../settings/page-texts.ts';
import type { SnapshotTree } from '../snapshots/snapshot.ts';
import { mustFindings } from './check.read.server.ts';
import { mergeSnapshots } from './merge-snapshots.server.ts';
import { isOver, minuteOf, PlanRefused } from './plan-texts.shapes.ts';
import { lockContainer, PublishBlocked } from './publishing.write.server.ts';
import { treeOfSnapshot } from './snapshot-tree.ts';

type Plan = typeof plans.$inferSelect;

interface PlanOptions {
  owner: Owner;
  language: Language;
  action: Plan['action'];
  at: Date;
  user: number | null;
  now: Date;
}

/**
 * Plans a moment for a language; of each action there is one plan, a new one replaces it. For 'publish' the draft as it is now is
 * checked and stored as the version that becomes public. Call it inside a transaction. @throws PlanRefused, PublishBlocked
 */
export async function planAction(
  transaction: Database,
  kit: Pick<ModuleKit, 'registry'>,
  { owner, language, action, at, user, now }: PlanOptions,
): Promise<void> {
  await lockContainer(transaction, owner.id);
  await checkTime(transaction, { container: owner.id, language, action, at }, now);
  const isOfLanguage = and(eq(plans.container, owner.id), eq(plans.language, language), eq(plans.action, action));
  const snapshot = action === 'publish' ? await storePlannedVersion(transaction, kit, { owner, language, user, now }) : null;
  const base = (await readLiveVersion(transaction, owner.id, language))?.id ?? null;
  await transaction.delete(plans).where(isOfLanguage);
  await transaction.insert(plans).values({ container: owner.id, language, action, at, snapshot, base, author: user, created_at: now });
  await note(transaction, owner, 'plan', { language, planned: action, at: at.toISOString() }, { user, now });
}

/** Moves a plan; one that failed waits again. Null for no such plan. @throws PlanRefused */
export async function movePlanTo(
  transaction: Database,
  { id, at, user, now }: { id: number; at: Date; user: number | null; now: Date },
): Promise<PlanOwner | null> {
  const found = await lockPlan(transaction, id);
  if (!found) return null;
  const { plan, owner } = found;
  await checkTime(transaction, { ...plan, at }, now);
  await transaction.update(plans).set({ at, failure: null }).where(eq(plans.id, id));
  await note(transaction, owner, 'plan', { language: plan.language, planned: plan.action, at: at.toISOString() }, { user, now });
  return owner;
}

/** Cancels a plan; false for no such plan. Its version stays among the versions. */
export async function cancelPlanOf(
  transaction: Database,
  { id, user, now }: { id: number; user: number | null; now: Date },
): Promise<boolean> {
  const found = await lockPlan(transaction, id);
  if (!found) return false;
  const { plan, owner } = found;
  await transaction.delete(plans).where(eq(plans.id, id));
  await note(transaction, owner, 'cancel_plan', { plan: id, language: plan.language, planned: plan.action }, { user, now });
  return true;
}

/** Takes what was published since into the planned version. Null for no plan of a version. @throws PublishBlocked */
export async function mergeIntoPlan(
  transaction: Database,
  kit: Pick<ModuleKit, 'registry'>,
  { id, user, now }: { id: number; user: number | null; now: Date },
): Promise<{ owner: Owner; language: Language; tree: SnapshotTree; wasLive: SnapshotTree | null; conflicts: number } | null> {
  const found = await lockPlan(transaction, id);
  const planned = found?.plan.snapshot ? await readTree(transaction, found.plan.snapshot) : null;
  const owner = found && (await readContainer(transaction, found.owner));
  if (!found || !owner || !planned) return null;
  const { plan } = found;
  const { language } = planned;
  const live = await readLiveVersion(transaction, owner.id, language);
  if (!live || live.id === plan.base) return { owner, language, tree: planned, wasLive: live?.tree ?? null, conflicts: 0 };
  const base = plan.base === null ? null : await readTree(transaction, plan.base);
  const { tree, conflicts } = mergeSnapshots(kit, { base, live: live.tree, planned });
  const findings = mustFindings(kit, [language], treeOfSnapshot(tree), now);
  if (findings.length > 0) throw new PublishBlocked(findings);
  const snapshot = await insertVersion(transaction, { owner, language, tree, user, now });
  await transaction.update(plans).set({ snapshot, base: live.id }).where(eq(plans.id, id));
  await note(transaction, owner, 'plan', { language, planned: plan.action, at: plan.at.toISOString() }, { user, now });
  return { owner, language, tree, wasLive: live.tree, conflicts };
}

async function checkTime(db: Database, plan: Pick<Plan, 'container' | 'language' | 'action' | 'at'>, now: Date): Promise<void> {
  const { container, language, action, at } = plan;
  if (isOver(at, now)) throw new PlanRefused('past');
  // Of an entry versions are published and nothing else.
  if (container === null) return;
  const others = await db
    .select({ action: plans.action, at: plans.at })
    .from(plans)
    .where(and(eq(plans.container, container), eq(plans.language, language)));
  const other = others.find((each) => each.action !== action);
  if (other && minuteOf(other.at) === minuteOf(at)) throw new PlanRefused('same-minute');
  if (action === 'publish' || (other && other.at < at)) return;
  if (!(await readLiveVersion(db, container, language))) throw new PlanRefused('nothing-live');
}

/** A container, or an entry, which has no container of its own. */
type PlanOwner = Pick<Owner, 'content_type' | 'object_id'> & { id: number | null };

async function lockPlan(transaction: Database, id: number): Promise<{ plan: Plan; owner: PlanOwner } | null> {
  const [known] = await transaction.select({ container: plans.container }).from(plans).where(eq(plans.id, id));
  if (known?.container) await lockContainer(transaction, known.container);
  const [plan] = await transaction.select().from(plans).where(eq(plans.id, id)).for('update');
  if (!plan) return null;
  const { container, content_type, object_id } = plan;
  if (content_type !== null && object_id !== null) return { plan, owner: { id: null, content_type, object_id } };
  const [owner] = await transaction
    .select()
    .from(containers)
    .where(eq(containers.id, container ?? 0));
  return owner ? { plan, owner } : null;
}

/** The container of a plan; null for the plan of an entry. */
async function readContainer(db: Database, { id }: PlanOwner): Promise<Owner | null> {
  if (id === null) return null;
  const [owner] = await db.select().from(containers).where(eq(containers.id, id));
  return owner ?? null;
}

interface VersionOptions {
  owner: Owner;
  language: Language;
  user: number | null;
  now: Date;
}

async function storePlannedVersion(transaction: Database, kit: Pick<ModuleKit, 'registry'>, options: VersionOptions): Promise<number> {
  const { owner, language, now } = options;
  const { tree } = await readDraftRows(transaction, kit.registry, owner.id, now);
  const findings = mustFindings(kit, [language], tree, now);
  if (findings.length > 0) throw new PublishBlocked(findings);
  const page = await readPageRow(transaction, owner);
  return insertVersion(transaction, { ...options, tree: draftSnapshot(tree, page && textsOf(page, language), language, kit) });
}

/** A version of its own: no autosave goes on with it. */
async function insertVersion(
  transaction: Database,
  { owner, language, tree, user, now }: VersionOptions & { tree: SnapshotTree },
): Promise<number> {
  const [last] = await transaction
    .select({ number: snapshots.number })
    .from(snapshots)
    .where(and(eq(snapshots.container, owner.id), eq(snapshots.language, language)))
    .orderBy(desc(snapshots.number))
    .limit(1);
  const values = { container: owner.id, language, number: (last?.number ?? 0) + 1, tree, author: user, created_at: now };
  const [made] = await transaction.insert(snapshots).values(values).returning({ id: snapshots.id });
  if (!made) throw new Error(`The planned version of container ${owner.id} was not stored.`);
  return made.id;
}

async function readLiveVersion(db: Database, container: number, language: string) {
  const [row] = await db
    .select({ id: snapshots.id, tree: snapshots.tree })
    .from(snapshots)
    .where(and(eq(snapshots.container, container), eq(snapshots.language, language), eq(snapshots.is_published, true)))
    .limit(1);
  return row ?? null;
}

async function readTree(db: Database, id: number): Promise<SnapshotTree | null> {
  const [row] = await db.select({ tree: snapshots.tree }).from(snapshots).where(eq(snapshots.id, id)).limit(1);
  return row?.tree ?? null;
}

async function note(
  transaction: Database,
  { content_type, object_id, id }: PlanOwner,
  action: AuditAction,
  detail: Record<string, unknown>,
  { user, now }: { user: number | null; now: Date },
): Promise<void> {
  await writeAuditEntry(transaction, {
    user,
    action,
    content_type,
    object_id,
    detail: id === null ? detail : { ...detail, container: id },
    now,
  });
}
