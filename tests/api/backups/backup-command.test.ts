import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readBackup } from '../../../src/core/backup/read-backup.server.ts';
import { lockDataDir } from '../../../src/core/database/data-dir/lock-data-dir.server.ts';
import { serveCommands } from '../../../src/core/database/data-dir/serve-commands.server.ts';
import { openPglite } from '../../../src/core/database/open-pglite.server.ts';
import { commandParts, siteCommands } from '../../../src/server/commands/commands.server.ts';
import { hashesIn, seedSite } from '../../support/database/backup.ts';
import { migratedDataDir } from '../../support/database/migrated.ts';
import { rowsOf, temporaryFolder } from '../../support/imports/import.ts';
import { runTool } from '../../support/run-tool.ts';

test('npm run backup and npm run restore: they go through a running site; a restore is refused while it runs, over an existing site without --replace and from a broken file; after a wipe all is back; a drill whose site is killed leaves nothing behind', async () => {
  const dataDir = migratedDataDir();
  const hold = lockDataDir(dataDir, 'the site');
  const database = await openPglite({ folder: join(dataDir, 'database') });
  await seedSite(database, { dataDir });
  await rowsOf(database, "delete from media where path not like '__/%-%' and id < 90 returning id");
  const commands = await serveCommands(hold, siteCommands(commandParts(database, { dataDir }), new Map(), { dataDir }), () => {});
  const folder = temporaryFolder();
  const file = join(folder, 'backup.tar');

  const made = await runTool('backup', dataDir, [file], { fromSources: true });
  expect(made).toEqual({ code: 0, out: expect.stringMatching(/The site on .* writes the backup\.[\s\S]* read again and checked\./) });
  expect(await runTool('backup', dataDir, [file])).toMatchObject({ code: 1, out: expect.stringContaining('backup.tar exists.') });
  expect(await runTool('restore', dataDir, [file, '--replace'])).toMatchObject({
    code: 1,
    out: expect.stringContaining(`in use by the site (process ${process.pid}`),
  });
  await commands.close();
  await database.close();
  hold.release();

  const before = hashesIn(join(dataDir, 'media'));
  expect(await runTool('restore', dataDir, [file])).toMatchObject({ code: 1, out: expect.stringContaining('Give --replace') });
  writeFileSync(join(folder, 'cut.tar'), readFileSync(file).subarray(0, 50_000));
  expect(await runTool('restore', dataDir, [join(folder, 'cut.tar'), '--replace'])).toMatchObject({
    code: 1,
    out: expect.stringContaining('The archive is cut: it ends at byte 50000. Nothing was changed.'),
  });
  for (const folder of ['database', 'media', '.private']) rmSync(join(dataDir, folder), { recursive: true });
  expect(await runTool('restore', dataDir, [file], { fromSources: true })).toMatchObject({
    code: 0,
    out: expect.stringContaining('compared with the archive'),
  });
  expect(hashesIn(join(dataDir, 'media'))).toEqual(before);

  // The site of a drill is killed as it starts, and the archive is named from the folder it lies in.
  const scratch = temporaryFolder();
  const killer = join(folder, 'kill.cjs');
  writeFileSync(killer, "if (process.argv[1]?.endsWith('build/server/index.js')) process.kill(process.pid, 'SIGKILL');");
  const environment = { INIT_CWD: folder, TMPDIR: scratch, NODE_OPTIONS: `--require ${killer}` };
  expect(await runTool('drill', dataDir, ['backup.tar'], { fromSources: true, environment })).toMatchObject({
    code: 1,
    out: expect.stringContaining('The restored site did not start'),
  });
  expect(readdirSync(scratch)).toEqual([]);

  const second = join(folder, 'second.tar');
  expect((await runTool('backup', dataDir, [second])).code).toBe(0);
  expect((await readBackup(second)).tables).toEqual((await readBackup(file)).tables);
  const wrong = [
    ['backup', []],
    ['restore', ['a', '--replace', '--check']],
  ] as const;
  for (const [tool, args] of wrong)
    expect(await runTool(tool, '/nonexistent/never', args)).toMatchObject({
      code: 2,
      out: expect.stringContaining(`npm run ${tool} -- FILE`),
    });
}, 180_000);
