import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { waitingRoomPlaces } from '../../../../src/features/booking/waiting-room/waiting-room.tables.server.ts';
import { events } from '../../../../src/features/programme/programme.tables.server.ts';
import { startTestApp, type TestApp, testNow } from '../../../support/app.ts';
import { parkett } from '../../../support/booking/shop-events.ts';
import { Shopper } from '../../../support/booking/shopper.ts';
import { openSyncedSite } from '../../../support/booking/synced-site.ts';
import { room, startWithRoom } from '../../../support/booking/waiting-room.ts';

let app: TestApp;
let shoppers = 0;

const start = async (...given: Parameters<typeof startWithRoom>) => {
  app = await startWithRoom(...given);
};
beforeEach(() => {
  shoppers = 0;
});
afterEach(() => app.close());

const shopper = (address?: string) => new Shopper(app.url, address ?? `10.0.0.${++shoppers}`);
const enter = async (who: Shopper) => (await who.ask('POST', room, {})).body;
const ask = async (who: Shopper) => (await who.ask('GET', room)).body;
/** Longer than an answer may be old. */
const later = (ms = 5000) => app.clock.advance(ms);

test('SHOP-82 SHOP-83 SHOP-84 as many choose as may; others are refused with -222, have their place by order of arrival, and come in when tickets are in the carts of those before them', async () => {
  await start();
  const [ada, bea, cyn, dan] = [shopper(), shopper(), shopper(), shopper()];
  expect((await ada.add(parkett([1]))).status).toBe(200);
  // Ada is served, so two more may choose.
  expect((await enter(bea)).state).toBe('admitted');
  expect((await enter(cyn)).state).toBe('admitted');
  const held = await dan.add(parkett([2, 1]));
  expect([held.status, held.body.response_code, held.body.detail]).toEqual([
    400,
    -222,
    'Many people want to buy tickets at the moment. You have a place in the waiting room.',
  ]);
  const waits = await dan.ask('GET', room);
  expect(waits.body).toMatchObject({ state: 'waiting', ahead: 0, is_sold_out: false, opens_in: 0, admitted_for: null });
  expect(waits.headers.get('retry-after')).toBe(String(waits.body.retry_after));
  expect(waits.headers.get('cache-control')).toBe('no-store');
  expect(waits.body.estimate).toBeGreaterThan(0);
  const eve = shopper();
  expect(await enter(eve)).toMatchObject({ state: 'waiting', ahead: 1 });
  // Of those who were served nobody has to wait again.
  expect((await ada.add(parkett([1]))).status).toBe(200);
  expect((await bea.add(parkett([1]))).status).toBe(200);
  later();
  expect((await ask(eve)).state).toBe('waiting');
  expect(await ask(dan)).toMatchObject({ state: 'admitted', admitted_for: 600 });
  expect((await dan.add(parkett([2, 1]))).body.tickets_quantity).toBe(3);
  // Reading is never held up, nor are other events.
  expect((await app.get('/api/shop-availability/?events=1,2')).status).toBe(200);
  expect((await (await app.get('/api/shop-availability/?events=1,2')).json())[1].has_waiting_room).toBe(true);
  expect((await eve.add({ event_jet_id: 'STUDIO' })).status).toBe(200);
  expect((await shopper().ask('GET', '/api/shop-waiting-room/2/')).body).toMatchObject({ state: 'open' });
});

test('SHOP-84 a place survives a reload, another tab, another instance and a browser that was closed; two tabs at once have one place', async () => {
  await start({ waiting_room_size: 1 });
  await enter(shopper());
  const ada = shopper();
  const second = ada.tab();
  const answers = await Promise.all([enter(ada), enter(second), ada.add(parkett([1]))]);
  expect(answers[0]).toMatchObject({ state: 'waiting', ahead: 0 });
  expect(answers[1]).toMatchObject({ state: 'waiting', ahead: 0 });
  expect(await app.database.db.select().from(waitingRoomPlaces)).toHaveLength(2);
  const bea = shopper();
  await enter(bea);
  // The CSRF token ends with the browser, the place does not.
  bea.cookies.set('csrftoken', 'token-of-another-day');
  expect(await enter(bea)).toMatchObject({ state: 'waiting', ahead: 1 });
  const other = await startTestApp({ database: app.database, environment: { TRUST_PROXY: 'true' } });
  try {
    expect((await bea.tab(other.url).ask('GET', room)).body).toMatchObject({ state: 'waiting', ahead: 1 });
    expect((await new Shopper(other.url, '10.9.9.9').ask('POST', room, {})).body).toMatchObject({ state: 'waiting', ahead: 2 });
    later();
    expect(await ask(bea)).toMatchObject({ ahead: 1 });
    // Nothing that is stored names anybody.
    const [row = {}] = await app.database.db.select().from(waitingRoomPlaces);
    expect(Object.keys(row).sort()).toEqual([
      ...['admitted_at', 'changed_at', 'event', 'has_come', 'number', 'state', 'token', 'until', 'version'],
    ]);
  } finally {
    await other.close();
  }
});

test('SHOP-84 who gives up a place that nobody has, as the first request to a room, does not stop those who come', async () => {
  await start();
  const ada = shopper();
  const left = await ada.ask('DELETE', room, {});
  expect([left.status, left.body.state]).toEqual([200, 'none']);
  const bea = await shopper().ask('POST', room, {});
  expect([bea.status, bea.body.state]).toEqual([200, 'admitted']);
  expect((await ada.add(parkett([1]))).status).toBe(200);
});

test('SHOP-86 who does not come at the turn is passed over after two minutes and is next on return; who leaves gives the place up', async () => {
  await start({ waiting_room_size: 1 });
  const [ada, bea, cyn] = [shopper(), shopper(), shopper()];
  for (const one of [ada, bea, cyn]) await enter(one);
  await ada.ask('DELETE', room, {});
  later();
  // It is Bea's turn, and only Cyn asks.
  expect(await ask(cyn)).toMatchObject({ state: 'waiting', ahead: 0 });
  later(60_000);
  expect((await ask(cyn)).state).toBe('waiting');
  later(61_000);
  expect((await ask(cyn)).state).toBe('admitted');
  expect((await bea.add(parkett([1]))).body.response_code).toBe(-222);
  expect(await ask(bea)).toMatchObject({ state: 'waiting', ahead: 0 });
  expect(await enter(shopper())).toMatchObject({ state: 'waiting', ahead: 1 });
  // Choosing lasts ten minutes.
  later(10 * 60_000);
  expect((await ask(bea)).state).toBe('admitted');
  expect((await cyn.add(parkett([1]))).body.response_code).toBe(-222);
});

test('SHOP-224 who opens a closed tab again after the turn reads that the place is lost, with a new one too; who has bought or has left does not', async () => {
  await start({ waiting_room_size: 1 });
  const [ada, bea, cyn, dan] = [shopper(), shopper(), shopper(), shopper()];
  expect((await ada.add(parkett([1]))).status).toBe(200);
  expect(await enter(bea)).toMatchObject({ state: 'admitted', is_lost: false });
  expect(await enter(cyn)).toMatchObject({ state: 'waiting', is_lost: false });
  // Bea takes too long to choose, then Cyn does not come.
  for (const minutes of [11, 3, 31]) {
    later(minutes * 60_000);
    await ask(dan);
  }
  expect(await enter(dan)).toMatchObject({ state: 'admitted', is_lost: false });
  expect(await ask(bea)).toMatchObject({ state: 'none', is_lost: true });
  expect(await ask(cyn)).toMatchObject({ state: 'none', is_lost: true });
  expect(await ask(ada)).toMatchObject({ state: 'none', is_lost: false });
  for (const visit of [1, 2])
    expect([visit, await enter(cyn)]).toEqual([visit, expect.objectContaining({ state: 'waiting', is_lost: true })]);
  await cyn.ask('DELETE', room, {});
  expect(await enter(cyn)).toMatchObject({ state: 'waiting', is_lost: false });
});

test('SHOP-85 SHOP-127 before the sale starts people queue for an hour, in the order of arrival; at its start the first come in', async () => {
  await start({ sale_starts: new Date(Date.parse(testNow) + 2 * 3_600_000) });
  const [ada, bea, cyn] = [shopper(), shopper(), shopper()];
  const early = await ada.ask('POST', room, {});
  expect([early.status, early.body.response_code]).toEqual([400, -220]);
  const page = async () => (await app.get('/en/events/hamlet/1')).text();
  expect(await page()).not.toContain('/waiting-room/');
  later(61 * 60_000);
  expect(await page()).toContain('href="/waiting-room/SEATS?lang=en"');
  for (const one of [ada, bea, cyn]) await enter(one);
  expect(await ask(cyn)).toMatchObject({ state: 'waiting', ahead: 2, opens_in: 59 * 60 });
  // An addition before the start says so, and is no way past the room after it.
  expect((await cyn.add(parkett([1]))).body.response_code).toBe(-220);
  later(59 * 60_000);
  expect(await page()).not.toContain('/waiting-room/');
  expect((await cyn.add(parkett([1]))).body.response_code).toBe(-222);
  expect((await ada.add(parkett([1]))).status).toBe(200);
  expect((await bea.add(parkett([1]))).status).toBe(200);
});

test('SHOP-85 not more choose than seats are left; while all are taken those who wait read so and keep their place', async () => {
  await start({ waiting_room_size: 50 });
  const first = shopper();
  for (const size of [6, 6, 6]) expect((await first.add(parkett([size]))).status).toBe(200);
  expect((await first.add({ ...parkett([6]), seat_group: 'Rang' })).status).toBe(200);
  later();
  // Six seats are left in the stalls, for six who choose.
  const standings = [];
  const others = Array.from({ length: 8 }, () => shopper());
  for (const one of others) standings.push((await enter(one)).state);
  expect(standings).toEqual([...Array(6).fill('admitted'), 'waiting', 'waiting']);
  expect((await others[0]?.add(parkett([6])))?.status).toBe(200);
  later();
  expect(await ask(others[7] as Shopper)).toMatchObject({ state: 'waiting', ahead: 1, is_sold_out: true, estimate: null });
  expect((await others[7]?.add(parkett([1])))?.body.response_code).toBe(-222);
  // The carts lapse.
  later(16 * 60_000);
  expect((await ask(others[6] as Shopper)).state).toBe('admitted');
});

test('SHOP-84 who waits for more than a day keeps the place; rows of places that are gone go after a day, all of them after the event', async () => {
  await start({ waiting_room_size: 1 });
  const [ada, bea, cyn] = [shopper(), shopper(), shopper()];
  for (const one of [ada, bea, cyn]) await enter(one);
  await cyn.ask('DELETE', room, {});
  const states = async () => {
    await app.app.runDueWork();
    const rows = await app.database.db.select({ state: waitingRoomPlaces.state }).from(waitingRoomPlaces).orderBy(waitingRoomPlaces.number);
    return rows.map(({ state }) => state);
  };
  expect(await states()).toEqual(['admitted', 'waiting', 'gone']);
  later(25 * 3_600_000);
  expect(await states()).toEqual(['admitted', 'waiting']);
  // An instance that starts now reads the queue from what is stored.
  const other = await startTestApp({
    ...{ database: app.database, now: app.clock.now().toISOString(), environment: { TRUST_PROXY: 'true' } },
  });
  try {
    expect((await bea.tab(other.url).ask('GET', room)).body).toMatchObject({ state: expect.stringMatching(/waiting|admitted/) });
  } finally {
    await other.close();
  }
  app.clock.set('2026-12-02T12:00:00+01:00');
  expect(await states()).toEqual([]);
});

test('SHOP-89 one address takes 300 places in an hour, and the additions of an address stay limited; a browser without cookies gets none', async () => {
  await start({ waiting_room_size: 1 });
  await enter(shopper());
  const statuses = [];
  for (let index = 0; index < 302; index++) statuses.push((await shopper('10.1.1.1').ask('POST', room, {})).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(300);
  expect(statuses.slice(-2)).toEqual([429, 429]);
  expect((await enter(shopper())).ahead).toBe(300);
  const bare = await fetch(`${app.url}${room}`);
  expect((await bare.json()).state).toBe('none');
  expect((await fetch(`${app.url}${room}`, { method: 'POST' })).status).toBe(403);
}, 60_000);

test('SHOP-88 without script: the form leads to the waiting room, which reloads by itself until it is told not to, and on to the choice with what was entered', async () => {
  await start({ waiting_room_size: 1 });
  const ada = shopper();
  await enter(ada);
  const cookies = new Map([['csrftoken', 'bea']]);
  const browse = async (path: string, body?: string) => {
    const response = await fetch(`${app.url}${path}`, {
      redirect: 'manual',
      ...(body !== undefined && { method: 'POST', body }),
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-forwarded-for': '10.0.3.3',
        'sec-fetch-site': 'same-origin',
        ...(body !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return { status: response.status, to: response.headers.get('location'), headers: response.headers, text: await response.text() };
  };
  const shown = await browse('/tickets/SEATS?lang=en');
  const fields = [...shown.text.matchAll(/name="(n-[^"]+)"/g)].map(([, name]) => name);
  const press = /name="press" value="([^"]+)"/.exec(shown.text)?.[1];
  const sent = await browse('/tickets/SEATS?lang=en', `press=${press}&${fields[0]}=3`);
  expect([sent.status, sent.to]).toEqual([303, '/waiting-room/SEATS?lang=en']);
  const page = await browse('/waiting-room/SEATS?lang=en');
  expect(page.status).toBe(200);
  expect(page.text).toContain('You are next.');
  expect(Number.parseInt(page.headers.get('refresh') ?? '', 10)).toBeGreaterThanOrEqual(15);
  const still = await browse('/waiting-room/SEATS?lang=en&held');
  expect(still.headers.get('refresh')).toBeNull();
  // Entering anew, as who lost the place does, keeps what was entered.
  expect((await browse('/waiting-room/SEATS?lang=en', 'do=enter')).to).toBe('/waiting-room/SEATS?lang=en');
  await ada.ask('DELETE', room, {});
  later();
  const turn = await browse('/waiting-room/SEATS?lang=en');
  expect([turn.status, turn.to]).toEqual([303, '/tickets/SEATS?lang=en&again&turn']);
  const choice = await browse(turn.to ?? '');
  expect(choice.text).toContain('It is your turn. Please choose within 10 minutes.');
  expect(choice.text).toContain('<title>It is your turn: Hamlet');
  expect(choice.text).toMatch(new RegExp(`name="${fields[0]}"[^>]*value="3"`));
  const done = await browse('/tickets/SEATS?lang=en', `press=${press}&${fields[0]}=3`);
  expect(done.to).toBe('/cart?lang=en&added=3');
  // Who only opens the page of an event does not queue, and is asked.
  cookies.clear();
  later(3_600_000);
  await enter(shopper());
  const stranger = await browse('/waiting-room/SEATS?lang=de');
  expect(stranger.text).toContain('In den Warteraum');
  expect((await browse('/waiting-room/SEATS?lang=de', 'do=enter')).to).toBe('/waiting-room/SEATS?lang=de');
  expect((await browse('/waiting-room/SEATS?lang=de')).text).toContain('Sie sind als Nächstes an der Reihe.');
  expect((await browse('/waiting-room/SEATS?lang=de', 'do=leave')).to).toBe('/waiting-room/SEATS?lang=de&left');
  expect((await browse('/waiting-room/NOTHING?lang=de')).status).toBe(404);
});

test('SHOP-125 without script: a shop that has not answered yet says so in the words of the room, and the page goes on by itself', async () => {
  const site = await openSyncedSite();
  app = site.app;
  await app.database.db.update(events).set({ has_waiting_room: true }).where(eq(events.id, 1));
  site.pretix.failNext('500', 1000);
  for (const path of ['/tickets/season%2F12?lang=de&again&turn', '/waiting-room/season%2F12?lang=de']) {
    const away = await app.get(path);
    expect([away.status, away.headers.get('refresh')]).toEqual([503, '15']);
    expect(await away.text()).toContain('Der Warteraum antwortet gerade nicht. Diese Seite versucht es weiter.');
    // Who has been given a place reads that it is not lost.
    const queued = await app.get(path, { headers: { cookie: `waiting_room=${'a'.repeat(43)}` } });
    expect(await queued.text()).toContain('Der Warteraum antwortet gerade nicht. Ihr Platz bleibt erhalten, wir versuchen es weiter.');
  }
  site.pretix.recover();
  app.clock.advance(15_000);
  await expect.poll(async () => (await app.get('/tickets/season%2F12?lang=de&again&turn')).status, { timeout: 20_000 }).toBe(200);
}, 40_000);
