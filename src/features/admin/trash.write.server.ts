import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ActorInLanguage } from '../../core/database/actor.ts';
import { audit } from '../../core/database/change.tables.server.ts';
import type { Database } from '../../core/database/client.server.ts';
import { shopItems, shopStocks } from '../booking/booking.tables.server.ts';
import { countEntries } from '../forms/entries/entries.read.server.ts';
import { alerts } from '../site/site.tables.server.ts';
import { deleteDrafts } from './drafts/delete-drafts.server.ts';
import { type Entry, readEntriesById, readEntry } from './entries.read.server.ts';
import { showReinstated } from './event-alerts.write.server.ts';
import { recordChanges } from './record-changes.server.ts';
import type { Resource } from './resources.server.ts';
import { readUsedIds, readUses, type Use } from './uses/uses.read.server.ts';

/** Maximum number of uses an error names; a room may have ten thousand events. */
const mostNamed = 1000;

/** The entry is in use; nothing was stored. */
export class EntryInUse extends Error {
  override name = 'EntryInUse';
  readonly uses: readonly Use[];
  constructor(uses: readonly Use[]) {
    super('The entry is in use.');
    this.uses = uses;
  }
}

/**
 * Moves an entry to the trash or restores it under the same id (PAGE-13). False when it is not in the expected state.
 * @throws EntryInUse when another entry outside of the trash refers to a deleted one
 */
export async function moveEntry(
  transaction: Database,
  resource: Resource,
  id: number,
  to: 'trash' | 'back',
  actor: ActorInLanguage,
): Promise<boolean> {
  const { moved, inUse } = await moveEntries(transaction, resource, [id], to, actor);
  if (inUse.length === 0) return moved > 0;
  throw new EntryInUse((await readUses(transaction, resource, inUse, mostNamed)).filter(({ isInTrash }) => !isInTrash));
}

/** Moves several entries; those in use stay, and their ids are returned. */
export async function moveEntries(
  transaction: Database,
  resource: Resource,
  ids: readonly number[],
  to: 'trash' | 'back',
  actor: ActorInLanguage,
): Promise<{ moved: number; inUse: number[] }> {
  const entries = (await lockEntries(transaction, resource, ids)).filter(({ deleted_at }) => (deleted_at === null) === (to === 'trash'));
  const inUse =
    to === 'trash'
      ? await readStaying(
          transaction,
          resource,
          entries.map(({ id }) => id),
        )
      : new Set<number>();
  const moving = entries.filter(({ id }) => !inUse.has(id));
  if (moving.length > 0)
    await transaction
      .update(resource.table)
      .set({ deleted_at: to === 'trash' ? actor.now : null, version: sql`version + 1`, updated_at: actor.now } as never)
      .where(among(resource, moving));
  const changes = moving.map(({ id, version, values }) => ({ resource, id, values, detail: { version, before: {} } }));
  await recordChanges(transaction, changes, to === 'trash' ? 'delete' : 'restore', actor);
  return { moved: moving.length, inUse: [...inUse] };
}

/** Which entries would stay if all of them were moved to the trash: others need them, or one of these that stays. */
export async function readStaying(db: Database, resource: Resource, ids: readonly number[]): Promise<Set<number>> {
  const staying = new Set<number>();
  for (let isStable = false; !isStable; ) {
    const moving = ids.filter((id) => !staying.has(id));
    const used = await readUsedIds(db, resource, moving);
    for (const id of used) staying.add(id);
    isStable = used.size === 0;
  }
  return staying;
}

/** Switches entries online or offline; answers the number of changed ones. */
export async function switchEntries(
  transaction: Database,
  resource: Resource,
  ids: readonly number[],
  isOnline: boolean,
  actor: ActorInLanguage,
): Promise<number> {
  if (!resource.columns.is_online) return 0;
  const shown = isOnline && resource.table === alerts ? await showReinstated(transaction, ids) : [];
  const entries = (await lockEntries(transaction, resource, ids)).filter(
    ({ deleted_at, values }) => deleted_at === null && values.is_online !== isOnline,
  );
  if (entries.length === 0) return shown.length;
  await transaction
    .update(resource.table)
    .set({ is_online: isOnline, version: sql`version + 1`, updated_at: actor.now } as never)
    .where(among(resource, entries));
  const changes = entries.map(({ id, version, values }) => ({
    ...{ resource, id, values: { ...values, is_online: isOnline } },
    detail: { version, before: { is_online: values.is_online } },
  }));
  await recordChanges(transaction, changes, 'edit', actor);
  return entries.length + shown.length;
}

/**
 * Deletes an entry of the trash permanently, with the details of its history. False when it is not in the trash.
 * @throws EntryInUse also when only something in the trash refers to it, or there are tickets or form entries (then without uses)
 */
export async function purgeEntry(transaction: Database, resource: Resource, id: number, actor: ActorInLanguage): Promise<boolean> {
  const entry = await readEntry(transaction, resource, id, true);
  if (!entry?.deleted_at) return false;
  const uses = await readUses(transaction, resource, [id], mostNamed);
  if (uses.length > 0) throw new EntryInUse(uses);
  if (resource.name === 'events') await deleteStocks(transaction, id);
  // Form entries are deleted, with their files, at the end of their retention.
  if (resource.name === 'forms' && (await countEntries(transaction, id)) > 0) throw new EntryInUse([]);
  await transaction.delete(resource.table).where(eq(resource.columns.id as never, id));
  await deleteDrafts(transaction, resource, id);
  await transaction
    .update(audit)
    .set({ detail: {}, title: '' })
    .where(and(eq(audit.content_type, resource.type), eq(audit.object_id, id)));
  await recordChanges(
    transaction,
    [{ resource, id, values: { parent: entry.values.parent }, detail: { version: entry.version } }],
    'purge',
    actor,
  );
  return true;
}

async function deleteStocks(transaction: Database, event: number): Promise<void> {
  const stocks = transaction.select({ id: shopStocks.id }).from(shopStocks).where(eq(shopStocks.event, event));
  const [item] = await transaction.select({ id: shopItems.id }).from(shopItems).where(inArray(shopItems.stock, stocks)).limit(1);
  if (item) throw new EntryInUse([]);
  await transaction.delete(shopStocks).where(eq(shopStocks.event, event));
}

/** Locks entries until the transaction ends, ordered by id to prevent deadlocks. */
async function lockEntries(transaction: Database, resource: Resource, ids: readonly number[]): Promise<Entry[]> {
  if (ids.length === 0) return [];
  const id = resource.columns.id as never;
  await transaction
    .select({ id })
    .from(resource.table)
    .where(inArray(id, [...ids]))
    .orderBy(id)
    .for('update');
  return readEntriesById(transaction, resource, ids);
}

function among({ columns }: Resource, entries: readonly Entry[]) {
  return inArray(
    columns.id as never,
    entries.map(({ id }) => id),
  );
}
