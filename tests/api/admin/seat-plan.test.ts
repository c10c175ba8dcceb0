import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seatPlans, shopItems, shopOrders, shopStocks, shopTickets } from '../../../src/features/booking/booking.tables.server.ts';
import { events, rooms } from '../../../src/features/programme/programme.tables.server.ts';
import { testDatabaseUrl } from '../../support/database/database.ts';
import { decode } from '../../support/decode.ts';
import { type Office, openOffice } from '../../support/office/office-session.ts';
import { at } from '../../support/programme/season.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.app.close());

const path = '/en/admin/rooms/1/seat-plan';
const stored = async () => (await office.app.database.db.select().from(seatPlans).where(eq(seatPlans.room, 1)))[0];
const submit = async (op: string, values: Record<string, string> | [string, string][] = {}) => {
  const version = String((await stored())?.version ?? 0);
  return office.submit(path, [['op', op], ['version', version], ...(Array.isArray(values) ? values : Object.entries(values))]);
};
const saved = { status: 303, to: `${path}?done=seat_plan` };
const rule = {
  ...{ area: '', name_de: 'Parkett', name_en: 'Stalls', shape: 'straight', seat_group: 'Parkett', row_from: '1', row_to: '3' },
  ...{ seat_from: '1', seat_to: '6', numbering: 'odd-even', aisles: '2', offset: '' },
};

test('SHOP-65 SHOP-264 a plan is drawn from rows by rule, single seats and standing places; what is sold stays, and nobody overwrites others', async () => {
  expect(await office.text('/en/admin/rooms/1')).toContain(`href="${path}"`);
  expect(await office.text(path)).toContain('This room has no plan yet');
  expect((await submit('rows', { ...rule, row_to: 'x' })).html).toContain(
    'To row: please enter a number that is not smaller than ‘From row’',
  );
  expect((await submit('rows', { ...rule, seat_group: '' })).html).toMatch(
    /<a href="#rows-seat_group">Sells as seat group: please fill in.<\/a>/,
  );
  expect((await submit('rows', { ...rule, name_de: '' })).status).toBe(400);
  expect(await submit('rows', rule)).toMatchObject(saved);
  // What is offered next replaces nothing.
  expect(await office.text(path)).toMatch(/name="row_from"[^>]* value="4"/);
  const [area] = (await stored())?.plan.areas ?? [];
  expect(area).toMatchObject({ kind: 'seated', name: { de: 'Parkett', en: 'Stalls' } });
  const rows = area?.kind === 'seated' ? area.rows : [];
  expect(rows.map(({ id, label, numbers, aisles }) => [id, label, numbers, aisles])).toEqual([
    [1, '1', [5, 3, 1, 2, 4, 6], [2]],
    [2, '2', [5, 3, 1, 2, 4, 6], [2]],
    [3, '3', [5, 3, 1, 2, 4, 6], [2]],
  ]);
  const chosen: [string, string][] = [
    ['change', 'wheelchair'],
    ['seat', '30005'],
    ['seat', '30006'],
  ];
  expect(await submit('seats', chosen)).toMatchObject(saved);
  expect((await submit('seats', { change: 'wheelchair' })).html).toContain('Please choose at least one seat');
  expect(await submit('standing', { name_de: 'Rang', name_en: 'Circle', seat_group: 'Rang', places: '40' })).toMatchObject(saved);
  expect(await submit('settings', { release_hours: '24' })).toMatchObject(saved);
  const html = await office.text(path);
  expect(html).toContain('Parkett: 18 · Rang: 40');
  expect(html).toMatch(/aria-label="Stalls, Row 3, Seat 5, wheelchair space, Price group A" name="seat" value="30005"/);

  const { db } = office.app.database;
  const [event] = await db
    .insert(events)
    .values({ name: { de: 'Hamlet' }, room: 1, date_start: at('2026-12-01T19:30'), programs: [], prices: [], seat_groups: [] })
    .returning();
  const [order] = await db
    .insert(shopOrders)
    .values({ number: 'A', total: '9', ordered_at: at('2026-11-01T10:00') })
    .returning();
  const [stock] = await db
    .insert(shopStocks)
    .values({ event: event?.id ?? 0, seat_group: 'Parkett' })
    .returning();
  const sold = { stock: stock?.id ?? 0, order: order?.id ?? 0 };
  const [item] = await db
    .insert(shopItems)
    .values({ ...sold, sale_type_id: 1, price_name: { de: 'Voll' }, price: '9' })
    .returning();
  const label = { area: { de: 'Parkett', en: 'Stalls' }, row: '3', number: 6, kind: 'wheelchair' as const };
  await db.insert(shopTickets).values({ stock: sold.stock, seat: 30_006, item: item?.id ?? 0, label });
  const gone = await submit('seats', { change: 'remove', seat: '30006' });
  expect([gone.status, gone.html]).toEqual([
    400,
    expect.stringContaining('Sold and held seats must stay in the plan: Stalls, Row 3, Seat 6'),
  ]);
  expect((await submit('delete')).status).toBe(400);
  expect(await submit('seats', { change: 'remove', seat: '30005' })).toMatchObject(saved);
  // SHOP-264: a whole row by one field; what is sold is marked, and changing it says so first.
  expect(await office.text(path)).toContain('Seat 6, wheelchair space, Price group A, sold or held');
  expect(await submit('seats', { change: 'restricted', row: '1' })).toMatchObject(saved);
  const restricted = async () => {
    const [first] = (await stored())?.plan.areas ?? [];
    return first?.kind === 'seated' ? first.rows.map((row) => row.restricted) : [];
  };
  expect(await restricted()).toEqual([[5, 3, 1, 2, 4, 6], [], []]);
  const unread = await submit('seats', { change: 'restricted', row: '3' });
  expect([unread.status, unread.html]).toEqual([
    400,
    expect.stringContaining('Sold or held for performances ahead: Stalls, Row 3, Seat 6'),
  ]);
  expect(unread.html).toMatch(/name="row" value="3"[\s\S]*name="despite"/);
  expect((await restricted())[2]).toEqual([]);
  const despite = async () => ({ despite: String((await stored())?.version) });
  expect(await submit('seats', { change: 'restricted', row: '3', ...(await despite()) })).toMatchObject(saved);
  expect((await restricted())[2]).toEqual([3, 1, 2, 4, 6]);
  for (const row of ['1', '3']) expect(await submit('seats', { change: 'normal', row, ...(await despite()) })).toMatchObject(saved);
  expect(await submit('seats', { change: 'wheelchair', seat: '30006', ...(await despite()) })).toMatchObject(saved);
  const late = await office.submit(path, { op: 'settings', version: '1', release_hours: '3' });
  expect([late.status, late.html]).toEqual([400, expect.stringContaining('Somebody else has changed the plan meanwhile.')]);
  expect(await office.text('/en/admin/rooms/1/history')).toContain('Seat plan changed');
});

test('SHOP-394 a companion place without a wheelchair place beside it is named, one beside a wheelchair place is not', async () => {
  const lines = (kinds: string[]) =>
    ['area,row,seat,kind,price_group', ...kinds.map((kind, index) => `Loge,1,${index + 1},${kind},Parkett`)].join('\n');
  const warning = 'There is no wheelchair place beside these companion places';
  const shown = async (kinds: string[]) => decode((await submit('preview', { csv: lines(kinds) })).html);
  expect(await shown(['companion', 'wheelchair', 'companion', 'normal'])).not.toContain(warning);
  const html = await shown(['companion', 'normal', 'companion', 'wheelchair']);
  expect(html).toContain(`${warning}; until they are released nobody can buy them: Loge, Row 1, Seat 1, companion`);
});

test('SHOP-65 what is too much for a plan is said in the language of the office, and nothing is stored', async () => {
  const before = await stored();
  const refusedIn = async (language: string, op: string, values: Record<string, string>) => {
    const form: [string, string][] = [['op', op], ['version', String(before?.version ?? 0)], ...Object.entries(values)];
    const { html } = await office.submit(path.replace('/en/', `/${language}/`), form);
    return /id="plan-problems"[\s\S]*?<\/div>/.exec(html)?.[0].replace(/<[^>]*>/g, '');
  };
  const csv = (count: number, line: (at: number) => string) => Array.from({ length: count }, (_, at) => line(at)).join('\n');
  const refused: [string, Record<string, string>, string, string][] = [
    ['settings', { release_hours: '2001' }, 'eine ganze Zahl von 0 bis 2000', 'a whole number from 0 to 2000'],
    ['csv', { csv: csv(27, (at) => `Parkett,1,${at + 1},,Gruppe ${at}`) }, 'höchstens 26 Platzgruppen', 'at most 26 seat groups'],
    ['csv', { csv: csv(31, (at) => `Bereich ${at},,40,standing,Rang`) }, 'höchstens 30 Bereiche', 'at most 30 areas'],
    ['csv', { csv: csv(151, (at) => `Parkett,${at + 1},1,,Parkett`) }, 'höchstens 150 Reihen', 'at most 150 rows'],
    ['csv', { csv: csv(201, (at) => `Parkett,1,${at + 1},,Parkett`) }, 'höchstens 200 Plätze', 'at most 200 seats'],
    [
      'csv',
      { csv: csv(10_001, (at) => `Halle ${at % 2},${Math.floor(at / 200)},${(at % 200) + 1},,Parkett`) },
      'höchstens 10.000 Plätze',
      'at most 10,000 seats',
    ],
  ];
  for (const [op, values, german, english] of refused) {
    expect(await refusedIn('de', op, values)).toContain(german);
    expect(await refusedIn('en', op, values)).toContain(english);
  }
  expect(await stored()).toEqual(before);
});

test('SHOP-65 a CSV list is previewed before it is stored, names its errors by line, and keeps the ids of rows it knows', async () => {
  const before = (await stored())?.plan;
  const csv = await (await office.send(path, { op: 'download' })).text();
  expect(csv).toContain('"Parkett","3",6,"wheelchair","Parkett"');
  expect(await submit('csv', { csv })).toMatchObject(saved);
  expect((await stored())?.plan).toEqual(before);
  const wrong = await submit('csv', {
    csv: 'area,row,seat,kind,price_group\nParkett,1,x,normal,Parkett\nParkett,1,2,sofa,Parkett\nParkett,,3,normal,Parkett\nParkett,1,4,,Parkett\nParkett,1,4,,Parkett',
  });
  expect(wrong.status).toBe(400);
  const lines = ['Line 2: ‘x’ does not fit into the column seat.', 'Line 3: ‘sofa’', 'Line 4: the column row is empty.'];
  for (const line of [...lines, 'Line 6: this row has a seat 4 already.']) expect(wrong.html).toContain(line);
  expect((await submit('csv', { csv: 'Parkett,1,1,normal,Parkett\n"Parkett,1,2,normal,Parkett' })).html).toMatch(
    /Line \d cannot be read: a quotation mark/,
  );
  const more = `${csv}Loge,L,1,normal,Loge\r\nLoge,L,,aisle,\r\nLoge,L,2,companion,Loge\r\n`;
  const preview = await submit('preview', { csv: more });
  expect([preview.status, preview.html]).toEqual([200, expect.stringContaining('Nothing has been saved yet.')]);
  expect(preview.html).toContain('Loge, Row L, Seat 2, companion seat, Price group C');
  expect((await stored())?.plan).toEqual(before);
  expect(await submit('csv', { csv: more })).toMatchObject(saved);
  const areas = (await stored())?.plan.areas ?? [];
  expect(areas.at(-1)).toMatchObject({ name: { de: 'Loge' }, rows: [{ id: 5, label: 'L', numbers: [1, 2], aisles: [1], companion: [2] }] });
});

test('SHOP-65 a CSV list gives areas English names, a shape and rows a shift, each once; downloaded and sent again it changes nothing', async () => {
  const download = async () => (await office.send(path, { op: 'download' })).text();
  const balcony = (...rows: string[]) => rows.map((row) => `Balkon;${row}`.replaceAll(';', ',')).join('\n');
  const csv = `${await download()}${balcony('1;1;;Rang;Balcony;curved;"1,5"', '1;2;;Rang', '2;1;;Rang;;;-1', '2;2;;Rang;Balcony;;-1')}\nPodest,,9,standing,Rang,Platform`;
  expect(await submit('csv', { csv })).toMatchObject(saved);
  const plan = (await stored())?.plan;
  expect(plan?.areas.slice(-2)).toMatchObject([
    { name: { de: 'Balkon', en: 'Balcony' }, shape: 'curved', rows: [{ offset: 1.5 }, { offset: -1 }] },
    { name: { de: 'Podest', en: 'Platform' }, places: 9 },
  ]);
  expect(await submit('csv', { csv: await download() })).toMatchObject(saved);
  expect((await stored())?.plan).toEqual(plan);
  // Without these columns, as of a list from before, all of it stays.
  const withoutThem = (await download()).replace(/^((?:[^,]*,){4}[^,\r]*).*\r$/gm, '$1');
  expect(withoutThem).not.toContain('curved');
  expect(await submit('csv', { csv: withoutThem })).toMatchObject(saved);
  expect((await stored())?.plan).toEqual(plan);
  const wrong = await submit('csv', {
    csv: balcony('1;1;;Rang;Balcony;round', '1;2;;Rang;;;far', '1;3;;Rang;Balcony', '1;4;;Rang;Gallery'),
  });
  for (const line of ['Line 1: ‘round’ does not fit into the column shape.', 'Line 2: ‘far’', 'Line 4: ‘Gallery’'])
    expect(wrong.html).toContain(line);
});

test('SHOP-213 a list of a spreadsheet is read as it was written: separators, quotation marks, byte order mark; what was lost is named', async () => {
  const before = await stored();
  const seatsOf = async (csv: string) => {
    const { status, html } = await submit('preview', { csv });
    const labels = [...html.matchAll(/aria-label="([^"]*, Seat \d+[^"]*)" name="seat"/g)];
    return status === 200 ? labels.map(([, label]) => decode(label ?? '').replace(/, Price group .*/, '')) : html;
  };
  const head = 'area;row;seat;kind;price_group;area_en;shape;offset';
  // With semicolons commas belong to names and numbers, whether or not they are quoted.
  const first = 'Bühne, links;1;1;NORMAL;"Rang; ""Mitte""";;curved;1,5';
  expect(await seatsOf(`\ufeff${head}\r\n${first}\r\n;;;;\r\n"Bühne, links";1;2;wheelchair;Rang\r\n`)).toEqual([
    'Bühne, links, Row 1, Seat 1',
    'Bühne, links, Row 1, Seat 2, wheelchair space',
  ]);
  expect(await seatsOf(`${head}\nParkett;1;1;;Rang;;;far`)).toContain('Line 2: ‘far’ does not fit into the column offset.');
  expect(await seatsOf('Parkett\t1\t1\t\tRang, Mitte\rParkett\t1\t2\t\tRang, Mitte')).toHaveLength(2);
  for (const lost of ['B\ufffdhne', 'BÃ¼hne']) expect(await seatsOf(`Parkett,1,1,,Rang\n${lost},1,1,,Rang`)).toMatch(/Line 2: .*were lost/);
  for (const empty of ['', ' \n\n', head]) expect((await submit('csv', { csv: empty })).html).toContain('There is no seat in the list.');
  expect(await stored()).toEqual(before);
});

test('SHOP-372 the columns of a list stand in the order its first line names; a column there is not is named, and nothing is read by its place', async () => {
  const before = await stored();
  const swapped = await submit('preview', { csv: 'Price_Group;Seat;Row;Kind;Area\nRang;7;1;wheelchair;Balkon\nRang;8;1;;Balkon' });
  expect(swapped.html).toContain('Balcony, Row 1, Seat 7, wheelchair space');
  expect(swapped.html).toContain('Balcony, Row 1, Seat 8');
  for (const head of ['bereich,reihe,platz', 'area,row,seat,kind,group']) {
    const { status, html } = await submit('csv', { csv: `${head}\nBalkon,1,2,,Rang` });
    expect(status).toBe(400);
    expect(html).toContain(
      `There is no column ‘${head.startsWith('area') ? 'group' : 'bereich, reihe, platz'}’. The columns are area, row`,
    );
  }
  expect(await stored()).toEqual(before);
  await office.app.database.db.insert(rooms).values({ id: 78, name: { de: 'Foyer', en: 'Foyer' } });
  const { html } = await office.submit('/en/admin/rooms/78/seat-plan', { op: 'csv', version: '0', csv: '' });
  expect(html).toContain('There is no seat in the list.');
  expect(html).not.toContain('Remove the plan');
});

test('SHOP-213 the list of a plan of 10,000 places with long names can be sent', async () => {
  const line = (at: number) =>
    `"Parkett, vorne links und rechts ${at % 2}","${Math.floor(at / 200)}",${(at % 200) + 1},"normal","Kategorie Sonderpreis ${at % 5}"`;
  const csv = Array.from({ length: 10_000 }, (_, at) => line(at)).join('\r\n');
  expect((await submit('preview', { csv })).status).toBe(200);
});

test('SHOP-65 of two people who draw the first plan of a room at once one is refused, as is a form of a plan that was removed and drawn anew', async () => {
  const { db } = office.app.database;
  await db.insert(rooms).values({ id: 77, name: { de: 'Studio', en: 'Studio' } });
  const studio = '/en/admin/rooms/77/seat-plan';
  const draw = (version: number) => office.submit(studio, { op: 'rows', version: String(version), ...rule });
  // Lets read and lets nobody write, so that both have looked before either has stored. The embedded database has one connection.
  const drawn = testDatabaseUrl
    ? await db.transaction(async (transaction) => {
        await transaction.execute(sql`lock table seat_plans in share row exclusive mode`);
        const sent = [draw(0), draw(0)];
        // Outside of the transaction, which would see the same activity again and again.
        const waitingForLock = sql`datname = current_database() and wait_event_type = 'Lock'`;
        await expect.poll(() => db.$count(sql`pg_stat_activity`, waitingForLock), { timeout: 10_000 }).toBe(2);
        return { sent };
      })
    : { sent: [draw(0), draw(0)] };
  const changed = expect.stringContaining('Somebody else has changed the plan meanwhile.');
  const answers = (await Promise.all(drawn.sent)).sort((one, other) => one.status - other.status);
  expect(answers).toMatchObject([{ status: 303 }, { status: 400, html: changed }]);
  expect(await office.submit(studio, { op: 'delete', version: '1' })).toMatchObject({ status: 303 });
  const removed = await office.text(studio);
  expect(removed).toContain('This room has no plan yet');
  expect(removed).not.toContain('value="delete"');
  const [, version = ''] = /name="version" value="(\d+)"/.exec(removed) ?? [];
  expect(await draw(Number(version))).toMatchObject({ status: 303 });
  for (const old of [0, 1]) expect(await draw(old)).toMatchObject({ status: 400, html: changed });
});
