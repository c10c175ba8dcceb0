import { and, eq, gt } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { audit } from '../../../../src/core/database/change.tables.server.ts';
import { shopDates, shopSync, shopSyncRuns } from '../../../../src/features/booking/sync/sync.tables.server.ts';
import { events } from '../../../../src/features/programme/programme.tables.server.ts';
import { dateOf } from '../../../support/booking/pretix/pretix-catalogue.ts';
import { type PretixServer, startPretixServer } from '../../../support/booking/pretix/pretix-server.ts';
import { seedShop } from '../../../support/booking/shop-events.ts';
import { type Processes, startProcesses } from '../../../support/processes.ts';
import { isFullRun } from '../../../support/variants.ts';

let site: Processes | undefined;
let pretix: PretixServer | undefined;
afterEach(async () => {
  await site?.close();
  await pretix?.close();
});

const count = 60;
const secret = 'webhook-secret-of-the-tests';
const start = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 14 * 24 * 3_600_000);
const later = (hours: number) => new Date(start.getTime() + hours * 3_600_000).toISOString();

// `npm test` kills the site amid sales, saves and arrivals (shop-kill, editor-crash, waiting-room-kill).
test.skipIf(!isFullRun)(
  'SHOP-111 kill -9 in the middle of a synchronisation: the next one does the rest, and nothing is written twice, by several instances too',
  async () => {
    const shop = await startPretixServer();
    pretix = shop;
    shop.dates.clear();
    const numbers = Array.from({ length: count }, (_, index) => index + 1);
    // Read before; since then each begins an hour later.
    for (const id of numbers) shop.setDate(id, dateOf(id, { date_from: later(1), date_to: later(3) }));
    const processes = await startProcesses(
      async (database) => {
        await seedShop(database);
        const { db } = database;
        const both = (text: string) => ({ de: text, en: text });
        const row = { name: both('Hamlet'), date_start: start, date_end: new Date(later(2)), room: 1, programs: [], is_online: true };
        await db
          .insert(events)
          .values(numbers.map((id) => ({ ...row, prices: [], seat_groups: [], id: 100 + id, id_jet: `season/${id}` })));
        const values = { date_start: later(0), date_end: later(2), sale_starts: null, sale_ends: null };
        await db
          .insert(shopDates)
          .values(numbers.map((id) => ({ id_jet: `season/${id}`, event: 100 + id, name: both('Hamlet'), date_start: start, values })));
      },
      2,
      { SHOP: 'pretix', PRETIX_URL: shop.url, PRETIX_ORGANIZER: 'ring', PRETIX_TOKEN: 'secret', SHOP_WEBHOOK_SECRET: secret },
    );
    site = processes;
    const webhook = () =>
      Promise.all(
        processes.urls.map((url) =>
          fetch(`${url}/shop-webhook`, {
            ...{ method: 'POST', body: '{}' },
            headers: { authorization: `Basic ${btoa(`pretix:${secret}`)}`, 'content-type': 'application/json' },
          }),
        ),
      );
    const startOf = async (id: number) => {
      const answer = await fetch(`${processes.urls.at(-1)}/de/api/events/${id}/`);
      return new Date(((await answer.json()) as { date_start: string }).date_start).toISOString();
    };
    await webhook();
    await expect.poll(() => startOf(101), { timeout: 20_000, interval: 5 }).toBe(later(1));
    await processes.kill(0);
    await processes.start(0);
    if (processes.urls.length === 1) expect(await startOf(100 + count)).toBe(later(0));
    await webhook();
    await expect.poll(() => startOf(100 + count), { timeout: 60_000, interval: 100 }).toBe(later(1));
    const { db } = await processes.stopAndOpen();
    const moved = await db.select().from(events).where(gt(events.id, 100));
    expect(moved.map(({ date_start }) => date_start.toISOString())).toEqual(numbers.map(() => later(1)));
    const edits = await db
      .select({ id: audit.object_id })
      .from(audit)
      .where(and(eq(audit.content_type, 'event'), eq(audit.action, 'edit')));
    expect(edits.map(({ id }) => id).sort((one, other) => Number(one) - Number(other))).toEqual(numbers.map((id) => 100 + id));
    expect(await db.select().from(shopSyncRuns)).toHaveLength(count);
    const [state] = await db.select().from(shopSync);
    expect(state).toMatchObject({ failure: '', cursor: expect.stringContaining('season') });
  },
  120_000,
);
