import { eq } from 'drizzle-orm';
import { events } from '../../../src/features/programme/programme.tables.server.ts';
import { startTestApp, type TestApp } from '../app.ts';
import { seedShop } from './shop-events.ts';

/** The waiting room of the first event. */
export const room = '/api/shop-waiting-room/1/?language=en';

/** A site whose first event has a waiting room in which two choose at once. */
export function startWithRoom(
  values: Partial<typeof events.$inferInsert> = {},
  options: Parameters<typeof startTestApp>[0] = {},
): Promise<TestApp> {
  return startTestApp({
    seed: async (database) => {
      await seedShop(database);
      await database.db
        .update(events)
        .set({ has_waiting_room: true, waiting_room_size: 2, ...values })
        .where(eq(events.id, 1));
    },
    environment: { TRUST_PROXY: 'true' },
    ...options,
  });
}
