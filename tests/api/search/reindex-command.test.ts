import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { lockDataDir } from '../../../src/core/database/data-dir/lock-data-dir.server.ts';
import { serveCommands } from '../../../src/core/database/data-dir/serve-commands.server.ts';
import { modules } from '../../../src/modules/modules.server.ts';
import { commandParts, siteCommands } from '../../../src/server/commands/commands.server.ts';
import { startTestApp } from '../../support/app.ts';
import { migratedDataDir } from '../../support/database/migrated.ts';
import { seedSeason } from '../../support/programme/season.ts';
import { runTool } from '../../support/run-tool.ts';

test('SRCH-14 npm run reindex makes the index anew through the running site, whose visitors find all of it meanwhile', async () => {
  const app = await startTestApp({ seed: seedSeason });
  // Commands live in the present.
  app.clock.set(new Date().toISOString());
  app.app.search.begin();
  await app.app.search.idle();
  // Nobody has announced that this venue is gone.
  await app.database.db.execute(sql`insert into search_documents (kind, id, language, title, key, text, url, weight, words, head)
    values ('venue', 999, 'de', 'Hamlet', 'hamlet', '', '/de', 1, 'hamlet:1A', 'hamlet:1A')`);
  const hold = lockDataDir(app.dataDir, 'the site');
  const commands = await serveCommands(hold, siteCommands(commandParts(app.database, app), modules, app), () => {});
  const count = async (query: string) => ((await (await app.get(`/de/api/search/?query=${query}`)).json()) as { count: number }).count;
  try {
    const before = await count('hamlet');
    let isDone = false;
    const running = runTool('reindex', app.dataDir).finally(() => {
      isDone = true;
    });
    while (!isDone) expect(await count('hamlet')).toBeGreaterThanOrEqual(before - 1);
    const { code, out } = await running;
    expect([code, out]).toEqual([0, expect.stringMatching(/\d+ things are found\.\n$/)]);
    expect(out).toContain(`The site on ${app.dataDir} makes the index anew.`);
    await app.app.applyNewChanges();
    expect(await count('hamlet')).toBe(before - 1);
  } finally {
    await commands.close();
    hold.release();
    await app.close();
  }
}, 60_000);

test('SRCH-14 npm run reindex opens the database of a stopped site itself', async () => {
  expect(await runTool('reindex', migratedDataDir(), [], { fromSources: true })).toEqual({
    code: 0,
    out: expect.stringMatching(/^\d+ things are found\.$/m),
  });
}, 60_000);
