import { eq } from 'drizzle-orm';
import { events } from '../../../../src/features/programme/programme.tables.server.ts';
import { startTestApp } from '../../app.ts';
import { seedShop } from '../shop-events.ts';
import { Shopper } from '../shopper.ts';
import { startPretixServer } from './pretix-server.ts';

/** A site that sells by the stand-in of pretix, with a visitor; `numbers` are those of events at pretix, by event. */
export async function openPretixSite(numbers: Readonly<Record<number, string>>) {
  const pretix = await startPretixServer();
  const app = await startTestApp({
    seed: async (database) => {
      await seedShop(database);
      for (const [id, id_jet] of Object.entries(numbers))
        await database.db
          .update(events)
          .set({ id_jet })
          .where(eq(events.id, Number(id)));
    },
    environment: { SHOP: 'pretix', PRETIX_URL: pretix.url, PRETIX_ORGANIZER: 'ring', PRETIX_TOKEN: 'secret', LOG_LEVEL: 'silent' },
  });
  const close = async () => {
    await app.close();
    await pretix.close();
  };
  return { pretix, app, visitor: new Shopper(app.url), close };
}
