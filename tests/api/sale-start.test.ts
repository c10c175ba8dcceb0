import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { events } from '../../src/features/programme/programme.tables.server.ts';
import { siteSettings } from '../../src/features/site/site.tables.server.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { at } from '../support/season.ts';
import { seedShop } from '../support/shop-events.ts';
import { Shopper } from '../support/shopper.ts';

let app: TestApp;

beforeEach(async () => {
  app = await startTestApp({
    seed: async (database) => {
      await seedShop(database);
      await database.db.update(siteSettings).set({ is_indexing_enabled: true });
      await database.db
        .update(events)
        .set({ ticket_url: '/tickets/STUDIO', sale_starts: at('2026-11-21T10:00') })
        .where(eq(events.id, 2));
    },
  });
});
afterEach(() => app.close());

const textOf = async (path: string) => (await app.get(path)).text();
const add = () => new Shopper(app.url).add({ event_jet_id: 'STUDIO' });

test('EVT-28 GEN-05 SHOP-05 before the sale starts pages say when, search engines read PreOrder and nothing is sold; then all at once', async () => {
  const calendar = await textOf('/de/kalender');
  expect(calendar).toContain('>Vorverkauf folgt<');
  expect(calendar).not.toMatch(/data-(book|stock)="2"/);
  const page = await textOf('/de/kalender/werkstatt/2');
  expect(page).toContain('Der Vorverkauf beginnt am Sa., 21. November, 10:00');
  expect(page).toMatch(/"availability":"https:\/\/schema.org\/PreOrder","validThrough":"[^"]*","validFrom":"2026-11-21T10:00:00\+01:00"/);
  expect(await textOf('/en/events/workshop/2')).toContain('Tickets go on sale on');
  expect((await add()).body.detail).toBe('Tickets for this event are not on sale yet.');
  app.clock.set(at('2026-11-21T10:00'));
  expect(await textOf('/de/kalender')).toContain('data-book="2"');
  const open = await textOf('/de/kalender/werkstatt/2');
  expect(open).not.toContain('Der Vorverkauf beginnt');
  expect(open).toContain('https://schema.org/LimitedAvailability');
  expect((await add()).status).toBe(200);
});
