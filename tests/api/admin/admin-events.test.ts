import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { datesOf, maxDates } from '../../../src/features/admin/series-dates.ts';
import { events } from '../../../src/features/programme/programme.tables.server.ts';
import { decode } from '../../support/decode.ts';
import { valuesOf } from '../../support/office/office-form.ts';
import { goesTo, idsIn, type Office, openOffice } from '../../support/office/office-session.ts';

let app: Office['app'];
let open: Office['open'];
let text: Office['text'];
let send: Office['send'];
let read: Office['read'];

beforeAll(async () => {
  ({ app, open, text, send, read } = await openOffice());
});
afterAll(() => app.close());

test('ADMIN-03 a performance is copied to the previewed dates of a rule; too many are refused', async () => {
  const rule = { from: '2026-12-01', to: '2026-12-31', at: '18:00', every: '1' };
  const preview = await text(`/en/admin/events/3/series?${new URLSearchParams(rule)}&on=5&on=6`);
  expect([...preview.matchAll(/<input [^>]*name="date"[^>]* value="([^"]+)"/g)].map(([, day]) => day)).toEqual(
    ['04', '05', '11', '12', '18', '19', '25', '26'].map((day) => `2026-12-${day}`),
  );
  const made = await goesTo(
    send('/en/admin/events/3/series', [
      ...Object.entries(rule),
      ['date', '2026-12-04'],
      ['time.2026-12-04', '18:00'],
      ['date', '2026-12-05'],
      ['time.2026-12-05', '20:15'],
      ['cast', 'on'],
      ['stand_ins', 'on'],
    ]),
  );
  expect(made).toEqual([303, '/en/admin/events?state=draft&sort=-updated_at&done=series&count=2']);
  const ids = idsIn(await text('/en/admin/events?state=draft&from=2026-12-04&to=2026-12-05'));
  const [one, two] = await Promise.all(ids.map((id) => read('events', id)));
  const original = await read('events', 3);
  expect([one?.values.date_start, two?.values.date_start]).toEqual(['2026-12-04T18:00:00+01:00', '2026-12-05T20:15:00+01:00']);
  expect(one?.values).toMatchObject({ is_online: false, id_jet: '', statuses: [], contributors: original.values.contributors });
  const again = await text(`/en/admin/events/3/series?${new URLSearchParams(rule)}&on=5`);
  expect(again).toContain('This date exists already');
  const much = await open('/en/admin/events/3/series?from=2026-01-01&to=2299-12-31&on=1&on=2&on=3&on=4&on=5&on=6&on=7&at=19:30&every=1');
  expect([much.status, await much.text()]).toEqual([400, expect.stringContaining('That makes more than 400 dates.')]);
  expect((await send('/en/admin/events/3/series', Object.entries(rule))).status).toBe(400);
});

test('ADMIN-03 SHOP-142 a copy does not lead to the tickets of the original', async () => {
  const { db } = app.database;
  const copyOf = async (ticket_url: string, day: string) => {
    await db.update(events).set({ id_jet: 'E-4', ticket_url }).where(eq(events.id, 4));
    await send('/en/admin/events/4/series', [
      ...Object.entries({ from: day, to: day, at: '18:00', every: '1', sales: 'on' }),
      ['date', day],
      [`time.${day}`, '18:00'],
    ]);
    const [id = 0] = idsIn(await text(`/en/admin/events?state=draft&from=${day}&to=${day}`));
    return (await read('events', id))?.values.ticket_url;
  };
  expect(await copyOf('/tickets/E-4', '2027-02-02')).toBe('');
  expect(await copyOf('https://tickets.example.org/all', '2027-02-03')).toBe('https://tickets.example.org/all');
});

test('ADMIN-03 a copy goes on sale at the hour of the original across a change of the clocks, and is as long', async () => {
  const sale = '2026-10-12T10:00:00+02:00';
  const prices = [{ name: { de: 'Voll' }, price: '24.00', sale_starts: sale }];
  await app.database.db.execute(sql`update events set date_start = '2026-10-20T19:30:00+02:00', date_end = '2026-10-20T22:00:00+02:00',
    sale_starts = ${sale}, presale_starts = '2026-10-11T12:00:00+02:00', sale_ends = '2026-10-20T18:30:00+02:00',
    seat_groups = ${JSON.stringify([{ seat_group: 'A', sale_starts: sale, prices }])}::jsonb where id = 4`);
  await send('/en/admin/events/4/series', [
    ['date', '2026-11-03'],
    ['time.2026-11-03', '19:30'],
    ['sales', 'on'],
  ]);
  const [id = 0] = idsIn(await text('/en/admin/events?state=draft&from=2026-11-03&to=2026-11-03'));
  const { values } = await read('events', id);
  expect(values).toMatchObject({
    ...{ date_start: '2026-11-03T19:30:00+01:00', date_end: '2026-11-03T22:00:00+01:00', sale_starts: '2026-10-26T10:00:00+01:00' },
    ...{ presale_starts: '2026-10-25T12:00:00+01:00', sale_ends: '2026-11-03T18:30:00+01:00' },
    seat_groups: [{ sale_starts: '2026-10-26T10:00:00+01:00', prices: [{ sale_starts: '2026-10-26T10:00:00+01:00' }] }],
  });
});

test('ADMIN-03 rules keep their wall-clock time across both DST changes', () => {
  const weekly = { from: '2027-03-01', to: '2027-04-30', weekdays: [7], time: '11:00', every: '2' } as const;
  expect(datesOf(weekly).dates).toEqual(['2027-03-07T11:00', '2027-03-21T11:00', '2027-04-04T11:00', '2027-04-18T11:00']);
  expect(datesOf({ ...weekly, every: 'last' }).dates).toEqual(['2027-03-28T11:00', '2027-04-25T11:00']);
  expect(datesOf({ ...weekly, to: '2026-01-01' })).toEqual({ dates: [], isTooMany: false });
  expect(datesOf({ ...weekly, weekdays: [1, 2, 3, 4, 5, 6, 7], every: '1', to: '2028-04-03' }).dates).toHaveLength(maxDates);
  expect(datesOf({ ...weekly, weekdays: [1, 2, 3, 4, 5, 6, 7], every: '1', to: '2028-04-04' })).toEqual({ dates: [], isTooMany: true });
});

test('ADMIN-03 BOOK-04 a seat group is copied, timeslots are created at even intervals, and sale types are numbered', async () => {
  const group = {
    ...{ version: '0', 'name.de': 'Nacht', date_start: '2026-12-31T18:00', 'seat_groups.0.seat_group': 'A' },
    ...{ 'seat_groups.0.prices.0.name.de': 'Voll', 'seat_groups.0.prices.0.price': '24', 'seat_groups.0.prices.1.name.de': 'Halb' },
    ...{ 'seat_groups.0.prices.1.price': '12', 'seat_groups.0.slots_from': '18:00', 'seat_groups.0.slots_to': '20:00' },
    'seat_groups.0.slots_every': '40',
  };
  const slots = await (await send('/en/admin/events/new', { ...group, operation: 'slots:seat_groups.0' })).text();
  expect([...slots.matchAll(/timeslots\.\d\.time_start"[^>]*value="([\d:]+)"/g)].map(([, time]) => time)).toEqual([
    '18:00',
    '18:40',
    '19:20',
    '20:00',
  ]);
  const copy = await (await send('/en/admin/events/new', { ...group, operation: 'copy:seat_groups.0' })).text();
  expect(copy).toContain('name="seat_groups.1.prices.1.name.de"');
  const wrong = await (
    await send('/en/admin/events/new', { ...group, 'seat_groups.0.slots_every': '0', operation: 'slots:seat_groups.0' })
  ).text();
  expect(wrong).toContain('A number is expected here.');
  const both = Object.fromEntries(
    Object.entries(group).flatMap(([key, value]) =>
      key.startsWith('seat_groups.0')
        ? [
            [key, value],
            [key.replace('groups.0', 'groups.1'), key.endsWith('.seat_group') ? 'B' : value],
          ]
        : [[key, value]],
    ),
  );
  const [status, location] = await goesTo(send('/en/admin/events/new', { ...both, operation: 'save' }));
  expect(status).toBe(303);
  const id = Number(/events\/(\d+)/.exec(String(location))?.[1]);
  expect((await read('events', id)).values.seat_groups).toMatchObject([
    // The first is the full price: without the mark 'Halb' would be offered to nobody.
    {
      seat_group: 'A',
      prices: [
        { sale_type_id: 1, has_discounts: true },
        { sale_type_id: 2, has_discounts: false },
      ],
    },
    { seat_group: 'B', prices: [{ sale_type_id: 1 }, { sale_type_id: 2 }] },
  ]);
  const stock = await text(`/en/admin/events/${id}/stock`);
  // As text: a placeholder is cut off on a phone.
  expect(stock).toContain('>now 50<');
  const [place = ''] = Object.keys(valuesOf(stock)).filter((name) => name.startsWith('place.'));
  expect(await goesTo(send(`/en/admin/events/${id}/stock`, valuesOf(stock, { [place]: '30' })))).toEqual([
    303,
    `/en/admin/events/${id}?done=stocked`,
  ]);
  expect(await text(`/en/admin/events/${id}/stock`)).toMatch(/value="30"/);
  expect((await send(`/en/admin/events/${id}/stock`, { [place]: 'x' })).status).toBe(400);
});

test('ADMIN-03 EDIT-19 numbers stay with their seat group when somebody publishes another one before it or sets another number', async () => {
  const path = '/en/admin/events/4/stock';
  const publish = (...names: string[]) => {
    const groups = names.map((seat_group) => ({ seat_group, timeslots: [], prices: [{ name: { de: 'Voll' }, price: '24.00' }] }));
    return app.database.db.execute(sql`update events set seat_groups = ${JSON.stringify(groups)}::jsonb where id = 4`);
  };
  const shown = async () =>
    Object.entries(valuesOf(await text(path))).flatMap(([name, value]) =>
      name.startsWith('place.') ? [`${name.split(' ')[1]} ${value}`] : [],
    );
  await publish('Parkett', 'Rang');
  const form = valuesOf(await text(path));
  const [stalls = '', circle = ''] = Object.keys(form).filter((name) => name.startsWith('place.'));
  await publish('Loge', 'Parkett', 'Rang');
  await send(path, valuesOf(await text(path), { [circle]: '7', [circle.replace('Rang', 'Loge')]: '3' }));
  expect((await send(path, { ...form, [stalls]: '20' })).status).toBe(303);
  expect(await shown()).toEqual(['Loge 3', 'Parkett 20', 'Rang 7']);
  // Those of others count too, which the form does not hold.
  await app.database.db.execute(sql`update rooms set seats = 50 where id = (select room from events where id = 4)`);
  const much = await send(path, { ...form, [stalls]: '45' });
  expect([much.status, await much.text()]).toEqual([400, expect.stringContaining('more than the 50 seats')]);
});

test('SHOP-182 a number for a seat group that was removed meanwhile is said not to count, and what else was entered stays in the form', async () => {
  const path = '/en/admin/events/4/stock';
  const publish = (...names: string[]) => {
    const groups = names.map((seat_group) => ({ seat_group, timeslots: [], prices: [{ name: { de: 'Voll' }, price: '24.00' }] }));
    return app.database.db.execute(sql`update events set seat_groups = ${JSON.stringify(groups)}::jsonb where id = 4`);
  };
  await publish('Parkett', 'Rang');
  const form = valuesOf(await text(path));
  const [stalls = '', circle = ''] = Object.keys(form).filter((name) => name.startsWith('place.'));
  await publish('Parkett');
  const refused = await send(path, { ...form, [stalls]: '21', [circle]: '9' });
  const html = await refused.text();
  expect([refused.status, html]).toEqual([
    400,
    expect.stringMatching(/role="alert"[^>]*>This performance no longer has the seat group ‘Rang’/),
  ]);
  expect(valuesOf(html)[stalls]).toBe('21');
  expect(valuesOf(await text(path))[stalls]).not.toBe('21');
  expect((await send(path, valuesOf(html))).status).toBe(303);
  expect(valuesOf(await text(path))[stalls]).toBe('21');
});

test('SHOP-06 ADMIN-03 a performance is postponed and moved', async () => {
  const bad = await send('/en/admin/events/4/postpone', { date_start: '2026-12-20T20:00', date_end: '2026-12-20T19:00' });
  expect([bad.status, await bad.text()]).toEqual([400, expect.stringContaining('value="2026-12-20T20:00"')]);
  expect(await goesTo(send('/en/admin/events/4/postpone', { date_start: '2026-12-20T20:00', 'note.en': 'Illness' }))).toEqual([
    303,
    '/en/admin/events/4?done=postponed',
  ]);
  expect(await goesTo(send('/en/admin/events/4/move', { room: '2' }))).toEqual([303, '/en/admin/events/4?done=moved']);
  expect((await send('/en/admin/events/4/move', { room: '3' })).status).toBe(400);
  const { values } = await read('events', 4);
  expect(values).toMatchObject({ room: 2, date_start: '2026-12-20T20:00:00+01:00', statuses: ['postponed'] });
  expect((await open('/en/admin/rooms/1/postpone')).status).toBe(404);
});

test('ADMIN-268 performances of another year are listed and found with it, those of this year without', async () => {
  const list = await text('/en/admin/events?past=on&size=100');
  const days = [...list.matchAll(/<td class="adm-when">([^<]+)</g)].map(([, day = '']) => day);
  const other = days.filter((day) => / \d{4}, /.test(day));
  expect(other.length).toBeGreaterThan(0);
  expect(other.every((day) => !day.includes(' 2026, '))).toBe(true);
  expect(days.some((day) => /^\w{3} \d+\s\w+, \d/.test(day))).toBe(true);
});

test('ADMIN-265 a performance that is cancelled or reinstated from the list leads back to its row of the filtered list, which says what was done', async () => {
  await app.database.db.update(events).set({ statuses: [] }).where(eq(events.id, 4));
  const day = String((await read('events', 4)).values.date_start).slice(0, 10);
  const list = `/en/admin/events?from=${day}&to=${day}&size=50`;
  const linkTo = async (action: string) => new RegExp(`href="(/en/admin/events/4/${action}[^"]*)"`).exec(await text(list))?.[1] ?? 'none';
  for (const [action, said] of [
    ['cancel', 'canceled'],
    ['reinstate', 'reinstated'],
  ] as const) {
    const question = await text((await linkTo(action)).replaceAll('&amp;', '&'));
    expect(question).toContain(`<a class="bs-btn" href="${list.replaceAll('&', '&amp;')}#entry-4">`);
    const { back = 'none' } = valuesOf(question);
    const [status, to] = await goesTo(send(`/en/admin/events/4/${action}`, { back, 'note.en': '' }));
    expect([status, to]).toEqual([303, `${list}&done=${said}&at=4#entry-4`]);
    const html = await text(String(to).replace(/#.*/, ''));
    const [row = ''] = html.split('<tr').filter((one) => one.includes('id="entry-4"'));
    expect(row).toMatch(/id="entry-4"[^>]*aria-describedby="row-done"/);
    expect(row).toMatch(/<span class="bs-note ok" id="row-done">[^<]+</);
    expect(html.match(/class="bs-note ok"/g)).toHaveLength(1);
  }
  // From its form, or where the list does not show it, it is said above.
  expect(await goesTo(send('/en/admin/events/4/cancel', { 'note.en': '' }))).toEqual([303, '/en/admin/events/4?done=canceled']);
  expect(await text('/en/admin/events?search=nothing-like-this&done=canceled&at=4')).toContain('class="bs-note ok"');
  await send('/en/admin/events/4/reinstate', { 'note.en': '' });
});

test('ADMIN-354 performances to choose from stand with day and time, by title and then by time; those of another year with their year', async () => {
  await app.database.script(`
    insert into events (id, name, date_start) values
      (9701, '{"de": "Zwilling", "en": "Twin"}', '2026-12-04T18:30:00Z'), (9702, '{"de": "Zwilling", "en": "Twin"}', '2026-12-04T10:00:00Z'),
      (9703, '{"de": "Zwilling", "en": "Twin"}', '2027-01-07T18:30:00Z')`);
  const offered = async (language: string, title: string) =>
    [...decode(await text(`/${language}/admin/events/1`)).matchAll(/<option value="97\d\d"[^>]*>([^<]+)</g)]
      .map(([, option = '']) => option.replaceAll('\u00a0', ' '))
      .filter((option) => option.startsWith(title));
  expect(await offered('de', 'Zwilling')).toEqual([
    'Zwilling, Fr., 4. Dezember, 11:00',
    'Zwilling, Fr., 4. Dezember, 19:30',
    'Zwilling, Do., 7. Januar 2027, 19:30',
  ]);
  expect(await offered('en', 'Twin')).toEqual([
    'Twin, Fri 4 December, 11:00',
    'Twin, Fri 4 December, 19:30',
    'Twin, Thu 7 January 2027, 19:30',
  ]);
});

test('ADMIN-360 what is offered for a performance goes by what visitors see, not by its draft', async () => {
  const path = '/en/admin/events/6';
  const offered = async () =>
    [...(await text(path)).matchAll(/href="\/en\/admin\/events\/6\/(cancel|reinstate|postpone)"/g)].map(([, name]) => name);
  const draft = async (changes: Record<string, string>) => send(path, { ...valuesOf(await text(path)), ...changes });
  await send('/en/admin/events/6/reinstate');
  await draft({ 'statuses.canceled': 'on' });
  expect(valuesOf(await text(path))).toMatchObject({ 'statuses.canceled': 'on' });
  expect(await offered()).toEqual(['cancel', 'postpone']);
  expect((await open(`${path}/cancel`)).status).toBe(200);
  await send(`${path}/cancel`);
  const { 'statuses.canceled': _, ...others } = valuesOf(await text(path));
  await send(path, others);
  expect(valuesOf(await text(path))).not.toHaveProperty(['statuses.canceled']);
  expect(await offered()).toEqual(['reinstate', 'postpone']);
  expect(await text(path)).toContain('Reinstate');
  expect((await send(`${path}/reinstate`)).status).toBe(303);
});
