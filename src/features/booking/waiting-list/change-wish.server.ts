import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import type { ChangedWish, WaitingWish, WishChange } from './waiting-list.shapes.ts';
import { waitingDates, waitingOffers, waitingParties } from './waiting-list.tables.server.ts';

type Wish = Pick<WaitingWish, 'size' | 'highestPrice' | 'dates'>;

/**
 * Changes what a party wishes (SHOP-270). Who asks for less keeps their place; who asks for more has the place of somebody who joins now,
 * because others wait for that longer. A party with an offer answers it first: it is for what was wished before.
 */
export async function changeWish(transaction: Database, token: string, wish: ChangedWish, now: Date): Promise<WishChange> {
  // Locked as by whoever offers tickets, so that they see the one wish or the other.
  const [party] = await transaction.select().from(waitingParties).where(eq(waitingParties.token, token)).for('update');
  if (!party || party.accepted_at) return 'gone';
  const isOffered = and(eq(waitingOffers.party, party.id), isNull(waitingOffers.outcome));
  if ((await transaction.$count(waitingOffers, isOffered)) > 0) return 'offered';
  const before = await readStoredWish(transaction, party.id);
  if (!before) return 'gone';
  const { size, highestPrice, dates, choices } = wish;
  const isBehind = asksForMore(before, wish);
  await transaction
    .update(waitingParties)
    .set({ size, highest_price: highestPrice, ...(isBehind && { created_at: now }) })
    .where(eq(waitingParties.id, party.id));
  const dropped = choices.filter((event) => !dates.includes(event));
  await transaction.delete(waitingDates).where(and(eq(waitingDates.party, party.id), inArray(waitingDates.event, dropped)));
  await transaction
    .insert(waitingDates)
    .values(dates.map((event) => ({ party: party.id, event })))
    .onConflictDoNothing();
  return isBehind ? 'behind' : 'kept';
}

/** What a party wishes as it is stored; null for one that is not there any more. */
export async function readStoredWish(db: Database, party: number): Promise<Wish | null> {
  const [row] = await db
    .select({ size: waitingParties.size, highestPrice: waitingParties.highest_price })
    .from(waitingParties)
    .where(eq(waitingParties.id, party));
  const dates = await db.select({ event: waitingDates.event }).from(waitingDates).where(eq(waitingDates.party, party));
  return row ? { ...row, dates: dates.map(({ event }) => event) } : null;
}

/** Whether a wish can be given something that the one before could not: more tickets, dearer ones, or those of another evening. */
export function asksForMore(before: Wish, { size, highestPrice, dates }: Wish): boolean {
  const priceOf = (price: string | null) => (price === null ? Number.POSITIVE_INFINITY : Number(price));
  return size > before.size || priceOf(highestPrice) > priceOf(before.highestPrice) || dates.some((date) => !before.dates.includes(date));
}
