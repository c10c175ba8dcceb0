import { openAsBlob } from 'node:fs';
import { expect, test } from 'vitest';
import { openPglite } from '../../../src/core/database/open-pglite.server.ts';
import { borrowDatabase } from '../../support/database/borrowed-database.ts';
import { dumpMigrated } from '../../support/database/migrated.ts';
import { rowsOf } from '../../support/imports/import.ts';
import { seedSeason } from '../../support/programme/season.ts';

test('a database that another test has used is as new: empty, counting from 1, without its listeners and locks; that test asks in vain', async () => {
  const file = process.env.MIGRATED_DUMP;
  const dump = file ? await openAsBlob(file) : await dumpMigrated();
  let opened = 0;
  const open = async () => {
    opened += 1;
    return openPglite({ from: dump });
  };
  const heard: string[] = [];
  // Whatever lies ready in this worker is taken away first.
  const other = await borrowDatabase(open);
  const first = await borrowDatabase(open);
  const before = opened;
  await seedSeason(first);
  await rowsOf(first, "select nextval(pg_get_serial_sequence('event_tags', 'id'))");
  await first.listen(
    'test',
    (payload) => heard.push(payload),
    () => undefined,
  );
  expect(await first.tryLock(7)).not.toBeNull();
  await first.script('create temp table passing (id int)');
  await first.close();
  await expect(first.check()).rejects.toThrow('closed');
  await expect(rowsOf(first, 'select 1')).rejects.toThrow();

  const second = await borrowDatabase(open);
  expect(opened).toBe(before);
  const filled = await rowsOf<{ name: string; n: string }>(
    second,
    `select tablename as name, (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I', tablename), false, true, '')))[1]::text as n
      from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  ).then((rows) => rows.filter(({ n }) => n !== '0').map(({ name }) => name));
  expect(filled).toEqual(['migrations']);
  expect(await rowsOf(second, 'select sequencename from pg_sequences where last_value is not null')).toEqual([]);
  await second.script("notify test, 'late'");
  expect(heard).toEqual([]);
  expect(await second.tryLock(7)).not.toBeNull();

  await second.script('alter table events add column passing int');
  await second.close();
  const third = await borrowDatabase(open);
  expect(opened).toBe(before + 1);
  expect(await rowsOf(third, "select 1 from information_schema.columns where column_name = 'passing'")).toEqual([]);
  await third.close();
  await other.close();
});
