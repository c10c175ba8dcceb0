import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openPglite } from '../../../src/core/database/open-pglite.server.ts';
import { seedSite } from '../../support/database/backup.ts';
import { migratedDataDir } from '../../support/database/migrated.ts';
import { rowsOf, temporaryFolder } from '../../support/imports/import.ts';
import { nodeFlags } from '../../support/node-flags.ts';
import { runTool } from '../../support/run-tool.ts';

const dataDir = migratedDataDir();

/** This product as its next version: the same program with one migration more. */
function nextVersion(): string {
  const folder = temporaryFolder();
  cpSync('build/server', join(folder, 'build/server'), { recursive: true });
  mkdirSync(join(folder, 'db'));
  cpSync('db/migrations', join(folder, 'db/migrations'), { recursive: true });
  writeFileSync(
    join(folder, 'db/migrations/9000_next.sql'),
    `ALTER TABLE "event_tags" RENAME COLUMN "name" TO "title";--> statement-breakpoint\nALTER TABLE "event_tags" ADD COLUMN "name" jsonb GENERATED ALWAYS AS ("title") STORED;`,
  );
  for (const name of ['node_modules', 'brands', 'demo', 'package.json']) symlinkSync(join(process.cwd(), name), join(folder, name));
  for (const name of readdirSync('build'))
    if (name !== 'server') symlinkSync(join(process.cwd(), 'build', name), join(folder, 'build', name));
  return folder;
}

/** Starts a version as systemd does, until it serves or ends. */
async function start(root: string) {
  const site = spawn(process.execPath, [...nodeFlags, join(root, 'build/server/index.js')], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: '0', SEED: 'empty', LOG_LEVEL: 'error' },
  });
  onTestFinished(() => void site.kill('SIGKILL'));
  let printed = '';
  const ended = once(site, 'exit');
  const url = await new Promise<string>((resolve) => {
    const read = (chunk: Buffer) => {
      printed += chunk;
      const served = /Foyer serves on (http:\S+)/.exec(printed)?.[1];
      if (served) resolve(served);
    };
    site.stdout.on('data', read);
    site.stderr.on('data', read);
    site.once('exit', () => resolve(''));
  });
  return {
    url,
    printed: () => printed,
    stop: async () => {
      site.kill('SIGTERM');
      expect(await ended).toEqual([0, null]);
    },
  };
}

/** Rows of each statement on the database of the stopped site. */
async function query(...texts: string[]) {
  const database = await openPglite({ folder: join(dataDir, 'database') });
  const answers = [];
  for (const text of texts) answers.push(await rowsOf(database, text));
  await database.close();
  return answers;
}

const pageOf = async (url: string) => (await fetch(`${url}/de/kalender`)).text();
const titleIn = (html: string) => /<title>([^<]*)/.exec(html)?.[1];

test('SEC-39 an upgrade and the way back, as docs/operations.md says: backup, next version, the old one refuses its database, restore, old version', async () => {
  const database = await openPglite({ folder: join(dataDir, 'database') });
  await seedSite(database, { dataDir });
  // Files that are named but not there would make the backup warn.
  await rowsOf(database, "delete from media where path not like '__/%-%' and id < 90 returning id");
  await database.close();
  const file = join(temporaryFolder(), 'before-upgrade.tar');

  const old = await start(process.cwd());
  const before = titleIn(await pageOf(old.url));
  expect(await runTool('backup', dataDir, [file])).toMatchObject({ code: 0 });
  await old.stop();
  const [rows] = await query('select count(*)::int as n from events');

  const next = await start(nextVersion());
  expect(next.printed()).toContain('Foyer serves on');
  expect((await fetch(`${next.url}/readyz`)).status).toBe(200);
  expect(titleIn(await pageOf(next.url))).toBe(before);
  await next.stop();
  const [applied] = await query(
    "select name from migrations where name = '9000_next.sql'",
    'insert into event_tags (id, title) values (9001, \'{"de": "Seitdem"}\') returning id',
  );
  expect(applied).toHaveLength(1);

  const refused = await start(process.cwd());
  expect(refused.url).toBe('');
  expect(refused.printed()).toMatch(
    /A newer version of Foyer has started with this database and applied 9000_next\.sql\..*npm run restore/,
  );
  expect(refused.printed(), 'a text for the operator, no stack').not.toContain('    at ');
  const [since] = await query("select title->>'de' as title from event_tags where title->>'de' = 'Seitdem'");
  expect(since).toHaveLength(1);

  const restored = await runTool('restore', dataDir, [file, '--replace']);
  expect(restored, restored.out).toMatchObject({ code: 0 });
  const back = await start(process.cwd());
  expect(titleIn(await pageOf(back.url))).toBe(before);
  await back.stop();
  const [media = [], ...others] = await query(
    'select path from media',
    'select count(*)::int as n from events',
    "select column_name from information_schema.columns where table_name = 'event_tags' and column_name = 'title'",
    "select 1 as n from event_tags where name->>'de' = 'Seitdem'",
  );
  const named = media.map(({ path }) => String(path));
  expect(named.length).toBeGreaterThan(0);
  for (const path of named) expect(existsSync(join(dataDir, 'media', path)), path).toBe(true);
  expect(others).toEqual([rows, [], []]);
}, 240_000);

test('SEC-39 the documented way back names the commands that are rehearsed', () => {
  const [, upgrade = ''] = /## Upgrade\n([\s\S]*?)\n## /.exec(readFileSync('docs/operations.md', 'utf8')) ?? [];
  for (const text of [
    'npm run backup -- /var/lib/foyer/before-upgrade.tar',
    'npm run restore -- /var/lib/foyer/before-upgrade.tar --replace',
  ])
    expect(upgrade).toContain(text);
});
