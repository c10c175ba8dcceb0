import { eq } from 'drizzle-orm';
import { shopStocks } from '../../../src/features/booking/booking.tables.server.ts';
import { events, rooms } from '../../../src/features/programme/programme.tables.server.ts';
import { type Processes, startProcesses } from '../processes.ts';
import { seedShop } from './shop-events.ts';

export type ShopProcesses = Processes;

/** Processes with {@link seedShop} and so many seats in the stalls: one on the embedded database, two on PostgreSQL. */
export function startShopProcesses(seats: number, rowWidth: number): Promise<ShopProcesses> {
  return startProcesses(async (database) => {
    await seedShop(database);
    const soon = new Date(Date.now() + 7 * 24 * 3_600_000);
    await database.db.update(events).set({ date_start: soon, date_end: null }).where(eq(events.id_jet, 'SEATS'));
    await database.db.update(rooms).set({ seats: 10 * seats });
    await database.db.update(shopStocks).set({ capacity: seats, row_width: rowWidth }).where(eq(shopStocks.seat_group, 'Parkett'));
  }, 2);
}
