import { setImmediate } from 'node:timers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DatabaseHandle } from '../../../src/core/database/client.server.ts';
import { openPglite } from '../../../src/core/database/open-pglite.server.ts';

let database: DatabaseHandle;
beforeAll(async () => {
  database = await openPglite({});
});
afterAll(() => database.close());

/** Number of turns of the event loop while the work was done. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isDone = false;
  const count = () => {
    if (isDone) return;
    turns += 1;
    setImmediate(count);
  };
  setImmediate(count);
  await work();
  isDone = true;
  return turns;
}

const busy = sql`select sum(sqrt(n)) from generate_series(1, 20000) n`;
async function ask(db: DatabaseHandle['db'], times: number): Promise<void> {
  for (let time = 0; time < times; time++) await db.execute(busy);
}

describe('GEN-01 the embedded database yields to the event loop', () => {
  test('between quick statements that follow one another', async () => {
    expect(await turnsDuring(() => ask(database.db, 100))).toBeGreaterThan(3);
  });

  test('also within a transaction, and between scripts', async () => {
    expect(await turnsDuring(() => database.db.transaction((transaction) => ask(transaction, 100)))).toBeGreaterThan(3);
    const scripts = async () => {
      for (let time = 0; time < 100; time++) await database.script('select sum(sqrt(n)) from generate_series(1, 20000) n');
    };
    expect(await turnsDuring(scripts)).toBeGreaterThan(3);
  });

  test('and answers in the order of the statements', async () => {
    const answered: number[] = [];
    const one = async (number: number) => {
      await database.db.execute(busy);
      answered.push(number);
    };
    await Promise.all(Array.from({ length: 50 }, (_, number) => one(number)));
    expect(answered).toEqual(Array.from({ length: 50 }, (_, number) => number));
  });
});
