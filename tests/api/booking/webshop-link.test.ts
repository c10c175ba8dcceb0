import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { announceChange } from '../../../src/core/database/changes.server.ts';
import { events } from '../../../src/features/programme/programme.tables.server.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { seedSeason } from '../../support/programme/season.ts';
import { eventOf } from '../../support/programme/season-events.ts';

const shop = 'https://shop.example/tickets/J3';
let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ seed: seedSeason });
});
afterAll(() => site.close());

async function sellAtShop(id: number): Promise<string> {
  await site.database.db.transaction(async (transaction) => {
    await transaction.update(events).set({ ticket_url: shop }).where(eq(events.id, id));
    await announceChange(transaction, ['events', `event:${id}`]);
  });
  await site.app.applyNewChanges();
  // The id decides; the slug is found by being redirected.
  return (await site.get(`/en/events/x/${id}`)).text();
}

test('GEN-03 an event that a webshop sells leads there; the site itself keeps no cart', async () => {
  const page = await sellAtShop(eventOf.tonight);
  expect(page).toMatch(new RegExp(`<a class="btn" href="${shop}"[^>]*>.*?Book tickets</a>`));
  expect((await site.get('/en')).headers.get('set-cookie')).toBeNull();
});

test('EVT-28 an event that is canceled or whose sale has ended leads to no webshop', async () => {
  for (const id of [eventOf.canceled, eventOf.saleEnded, eventOf.waitingList, eventOf.free, eventOf.overLongAgo]) {
    expect(await sellAtShop(id)).not.toContain(`href="${shop}"`);
  }
});
