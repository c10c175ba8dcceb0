import { and, eq, inArray, sql } from 'drizzle-orm';
import { audit } from '../../core/database/change.tables.server.ts';
import type { Database } from '../../core/database/client.server.ts';
import { shopItems, shopStocks } from '../booking/booking.tables.server.ts';
import { countEntries } from '../forms/count-entries.read.server.ts';
import { type Entry, readEntriesById, readEntry } from './entries.read.server.ts';
import { type Actor, recordChanges } from './record-changes.server.ts';
import type { Resource } from './resources.server.ts';
import { readUses, type Use } from './uses.read.server.ts';

/** Something refers to the entry, so it stays where it is; nothing was stored. */
export class EntryInUse extends Error {
  override name = 'EntryInUse';
  readonly uses: readonly Use[];
  constructor(uses: readonly Use[]) {
    super('The entry is in use.');
    this.uses = uses;
  }
}

/**
 * Puts an entry into the trash or takes it out, under the same number (PAGE-13). False when it is not where it should be.
 * @throws EntryInUse when another entry outside of the trash refers to one that goes
 */
export async function moveEntry(
  transaction: Database,
  resource: Resource,
  id: number,
  to: 'trash' | 'back',
  actor: Actor,
): Promise<boolean> {
  const { moved, inUse } = await moveEntries(transaction, resource, [id], to, actor);
  if (inUse.length > 0) throw new EntryInUse(inUse);
  return moved > 0;
}

/** Moves several entries at once; those in use stay and are told. */
export async function moveEntries(
  transaction: Database,
  resource: Resource,
  ids: readonly number[],
  to: 'trash' | 'back',
  actor: Actor,
): Promise<{ moved: number; inUse: Use[] }> {
  const entries = (await lockEntries(transaction, resource, ids)).filter(({ deleted_at }) => (deleted_at === null) === (to === 'trash'));
  const uses = to === 'trash' ? await readUses(transaction, resource, ids) : [];
  // What goes along does not hold anything back.
  const isHeld = ({ type, id, isInTrash }: Use) => !isInTrash && !(type === resource.type && ids.includes(id));
  const inUse = uses.filter(isHeld);
  const held = new Set(inUse.map(({ used }) => used));
  const moving = entries.filter(({ id }) => !held.has(id));
  if (moving.length > 0)
    await transaction
      .update(resource.table)
      .set({ deleted_at: to === 'trash' ? actor.now : null, version: sql`version + 1`, updated_at: actor.now } as never)
      .where(among(resource, moving));
  const told = moving.map(({ id, version, values }) => ({ resource, id, values, detail: { version, before: {} } }));
  await recordChanges(transaction, told, to === 'trash' ? 'delete' : 'restore', actor);
  return { moved: moving.length, inUse };
}

/** Puts entries onto the website or takes them off; answers how many were changed. */
export async function switchEntries(
  transaction: Database,
  resource: Resource,
  ids: readonly number[],
  isOnline: boolean,
  actor: Actor,
): Promise<number> {
  if (!resource.columns.is_online) return 0;
  const entries = (await lockEntries(transaction, resource, ids)).filter(
    ({ deleted_at, values }) => deleted_at === null && values.is_online !== isOnline,
  );
  if (entries.length === 0) return 0;
  await transaction
    .update(resource.table)
    .set({ is_online: isOnline, version: sql`version + 1`, updated_at: actor.now } as never)
    .where(among(resource, entries));
  const told = entries.map(({ id, version, values }) => ({
    ...{ resource, id, values: { ...values, is_online: isOnline } },
    detail: { version, before: { is_online: values.is_online } },
  }));
  await recordChanges(transaction, told, 'edit', actor);
  return entries.length;
}

/**
 * Deletes an entry of the trash for good, with what its history kept. False when it is not in the trash.
 * @throws EntryInUse also when only something in the trash refers to it, or tickets were given out or entries sent (then without uses)
 */
export async function purgeEntry(transaction: Database, resource: Resource, id: number, actor: Actor): Promise<boolean> {
  const entry = await readEntry(transaction, resource, id, true);
  if (!entry?.deleted_at) return false;
  const uses = await readUses(transaction, resource, [id]);
  if (uses.length > 0) throw new EntryInUse(uses);
  if (resource.name === 'events') await dropStocks(transaction, id);
  // They delete themselves, with their files, when their time is over.
  if (resource.name === 'forms' && (await countEntries(transaction, id)) > 0) throw new EntryInUse([]);
  await transaction.delete(resource.table).where(eq(resource.columns.id as never, id));
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

async function dropStocks(transaction: Database, event: number): Promise<void> {
  const stocks = transaction.select({ id: shopStocks.id }).from(shopStocks).where(eq(shopStocks.event, event));
  const [item] = await transaction.select({ id: shopItems.id }).from(shopItems).where(inArray(shopItems.stock, stocks)).limit(1);
  if (item) throw new EntryInUse([]);
  await transaction.delete(shopStocks).where(eq(shopStocks.event, event));
}

/** Holds the entries until the transaction ends, in the order of their numbers so that two who hold several never wait for each other. */
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
