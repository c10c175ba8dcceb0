import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../support/app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

/** Ages of the changes in the outbox in days, each once. */
async function agesInDays(): Promise<number[]> {
  const { rows } = (await site.database.db.execute(
    sql`select distinct extract(day from now() - created_at)::integer as age from outbox order by age`,
  )) as unknown as { rows: { age: number }[] };
  return rows.map(({ age }) => age);
}

const announce = (days: number, count = 1) =>
  site.database.script(
    `insert into outbox (tags, created_at) select array['site_settings'], now() - interval '${days} days 1 minute' from generate_series(1, ${count})`,
  );
const titleOfCalendar = async () => /<title>.* \| (.*)<\/title>/.exec(await (await site.get('/de/kalender')).text())?.[1];

test('OPS-265 changes older than seven days leave the outbox once the search has them, the newest never; changes after it are seen', async () => {
  await site.database.script('delete from outbox');
  await announce(30, 5001);
  await announce(7);
  await announce(6);
  await announce(40);
  await site.app.runDueWork();
  expect(await agesInDays(), 'the search has not read them').toEqual([6, 7, 30, 40]);

  site.app.beginBackgroundWork();
  await site.app.runDueWork();
  // The newest is what the search has announced of itself.
  expect(await agesInDays()).toEqual([0, 6]);

  await site.database.script(
    "delete from outbox where number < (select max(number) from outbox); update outbox set created_at = now() - interval '90 days'",
  );
  await site.app.runDueWork();
  expect(await agesInDays()).toEqual([90]);

  await titleOfCalendar();
  await site.database.script(
    `insert into site_settings (site_name) values ('After');
     insert into outbox (tags) values (array['site_settings']); select pg_notify('foyer_change', '')`,
  );
  await expect.poll(titleOfCalendar).toBe('After');
});
