import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { shopStocks } from '../../../src/features/booking/booking.tables.server.ts';
import { createPage } from '../../../src/features/pages/pages.write.server.ts';
import { events, rooms } from '../../../src/features/programme/programme.tables.server.ts';
import type { TestApp } from '../../support/app.ts';
import { seedShop } from '../../support/booking/shop-events.ts';
import { testDatabaseUrl } from '../../support/database/database.ts';
import { headersOf } from '../../support/office/accounts.ts';
import { seedForms } from '../../support/office/forms.ts';
import { startProcesses } from '../../support/processes.ts';
import { followers } from './mails.ts';
import { type Place, type Writer, writers } from './writers.ts';

const performances = 8;
/** A write that was cut so often comes through before the next kill: an import takes longer than the time between two. */
const cutsInARow = 3;

/**
 * Writes of every kind at once while the server is killed so many times, evenly over all writes. A write that was not acknowledged
 * is sent again, as its sender would. On a busy machine it ends after so many minutes with fewer of both. @throws when an acknowledged write is missing
 */
export async function killUnderWrites(writes: number, kills: number, minutes = 15): Promise<string[][]> {
  const prepared = { headers: {} as Record<string, string>, pages: [] as number[], events: [] as number[] };
  const site = await startProcesses(async (database) => {
    await seedShop(database);
    await seedForms(database);
    prepared.headers = await headersOf({ database, clock: { now: () => new Date() } } as TestApp, 'all-rights');
    const soon = new Date(Date.now() + 7 * 24 * 3_600_000);
    await database.db.update(events).set({ date_start: soon, date_end: null });
    await database.db.update(rooms).set({ seats: 10 * writes });
    await database.db.update(shopStocks).set({ capacity: 2 * writes, row_width: 20 });
    const base = { date_start: soon, programs: [], is_online: true, prices: [], seat_groups: [] };
    for (let at = 0; at < performances; at++) {
      const [row] = await database.db
        .insert(events)
        .values({ ...base, id: 100 + at, name: { de: `Stück ${at}`, en: `Play ${at}` } })
        .returning();
      prepared.events.push(row?.id ?? 0);
    }
    await database.script(`select setval(pg_get_serial_sequence('events', 'id'), 1000)`);
    for (let at = 0; at <= writes / 50; at++)
      prepared.pages.push(
        await database.db.transaction(async (transaction) => (await createPage(transaction, { title: { de: `Seite ${at}` } })).id),
      );
  });
  let isRunning = Promise.resolve();
  let isStarting = false;
  const place: Place = { ...prepared, url: () => site.urls[0] ?? '', dataDir: site.dataDir, databaseUrl: site.databaseUrl };
  const acknowledged = new Map<Writer, number>();
  const began = Date.now();
  const end = began + minutes * 60_000;
  let [total, killed, repeated, starving, down] = [0, 0, 0, 0, 0];

  const isDue = () => killed < kills && total >= ((killed + 1) * writes) / (kills + 1);
  const work = async (writer: Writer) => {
    const goal = Math.round(writes * writer.share);
    let next = 0;
    const one = async () => {
      while (next < goal && Date.now() < end) {
        const index = next++;
        // Without this pause a few imports that hold the next kill up would let all other writes pass without one.
        while (isDue() && starving > 0) await wait(20);
        for (let isWritten = false, attempts = 0; !isWritten; attempts++) {
          if (attempts === cutsInARow) starving += 1;
          await isRunning;
          const before = killed;
          isWritten = await writer.write(place, index).then(
            () => true,
            async (error) => {
              // Only what a kill has cut may fail.
              await isRunning;
              if (killed === before) throw error;
              return false;
            },
          );
          if (!isWritten) repeated += 1;
          else if (attempts >= cutsInARow) starving -= 1;
        }
        acknowledged.set(writer, (acknowledged.get(writer) ?? 0) + 1);
        total += 1;
        // Answers from before a kill come while the next process starts: another one beside it would be refused the data folder.
        if (!isStarting && starving === 0 && isDue()) {
          killed += 1;
          isStarting = true;
          const killedAt = Date.now();
          isRunning = site
            .kill(0)
            .then(() => site.start(0))
            .then(() => {
              down += Date.now() - killedAt;
              isStarting = false;
            });
        }
      }
    };
    await Promise.all(Array.from({ length: writer.atOnce }, one));
  };

  try {
    const all = writers();
    await Promise.all(all.map(work));
    await isRunning;
    const seconds = (Date.now() - began) / 1000;
    const database = await site.stopAndOpen();
    await database.db.execute(sql`select 1`);
    const entries = all.find(({ what }) => what.startsWith('forms'));
    const rows: string[][] = [];
    for (const writer of [...all, ...followers]) {
      const count = acknowledged.get(writer as Writer) ?? (entries && acknowledged.get(entries)) ?? 0;
      const stored = await writer.stored(database, place);
      const indexes = Array.from({ length: count }, (_, index) => index);
      const lost = indexes.filter((index) => !stored.has(index)).length;
      const doubled = indexes.filter((index) => (stored.get(index) ?? 0) > 1).length;
      rows.push([writer.what, String(count), String(lost), String(doubled)]);
    }
    const kind = testDatabaseUrl ? 'PostgreSQL' : 'PGlite';
    const head = [
      `${kind}: ${killed} kills in ${seconds.toFixed(0)} s, ${(down / 1000 / Math.max(1, killed)).toFixed(1)} s each to start again, ${repeated} sent again`,
      'acknowledged',
      'lost',
      'doubled',
    ];
    return [head, ...rows, ['all requests', String(total), '', '']];
  } finally {
    await site.close();
  }
}
