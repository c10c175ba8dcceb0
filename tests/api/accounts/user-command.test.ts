import { describe, expect, test } from 'vitest';
import { lockDataDir } from '../../../src/core/database/data-dir/lock-data-dir.server.ts';
import { serveCommands } from '../../../src/core/database/data-dir/serve-commands.server.ts';
import { commandParts, siteCommands } from '../../../src/server/commands/commands.server.ts';
import { startTestApp } from '../../support/app.ts';
import { migratedDataDir } from '../../support/database/migrated.ts';
import { Browser } from '../../support/office/accounts.ts';
import { runTool } from '../../support/run-tool.ts';
import { variantsToRun } from '../../support/variants.ts';

const runUser = (dataDir: string, args: readonly string[], typed = '', fromSources = false) =>
  runTool('user', dataDir, args, { typed, fromSources });

describe('npm run user', () => {
  test('ROLE-07 USER-07 on a running site it makes the first administrator, changes rights and password, and the site knows at once; a short password and an unknown account change nothing and say why', async () => {
    const app = await startTestApp();
    const hold = lockDataDir(app.dataDir, 'the site');
    const commands = await serveCommands(
      hold,
      siteCommands(commandParts(app.database, { dataDir: app.dataDir }), new Map(), { dataDir: app.dataDir }),
      () => {},
    );
    try {
      const made = await runUser(
        app.dataDir,
        ['create', 'ada', 'ada@example.org', '--first-name', 'Ada', '--admin'],
        'ein langes Passwort\n',
      );
      expect(made).toEqual({ code: 0, out: 'Created ada <ada@example.org>: is_editor, is_superuser\n' });
      const browser = new Browser(app);
      expect((await browser.logIn('ada', 'ein langes Passwort')).status).toBe(200);
      expect((await browser.get('/de/pageeditor-api/user')).status).toBe(200);

      expect(await runUser(app.dataDir, ['create', 'ADA', 'other@example.org'], 'ein langes Passwort\n')).toEqual({
        code: 1,
        out: 'There is already an account with this username.\n',
      });
      expect((await runUser(app.dataDir, ['flags', 'ada', '--no-admin', '--dashboard'])).out).toBe(
        'Changed ada <ada@example.org>: is_editor, has_dashboard_online_access\n',
      );
      await app.app.applyNewChanges();
      expect((await browser.get('/de/pageeditor-api/user')).status).toBe(200);
      await runUser(app.dataDir, ['flags', 'ada', '--no-editor']);
      await app.app.applyNewChanges();
      expect((await browser.get('/de/pageeditor-api/user')).status).toBe(403);

      expect((await runUser(app.dataDir, ['password', 'ada'], 'ein anderes Passwort\n')).code).toBe(0);
      await app.app.applyNewChanges();
      expect((await browser.get('/de/pageeditor-api/user')).status).toBe(401);
      expect((await browser.logIn('ada', 'ein anderes Passwort')).status).toBe(200);
      await runUser(app.dataDir, ['flags', 'ada', '--no-active']);
      await app.app.applyNewChanges();
      expect((await browser.get('/de/pageeditor-api/user')).status).toBe(401);
      expect(await runUser(app.dataDir, ['create', 'eva', 'eva@example.org'], 'kurz\n')).toEqual({
        code: 1,
        out: 'The password needs 8 to 200 characters. Nothing was changed.\n',
      });
      expect(await runUser(app.dataDir, ['flags', 'nobody', '--editor'])).toMatchObject({
        code: 1,
        out: expect.stringContaining("no account 'nobody'"),
      });
      expect((await runUser(app.dataDir, ['list'])).out).toBe('ada <ada@example.org>: switched off, has_dashboard_online_access\n');
    } finally {
      await commands.close();
      hold.release();
      await app.close();
    }
  }, 60_000);

  test('ROLE-07 on a stopped site it opens the database itself; wrong calls end with the usage', async () => {
    const dataDir = migratedDataDir();
    for (const args of variantsToRun([
      ['create', 'a b', 'x'],
      [],
      ['remove', 'ada'],
      ['create', 'ada'],
      ['flags', 'ada'],
      ['list', 'more'],
      ['list', '--root'],
    ])) {
      const { code, out } = await runUser(dataDir, args);
      expect([code, out.includes('npm run user -- create USERNAME EMAIL')], args.join(' ')).toEqual([2, true]);
    }
    expect((await runUser(dataDir, ['create', 'ada', 'ada@example.org', '--editor'], 'ein langes Passwort', true)).code).toBe(0);
    expect(await runUser(dataDir, ['list'])).toEqual({ code: 0, out: 'ada <ada@example.org>: is_editor\n' });
  }, 60_000);
});
