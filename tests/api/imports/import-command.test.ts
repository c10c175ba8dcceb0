import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, test } from 'vitest';
import { DataDirInUse, lockDataDir, readLockOwner } from '../../../src/core/database/data-dir/lock-data-dir.server.ts';
import { serveCommands } from '../../../src/core/database/data-dir/serve-commands.server.ts';
import { openPglite } from '../../../src/core/database/open-pglite.server.ts';
import { commandParts, siteCommands } from '../../../src/server/commands/commands.server.ts';
import { migratedDataDir } from '../../support/database/migrated.ts';
import { pngOf, rowsOf, smallSeason, temporaryFolder } from '../../support/imports/import.ts';
import { rightFiles, sheet } from '../../support/imports/import-files.ts';
import { nodeFlags } from '../../support/node-flags.ts';
import { runTool, startTool } from '../../support/run-tool.ts';
import { variantsToRun } from '../../support/variants.ts';

async function seasonFile(document: unknown = smallSeason()): Promise<string> {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'poster.png'), await pngOf(400, 300));
  const file = join(folder, 'season.json');
  writeFileSync(file, typeof document === 'string' ? document : JSON.stringify(document));
  return file;
}

async function eventsIn(dataDir: string): Promise<number> {
  const database = await openPglite({ folder: join(dataDir, 'database') });
  const [row] = await rowsOf<{ n: number }>(database, 'select count(*)::int as n from events');
  await database.close();
  return row?.n ?? -1;
}

describe('import: the command line', () => {
  test('imports into a new data folder, shows progress and a report; nothing is new the second time; a truncated file is reported with line and column', async () => {
    const dataDir = temporaryFolder();
    const file = await seasonFile();
    const first = await runTool('import', dataDir, ['foyer', file], { fromSources: true });
    expect(first).toMatchObject({
      code: 0,
      out: expect.stringMatching(/checking …[\s\S]*created +updated +unchanged +refused[\s\S]*events +3 +0 +0 +0/),
    });
    const second = await runTool('import', dataDir, ['foyer', file, '--dry-run']);
    expect(second.out).toMatch(/Dry run, nothing was changed[\s\S]*together +0 +0 +12 +0/);
    const whole = JSON.stringify(smallSeason(), null, 2);
    const truncated = await runTool('import', dataDir, ['foyer', await seasonFile(whole.slice(0, whole.length / 2))]);
    expect(truncated).toMatchObject({
      code: 1,
      out: expect.stringMatching(/is no whole JSON: .* at line \d+, column \d+\. Nothing was changed/),
    });
    expect(await eventsIn(dataDir)).toBe(3);
  });

  test('wrong calls end with 2 and the usage', async () => {
    const calls = [[], ['foyer'], ['xml', 'x.json'], ['foyer', 'x.json', '--shift-years', 'many'], ['foyer', 'x.json', '--wet-run']];
    for (const { code, out } of await Promise.all(calls.map((args) => runTool('import', '/nonexistent/never', args))))
      expect({ code, out }).toEqual({ code: 2, out: expect.stringContaining('npm run import -- FORMAT FILE') });
  });

  test('a sheet and a calendar go the same way', async () => {
    const dataDir = migratedDataDir();
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'Spielplan.csv'), sheet.replace(';Online\r', ';Bemerkung\r'));
    expect(await runTool('import', dataDir, ['csv', join(folder, 'Spielplan.csv')])).toEqual({
      code: 0,
      out: expect.stringMatching(/Source 'csv'[\s\S]*events +3 +0 +0 +0[\s\S]*Please note:\n {2}line 1 column 'Bemerkung'/),
    });
    writeFileSync(join(folder, 'spielplan.ics'), rightFiles.icalendar);
    expect(await runTool('import', dataDir, ['icalendar', join(folder, 'spielplan.ics')])).toEqual({
      code: 0,
      out: expect.stringMatching(/Source 'icalendar'[\s\S]*events +8 +0 +0 +0/),
    });
  });

  test('kill -9 in the middle leaves nothing half done and does not block the next import', async () => {
    const dataDir = migratedDataDir();
    const events = Array.from({ length: 1000 }, (_, index) => ({
      key: `e${index}`,
      name: `Abend ${index}`,
      date_start: '2026-11-20T19:30',
    }));
    const file = await seasonFile({ format: 'foyer', version: 1, source: 'long', events });
    for (const step of variantsToRun(['applying', 'comparing', 'tidying up'])) {
      const { process: child, done } = await startTool('import', dataDir, ['foyer', file]);
      await new Promise<void>((resolve) => {
        child.stdout?.on('data', (chunk) => String(chunk).includes(step) && resolve());
        child.once('close', () => resolve());
      });
      child.kill('SIGKILL');
      await done;
      expect([0, 1000]).toContain(await eventsIn(dataDir));
    }
    const { code } = await runTool('import', dataDir, ['foyer', file]);
    expect(code).toBe(0);
    expect(await eventsIn(dataDir)).toBe(1000);
  }, 120_000);
});

describe('import: the data folder', () => {
  test('belongs to one process; the error of a second names it', async () => {
    const dataDir = migratedDataDir();
    const hold = lockDataDir(dataDir, 'the site');
    expect(() => lockDataDir(dataDir, 'a second site')).toThrow(DataDirInUse);
    const { code, out } = await runTool('import', dataDir, ['foyer', await seasonFile()]);
    expect({ code, out }).toEqual({ code: 1, out: expect.stringContaining(`in use by the site (process ${process.pid}`) });
    hold.release();
    lockDataDir(dataDir, 'the next').release();
  });

  test('of many that start together one gets it, and kill -9 sets it free', async () => {
    const dataDir = temporaryFolder();
    const module = join(import.meta.dirname, '../../../src/core/database/data-dir/lock-data-dir.server.ts');
    const script = `import('${module}').then(({ lockDataDir }) => { try { lockDataDir('${dataDir}', 'x'); console.log('locked'); setInterval(() => {}, 1000) } catch { console.log('refused'); } })`;
    const children = Array.from({ length: 6 }, () => spawn(process.execPath, [...nodeFlags, '-e', script]));
    const words = await Promise.all(children.map(async (child) => String((await once(child.stdout, 'data'))[0]).trim()));
    expect(words.toSorted()).toEqual(['locked', ...Array(5).fill('refused')]);
    for (const child of children) child.kill('SIGKILL');
    await Promise.all(children.map((child) => child.exitCode !== null || child.signalCode !== null || once(child, 'close')));
    lockDataDir(dataDir, 'next').release();
  });

  test('while a site runs the command goes through its socket, which only its owner can use', async () => {
    const dataDir = migratedDataDir();
    const site = await openSite(dataDir);
    const { code, out } = await runTool('import', dataDir, ['foyer', await seasonFile(), '--shift-years', '-1']);
    expect({ code, out }).toEqual({ code: 0, out: expect.stringMatching(/The site on .* does the import[\s\S]*events +3 +0 +0 +0/) });
    expect(await rowsOf(site.database, 'select count(*)::int as n from events')).toEqual([{ n: 3 }]);
    const socket = readLockOwner(dataDir)?.socket ?? '';
    expect(statSync(socket).mode & 0o777).toBe(0o600);
    const broken = await runTool('import', dataDir, ['foyer', await seasonFile('{"format":')]);
    expect(broken).toMatchObject({ code: 1, out: expect.stringContaining('is no whole JSON') });
    for (const line of ['nonsense', '{"command":"format-disk","input":{}}', '{"command":"import","input":{"format":"xml"}}'])
      expect(await ask(socket, line)).toHaveProperty('error');
    await site.close();
    expect(existsSync(socket)).toBe(false);
  });

  test('a path too long for a socket gets a short one', async () => {
    const dataDir = join(temporaryFolder(), 'a-rather-long-name-'.repeat(6));
    renameSync(migratedDataDir(), dataDir);
    const site = await openSite(dataDir);
    expect((await runTool('import', dataDir, ['foyer', await seasonFile()])).code).toBe(0);
    await site.close();
  });
});

async function openSite(dataDir: string) {
  const hold = lockDataDir(dataDir, 'the site');
  const database = await openPglite({ folder: join(dataDir, 'database') });
  const commands = await serveCommands(hold, siteCommands(commandParts(database, { dataDir }), new Map(), { dataDir }), () => {});
  return {
    database,
    close: async () => {
      await commands.close();
      await database.close();
      hold.release();
    },
  };
}

async function ask(path: string, line: string): Promise<unknown> {
  const socket = connect(path);
  socket.write(`${line}\n`);
  for await (const answer of createInterface({ input: socket })) return JSON.parse(answer);
  return null;
}
