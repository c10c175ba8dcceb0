import { afterAll, beforeAll, expect, test } from 'vitest';
import { goesTo, type Office, openOffice } from '../../support/office/office-session.ts';

let app: Office['app'];
let open: Office['open'];
let text: Office['text'];
let send: Office['send'];
let read: Office['read'];

beforeAll(async () => {
  ({ app, open, text, send, read } = await openOffice());
});
afterAll(() => app.close());

const controlValue = (html: string, name: string) =>
  new RegExp(`name="${name.replaceAll('.', '\\.')}"[^>]*value="([^"]*)"`).exec(html)?.[1] ??
  new RegExp(`<select[^>]*name="${name}".*?<option value="(\\d+)" selected`, 's').exec(html)?.[1];

test('ADMIN-10 a performance made from a production has its name, the last date’s room and prices, and says what it inherits', async () => {
  expect(await text('/en/admin/productions/1')).toContain('href="/en/admin/events/new?production=1"');
  const sales = {
    ...{ 'seat_groups.0.seat_group': 'Parkett', 'seat_groups.0.status': '0', 'seat_groups.0.prices.0.name.de': 'Voll' },
    ...{ 'seat_groups.0.prices.0.price': '24', operation: 'publish', version: '0', is_online: 'on' },
  };
  const made = await goesTo(
    send('/en/admin/events/new', {
      ...sales,
      production: '1',
      room: '2',
      'name.de': 'Letzter Abend',
      date_start: '2030-01-01T19:00',
      id_jet: '77',
    }),
  );
  expect(made[0]).toBe(303);
  const html = await text('/en/admin/events/new?production=1');
  const production = await read('productions', 1);
  const { de } = production.values.name as { de: string };
  expect([controlValue(html, 'production'), controlValue(html, 'room'), controlValue(html, 'name.de')]).toEqual(['1', '2', de]);
  expect([controlValue(html, 'seat_groups.0.prices.0.price'), controlValue(html, 'seat_groups.0.status')]).toEqual(['24', '']);
  expect([controlValue(html, 'date_start'), controlValue(html, 'id_jet')]).toEqual(['', '']);
  expect(html).toMatch(/Taken over from ‘[^’]+’: [^<]*Room[^<]*Seat groups/);
  expect(html).toMatch(/id="image-inherited"/);
  const shown = await (await app.get(`/en/api/events/${/events\/(\d+)/.exec(String(made[1]))?.[1]}/`)).json();
  expect(shown).toMatchObject({ subline: 'Tragedy', duration_minutes: 180, access: ['hearing_loop'] });
  expect(html).toMatch(/id="subline\.en-inherited"[^>]*>[^<]*<q>Tragedy</);
  expect(html).toMatch(/id="duration_minutes-inherited"[^>]*>[^<]*<q>180</);
  expect(html).toMatch(/id="access-inherited"/);
  expect(await text('/en/admin/events/new')).not.toContain('-inherited"');
});

test('ADMIN-10 taking over in the form fills only what is empty; without a production it says so and preserves the input', async () => {
  const typed = { version: '0', 'name.de': 'Eigener Name', room: '1', operation: 'take:production' };
  const filled = await (await send('/en/admin/events/new', { ...typed, production: '1' })).text();
  expect([controlValue(filled, 'name.de'), controlValue(filled, 'room')]).toEqual(['Eigener Name', '1']);
  for (const production of ['', '999999', 'x']) {
    const refused = await send('/en/admin/events/new', { ...typed, production });
    expect(refused.status).toBe(400);
    const page = await refused.text();
    expect(page).toContain('First choose the production');
    expect(controlValue(page, 'name.de')).toBe('Eigener Name');
  }
  expect((await open('/en/admin/events/new?production=999999')).status).toBe(400);
});

test('EDIT-340 a call answers for the page of a performance what the office’s form says of its production, in the same words', async () => {
  interface InheritedValues {
    values: Record<string, unknown>;
    texts: Record<string, string>;
  }
  const inherited = async (id: number) => (await open(`/en/pageeditor-api/productions/${id}/inherited`)).json() as Promise<InheritedValues>;
  const { values, texts } = await inherited(1);
  const form = await text('/en/admin/events/new?production=1');
  const said = [...form.matchAll(/id="([^"]+)-inherited"[^>]*>[^<]*<q>([^<]*)</g)].map(([, name, words]) => [name, words]);
  // Lists of files have no control on the page, but are the same call's.
  expect(Object.entries(texts).sort()).toEqual(said.sort());
  const production = await read('productions', 1);
  for (const name of ['subline', 'image', 'duration_minutes']) expect(values[name]).toEqual(production.values[name]);
  expect(values).not.toHaveProperty('name');
  expect(await inherited(999_999)).toMatchObject({ texts: {}, values: { subline: null } });
});
