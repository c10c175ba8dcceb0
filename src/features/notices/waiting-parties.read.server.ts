import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../../core/database/client.server.ts';
import { waitingDates, waitingParties } from '../booking/waiting-list/waiting-list.tables.server.ts';

/** Who waits for tickets of an event (SHOP-180): confirmed, without tickets from the list, and none of `holders`. In the order of arrival. */
export async function readWaitingParties(db: Database, event: number, holders: readonly { email: string }[]) {
  const addresses = new Set(holders.map(({ email }) => email.toLowerCase()));
  const parties = await db
    .select({ party: waitingParties.id, email: waitingParties.email, language: waitingParties.language })
    .from(waitingParties)
    .innerJoin(waitingDates, eq(waitingDates.party, waitingParties.id))
    .where(and(eq(waitingDates.event, event), isNotNull(waitingParties.confirmed_at), isNull(waitingParties.accepted_at)))
    .orderBy(waitingParties.id);
  return parties.filter(({ email }) => !addresses.has(email.toLowerCase()));
}
