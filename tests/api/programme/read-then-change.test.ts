import { afterAll, beforeAll, expect, test } from 'vitest';
import { resources } from '../../../src/features/admin/resources.server.ts';
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
