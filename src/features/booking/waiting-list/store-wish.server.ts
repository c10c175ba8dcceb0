import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import { newToken } from '../tokens.server.ts';
import { asksForMore, readStoredWish } from './change-wish.server.ts';
import type { WaitingWish } from './waiting-list.shapes.ts';
import { waitingDates, waitingMails, waitingParties } from './waiting-list.tables.server.ts';

/** First half of the advisory locks of people who join; the second is a hash of their address. */
const joinLock = 4_614;

/**
 * Stores what somebody wishes, with the mail that has its link (SHOP-77). Who waits for one of these evenings already keeps their entry.
 * What they wish this time counts while nothing is confirmed; after that only the mail says how it stands, because a stranger could change
 * a confirmed entry otherwise (SHOP-266).
 */
export async function storeWish(transaction: Database, wish: WaitingWish, now: Date): Promise<void> {
  const { email, dates } = wish;
  const address = email.toLowerCase();
  // Two tabs that send at once would each find nobody.
  await transaction.execute(sql`select pg_advisory_xact_lock(${joinLock}, hashtext(${address}))`);
  const isSame = sql`lower(${waitingParties.email}) = ${address}`;
  const [known] = await transaction
    .select({ id: waitingParties.id, confirmedAt: waitingParties.confirmed_at })
    .from(waitingParties)
    .innerJoin(waitingDates, eq(waitingDates.party, waitingParties.id))
    .where(and(isSame, isNull(waitingParties.accepted_at), inArray(waitingDates.event, [...dates])))
    .orderBy(sql`${waitingParties.confirmed_at} nulls last`)
    .limit(1);
  const party = known?.confirmedAt ? known.id : await writeParty(transaction, known?.id, wish, now);
  const kind = known?.confirmedAt ? ('known' as const) : ('confirm' as const);
  await transaction.insert(waitingMails).values({ party, kind, recipient: email, due_at: now });
}

/** Writes a party that has confirmed nothing yet, anew or in place of its former wish, which costs its place where it asks for more (SHOP-270); answers its id. */
async function writeParty(
  transaction: Database,
  known: number | undefined,
  { email, language, account, size, highestPrice, dates }: WaitingWish,
  now: Date,
): Promise<number> {
  const values = { email, language, account, size, highest_price: highestPrice };
  const before = known === undefined ? null : await readStoredWish(transaction, known);
  const isBehind = before !== null && asksForMore(before, { size, highestPrice, dates });
  const [party] = known
    ? await transaction
        .update(waitingParties)
        .set({ ...values, ...(isBehind && { created_at: now }) })
        .where(eq(waitingParties.id, known))
        .returning({ id: waitingParties.id })
    : await transaction
        .insert(waitingParties)
        .values({ ...values, token: newToken(), created_at: now })
        .returning({ id: waitingParties.id });
  if (!party) throw new Error('A party of the waiting list was not stored.');
  await transaction.delete(waitingDates).where(eq(waitingDates.party, party.id));
  await transaction.insert(waitingDates).values(dates.map((event) => ({ party: party.id, event })));
  return party.id;
}
