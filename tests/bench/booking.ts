import { shopItems, shopTickets } from '../../src/features/booking/booking.tables.server.ts';
import { startShopProcesses } from '../support/booking/shop-processes.ts';
import { longestFreeStretch, type Rush, rush } from '../support/booking/shop-rush.ts';
import { testDatabaseUrl } from '../support/database/database.ts';
import { onPostgresql } from './browser/on-postgresql.ts';
import { quantile } from './site/site.ts';

const seats = 500;
const rowWidth = 20;
const additions = 2000;
const atOnce = 200;

/** Additions to carts while many want the same seats: one process on PGlite, two on PostgreSQL where available. */
export async function run(): Promise<string[][]> {
  const head = ['Database', 'Who asks', 'added', 'refused -214', '429', '503', 'other failures', 'median ms', 'p95 ms', 'what was checked'];
  return [head, ...(await measure()), ...onPostgresql(import.meta.filename)];
}

async function measure(): Promise<string[][]> {
  return [
    await rushFor(`${additions} visitors, ${atOnce} at once, single seats`, { sizeOf: () => 1, additions, atOnce }),
    await rushFor(`${additions} parties of 1 to 6, ${atOnce} at once`, { sizeOf: (index) => 1 + ((index * 7) % 6), additions, atOnce }),
    await rushFor('one visitor after the other', { sizeOf: () => 1, additions: 200, atOnce: 1 }),
  ];
}

async function rushFor(name: string, options: Parameters<typeof rush>[1]): Promise<string[]> {
  const site = await startShopProcesses(seats, rowWidth);
  // The first requests of a process are not measured.
  for (const url of site.urls) for (let time = 0; time < 30; time++) await fetch(`${url}/api/shop-cart/`);
  const { results } = await rush(site.urls, options);
  const { db } = await site.stopAndOpen();
  const tickets = await db.select().from(shopTickets);
  const items = await db.select().from(shopItems);
  await site.close();
  const checked = check(results, tickets, items.length);
  const count = (status: number) => String(results.filter((result) => result.status === status).length);
  const known = [200, 400, 429, 503];
  const times = results.map(({ milliseconds }) => milliseconds);
  const row = [
    testDatabaseUrl ? 'PostgreSQL, two instances' : 'PGlite',
    name,
    `${tickets.length} seats, ${count(200)} carts`,
    String(results.filter(({ code }) => code === -214).length),
    count(429),
    count(503),
    String(results.filter(({ status, code }) => !known.includes(status) || (status === 400 && code !== -214)).length),
    quantile(times, 0.5).toFixed(0),
    quantile(times, 0.95).toFixed(0),
    checked,
  ];
  // A run takes minutes, so progress is shown.
  console.error(row.join(' | '));
  return row;
}

type Ticket = typeof shopTickets.$inferSelect;

/** @throws when more was sold than there is, a party was separated, or one was refused that would still fit. */
function check(results: Rush['results'], tickets: readonly Ticket[], items: number): string {
  const added = results.filter(({ status }) => status === 200);
  const taken = new Set(tickets.map(({ seat }) => seat));
  const wanted = added.reduce((sum, { size }) => sum + size, 0);
  if (taken.size !== tickets.length || taken.size > seats || wanted !== tickets.length || items !== added.length)
    throw new Error(`${added.length} parties were answered that they hold ${wanted} seats; ${tickets.length} are added by ${items}.`);
  const byItem = Map.groupBy(tickets, ({ item }) => item);
  for (const ofItem of byItem.values()) {
    const places = ofItem.map(({ seat }) => seat).sort((a, b) => a - b);
    const isOneRow = Math.floor(((places[0] ?? 1) - 1) / rowWidth) === Math.floor(((places.at(-1) ?? 1) - 1) / rowWidth);
    if (!isOneRow || places.some((seat, index) => seat !== (places[0] ?? 0) + index)) throw new Error(`A party was parted: ${places}`);
  }
  const longestStretch = longestFreeStretch(seats, rowWidth, taken);
  const smallest = Math.min(Number.POSITIVE_INFINITY, ...results.filter(({ code }) => code === -214).map(({ size }) => size));
  const isSoldOut = results.every(({ size }) => size === 1) && results.length >= seats;
  if (isSoldOut && tickets.length !== seats) throw new Error(`${tickets.length} of ${seats} seats are added.`);
  if (smallest <= longestStretch) throw new Error(`A party of ${smallest} was refused, and ${longestStretch} seats side by side are free.`);
  return `no seat twice, side by side, longest free stretch ${longestStretch}, smallest refused party ${smallest === Number.POSITIVE_INFINITY ? 'none' : smallest}`;
}

if (import.meta.main) {
  console.log(JSON.stringify(await measure()));
  process.exit(0);
}
