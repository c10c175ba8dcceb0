import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import { m } from '../../../paraglide/messages.js';
import type { ShopDate } from './shop-changes.shapes.ts';
import {
  compareValues,
  fieldsOf,
  type OfficeRefusal,
  type ShopValues,
  valuesAt,
  valuesOfDate,
  valuesOfEvent,
} from './shop-values.shapes.ts';
import { type SyncTrigger, shopConflicts, shopDates, shopSyncRuns } from './sync.tables.server.ts';
import { readSyncedEvent } from './synced-events.read.server.ts';

/** The write path of the office, handed in because it belongs to another feature. Both run in the caller's transaction. */
export interface OfficeWrites {
  /** Changes fields of an event with history, notices and invalidation. Answers why a value is not valid; null when it was written. */
  changeEvent(transaction: Database, id: number, fields: Record<string, unknown>, now: Date): Promise<OfficeRefusal | null>;
  /** Copies an event to another start, offline, with these fields. Answers its id; null where it is gone or they are not valid. */
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
 * a conflict, and what the shop says now is remembered; of a date that `isGone` it is said why its sale ends. Ended in the middle, nothing of it has happened. True when something was written.
 */
export async function syncDate(
  { db, writes, now, trigger }: SyncContext,
  date: ShopDate,
  id: number,
  former: FormerValues,
  isGone = false,
): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const event = await readSyncedEvent(transaction, id);
    if (!event) return false;
    const known = former.get(date.idJet);
    const before = known?.event === id ? known.values : null;
    const [shop, office] = [valuesOfDate(date, event, before), valuesOfEvent(event, now)];
    const { taken, conflicts } = compareValues(before && valuesAt(before, now), valuesAt(shop, now), office);
    const refusal = taken.length > 0 ? await writes.changeEvent(transaction, id, fieldsOf(taken, shop, event, now), now) : null;
    // What the office could not take waits there like a conflict, instead of being forgotten.
    const open = refusal ? [...conflicts, ...taken] : conflicts;
    await storeConflicts(transaction, id, { shop, office, open }, now);
    await storeDate(transaction, date, id, shop);
    if (taken.length + conflicts.length > 0)
      await transaction.insert(shopSyncRuns).values({
        at: now,
        trigger,
        event: id,
        taken: refusal ? [] : taken,
        conflicts: open,
        failure: failureText(refusal ?? (isGone ? goneText() : null)),
      });
    return refusal === null && taken.length > 0;
  });
}

const goneText = (): OfficeRefusal => ({ de: m.shop_sync_gone({}, { locale: 'de' }), en: m.shop_sync_gone({}, { locale: 'en' }) });

const failureText = (refusal: OfficeRefusal | null) => (refusal ? JSON.stringify(refusal) : '');

interface DateValues {
  shop: ShopValues;
  office: ShopValues;
  open: readonly string[];
}

/** Adds new conflicts, and ends those in which office and shop say the same by now; an open one follows the shop. */
async function storeConflicts(transaction: Database, event: number, { shop, office, open }: DateValues, now: Date): Promise<void> {
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

/**
 * Creates the performance of a date nobody has entered, offline, as a copy of a sibling, in one transaction. Answers its id; null where
 * there can be none. Values the office does not take wait there like a conflict.
 */
export async function draftDate({ db, writes, now, trigger }: SyncContext, date: ShopDate, sibling: number): Promise<number | null> {
  return db.transaction(async (transaction) => {
    const id = await writes.copyEvent(transaction, sibling, date.dateStart, { id_jet: date.idJet }, now);
    const event = id === null ? null : await readSyncedEvent(transaction, id);
    if (!event) return null;
    const [shop, office] = [valuesOfDate(date, event, null), valuesOfEvent(event, now)];
    const differing = differingNames(shop, office, now);
    const fields = fieldsOf(differing, shop, event, now);
    const refusal = differing.length > 0 ? await writes.changeEvent(transaction, event.id, fields, now) : null;
    const open = refusal ? differing : [];
    await storeConflicts(transaction, event.id, { shop, office, open }, now);
    await storeDate(transaction, date, event.id, shop);
    await transaction
      .insert(shopSyncRuns)
      .values({ at: now, trigger, event: event.id, taken: [], conflicts: open, is_draft: true, failure: failureText(refusal) });
    return event.id;
  });
}
