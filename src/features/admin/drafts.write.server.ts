import { isDeepStrictEqual } from 'node:util';
import type { ActorInLanguage } from '../../core/database/actor.ts';
import type { Database } from '../../core/database/client.server.ts';
import { pick } from '../../core/fields/pick.ts';
import { changedValues, checkChange } from './checks/check-change.server.ts';
import { differenceOf, isText, sameShape, withPartial } from './drafts/draft-values.ts';
import { type EditedEntry, readEdited } from './drafts/entry-draft.read.server.ts';
import { mergeEntry } from './drafts/merge-entry.server.ts';
import { noteTextTimes } from './drafts/text-times.server.ts';
import { changeEntry, createEntry } from './entries.write.server.ts';
import { EntryConflict } from './entry-conflict.ts';
import { entryDrafts, type PartialValues } from './entry-drafts.tables.server.ts';
import type { Values } from './entry-values.server.ts';
import { readPast } from './past-values.read.server.ts';
import type { Resource } from './resources.server.ts';

/** Drafts that input can still be merged with, and that can be restored. */
const mostSteps = 30;

/** Versions of the live entry and of its draft that input is based on. */
export interface EditedVersion {
  live: number;
  draft: number;
}

/** Creates an entry that visitors do not see before it is published, and answers its id. @throws EntryRefused */
export async function createDraft(transaction: Database, resource: Resource, given: Values, actor: ActorInLanguage): Promise<number> {
  const id = await createEntry(transaction, resource, { ...given, is_online: false }, actor);
  const entry = await readEdited(transaction, resource, id, true);
  if (!entry) throw new Error(`Entry ${id} was not created.`);
  if (given.is_online !== false)
    await storeDraft(transaction, resource, entry, { values: { is_online: true }, base: { is_online: false } }, actor);
  return id;
}

interface DraftChange {
  id: number;
  based: EditedVersion;
  given: Values;
}

/**
 * Stores changed values as the draft of an entry; visitors go on seeing what is live. Merged by field and language with drafts and
 * publications since `based`. An entry that was never published is its own draft. False when there is no such entry outside of the trash.
 * @throws EntryRefused, EntryConflict
 */
export async function saveDraft(
  transaction: Database,
  resource: Resource,
  { id, based, given }: DraftChange,
  actor: ActorInLanguage,
): Promise<boolean> {
  const { fields } = resource;
  const entry = await readEdited(transaction, resource, id, true);
  if (!entry || entry.deleted_at) return false;
  const { values: current, live, draft, isNew } = entry;
  const submitted = changedValues(resource, current, given, actor.language);
  const liveThen = based.live >= entry.version ? live : await readPast(transaction, resource, { ...entry, values: live }, based.live);
  const draftThen = draftAt(entry, based.draft);
  // Without either, any difference may be somebody else's change.
  const isKnown = draftThen !== null && Object.keys(liveThen).length > 0;
  const base = isKnown ? withPartial(fields, liveThen, draftThen) : {};
  const { values, conflicts } = mergeEntry(base, current, submitted, (name) => isText(fields, name));
  if (conflicts.length > 0)
    throw new EntryConflict({
      ...{ base: pick(base, conflicts), current: pick(current, conflicts), submitted: pick(submitted, conflicts) },
      ...{ entry, merged: { ...current, ...values }, fields: conflicts },
      kind: 'theirs',
    });
  const next = { ...current, ...values };
  const changed = differenceOf(fields, current, next);
  await checkChange(transaction, resource, { id, values, current }, actor.language);
  if (isNew) {
    const row = differenceOf(fields, live, { ...next, is_online: false });
    await changeEntry(transaction, resource, { id, version: entry.version, given: row }, actor);
    await storeDraft(
      transaction,
      resource,
      entry,
      next.is_online ? { values: { is_online: true }, base: { is_online: false } } : noChange,
      actor,
    );
    return true;
  }
  await noteTextTimes(transaction, resource, { id, values: changed, before: current }, actor.now);
  const drafted = differenceOf(fields, live, next);
  // What was submitted was seen beside what was live then; the page editor submits a few fields, and others may still differ.
  const unseen = Object.fromEntries(Object.entries(draft.base).filter(([name]) => !Object.hasOwn(given, name)));
  const before = isKnown ? withPartial(fields, liveThen, unseen) : { ...live, ...draft.base };
  await storeDraft(transaction, resource, entry, { values: drafted, base: sameShape(fields, before, drafted) }, actor);
  return true;
}

const noChange = { values: {}, base: {} };

/** Drops what was not published; visitors notice nothing. False when nothing is drafted. */
export async function discardDraft(transaction: Database, resource: Resource, id: number, actor: ActorInLanguage): Promise<boolean> {
  const entry = await readEdited(transaction, resource, id, true);
  if (!entry || entry.deleted_at || entry.isNew || Object.keys(entry.draft.values).length === 0) return false;
  await storeDraft(transaction, resource, entry, noChange, actor);
  return true;
}

/** Brings a discarded draft back. False when the present draft is not a discarded one. */
export async function restoreDraft(transaction: Database, resource: Resource, id: number, actor: ActorInLanguage): Promise<boolean> {
  const entry = await readEdited(transaction, resource, id, true);
  const before = entry?.draft.steps.at(-1);
  if (!entry || entry.deleted_at || !before || Object.keys(entry.draft.values).length > 0) return false;
  await storeDraft(transaction, resource, entry, before, actor);
  return true;
}

/** The English texts are right although the German ones are newer. */
export async function confirmTranslation(transaction: Database, resource: Resource, id: number, actor: ActorInLanguage): Promise<boolean> {
  const entry = await readEdited(transaction, resource, id, true);
  if (!entry || entry.deleted_at) return false;
  const english = Object.fromEntries(Object.keys(entry.draft.text_times).map((name) => [name, { en: '' }]));
  await noteTextTimes(transaction, resource, { id, values: english, before: entry.values }, actor.now);
  return true;
}

/** Stores what differs from what is live now; does nothing when that is the draft already. */
export async function storeDraft(
  transaction: Database,
  { type }: Resource,
  { id, draft }: Pick<EditedEntry, 'id' | 'draft'>,
  { values, base }: { values: PartialValues; base: PartialValues },
  { user, now }: ActorInLanguage,
): Promise<void> {
  if (isDeepStrictEqual(values, draft.values) && isDeepStrictEqual(base, draft.base)) return;
  const steps = [...draft.steps, { version: draft.version, values: draft.values, base: draft.base }].slice(-mostSteps);
  const next = { version: draft.version + 1, values, base, steps, author: user, updated_at: now };
  await transaction
    .insert(entryDrafts)
    .values({ content_type: type, object_id: id, ...next })
    .onConflictDoUpdate({ target: [entryDrafts.content_type, entryDrafts.object_id], set: next });
}

/** The draft at a version; null when it is not known any more. */
function draftAt({ draft }: EditedEntry, version: number): Values | null {
  if (version >= draft.version) return draft.values;
  return draft.steps.find((step) => step.version === version)?.values ?? null;
}
