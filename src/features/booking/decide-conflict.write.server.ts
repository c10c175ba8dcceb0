import { and, eq } from 'drizzle-orm';
import type { Database } from '../../core/database/client.server.ts';
import { fieldsOf, type ShopValues } from './sync/shop-values.shapes.ts';
import { shopConflicts, shopDates } from './sync/sync.tables.server.ts';
import { readSyncedEvent } from './sync/synced-events.read.server.ts';

/**
 * Ends a conflict in the caller's transaction (SHOP-111). Answers the event with the fields to write where the shop's value is taken, none
 * where the office's stays; null for a conflict that somebody else has decided, 'changed' where the shop says something else by now than was `read`.
 */
export async function decideConflict(
  transaction: Database,
  { id, read, isTaken, now }: { id: number; read: string; isTaken: boolean; now: Date },
): Promise<{ event: number; fields: Record<string, unknown> } | 'changed' | null> {
  const [open] = await transaction.select().from(shopConflicts).where(eq(shopConflicts.id, id)).for('update');
  if (open && (open.shop_value ?? '') !== read) return 'changed';
  const [conflict] = await transaction.delete(shopConflicts).where(eq(shopConflicts.id, id)).returning();
  const event = conflict && (await readSyncedEvent(transaction, conflict.event));
  if (!conflict || !event) return null;
  // With what else the shop says of the date, because an end it names does not go along with a beginning.
  const [date] = await transaction
    .select({ values: shopDates.values })
    .from(shopDates)
    .where(and(eq(shopDates.id_jet, event.id_jet), eq(shopDates.event, event.id)));
  const shop: ShopValues = { ...date?.values, [conflict.name]: conflict.shop_value };
  return { event: event.id, fields: isTaken ? fieldsOf([conflict.name], shop, event, now) : {} };
}

/** A date of the shop is not listed any more. */
export async function ignoreDate(transaction: Database, idJet: string, now: Date): Promise<void> {
  await transaction.update(shopDates).set({ ignored_at: now }).where(eq(shopDates.id_jet, idJet));
}
