import { and, desc, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import { announceChange } from '../../../core/database/changes.server.ts';
import type { Database } from '../../../core/database/client.server.ts';
import type { Language } from '../../../core/languages.ts';
import type { CheckedFinding } from '../drafts/draft.contract.ts';
import { readDraftRows } from '../drafts/draft-rows.server.ts';
import { draftSnapshot, type Owner, readPageRow } from '../drafts/draft-snapshot.read.server.ts';
import { writeAuditEntry } from '../editing/audit.write.server.ts';
import { plans } from '../editor.tables.server.ts';
import type { ContentTree } from '../operations/content-tree.ts';
import { containers, snapshots } from '../pages.tables.server.ts';
import type { ModuleKit } from '../resolve-modules.server.ts';
import { textsOf } from '../settings/page-texts.ts';
import { type PublishedContainer, publishContainer } from '../snapshots/publish.write.server.ts';
import { mustFindings } from './check.read.server.ts';
import { compareSnapshots } from './compare-snapshots.server.ts';
import { readPlannedTree } from './planned-tree.read.server.ts';

/** A draft that must not be published as it is. */
export class PublishBlocked extends Error {
  override name = 'PublishBlocked';
  readonly findings: CheckedFinding[];
  constructor(findings: CheckedFinding[]) {
    super(`${findings.length} findings stand against publishing.`);
    this.findings = findings;
  }
}

interface PublishOptions {
  owner: Owner;
  languages: readonly Language[];
  /** Null for what was planned. */
  user: number | null;
  note?: string;
  /** Whether plans that would publish another version later are cancelled. One whose version is published now is over anyway. */
  cancelsPlans?: boolean;
  now: Date;
}

/** Makes the draft what visitors see (PAGE-06, PAGE-07). Call it inside a transaction. @throws PublishBlocked */
export async function publishDraftNow(
  transaction: Database,
  kit: Pick<ModuleKit, 'registry'>,
  { owner, languages, user, note = '', cancelsPlans = false, now }: PublishOptions,
): Promise<PublishedContainer> {
  // What is checked is what is published: nobody saves into the draft in between.
  await lockContainer(transaction, owner.id);
  const { tree } = await readDraftRows(transaction, kit.registry, owner.id, now);
  const findings = mustFindings(kit, languages, tree, now);
  if (findings.length > 0) throw new PublishBlocked(findings);
  const published = await publishContainer(transaction, kit.registry, { container: owner.id, languages, author: user, note, at: now });
  for (const language of languages) {
    await closeDraftVersions(transaction, owner.id, language);
    await settlePlan(transaction, owner.id, language, cancelsPlans);
  }
  const { content_type, object_id } = owner;
  const detail = { published: published.numbers, container: owner.id };
  await writeAuditEntry(transaction, { user, action: 'publish', content_type, object_id, detail, now });
  return published;
}

/** Makes a planned version what visitors see, exactly as it was planned (PAGE-12). */
export async function publishVersion(
  transaction: Database,
  { owner, snapshot, user, now }: { owner: Owner; snapshot: number; user: number | null; now: Date },
): Promise<void> {
  const [version] = await transaction
    .select({ language: snapshots.language, number: snapshots.number })
    .from(snapshots)
    .where(eq(snapshots.id, snapshot));
  if (!version) throw new Error(`There is no version ${snapshot}.`);
  const { language, number } = version;
  await lockContainer(transaction, owner.id);
  await transaction
    .update(snapshots)
    .set({ is_published: false })
    .where(and(eq(snapshots.container, owner.id), eq(snapshots.language, language), eq(snapshots.is_published, true)));
  await transaction
    .update(snapshots)
    .set({ is_published: true, published_at: now, unpublished_at: null })
    .where(eq(snapshots.id, snapshot));
  await announceOwner(transaction, owner);
  const { content_type, object_id } = owner;
  const detail = { published: { [language]: number }, container: owner.id, was_planned: true };
  await writeAuditEntry(transaction, { user, action: 'publish', content_type, object_id, detail, now });
}

interface UndoOptions {
  owner: Owner;
  language: Language;
  /** The version that is taken back; left out, it is the one that visitors see. */
  number?: number | undefined;
  user: number | null;
  now: Date;
}

/**
 * Takes the last publish of a language back: visitors see what was published before it, or nothing when there was nothing;
 * or where that had been taken offline; the draft stays. Nothing happens where they see another version than the one to be taken back,
 * or none.
 */
export async function undoPublish(
  transaction: Database,
  { owner, language, number, user, now }: UndoOptions,
): Promise<'undone' | 'another-version'> {
  await lockContainer(transaction, owner.id);
  const ofLanguage = and(eq(snapshots.container, owner.id), eq(snapshots.language, language));
  const [live] = await transaction
    .select({ number: snapshots.number })
    .from(snapshots)
    .where(and(ofLanguage, eq(snapshots.is_published, true)));
  if (!live || (number !== undefined && live.number !== number)) return 'another-version';
  await transaction
    .update(snapshots)
    .set({ is_published: false, published_at: null })
    .where(and(ofLanguage, eq(snapshots.is_published, true)));
  const [before] = await transaction
    .select({ id: snapshots.id, unpublished_at: snapshots.unpublished_at })
    .from(snapshots)
    .where(and(ofLanguage, isNotNull(snapshots.published_at)))
    // A planned version is older than what was corrected before its time.
    .orderBy(desc(snapshots.published_at), desc(snapshots.number))
    .limit(1);
  if (before && !before.unpublished_at) await transaction.update(snapshots).set({ is_published: true }).where(eq(snapshots.id, before.id));
  await announceOwner(transaction, owner);
  const { content_type, object_id } = owner;
  const detail = { language, container: owner.id };
  await writeAuditEntry(transaction, { user, action: 'undo_publish', content_type, object_id, detail, now });
  return 'undone';
}

/** Takes a language offline: nothing of it is published any more (PAGE-12). */
export async function unpublish(
  transaction: Database,
  { owner, language, user, now }: { owner: Owner; language: Language; user: number | null; now: Date },
): Promise<void> {
  await lockContainer(transaction, owner.id);
  await transaction
    .update(snapshots)
    .set({ is_published: false, unpublished_at: now })
    .where(and(eq(snapshots.container, owner.id), eq(snapshots.language, language), eq(snapshots.is_published, true)));
  await announceOwner(transaction, owner);
  const { content_type, object_id } = owner;
  await writeAuditEntry(transaction, { user, action: 'unpublish', content_type, object_id, detail: { language }, now });
}

interface AutosavedDraft {
  owner: Owner;
  tree: ContentTree;
  language: Language;
  session: string;
  user: number | null;
  now: Date;
}

/** Stores a draft as a version; the autosaves of one session since the last publish are one (PAGE-07). */
export async function storeDraftVersion(
  transaction: Database,
  kit: Pick<ModuleKit, 'registry'>,
  { owner, tree, language, session, user, now }: AutosavedDraft,
): Promise<void> {
  const page = await readPageRow(transaction, owner);
  const snapshot = draftSnapshot(tree, page && textsOf(page, language), language, kit);
  const ofLanguage = and(eq(snapshots.container, owner.id), eq(snapshots.language, language));
  const [last] = await transaction
    .select({ number: snapshots.number })
    .from(snapshots)
    .where(ofLanguage)
    .orderBy(desc(snapshots.number))
    .limit(1);
  const updated = await transaction
    .update(snapshots)
    .set({ tree: snapshot, created_at: now, author: user })
    .where(and(ofLanguage, eq(snapshots.session, session), isNull(snapshots.published_at), ne(snapshots.is_published, true)))
    .returning({ id: snapshots.id });
  if (updated.length > 0) return;
  await transaction
    .insert(snapshots)
    .values({ container: owner.id, language, number: (last?.number ?? 0) + 1, tree: snapshot, author: user, session, created_at: now });
}

/** After a publish a session's next autosave begins a version of its own. */
async function closeDraftVersions(transaction: Database, container: number, language: Language): Promise<void> {
  await transaction
    .update(snapshots)
    .set({ session: null })
    .where(and(eq(snapshots.container, container), eq(snapshots.language, language), isNotNull(snapshots.session)));
}

/** A plan of the version that visitors see now is over; another one stays, unless it is cancelled. */
async function settlePlan(transaction: Database, container: number, language: Language, isCancelled: boolean): Promise<void> {
  const plan = await readPlannedTree(transaction, container, language);
  if (!plan) return;
  const [live] = await transaction
    .select({ tree: snapshots.tree })
    .from(snapshots)
    .where(and(eq(snapshots.container, container), eq(snapshots.language, language), eq(snapshots.is_published, true)));
  if (isCancelled || (live && compareSnapshots(plan.tree, live.tree).length === 0))
    await transaction.delete(plans).where(eq(plans.id, plan.id));
}

/**
 * Whatever changes what is published of a container comes one after another: locked is the container, before its plans. Answers the
 * version of its draft.
 */
export async function lockContainer(transaction: Database, id: number): Promise<number> {
  const [row] = await transaction.select({ version: containers.version }).from(containers).where(eq(containers.id, id)).for('update');
  return row?.version ?? 0;
}

async function announceOwner(transaction: Database, { content_type, object_id }: Owner): Promise<void> {
  const tags = content_type === 'page' ? [`page:${object_id}`, 'pages'] : [];
  await announceChange(transaction, [`container:${content_type}-${object_id}`, ...tags]);
}
