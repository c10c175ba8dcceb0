import { eq, inArray } from 'drizzle-orm';
import type { ActorInLanguage } from '../../core/database/actor.ts';
import { audit } from '../../core/database/change.tables.server.ts';
import type { Database } from '../../core/database/client.server.ts';
import { pick } from '../../core/fields/pick.ts';
import type { Language } from '../../core/languages.ts';
import { readNoticedEvents } from '../notices/due-notices.read.server.ts';
import { readEventChanges } from '../notices/event-changes.read.server.ts';
import { eventNotices } from '../notices/notices.tables.server.ts';
import type { CastEntry } from '../programme/contributors.fields.ts';
import { contributors, events } from '../programme/programme.tables.server.ts';
import { reinstatedFields } from '../programme/reinstatement.shapes.ts';
import { checkValues } from './check-values.server.ts';
import { changedValues, checkChange, checkUnique, checkWhole, textsIn, withoutTwin } from './checks/check-change.server.ts';
import { checkReferences } from './checks/check-references.server.ts';
import { differenceOf, isText, withPartial } from './drafts/draft-values.ts';
import { mergeEntry } from './drafts/merge-entry.server.ts';
import { noteTextTimes } from './drafts/text-times.server.ts';
import { readEntry } from './entries.read.server.ts';
import { EntryConflict } from './entry-conflict.ts';
import { toWire, type Values } from './entry-values.server.ts';
import { readPast } from './past-values.read.server.ts';
import { recordChanges } from './record-changes.server.ts';
import type { Resource } from './resources.server.ts';

/** Stores a new entry and answers its id. @throws EntryRefused */
export async function createEntry(transaction: Database, resource: Resource, given: Values, actor: ActorInLanguage): Promise<number> {
  const presets = Object.fromEntries(Object.entries(resource.fields).map(([name, field]) => [name, field.initial]));
  const checked = checkValues(resource, textsIn(resource, given, actor.language), actor.language, true);
  checkWhole(resource, { ...presets, ...checked }, actor.language);
  await checkReferences(transaction, resource, { id: null, values: checked, current: {}, language: actor.language });
  await checkUnique(transaction, resource, null, checked, actor.language);
  const { contributors: cast, ...row } = { ...presets, ...checked };
  const [{ id }] = (await withoutTwin(resource, actor.language, () =>
    transaction
      .insert(resource.table)
      .values({ ...row, created_at: actor.now, updated_at: actor.now } as never)
      .returning({ id: resource.columns.id as never }),
  )) as unknown as [{ id: number }];
  await storeCast(transaction, resource, id, cast as CastEntry[]);
  const values = toWire(resource.fields, { ...presets, ...checked });
  await recordChanges(transaction, [{ resource, id, values, detail: { version: 0 } }], 'create', actor);
  return id;
}

export interface EntryChange {
  id: number;
  /** Version the values are based on; without one the newest. */
  version?: number | undefined;
  given: Values;
  /** Former values of the given fields where they are known already, instead of `version`. */
  base?: Values;
  /** In the audit; 'edit' by default. */
  action?: 'edit' | 'publish' | 'undo_publish';
  /** Languages that were published. */
  languages?: readonly Language[];
  /** What undoing it has to know beside the values. */
  remembered?: Record<string, unknown> | undefined;
  /** Nobody of the office has made the change: mails to ticket holders wait. */
  isUnseen?: boolean;
}

/**
 * Changes fields of an entry, merged with what others changed since `version`. Visitors see it at once.
 * False when there is no such entry outside of the trash. @throws EntryRefused, EntryConflict
 */
export async function changeEntry(
  transaction: Database,
  resource: Resource,
  { id, version, given, base: known, action = 'edit', languages, remembered, isUnseen }: EntryChange,
  actor: ActorInLanguage,
): Promise<boolean> {
  const { single, fields } = resource;
  if (single?.id === id)
    await transaction
      .insert(resource.table)
      .values({ id, ...single.presets } as never)
      .onConflictDoNothing();
  const entry = await readEntry(transaction, resource, id, true);
  if (!entry || entry.deleted_at) return false;
  const current = entry.values;
  const changed = changedValues(resource, current, given, actor.language);
  const isNewest = version === undefined || version >= entry.version;
  const past = known ? withPartial(fields, current, known) : isNewest ? current : await readPast(transaction, resource, entry, version);
  const { values: merged, conflicts } = mergeEntry(past, current, changed, (name) => isText(fields, name));
  if (conflicts.length > 0)
    throw new EntryConflict({
      ...{ base: pick(past, conflicts), current: pick(current, conflicts), submitted: pick(changed, conflicts) },
      ...{ entry, merged: { ...current, ...merged }, fields: conflicts },
      kind: action === 'publish' ? 'live' : 'theirs',
    });
  if (Object.keys(merged).length === 0) return true;
  const values = { ...(await readFollowing(transaction, resource, id, merged)), ...merged };
  const { contributors: cast, ...row } = await checkChange(transaction, resource, { id, values, current }, actor.language);
  const noticed = resource.name === 'events' ? await readNoticedEvents(transaction, [id]) : [];
  await withoutTwin(resource, actor.language, () =>
    transaction
      .update(resource.table)
      .set({ ...row, version: entry.version + 1, updated_at: actor.now } as never)
      .where(eq(resource.columns.id as never, id)),
  );
  if (cast) await storeCast(transaction, resource, id, cast as CastEntry[]);
  const after = { ...current, ...values };
  if (action === 'edit')
    await noteTextTimes(transaction, resource, { id, values: differenceOf(fields, current, after), before: current }, actor.now);
  const before = pick(current, Object.keys(values));
  // A published version is whole, so that it is known also after changes that have no history, as by an import.
  const whole = action === 'publish' ? { values: after, languages } : {};
  const change = {
    resource,
    id,
    values: after,
    detail: { version: entry.version, before, ...whole, ...remembered },
    parents: [current.parent],
  };
  await recordChanges(transaction, [change], action, actor);
  const { notices, entries } = await readEventChanges(transaction, noticed, { ...actor, isUnseen });
  if (notices.length > 0) await transaction.insert(eventNotices).values(notices);
  if (entries.length > 0) await transaction.insert(audit).values(entries);
  return true;
}

/** What else changes with these values of a performance. */
async function readFollowing(transaction: Database, { name, fields }: Resource, id: number, changed: Values): Promise<Values> {
  if (name !== 'events' || !('statuses' in changed || 'date_start' in changed)) return {};
  const [event] = await transaction.select().from(events).where(eq(events.id, id));
  return event ? toWire(fields, reinstatedFields(event, changed)) : {};
}

export async function storeCast(transaction: Database, { castOwner }: Resource, id: number, cast: CastEntry[]): Promise<void> {
  if (!castOwner) return;
  await transaction.delete(contributors).where(inArray(contributors[castOwner], [id]));
  if (cast.length > 0) await transaction.insert(contributors).values(cast.map((entry, order) => ({ ...entry, [castOwner]: id, order })));
}
