import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSetupLink } from '../../../src/features/accounts/account-links.server.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('ROLE-07 OPS-252 of the links that two instances print at their start each makes the first administrator, and then neither is valid', async () => {
  const print = async () => new URL((await createSetupLink(app.database, app.clock.now(), app.url, 'en')) ?? '');
  const links = [await print(), await print()];
  const page = async (link: URL) => (await app.get(link.pathname + link.search)).text();
  const over = 'This link is no longer valid.';
  for (const link of links) expect(await page(link)).not.toContain(over);
  const created = await app.get('/en/user/setup', {
    method: 'POST',
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({
      token: links[0]?.searchParams.get('token') ?? '',
      ...{ username: 'ada', email: 'ada@example.org', password: 'a long password' },
    }),
  });
  expect([created.status, created.headers.get('location')]).toEqual([303, '/en/user/profile']);
  for (const link of links) expect(await page(link)).toContain(over);
});
