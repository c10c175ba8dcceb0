import { afterAll, beforeAll, expect, test } from 'vitest';
import { webVitals } from '../../../src/features/dashboard/dashboard.tables.server.ts';
import { type Dashboard, openDashboard } from '../../support/office/dashboard-session.ts';

let app: Dashboard['app'];
let text: Dashboard['text'];
let read: Dashboard['read'];
let post: Dashboard['post'];

beforeAll(async () => {
  ({ app, text, read, post } = await openDashboard());
});
afterAll(() => app.close());

interface Vital {
  route: string;
  device: string;
  metric: string;
  p75: number;
  count: number;
}

test('DASH-05 API-43 web vitals become a 75th percentile per route and device, within 2.5 % of the truth', async () => {
  const measure = (metric: string, value: number, url: string, device = 'phone') =>
    post('/api/dashboard-pagespeed/', { metric, value, device, url });
  for (let step = 1; step <= 20; step++) expect((await measure('LCP', step * 100, '/de/kalender')).status).toBe(204);
  await measure('LCP', 900, '/en/events', 'desktop');
  await measure('CLS', 0.3, '/de/produktionen/hamlet/1');
  await measure('CLS', 0, '/de/team');
  await measure('TTFB', 40, '/ohne/sprache');
  const vitals = await read<Vital[]>('/api/dashboard-pagespeed/');
  const of = (route: string, device: string) => vitals.find((vital) => vital.route === route && vital.device === device);
  expect(of('events', 'phone')).toMatchObject({ metric: 'LCP', count: 20 });
  // The fifteenth of twenty.
  expect(Math.abs((of('events', 'phone')?.p75 ?? 0) / 1500 - 1)).toBeLessThan(0.025);
  expect(Math.abs((of('events', 'desktop')?.p75 ?? 0) / 900 - 1)).toBeLessThan(0.025);
  expect(Math.abs((of('production', 'phone')?.p75 ?? 0) / 0.3 - 1)).toBeLessThan(0.025);
  expect(of('team', 'phone')?.p75).toBe(0);
  expect(vitals.some(({ metric }) => metric === 'TTFB')).toBe(false);
  const html = await text('/de/dashboard/pagespeed?metric=CLS&days=7');
  expect(html).toMatch(/Produktion, Telefon: 0,3\d?, Ziel 0,10\./);
  app.clock.advance(8 * 24 * 3600 * 1000);
  expect(await read('/api/dashboard-pagespeed/?days=7')).toEqual([]);
  app.clock.advance(-8 * 24 * 3600 * 1000);
  const rows = () => app.database.db.$count(webVitals);
  const stored = await rows();
  for (let time = 0; time < 10; time++) await measure('LCP', 1500, '/de/kalender');
  expect(
    (await read<Vital[]>('/api/dashboard-pagespeed/')).find(({ route, device }) => route === 'events' && device === 'phone')?.count,
  ).toBe(30);
  expect(await rows()).toBe(stored);
});

test('API-43 web vitals from one address are limited, and nothing is taken without the token', async () => {
  const body = { metric: 'LCP', value: 1000, device: 'phone', url: '/de' };
  const statuses = [];
  for (let index = 0; index < 610; index++) statuses.push((await post('/api/dashboard-pagespeed/', body, '203.0.113.1')).status);
  expect([statuses.filter((status) => status === 204).length, statuses.at(-1)]).toEqual([600, 429]);
  const forged = await app.get('/api/dashboard-pagespeed/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
    body: JSON.stringify(body),
  });
  expect(forged.status).toBe(403);
});

test.each([
  { metric: 'LCP', value: -1, device: 'phone', url: '/de' },
  { metric: 'FID', value: 1, device: 'phone', url: '/de' },
  { metric: 'LCP', value: 1, device: 'fridge', url: '/de' },
  { metric: 'LCP', value: 1, device: 'phone', url: '/de?who=me' },
  { metric: 'LCP', value: 1, device: 'phone', url: '//evil.example' },
  { metric: 'LCP', value: 1, device: 'phone', url: '/de', name: 'Anna' },
  null,
])('API-43 %j is no web vital', async (body) => {
  expect((await post('/api/dashboard-pagespeed/', body)).status).toBe(400);
});
