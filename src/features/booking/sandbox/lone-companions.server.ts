import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import { shopItems, shopStocks, shopTickets } from '../booking.tables.server.ts';
import type { SoldEvent } from '../sale-rules.ts';
import { pairCompanions } from '../seat-plan/wheelchair-rules.ts';
import type { SoldEventRow } from '../stock/sold-events.read.server.ts';

/** True for a price of companions. */
export function isCompanionPrice({ prices, seat_groups }: SoldEvent, saleType: number): boolean {
  return [...prices, ...seat_groups.flatMap((group) => group.prices)].some(
    (price) => price.is_companion && price.sale_type_id === saleType,
  );
}

/** Gives back the tickets of companions whose wheelchair place has left the cart (SHOP-66). */
export async function releaseLoneCompanions(transaction: Database, cart: number, { event, roomPlan }: SoldEventRow): Promise<void> {
  const tickets = await transaction
    .select({ stock: shopTickets.stock, seat: shopTickets.seat, group: shopStocks.seat_group, saleType: shopItems.sale_type_id })
    .from(shopTickets)
    .innerJoin(shopItems, eq(shopItems.id, shopTickets.item))
    .innerJoin(shopStocks, eq(shopStocks.id, shopItems.stock))
    .where(and(eq(shopItems.cart, cart), eq(shopStocks.event, event.id)))
    .orderBy(asc(shopTickets.seat));
  const lone = [...Map.groupBy(tickets, ({ stock }) => stock)].flatMap(([stock, all]) => {
    const companions = all.filter(({ saleType }) => isCompanionPrice(event, saleType)).map(({ seat }) => seat);
    const group = roomPlan?.seats.get(all[0]?.group ?? '');
    if (!group) return [{ stock, seats: companions.slice(all.length - companions.length) }];
    const held = new Set(all.map(({ seat }) => seat));
    const beside = new Set(pairCompanions(group.blocks, ({ place }) => held.has(place)).values());
    return [{ stock, seats: companions.filter((seat) => !beside.has(seat)) }];
  });
  const conditions = lone
    .filter(({ seats }) => seats.length > 0)
    .map(({ stock, seats }) => and(eq(shopTickets.stock, stock), inArray(shopTickets.seat, seats)));
  if (conditions.length > 0) await transaction.delete(shopTickets).where(or(...conditions));
}
