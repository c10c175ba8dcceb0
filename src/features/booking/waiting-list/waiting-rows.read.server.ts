import { and, asc, count, eq, inArray, sql, sum } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import type { Translated } from '../../../core/languages.ts';
import { events } from '../../programme/programme.tables.server.ts';
import { groupNameOf } from '../stock/sold-events.read.server.ts';
import { dateColumns } from './waiting-list.read.server.ts';
import type { WaitingDate } from './waiting-list.shapes.ts';
import { waitingDates, waitingOffers, waitingParties } from './waiting-list.tables.server.ts';

/** A party in the list of an evening. */
export interface WaitingRow {
  id: number;
  /** In the order of arrival, from 1; null for who has an offer or is not confirmed. */
  place: number | null;
  email: string;
  size: number;
  highestPrice: string | null;
  createdAt: Date;
  state: 'unconfirmed' | 'waiting' | 'offered' | 'accepted';
  /** All of its evenings. */
  dates: WaitingDate[];
  offers: { event: number; outcome: (typeof waitingOffers.$inferSelect)['outcome']; expires: Date; seatGroup: Translated }[];
}

// With the names of their tables, which the query builder leaves out of the fields of a select from one table.
const state = sql<WaitingRow['state']>`case
  when waiting_parties.accepted_at is not null then 'accepted'
  when exists (select from waiting_offers where waiting_offers.party = waiting_parties.id and waiting_offers.outcome is null) then 'offered'
  when waiting_parties.confirmed_at is not null then 'waiting'
  else 'unconfirmed' end`;

/** The order in which parties are offered tickets. */
const arrival = sql`waiting_parties.created_at, waiting_parties.id`;

/** Whether a party waits for an evening and is offered what becomes free. */
const isInLine = (event: number) => sql<boolean>`(${state} = 'waiting' and exists (
  select from waiting_dates where waiting_dates.party = waiting_parties.id and waiting_dates.event = ${event}))`;

/** Whether a party waits for an evening, or has had an offer of it. */
const isListed = (event: number) => sql`(exists (
  select from waiting_dates where waiting_dates.party = waiting_parties.id and waiting_dates.event = ${event}) or exists (
  select from waiting_offers where waiting_offers.party = waiting_parties.id and waiting_offers.event = ${event}))`;

/** A page of the waiting list of an evening, for the office: in the order of arrival, whoever has taken an offer last. Pages count from 1. */
export async function readWaitingRows(
  db: Database,
  event: number,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ count: number; rows: WaitingRow[] }> {
  const inLine = isInLine(event);
  const parties = await db
    .select({
      party: waitingParties,
      state,
      place: sql<number | null>`case when ${inLine} then row_number() over (partition by ${inLine} order by ${arrival}) end`,
    })
    .from(waitingParties)
    .where(isListed(event))
    .orderBy(sql`waiting_parties.accepted_at is not null`, arrival)
    .limit(perPage)
    .offset((page - 1) * perPage);
  const ids = parties.map(({ party }) => party.id);
  if (ids.length === 0) return { count: await db.$count(waitingParties, isListed(event)), rows: [] };
  const dates = await db
    .select({ party: waitingDates.party, date: dateColumns })
    .from(waitingDates)
    .innerJoin(events, eq(events.id, waitingDates.event))
    .where(inArray(waitingDates.party, ids))
    .orderBy(asc(events.date_start));
  const offers = await db
    .select({ offer: waitingOffers, groups: events.seat_groups })
    .from(waitingOffers)
    .innerJoin(events, eq(events.id, waitingOffers.event))
    .where(inArray(waitingOffers.party, ids))
    .orderBy(asc(waitingOffers.id));
  const rows = parties.map(({ party: { id, email, size, highest_price, created_at }, place, ...row }) => ({
    ...{ id, email, size, highestPrice: highest_price, createdAt: created_at, place: place === null ? null : Number(place) },
    ...row,
    dates: dates.filter(({ party }) => party === id).map(({ date }) => date),
    offers: offers
      .filter(({ offer }) => offer.party === id)
      .map(({ offer: { event, outcome, expires_at: expires, seat_group }, groups }) => ({
        ...{ event, outcome, expires },
        seatGroup: groupNameOf(groups, seat_group),
      })),
  }));
  return { count: await db.$count(waitingParties, isListed(event)), rows };
}

/** Whether a party is in the list of an evening. */
export async function hasParty(db: Database, event: number, party: number): Promise<boolean> {
  return (await db.$count(waitingParties, and(eq(waitingParties.id, party), isListed(event)))) > 0;
}

/** How many parties wait for an evening, and for how many tickets. */
export async function readWaitingLine(db: Database, event: number): Promise<{ parties: number; tickets: number }> {
  const [line] = await db
    .select({ parties: count(), tickets: sum(waitingParties.size).mapWith(Number) })
    .from(waitingParties)
    .where(isInLine(event));
  return { parties: line?.parties ?? 0, tickets: line?.tickets ?? 0 };
}
