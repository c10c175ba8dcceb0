import type { Entry } from '../../../features/admin/entries.read.server.ts';
import type { Sales } from '../../../features/booking/shop-gateway.ts';
import type { AdminContext } from '../../admin-context.server.ts';

/** Sold tickets of performances (ADMIN-245); null where the shop does not say. It may be away: the page is there without it. */
export async function readSales(
  { options, request }: AdminContext,
  events: readonly Pick<Entry, 'id'>[],
): Promise<Map<number, Sales> | null> {
  try {
    return (await options.sales?.(events.map(({ id }) => id))) ?? null;
  } catch (error) {
    request.log.error(error);
    return null;
  }
}
