import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PlannedAction } from '../../../src/features/pages/publishing/plans.contract.ts';
import { type EditingSite, first, openEditingSite, text } from '../../support/editor/editing-site.ts';
import { typing } from '../../support/editor/editor.ts';

let site: EditingSite;

beforeAll(async () => {
  site = await openEditingSite();
});
afterAll(() => site.app.close());

const soon = { timeout: 8000 };

test('PAGE-12 a plan whose time was long ago meets an error, as after a server stood still, and is carried out once that is over', async () => {
  const { app, ada, bodyOf, pageWith } = site;
  const { id, draft } = await pageWith('erst-spaeter', text('Vorher'));
  await ada.save(draft, [typing(first(draft), '<p>Vorher</p>', '<p>Nachher</p>')]);
  const at = new Date(app.clock.now().getTime() + 60_000).toISOString();
  await ada.ask('POST', `/de/pageeditor-api/pages/${id}/plan`, { action: 'publish', at });
  const attempts = async () => {
    const { rows } = (await app.database.db.execute(sql`select last_value::integer as tried from attempts`)) as unknown as {
      rows: { tried: number }[];
    };
    return rows[0]?.tried ?? 0;
  };
  // No version can be published, and each attempt is counted outside of its transaction.
  await app.database.db.execute(sql`create sequence attempts`);
  await app.database.db.execute(sql`create function fail() returns trigger language plpgsql as
    $$ begin perform nextval('attempts'); raise 'deadlock detected'; end $$`);
  await app.database.db.execute(sql`create trigger failing before update on snapshots for each row execute function fail()`);
  app.clock.advance(3 * 3_600_000);
  await expect.poll(attempts, soon).toBeGreaterThan(1);
  const [waiting] = (await ada.ask<PlannedAction[]>('GET', 'schedule')).filter(({ object_id }) => object_id === id);
  expect(waiting?.failure).toBeNull();
  await app.database.db.execute(sql`drop function fail cascade`);
  await app.database.db.execute(sql`drop sequence attempts`);
  await expect.poll(() => bodyOf('/de/erst-spaeter'), soon).toContain('<p>Nachher</p>');
});
