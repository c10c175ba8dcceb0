import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resources } from '../../../src/features/admin/resources.server.ts';
import { events } from '../../../src/features/programme/programme.tables.server.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { Editor } from '../../support/editor/editor.ts';
import { seedSeason } from '../../support/programme/season.ts';

let app: TestApp;
let ada: Editor;

beforeAll(async () => {
  app = await startTestApp({ seed: seedSeason });
  ada = await Editor.of(app, 'all-rights');
});
afterAll(() => app.close());

type Row = Record<string, unknown> & { id: number };

/** The first entries of a resource as its list answers them. */
async function listed(name: string): Promise<Row[]> {
  const { body } = await ada.call<Row[] | { results: Row[] }>('GET', `/de/api/${name}/`);
  return (Array.isArray(body) ? body : (body.results ?? [])).slice(0, 3);
}

test('EVT-370 API-04 what a read answers as empty can be sent back as it is, of every field of every resource', async () => {
  const sent: string[] = [];
  for (const [name, { fields }] of Object.entries(resources)) {
    for (const { id } of await listed(name)) {
      const path = `/de/api/${name}/${id}/`;
      const read = await ada.call<Row>('GET', path);
      if (read.status !== 200) continue;
      for (const [field, { isRequired }] of Object.entries(fields)) {
        if (isRequired || read.body[field] !== null) continue;
        sent.push(`${name}.${field}`);
        const changed = await ada.call<Row>('PATCH', path, { [field]: null });
        expect(changed.status, `${name}.${field}: ${JSON.stringify(changed.body)}`).toBe(200);
        expect((await ada.call<Row>('GET', path)).body[field], `${name}.${field}`).toBeNull();
      }
    }
  }
  expect(sent.length).toBeGreaterThan(5);
});

test('EVT-370 SHOP-41 prices and seat groups of a performance are sent back as they were read, and nothing else changes', async () => {
  for (const { id } of await listed('events')) {
    const path = `/de/api/events/${id}/`;
    const { body: read } = await ada.call<Row>('GET', path);
    const { prices, seat_groups } = read;
    const changed = await ada.call('PATCH', path, { prices, seat_groups });
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
    expect((await ada.call<Row>('GET', path)).body).toMatchObject({ prices, seat_groups });
  }
});

test('SHOP-393 starts of sale, past or ahead, and texts of other languages survive that a performance is sent back as it was read', async () => {
  const [{ id } = { id: 0 }] = await listed('events');
  const path = `/de/api/events/${id}/`;
  const name = { de: 'Vollpreis', en: 'Full price' };
  const price = { id: 1, price: '20.00', sale_type_id: 1, seat_group: null, text: {}, name, has_discounts: false };
  const past = '2020-01-01T10:00:00+01:00';
  const values = {
    sale_starts: past,
    prices: [price, { ...price, id: 2, sale_starts: past }],
    seat_groups: [
      {
        ...{ id: 1, seat_group: 'PK', name: { de: 'Parkett', en: 'Stalls' }, status: '1', text: {}, timeslots: [], sale_starts: past },
        prices: [{ ...price, id: 11 }],
      },
    ],
  };
  const stored = async () => {
    const [row] = await app.database.db.select().from(events).where(eq(events.id, id));
    return row && { sale_starts: row.sale_starts, prices: row.prices, seat_groups: row.seat_groups, version: row.version };
  };
  for (const sale_starts of [past, '2036-01-01T10:00:00+01:00']) {
    expect((await ada.call('PATCH', path, { ...values, sale_starts })).status).toBe(200);
    const before = await stored();
    const { body: read } = await ada.call<Row>('GET', path);
    const sent = { sale_starts: read.sale_starts, prices: read.prices, seat_groups: read.seat_groups };
    expect((await ada.call('PATCH', path, sent)).status).toBe(200);
    expect(await stored()).toEqual(before);
  }
  const { body: read } = await ada.call<Row>('GET', path);
  const [first, ...others] = read.prices as Record<string, unknown>[];
  const changed = [{ ...first, price: '25.00', name: 'Normalpreis' }, ...others];
  expect((await ada.call('PATCH', path, { prices: changed, sale_starts: '2037-01-01T10:00:00+01:00' })).status).toBe(200);
  expect((await stored())?.prices).toEqual([{ ...values.prices[0], price: '25.00', name: { de: 'Normalpreis' } }, values.prices[1]]);
  expect((await stored())?.sale_starts?.toISOString()).toBe('2037-01-01T09:00:00.000Z');
});
