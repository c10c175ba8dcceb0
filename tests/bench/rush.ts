import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { shopItems, shopStocks, shopTickets } from '../../src/features/booking/booking.tables.server.ts';
import { hashOf } from '../../src/features/booking/tokens.server.ts';
import { waitingRoomPlaces } from '../../src/features/booking/waiting-room/waiting-room.tables.server.ts';
import { events, rooms } from '../../src/features/programme/programme.tables.server.ts';
import { seedShop } from '../support/booking/shop-events.ts';
import { type ShopAnswer, Shopper } from '../support/booking/shopper.ts';
import { testDatabaseUrl } from '../support/database/database.ts';
import { type Processes, startProcesses } from '../support/processes.ts';
import { onPostgresql } from './browser/on-postgresql.ts';
import { quantile } from './site/site.ts';

const visitors = Number(process.env.RUSH_VISITORS ?? 5000);
const seats = 800;
const rowWidth = 20;
/** How many choose at once. */
const size = 200;
/** Requests to enter that are on their way at the same time. */
const enteringAtOnce = 100;
/** From the start of the bench to the start of the sale. */
const startsAfterMs = Number(process.env.RUSH_STARTS_AFTER ?? 120) * 1000;
/** An instance is killed once so many parties have their tickets. */
const killAfter = 120;
const room = '/api/shop-waiting-room/1/?language=en';

/**
 * The start of sale (SHOP-92): visitors queue before it, come in as the waiting room lets them and add parties of 1 to 6, a single ticket
 * where that is refused; an instance is killed in the middle and started again. One process on PGlite, two on PostgreSQL.
 */
export async function run(): Promise<string[][]> {
  const head = ['Database', 'queued', 'parties with tickets', 'seats', 'refused -214', 'found it sold out', 'oversold', 'parted', '5xx'];
  const more = ['inversions', 'places lost', 'entering p50, p95, p99 ms', 'asking', 'adding', 'seconds from start to sold out'];
  return [[...head, ...more], ...(await measure()), ...onPostgresql(import.meta.filename)];
}

interface Visit {
  shopper: Shopper;
  index: number;
  /** When entering was asked for and answered. */
  entry: { requested: number; answered: number };
  /** Tickets it was answered it holds. */
  held: number;
  refused: boolean;
  foundSoldOut: boolean;
}

type Kind = 'entering' | 'asking' | 'adding';

async function measure(): Promise<string[][]> {
  const times: Record<Kind, number[]> = { entering: [], asking: [], adding: [] };
  const starts = new Date(Date.now() + startsAfterMs);
  let serverErrors = 0;
  const site = await startProcesses((database) => seed(database, starts), 2);

  /** Asks one instance after the other until one answers, as behind a proxy. */
  const send = async (visit: Visit, kind: Kind, ask: (shopper: Shopper) => Promise<ShopAnswer>): Promise<ShopAnswer> => {
    for (let attempt = 0; ; attempt++) {
      visit.shopper = visit.shopper.tab(site.urls[(visit.index + attempt) % site.urls.length]);
      const began = performance.now();
      const answer = await ask(visit.shopper).catch(() => null);
      if (answer) {
        times[kind].push(performance.now() - began);
        if (answer.status >= 500) serverErrors++;
        return answer;
      }
      // Killed; the request before it may have counted or not.
      await wait(200);
    }
  };

  const visits: Visit[] = [];
  let next = 0;
  const enter = async () => {
    while (next < visitors) {
      const index = next++;
      const shopper = new Shopper(site.urls[0] ?? '', `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`);
      const visit: Visit = {
        shopper,
        index,
        entry: { requested: performance.now(), answered: 0 },
        held: 0,
        refused: false,
        foundSoldOut: false,
      };
      const { status } = await send(visit, 'entering', (one) => one.ask('POST', room, {}));
      visit.entry.answered = performance.now();
      if (status === 200) visits.push(visit);
    }
  };
  await Promise.all(Array.from({ length: enteringAtOnce }, enter));
  console.error(`${visits.length} wait; the sale starts in ${Math.round((starts.getTime() - Date.now()) / 1000)} s.`);

  let [parties, soldOutAt, restarted] = [0, 0, Promise.resolve()];
  const add = async (visit: Visit, quantity: number) => {
    const request = { event_jet_id: 'SEATS', seat_group: 'Parkett', quantities: [quantity] };
    const { status, body } = await send(visit, 'adding', (one) =>
      one.add(request, { 'idempotency-key': `rush-${visit.index}-${quantity}` }),
    );
    if (status === 200) {
      visit.held = body.tickets_quantity;
      if (++parties === killAfter) restarted = restart(site);
    } else if (body?.response_code === -214) visit.refused = true;
    return status;
  };
  const waitForTurn = async (visit: Visit) => {
    // Pages were opened at any moment.
    await wait(Math.random() * 3000);
    for (;;) {
      const { status, body } = await send(visit, 'asking', (one) => one.ask('GET', room));
      if (status === 200 && body.is_sold_out) {
        visit.foundSoldOut = true;
        soldOutAt ||= Date.now();
        return;
      }
      if (status === 200 && body.state === 'admitted') {
        await wait(1000 + Math.random() * 3000);
        const party = 1 + ((visit.index * 7) % 6);
        if ((await add(visit, party)) !== 200 && party > 1) await add(visit, 1);
        return;
      }
      await wait((body?.retry_after ?? 5) * 1000 * (0.9 + Math.random() / 5));
    }
  };
  await Promise.all(visits.map(waitForTurn));
  await restarted;

  const { db } = await site.stopAndOpen();
  const tickets = await db.select().from(shopTickets);
  const items = await db.select({ id: shopItems.id }).from(shopItems);
  const places = await db.select().from(waitingRoomPlaces);
  await site.close();
  const heldByAnswers = visits.reduce((sum, { held }) => sum + held, 0);
  if (heldByAnswers !== tickets.length)
    console.error(`By the answers visitors hold ${heldByAnswers} tickets, and ${tickets.length} are held.`);
  const oversold =
    Math.max(0, tickets.length - seats) +
    tickets.length -
    new Set(tickets.map(({ seat }) => seat)).size +
    Math.abs(heldByAnswers - tickets.length);
  const { inversions, lost } = orderOf(visits, places);
  const quantiles = (kind: Kind) => [0.5, 0.95, 0.99].map((share) => quantile(times[kind], share).toFixed(0)).join(', ');
  const row = [
    testDatabaseUrl ? 'PostgreSQL, two instances' : 'PGlite',
    ...[visits.length, parties, tickets.length, visits.filter(({ refused }) => refused).length],
    ...[visits.filter(({ foundSoldOut }) => foundSoldOut).length, oversold, partedOf(tickets, items), serverErrors, inversions, lost],
    ...[quantiles('entering'), quantiles('asking'), quantiles('adding'), Math.round((soldOutAt - starts.getTime()) / 1000)],
  ].map(String);
  console.error(row.join(' | '));
  return [row];
}

async function seed(database: Parameters<typeof seedShop>[0], starts: Date): Promise<void> {
  await seedShop(database);
  const soon = new Date(Date.now() + 7 * 24 * 3_600_000);
  const values = { date_start: soon, date_end: null, sale_starts: starts, has_waiting_room: true, waiting_room_size: size };
  await database.db.update(events).set(values).where(eq(events.id_jet, 'SEATS'));
  await database.db.update(rooms).set({ seats: 10 * seats });
  await database.db.update(shopStocks).set({ capacity: seats, row_width: rowWidth }).where(eq(shopStocks.seat_group, 'Parkett'));
  await database.db.update(shopStocks).set({ capacity: 0 }).where(eq(shopStocks.seat_group, 'Rang'));
}

async function restart(site: Processes): Promise<void> {
  await site.kill(0);
  console.error('An instance was killed.');
  await site.start(0);
}

/** Parties whose tickets are not side by side in one row. */
function partedOf(tickets: readonly { seat: number; item: number }[], items: readonly { id: number }[]): number {
  const byItem = Map.groupBy(tickets, ({ item }) => item);
  const isParted = ({ id }: { id: number }) => {
    const numbers = (byItem.get(id) ?? []).map(({ seat }) => seat).sort((one, other) => one - other);
    const [first = 1] = numbers;
    const isOneRow = Math.floor((first - 1) / rowWidth) === Math.floor(((numbers.at(-1) ?? 1) - 1) / rowWidth);
    return !isOneRow || numbers.some((seat, index) => seat !== first + index);
  };
  return items.filter(isParted).length;
}

/**
 * Inversions: who was admitted later than somebody who came later, or has a higher number than somebody who asked for one only after the
 * answer. Lost: who by the answer has a place that is not stored, or was passed over unadmitted.
 */
function orderOf(visits: readonly Visit[], places: readonly (typeof waitingRoomPlaces.$inferSelect)[]) {
  const byToken = new Map(places.map((place) => [place.token, place]));
  const placeOf = ({ shopper }: Visit) => byToken.get(hashOf('waiting-room', '1', shopper.cookies.get('waiting_room') ?? ''));
  let inversions = 0;
  const inOrder = [...places].sort((one, other) => one.number - other.number);
  let latest = 0;
  for (const { admitted_at } of inOrder) {
    if (admitted_at !== null && admitted_at < latest) inversions++;
    latest = Math.max(latest, admitted_at ?? 0);
  }
  const answered = [...visits].sort((one, other) => one.entry.answered - other.entry.answered);
  let [at, highest] = [0, 0];
  for (const visit of [...visits].sort((one, other) => one.entry.requested - other.entry.requested)) {
    for (let before = answered[at]; before && before.entry.answered < visit.entry.requested; before = answered[++at])
      highest = Math.max(highest, placeOf(before)?.number ?? 0);
    if ((placeOf(visit)?.number ?? 0) < highest) inversions++;
  }
  const lastAdmitted = Math.max(0, ...places.filter(({ admitted_at }) => admitted_at !== null).map(({ number }) => number));
  const passedOver = places.filter(({ number, admitted_at }) => number < lastAdmitted && admitted_at === null).length;
  return { inversions, lost: visits.filter((visit) => !placeOf(visit)).length + passedOver };
}

if (import.meta.main) {
  console.log(JSON.stringify(await measure()));
  process.exit(0);
}
