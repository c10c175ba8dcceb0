import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { prepareRepeated } from '../../../src/core/database/prepare-repeated.server.ts';

/** Messages to the wrapped client; a prepared statement is not parsed again. */
const preparedNames = 'select name from pg_prepared_statements order by name';

let client: PGlite;
beforeAll(async () => {
  client = await PGlite.create();
  prepareRepeated(client);
});
afterAll(() => client.close());
beforeEach(() =>
  client.exec(`drop table if exists seats; create table seats (id integer primary key, name text, taken timestamptz, tags integer[]);
    insert into seats values (1, 'A', null, '{1,2}'), (2, 'B', '2026-11-20 19:30+01', '{}'), (3, null, null, null)`),
);

/** Runs a statement often enough to be prepared. */
async function runEach(text: string, lists: unknown[][]): Promise<unknown[]> {
  const answers: unknown[] = [];
  for (const values of lists) answers.push((await client.query(text, values)).rows);
  return answers;
}

describe('GEN-01 the embedded database prepares a repeated select', () => {
  test('with the same answers for other values as before', async () => {
    const text = 'select id, name, tags from seats where id = any($1::integer[]) and ($2::text is null or name = $2) order by id';
    const lists = [1, 2, 3, 4, 5].flatMap(() => [
      ['{1,2,3}', null],
      ['{2}', 'B'],
      ['{2}', "o'clock"],
    ]);
    const all = [
      { id: 1, name: 'A', tags: [1, 2] },
      { id: 2, name: 'B', tags: [] },
      { id: 3, name: null, tags: null },
    ];
    expect(await runEach(text, lists)).toEqual([1, 2, 3, 4, 5].flatMap(() => [all, [all[1]], []]));
    expect((await client.query(preparedNames)).rows.length).toBeGreaterThan(0);
  });

  test('with the parsers and the row mode of each query', async () => {
    const text = 'select taken from seats where id = $1';
    await runEach(text, [[2], [2], [2]]);
    const { rows } = await client.query(text, [2], { rowMode: 'array', parsers: { 1184: (value) => `as text: ${value}` } });
    expect(rows).toEqual([[expect.stringMatching(/^as text: 2026-11-20/)]]);
    expect((await client.query(text, [2])).rows).toEqual([{ taken: new Date('2026-11-20T18:30:00Z') }]);
  });

  test('and reads it again after its table was replaced', async () => {
    const text = 'select * from seats where id = $1';
    await runEach(text, [[1], [1], [1], [1]]);
    await client.exec('alter table seats add column row text default $$front$$');
    expect((await client.query(text, [1])).rows).toEqual([{ id: 1, name: 'A', taken: null, tags: [1, 2], row: 'front' }]);
    await client.exec('drop table seats');
    await expect(client.query(text, [1])).rejects.toThrow('relation "seats" does not exist');
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  test('and an error of one query does not affect others', async () => {
    const text = 'select 10 / $1::integer as share from seats limit 1';
    await runEach(text, [[1], [2], [5], [10]]);
    await expect(client.query(text, [0])).rejects.toThrow('division by zero');
    await expect(client.query(text, ['many'])).rejects.toThrow('invalid input syntax');
    expect((await client.query(text, [5])).rows).toEqual([{ share: 2 }]);
  });

  test('while transactions wait for their turn and see their own rows', async () => {
    const text = 'select count(*)::integer as count from seats where id > $1';
    await runEach(text, [[0], [0], [0], [0]]);
    const [inside, ...outside] = await Promise.all([
      client.transaction(async (transaction) => {
        await transaction.query(`insert into seats values (4, 'D', null, null)`);
        return (await transaction.query(text, [0])).rows;
      }),
      ...Array.from({ length: 5 }, async () => (await client.query(text, [0])).rows),
    ]);
    expect(inside).toEqual([{ count: 4 }]);
    for (const rows of outside) expect(rows).toEqual([{ count: 4 }]);
  });

  test('and no more of them than the limit', async () => {
    for (let number = 0; number < 150; number += 1) await runEach(`select ${number} as number from seats limit 1`, [[], [], []]);
    expect((await client.query(preparedNames)).rows.length).toBeLessThanOrEqual(100);
  });
});
