import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import { toLocalIso } from '../../../core/text/wall-clock.ts';
import type { ShopDate } from '../shop-gateway.ts';
import { compareValues, fieldsOf, type ShopValues, valuesAt, valuesOfDate, valuesOfEvent } from './shop-values.shapes.ts';
import { type SyncTrigger, shopConflicts, shopDates, shopSyncRuns } from './sync.tables.server.ts';
import { readSyncedEvent } from './synced-events.read.server.ts';

/** The write path of the office, handed in because it belongs to another feature. Both run in the caller's transaction. */
export interface OfficeWrites {
  /** Changes fields of an event with history, notices and invalidation. Answers why a value is not valid; '' when it was written. */
  changeEvent(transaction: Database, id: number, fields: Record<string, unknown>, now: Date): Promise<string>;
  /** Copies an event to another start, offline, with these fields. Answers its id; null where it is gone. */
  copyEvent(transaction: Database, id: number, start: Date, fields: Record<string, unknown>, now: Date): Promise<number | null>;
}

export interface SyncContext {
  db: Database;
  writes: OfficeWrites;
  now: Date;
  trigger: SyncTrigger;
}

/** What the shop said of a date before; null when it was never read as this event. */
export type FormerValues = ReadonlyMap<string, { event: number | null; values: ShopValues }>;

/**
 * Takes a date of the shop into its event, in one transaction: what the shop alone has changed is written, what both have changed becomes
 * a conflict, and what the shop says now is remembered. Ended in the middle, nothing of it has happened. True when something was written.
 */
export async function syncDate(
  { db, writes, now, trigger }: SyncContext,
  date: ShopDate,
  id: number,
  former: FormerValues,
): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const event = await readSyncedEvent(transaction, id);
    if (!event) return false;
    const known = former.get(date.idJet);
    const before = known?.event === id ? known.values : null;
    const [shop, office] = [valuesOfDate(date, event), valuesOfEvent(event, now)];
    const { taken, conflicts } = compareValues(before && valuesAt(before, now), valuesAt(shop, now), office);
    const failure = taken.length > 0 ? await writes.changeEvent(transaction, id, fieldsOf(taken, shop, event, now), now) : '';
    // What the office could not take waits there like a conflict, instead of being forgotten.
    const open = failure === '' ? conflicts : [...conflicts, ...taken];
    await storeConflicts(transaction, id, { shop, office, open }, now);
    await storeDate(transaction, date, id, shop);
    if (taken.length + conflicts.length > 0)
      await transaction
        .insert(shopSyncRuns)
        .values({ at: now, trigger, event: id, taken: failure === '' ? taken : [], conflicts: open, failure });
    return failure === '' && taken.length > 0;
  });
}

interface Compared {
  shop: ShopValues;
  office: ShopValues;
  open: readonly string[];
}

/** Adds new conflicts, and ends those in which office and shop say the same by now; an open one follows the shop. */
async function storeConflicts(transaction: Database, event: number, { shop, office, open }: Compared, now: Date): Promise<void> {
  const differing = differingNames(shop, office, now);
  const gone = differing.length > 0 ? notInArray(shopConflicts.name, differing) : undefined;
  await transaction.delete(shopConflicts).where(and(eq(shopConflicts.event, event), gone));
  if (open.length === 0) return;
  await transaction
    .insert(shopConflicts)
    .values(open.map((name) => ({ event, name, shop_value: shop[name] ?? null, created_at: now })))
    .onConflictDoUpdate({ target: [shopConflicts.event, shopConflicts.name], set: { shop_value: sql`excluded.shop_value` } });
}

/** Names of what shop and office do not say alike at this moment. */
function differingNames(shop: ShopValues, office: ShopValues, now: Date): string[] {
  return Object.entries(valuesAt(shop, now)).flatMap(([name, value]) => (value === (office[name] ?? null) ? [] : [name]));
}

/** Remembers what the shop says of a date. */
export async function storeDate(transaction: Database, date: ShopDate, event: number | null, values: ShopValues): Promise<void> {
  const row = { event, name: date.name, date_start: date.dateStart, values };
  await transaction
    .insert(shopDates)
    .values({ id_jet: date.idJet, ...row })
    .onConflictDoUpdate({ target: shopDates.id_jet, set: row });
}

/** Creates the performance of a date nobody has entered, offline, as a copy of a sibling, in one transaction. Answers its id. */
export async function draftDate({ db, writes, now, trigger }: SyncContext, date: ShopDate, sibling: number): Promise<number | null> {
  return db.transaction(async (transaction) => {
    const end = date.dateEnd && { date_end: toLocalIso(date.dateEnd) };
    const id = await writes.copyEvent(transaction, sibling, date.dateStart, { id_jet: date.idJet, ...end }, now);
    const event = id === null ? null : await readSyncedEvent(transaction, id);
    if (!event) return null;
    const shop = valuesOfDate(date, event);
    const fields = fieldsOf(differingNames(shop, valuesOfEvent(event, now), now), shop, event, now);
    if (Object.keys(fields).length > 0) await writes.changeEvent(transaction, event.id, fields, now);
    await storeDate(transaction, date, event.id, shop);
    await transaction.insert(shopSyncRuns).values({ at: now, trigger, event: event.id, taken: [], conflicts: [], is_draft: true });
    return event.id;
  });
}
