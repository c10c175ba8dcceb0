import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import { shopItems, shopStocks, shopTickets } from '../booking.tables.server.ts';
import { isCompanionPrice } from '../sale-rules.ts';
import { type BesideSeat, heldBackUntil, isHeldBack, pairCompanions } from '../seat-plan/wheelchair-rules.ts';
import type { SoldEventRow } from '../stock/sold-events.read.server.ts';

/**
 * Gives back the tickets of companions whose wheelchair place has left the cart (SHOP-66), and while they are held back those of their
 * places at any price (SHOP-67).
 */
export async function releaseLoneCompanions(
  transaction: Database,
  cart: number,
  { event, roomPlan }: SoldEventRow,
  now: Date,
): Promise<void> {
  const tickets = await transaction
    .select({ stock: shopTickets.stock, seat: shopTickets.seat, group: shopStocks.seat_group, saleType: shopItems.sale_type_id })
    .from(shopTickets)
    .innerJoin(shopItems, eq(shopItems.id, shopTickets.item))
    .innerJoin(shopStocks, eq(shopStocks.id, shopItems.stock))
    .where(and(eq(shopItems.cart, cart), eq(shopStocks.event, event.id)))
    .orderBy(asc(shopTickets.seat));
  const until = roomPlan && heldBackUntil(event, roomPlan.plan);
  const isHeld = until !== undefined && isHeldBack(until, now);
  const lone = [...Map.groupBy(tickets, ({ stock }) => stock)].flatMap(([stock, all]) => {
    const group = roomPlan?.seats.get(all[0]?.group ?? '');
    const isCompanion = ({ saleType, seat }: (typeof all)[number]) =>
      isCompanionPrice(event, saleType) || (isHeld && group?.byPlace.get(seat)?.kind === 'companion');
    const companions = all.filter(isCompanion).map(({ seat }) => seat);
    if (!group) return [{ stock, seats: companions.slice(all.length - companions.length) }];
    const held = new Set(all.map(({ seat }) => seat));
    const canUse = ({ place, kind }: BesideSeat) => (kind === 'companion' ? companions.includes(place) : held.has(place));
    const beside = new Set(pairCompanions(group.blocks, canUse).values());
    return [{ stock, seats: companions.filter((seat) => !beside.has(seat)) }];
  });
  const conditions = lone
    .filter(({ seats }) => seats.length > 0)
    .map(({ stock, seats }) => and(eq(shopTickets.stock, stock), inArray(shopTickets.seat, seats)));
  if (conditions.length > 0) await transaction.delete(shopTickets).where(or(...conditions));
}
