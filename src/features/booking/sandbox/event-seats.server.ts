import { and, eq, gt, isNotNull, or } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import { placesLeft } from '../allocation/places-left.ts';
import { placeKey, planSeating } from '../allocation/stock-plan.ts';
import { shopCarts, shopItems, shopStocks, shopTickets } from '../booking.tables.server.ts';
import { whyNotSold } from '../sale-rules.ts';
import { heldBackUntil, isHeldBack } from '../seat-plan/wheelchair-rules.ts';
import type { EventSeats } from '../shop-gateway.ts';
import { readSoldEvents } from '../stock/sold-events.read.server.ts';

/** The seat plan of an event with what is taken of it; null where nothing of it is sold by a plan. */
export async function readEventSeats(db: Database, id: number, now: Date): Promise<EventSeats | null> {
  const [found] = await readSoldEvents(db, [id]);
  if (!found?.roomPlan) return null;
  const { event, roomSeats, roomPlan } = found;
  const stocks = await db.select().from(shopStocks).where(eq(shopStocks.event, id));
  const seatings = planSeating(event, roomSeats, stocks, roomPlan.seats);
  if (![...seatings.values()].some(({ group }) => group)) return null;
  const tickets = await db
    .select({ group: shopStocks.seat_group, block: shopStocks.block_id, seat: shopTickets.seat })
    .from(shopTickets)
    .innerJoin(shopStocks, eq(shopStocks.id, shopTickets.stock))
    .innerJoin(shopItems, eq(shopItems.id, shopTickets.item))
    .leftJoin(shopCarts, eq(shopCarts.id, shopItems.cart))
    .where(and(eq(shopStocks.event, id), or(isNotNull(shopItems.order), gt(shopCarts.expires_at, now))));
  const sold = Map.groupBy(tickets, ({ group, block }) => placeKey(group, block));
  const left = placesLeft(seatings, (key) => (sold.get(key) ?? []).map(({ seat }) => seat));
  const isClosed = (group: string) =>
    whyNotSold(event, now) !== null ||
    event.seat_groups.find(({ seat_group }) => seat_group === group)?.status === '0' ||
    !left.get(placeKey(group, 0))?.left();
  const taken = [...roomPlan.seats].flatMap(([name, { byPlace }]) => {
    const isGone = isClosed(name);
    return [...byPlace.keys()].filter((place) => isGone || left.get(placeKey(name, 0))?.taken.has(place));
  });
  const until = heldBackUntil(event, roomPlan.plan);
  return { plan: roomPlan.plan, taken, heldBackUntil: isHeldBack(until, now) ? (until ?? 'always') : null };
}
