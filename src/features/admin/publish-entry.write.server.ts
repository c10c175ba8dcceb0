import { eq, sql } from 'drizzle-orm';
import type { ActorInLanguage } from '../../core/database/actor.ts';
import { audit } from '../../core/database/change.tables.server.ts';
import type { Database } from '../../core/database/client.server.ts';
import { pick } from '../../core/fields/pick.ts';
import { type Language, languages } from '../../core/languages.ts';
import { checkRequiredTexts } from './checks/check-required-texts.server.ts';
import { type CorrectedPlan, correctPlans, takeOutOfPlans } from './drafts/correct-plans.server.ts';
import { settlePlans } from './drafts/delete-drafts.server.ts';
import { differenceOf, isText, ofLanguages, sameShape, withPartial } from './drafts/draft-values.ts';
import { type EditedEntry, readEdited } from './drafts/entry-draft.read.server.ts';
import { type Publication, readLastPublication } from './drafts/last-publication.read.server.ts';
import { compareWithPlans, readWaitingPlans, type WaitingPlans } from './drafts/plan-overlap.read.server.ts';
import { storeDraft } from './drafts.write.server.ts';
import { changeEntry } from './entries.write.server.ts';
import { EntryConflict } from './entry-conflict.ts';
import type { Values } from './entry-values.server.ts';
import { readPast } from './past-values.read.server.ts';
import type { Resource } from './resources.server.ts';

export type PlanFate = 'keep' | 'cancel' | 'correct';

interface EntryPublish {
  id: number;
  published: readonly Language[];
  /**
   * What becomes of plans that would publish another version later: they stay, those of these languages are cancelled, or only what is
   * not planned is published and becomes part of the planned versions too.
   */
  plan?: PlanFate | undefined;
}

/**
 * Makes the draft of an entry what visitors see, in these languages; fields without language go with either. What is not published
 * stays the draft. False when there is no such entry outside of the trash.
 * @throws EntryIncomplete, EntryRefused, EntryConflict when somebody published another value of a drafted field since the draft was saved
 */
export async function publishEntry(
  transaction: Database,
  resource: Resource,
  { id, published, plan = 'keep' }: EntryPublish,
  actor: ActorInLanguage,
): Promise<boolean> {
  const entry = await readEdited(transaction, resource, id, true);
  if (!entry || entry.deleted_at) return false;
  checkRequiredTexts(resource, entry, published, actor.language);
  const waiting = await readWaitingPlans(transaction, resource, id);
  const { values, base, isCorrection } = publishedVersion(resource, entry, { published, plan, waiting });
  const live = withPartial(resource.fields, entry.live, values);
  const corrected = isCorrection ? await correctPlans(transaction, resource, { values, live }, waiting) : [];
  await makePublic(transaction, resource, entry, { values, base, published, corrected }, actor);
  await settlePlans(transaction, resource, id, {
    live,
    over: plan === 'cancel' ? published : [],
  });
  return true;
}

interface PublishedChoice extends Pick<EntryPublish, 'published' | 'plan'> {
  waiting: WaitingPlans;
}

/** What of the draft goes public: all of it, or only what is not planned. */
function publishedVersion(resource: Resource, entry: EditedEntry, { published, plan, waiting }: PublishedChoice) {
  const whole = versionOf(resource, entry, published);
  // What visitors have never seen is published whole or not at all.
  const isCorrection = plan === 'correct' && !entry.isNew;
  if (!isCorrection) return { ...whole, isCorrection };
  const values = compareWithPlans(resource.fields, whole.values, waiting).corrected;
  return { values, base: Object.fromEntries(Object.entries(whole.base).filter(([name]) => Object.hasOwn(values, name))), isCorrection };
}

/** Values of an entry that {@link publishEntry} would change; none for one outside of the office. */
export async function readPublished(db: Database, resource: Resource, { id, published, plan }: EntryPublish): Promise<Values> {
  const entry = await readEdited(db, resource, id);
  if (!entry || entry.deleted_at) return {};
  return publishedVersion(resource, entry, { published, plan, waiting: await readWaitingPlans(db, resource, id) }).values;
}

/**
 * What publishing changes, and what was live when it was drafted. Of an entry that was never published it is every field, with the
 * texts of these languages alone.
 */
export function versionOf({ fields }: Resource, entry: EditedEntry, published: readonly Language[]): { values: Values; base: Values } {
  const { values, draft, isNew } = entry;
  if (!isNew) return { values: ofLanguages(fields, draft.values, published), base: ofLanguages(fields, draft.base, published) };
  const whole = Object.entries(values).map(([name, value]) => {
    if (!isText(fields, name)) return [name, value];
    const texts = value as Partial<Record<Language, string>>;
    return [name, Object.fromEntries(languages.map((language) => [language, published.includes(language) ? (texts[language] ?? '') : '']))];
  });
  return { values: Object.fromEntries(whole), base: {} };
}

interface PublishedVersion {
  values: Values;
  base: Values;
  published: readonly Language[];
  /** Plans that took a correction over. */
  corrected?: readonly CorrectedPlan[];
}

/** Publishes values of an entry that is locked; the draft keeps what differs then. @throws EntryRefused, EntryConflict */
export async function makePublic(
  transaction: Database,
  resource: Resource,
  entry: EditedEntry,
  { values, base, published, corrected = [] }: PublishedVersion,
  actor: ActorInLanguage,
): Promise<void> {
  const remembered = corrected.length > 0 ? { corrected_plans: corrected } : undefined;
  await changeEntry(
    transaction,
    resource,
    { id: entry.id, given: values, base, action: 'publish', languages: published, remembered },
    actor,
  );
  const { fields } = resource;
  // A planned version may publish what is no longer drafted: that is not taken back by a draft nobody wrote.
  const edited = entry.isNew ? entry.values : withPartial(fields, withPartial(fields, entry.live, values), entry.draft.values);
  await keepDraft(transaction, resource, { ...entry, values: edited }, values, actor);
}

/** Somebody has published something else since what shall be taken back. */
export class PublishedSince extends Error {
  override name = 'PublishedSince';
}

/**
 * Takes the last publication of an entry back: visitors see what was live before it; the draft stays, and planned versions
 * are without the correction they took over.
 * False when there is none that can be taken back. @throws PublishedSince when `number` is not that of the last one, EntryConflict when
 * its fields were changed since, EntryRefused
 */
export async function undoEntryPublish(
  transaction: Database,
  resource: Resource,
  { id, number }: { id: number; number?: number | undefined },
  actor: ActorInLanguage,
): Promise<boolean> {
  const entry = await readEdited(transaction, resource, id, true);
  const last = entry && !entry.deleted_at && !entry.isNew ? await readLastPublication(transaction, resource, id) : null;
  if (!entry || !last) return false;
  if (number !== undefined && number !== last.number) throw new PublishedSince();
  const { fields } = resource;
  const { known, given } = await takenBack(transaction, resource, entry, last);
  const names = Object.keys(last.before);
  // Something without history, as an import, came after it: any of its fields may be what that brought.
  if (Object.keys(known).length === 0)
    throw new EntryConflict({
      ...{ base: {}, current: pick(entry.live, names), submitted: last.before, merged: { ...entry.live, ...last.before } },
      ...{ entry, fields: names, kind: 'theirs' },
    });
  await changeEntry(transaction, resource, { id, given, base: sameShape(fields, known, given), action: 'undo_publish' }, actor);
  await keepDraft(transaction, resource, entry, given, actor);
  await takeOutOfPlans(transaction, resource, id, last.corrected, actor);
  await transaction
    .update(audit)
    .set({ detail: sql`${audit.detail} || '{"undone": true}'::jsonb` })
    .where(eq(audit.id, last.id));
  return true;
}

/** Values of an entry that {@link undoEntryPublish} would change; none where there is nothing to take back. */
export async function readTakenBack(db: Database, resource: Resource, id: number): Promise<Values> {
  const entry = await readEdited(db, resource, id);
  const last = entry && !entry.deleted_at && !entry.isNew ? await readLastPublication(db, resource, id) : null;
  return entry && last ? (await takenBack(db, resource, entry, last)).given : {};
}

/** The entry as this publication left it, and the values that were there before it. */
async function takenBack(db: Database, resource: Resource, entry: EditedEntry, { values, number, before }: Publication) {
  const known = values ?? (await readPast(db, resource, { ...entry, values: entry.live }, number));
  return { known, given: differenceOf(resource.fields, known, { ...known, ...before }) };
}

/** The draft is what it was, and differs now from what became live. */
async function keepDraft(
  transaction: Database,
  resource: Resource,
  entry: EditedEntry,
  published: Values,
  actor: ActorInLanguage,
): Promise<void> {
  const { fields, hasDrafts } = resource;
  if (!hasDrafts) return;
  const values = differenceOf(fields, withPartial(fields, entry.live, published), entry.values);
  const base = withPartial(fields, withPartial(fields, entry.live, entry.draft.base), published);
  await storeDraft(transaction, resource, entry, { values, base: sameShape(fields, base, values) }, actor);
}
