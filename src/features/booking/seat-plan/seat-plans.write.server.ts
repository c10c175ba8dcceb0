import { and, eq, gt, gte, isNull, or } from 'drizzle-orm';
import { audit } from '../../../core/database/change.tables.server.ts';
import { announceChange } from '../../../core/database/changes.server.ts';
import type { Database } from '../../../core/database/client.server.ts';
import { events, rooms } from '../../programme/programme.tables.server.ts';
import { seatPlans, shopCarts, shopItems, shopStocks, shopTickets } from '../booking.tables.server.ts';
import { emptyPlan } from './edit-plan.ts';
import { planSeats, type SeatLabel } from './planned-seats.ts';
import { placesPerId, type SeatPlan } from './seat-plan.shapes.ts';

/** Why a plan is not stored: somebody else has changed it, or it lacks places that are sold for evenings ahead. */
export type PlanRefusal = 'changed' | { sold: SeatLabel[] };

interface WantedPlan {
  room: number;
  /** Null removes the plan: the room sells its places as numbers again. */
  plan: SeatPlan | null;
  /** Of the plan it was made from; 0 where the room never had one. */
  version: number;
}

/** Stores the seat plan of a room; call it inside a transaction. Answers why it was refused, or null. */
export async function writeSeatPlan(
  transaction: Database,
  { room, plan, version }: WantedPlan,
  { user, now }: { user: number | null; now: Date },
): Promise<PlanRefusal | null> {
  // The room's row, because a room without a plan has no other to lock: two people may draw its first plan at once.
  await transaction.select({ id: rooms.id }).from(rooms).where(eq(rooms.id, room)).for('no key update');
  const [stored] = await transaction.select().from(seatPlans).where(eq(seatPlans.room, room));
  if ((stored?.version ?? 0) !== version) return 'changed';
  const places = new Set([...planSeats(plan ?? emptyPlan).values()].flatMap(({ byPlace }) => [...byPlace.keys()]));
  const sold = (await readSoldPlaces(transaction, room, now)).filter(({ seat }) => !places.has(seat));
  const labels = new Map(sold.flatMap(({ seat, label }) => (label ? [[seat, label] as const] : [])));
  if (labels.size > 0) return { sold: [...labels.values()] };
  // A removed plan stays as one without areas, so that no version comes twice: a form of the removed one would fit the next.
  const values = { room, plan: plan ?? emptyPlan, version: version + 1 };
  await transaction.insert(seatPlans).values(values).onConflictDoUpdate({ target: seatPlans.room, set: values });
  await announceChange(transaction, ['events']);
  await transaction.insert(audit).values({
    ...{ user, action: 'seat_plan', content_type: 'room', object_id: room, created_at: now },
    detail: { plan, replaced: stored?.plan ?? null },
  });
  return null;
}

/** Places of the plan that are sold or held for evenings ahead in the room. */
export function readSoldPlaces(db: Database, room: number, now: Date) {
  return db
    .selectDistinct({ seat: shopTickets.seat, label: shopTickets.label })
    .from(shopTickets)
    .innerJoin(shopStocks, eq(shopStocks.id, shopTickets.stock))
    .innerJoin(events, eq(events.id, shopStocks.event))
    .innerJoin(shopItems, eq(shopItems.id, shopTickets.item))
    .leftJoin(shopCarts, eq(shopCarts.id, shopItems.cart))
    .where(
      and(
        ...[eq(events.room, room), gt(events.ends_at, now), gte(shopTickets.seat, placesPerId)],
        or(isNull(shopItems.cart), gt(shopCarts.expires_at, now)),
      ),
    );
}
