import type { AvailabilityByEvent } from '../../features/booking/booking.contract.ts';
import { groupsAnswer } from '../../features/booking/booking.read.server.ts';
import type { ShopContext } from './shop-context.server.ts';

/** Live stock of the event on the page; undefined when it is unknown: then only the catalogue counts. */
export async function liveStockOf({ options, reading }: ShopContext, id: number): Promise<AvailabilityByEvent[string] | undefined> {
  const stock = await options.shop.availability([id], reading.now).catch(() => undefined);
  const found = stock?.get(id);
  if (!found) return undefined;
  return {
    max_per_order: found.maxPerOrder,
    ...(found.fees && { fees: { per_ticket: found.fees.perTicket, per_order: found.fees.perOrder } }),
    ...(found.hasPlan && { has_plan: true }),
    statuses: found.remaining === 0 ? ['sold_out'] : [],
    ...groupsAnswer(found, found.remaining === 0),
  };
}
