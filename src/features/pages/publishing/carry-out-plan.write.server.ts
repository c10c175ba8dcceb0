import { and, eq, isNull, lte } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import { isLanguage } from '../../../core/languages.ts';
import { users } from '../../accounts/accounts.tables.server.ts';
import { writeAuditEntry } from '../editing/audit.write.server.ts';
import { isContentObject } from '../editing/owners.read.server.ts';
import { type PlanFailure, planMails, plans } from '../editor.tables.server.ts';
import { containers, snapshots } from '../pages.tables.server.ts';
import type { ModuleKit } from '../resolve-modules.server.ts';
import { mustFindings } from './check.read.server.ts';
import { lockContainer, PublishBlocked, publishDraftNow, publishVersion, unpublish } from './publishing.write.server.ts';
import { treeOfSnapshot } from './snapshot-tree.ts';

type Kit = Pick<ModuleKit, 'registry'>;

/** Publishes the planned version of an entry; answers why it cannot be. */
export type PublishPlannedEntry = (transaction: Database, plan: typeof plans.$inferSelect, now: Date) => Promise<PlanFailure | null>;

interface PlannedOwners {
  kit: Kit;
  publishEntry: PublishPlannedEntry;
}

/** Carries out a plan whose time has come, inside a transaction; one that cannot be is marked, and its author gets a mail. */
export async function carryOutPlan(transaction: Database, { kit, publishEntry }: PlannedOwners, id: number, now: Date): Promise<void> {
  const [due] = await transaction.select({ container: plans.container }).from(plans).where(eq(plans.id, id));
  if (due?.container) await lockContainer(transaction, due.container);
  // Locked and read again: another instance may have been faster, or an editor has cancelled or moved it.
  const [row] = await transaction
    .select({ plan: plans })
    .from(plans)
    .where(and(eq(plans.id, id), lte(plans.at, now), isNull(plans.failure)))
    .for('update');
  if (!row || !isLanguage(row.plan.language)) return;
  const { plan } = row;
  const language = row.plan.language;
  if (plan.container === null) {
    const failure = await publishEntry(transaction, plan, now);
    if (failure) return failPlan(transaction, id, failure, now);
    await transaction.delete(plans).where(eq(plans.id, id));
    return;
  }
  const [owner] = await transaction.select().from(containers).where(eq(containers.id, plan.container));
  if (!owner) return;
  if (!(await isContentObject(transaction, owner.content_type, owner.object_id)))
    return failPlan(transaction, id, { reason: 'trashed', findings: [] }, now);
  if (plan.action === 'unpublish') await unpublish(transaction, { owner, language, user: plan.author, now });
  else if (plan.snapshot === null) {
    // Planned before plans had versions.
    const findings = await publishDraftNow(transaction, kit, { owner, languages: [language], user: plan.author, now }).then(
      () => [],
      (error: unknown) => {
        if (error instanceof PublishBlocked) return error.findings;
        throw error;
      },
    );
    if (findings.length > 0) return failPlan(transaction, id, { reason: 'findings', findings }, now);
  } else {
    const [version] = await transaction.select({ tree: snapshots.tree }).from(snapshots).where(eq(snapshots.id, plan.snapshot));
    // It was checked when it was planned; since then the site may have got a newer version of its modules.
    const findings = version ? mustFindings(kit, [language], treeOfSnapshot(version.tree), now) : [];
    if (findings.length > 0) return failPlan(transaction, id, { reason: 'findings', findings }, now);
    await publishVersion(transaction, { owner, snapshot: plan.snapshot, user: plan.author, now });
  }
  await transaction.delete(plans).where(eq(plans.id, id));
}

/** Marks a plan that was not carried out, for the start page of the editors, and queues the mail to its author. */
export async function failPlan(transaction: Database, id: number, failure: PlanFailure, now: Date): Promise<void> {
  const [plan] = await transaction
    .update(plans)
    .set({ failure })
    .where(and(eq(plans.id, id), isNull(plans.failure)))
    .returning();
  if (!plan) return;
  const [owner] = plan.container === null ? [plan] : await transaction.select().from(containers).where(eq(containers.id, plan.container));
  const [author] =
    plan.author === null ? [] : await transaction.select({ email: users.email }).from(users).where(eq(users.id, plan.author));
  if (author?.email) await transaction.insert(planMails).values({ plan: id, recipient: author.email, due_at: now });
  await writeAuditEntry(transaction, {
    user: plan.author,
    action: 'publish_blocked',
    content_type: owner?.content_type ?? '',
    object_id: owner?.object_id ?? null,
    detail: { language: plan.language, planned: plan.action, ...failure },
    now,
  });
}
