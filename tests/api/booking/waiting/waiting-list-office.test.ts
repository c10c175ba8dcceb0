import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { waitingParties } from '../../../../src/features/booking/waiting-list/waiting-list.tables.server.ts';
import { events } from '../../../../src/features/programme/programme.tables.server.ts';
import { startTestApp, type TestApp } from '../../../support/app.ts';
import { seedShop } from '../../../support/booking/shop-events.ts';
import { decode } from '../../../support/decode.ts';
import { headersOf } from '../../../support/office/accounts.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    seed: async (database) => {
      await seedShop(database);
      await database.db.update(events).set({ has_waiting_list: true }).where(eq(events.id, 2));
      // The oldest has accepted, the second has not confirmed.
      await database.db.execute(sql`insert into waiting_parties (token, email, language, size, created_at, confirmed_at, accepted_at)
        select 'token-' || n, 'party-' || n || '@example.org', 'en', 2, now(), case when n <> 2 then now() end, case when n = 1 then now() end
        from generate_series(1, 505) n order by n`);
      await database.db.execute(sql`insert into waiting_dates (party, event) select id, 2 from waiting_parties`);
    },
  });
});
afterAll(() => app.close());

test('SHOP-80 SHOP-101 of a long list the office sees and counts everybody, page by page, and removes the newest too', async () => {
  const headers = { ...(await headersOf(app, 'editor')), 'sec-fetch-site': 'same-origin', origin: app.url };
  const read = async (path: string) => decode(await (await app.get(`/en/admin/events/2/${path}`, { headers })).text());
  const listed = (html: string) =>
    [...html.matchAll(/<td class="bs-num"[^>]*>(\d*)<\/td>.*?(party-\d+)@/gs)].map(([, place, party]) => [place, party]);
  const first = await read('waiting-list');
  expect(listed(first)).toHaveLength(100);
  expect(listed(first).slice(0, 2)).toEqual([
    ['', 'party-2'],
    ['1', 'party-3'],
  ]);
  expect(first).toContain('Found: 505');
  expect(first).toContain('waiting-list?page=2"');
  const last = await read('waiting-list?page=6');
  expect(listed(last)).toEqual([
    ['500', 'party-502'],
    ['501', 'party-503'],
    ['502', 'party-504'],
    ['503', 'party-505'],
    // Whoever has accepted comes last.
    ['', 'party-1'],
  ]);
  expect(await read('live')).toMatch(/503 \(1,?006 tickets\)/);
  const isNewest = eq(waitingParties.token, 'token-505');
  const [newest] = await app.database.db.select({ id: waitingParties.id }).from(waitingParties).where(isNewest);
  const answer = await app.get('/en/admin/events/2/waiting-list?page=6', {
    ...{ method: 'POST', headers, redirect: 'manual' },
    body: new URLSearchParams({ party: String(newest?.id), do: 'remove' }),
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/en/admin/events/2/waiting-list?page=6']);
  expect(listed(await read('waiting-list?page=6')).map(([, party]) => party)).not.toContain('party-505');
  // A page that is no more leads to the last one.
  expect(listed(await read('waiting-list?page=60')).at(-1)).toEqual(['', 'party-1']);
});
