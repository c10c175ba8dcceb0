import { join } from 'node:path';
import { stderr, stdin } from 'node:process';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { callCommand, connectToSite } from '../src/core/database/data-dir/call-command.server.ts';
import { lockDataDir } from '../src/core/database/data-dir/lock-data-dir.server.ts';
import { type UserInput, userCommand, userInput } from '../src/features/accounts/user-command.ts';
import { type Config, ConfigError, readConfig } from '../src/server/config.server.ts';

const usage = `Manages accounts, whether the site runs or not.

  npm run user -- create USERNAME EMAIL [--first-name TEXT] [--last-name TEXT] [FLAGS]
  npm run user -- list
  npm run user -- password USERNAME
  npm run user -- flags USERNAME FLAGS

  FLAGS   --editor, --admin (an editor who may manage everything), --dashboard, --html;
          for flags also --no-editor, --no-admin, --no-dashboard, --no-html, --active, --no-active

Passwords are asked for on the terminal, or read as the first line of standard input; never given as an argument.
`;

class UsageError extends Error {}

const flags = {
  editor: ['is_editor'],
  admin: ['is_superuser', 'is_editor'],
  dashboard: ['has_dashboard_online_access'],
  html: ['can_edit_html'],
  active: ['is_active'],
} as const;

process.exitCode = await main();

/** 0 when it is done, 1 when it could not be, 2 for a wrong call. */
async function main(): Promise<number> {
  try {
    const config = readConfig(process.env);
    for (const line of await run(config, await readInput(process.argv.slice(2)))) console.log(line);
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    if (error instanceof UsageError) console.error(`\n${usage}`);
    return error instanceof UsageError || error instanceof ConfigError ? 2 : 1;
  }
}

/** Through the running site when there is one, else on the database itself. */
async function run(config: Config, input: UserInput): Promise<string[]> {
  const site = config.databaseUrl ? null : await connectToSite(config.dataDir);
  if (site) return callCommand(site, userCommand, input, () => undefined).finally(() => site.destroy());
  // The database takes most of the start, and a running site has it open.
  const [{ migrate }, { openDatabase }, { runUserCommand }] = await Promise.all([
    import('../src/core/database/migrate.server.ts'),
    import('../src/core/database/open.server.ts'),
    import('../src/features/accounts/run-user-command.server.ts'),
  ]);
  const lock = config.databaseUrl ? null : lockDataDir(config.dataDir, "'npm run user'");
  const database = await openDatabase(config, console.error);
  try {
    await migrate(database, join(import.meta.dirname, '../db/migrations'));
    return await runUserCommand(database.db, input);
  } finally {
    await database.close();
    lock?.release();
  }
}

async function readInput(given: string[]): Promise<UserInput> {
  const { values, positionals } = parse(given);
  const [action, name, email, ...more] = positionals;
  const { 'first-name': first_name, 'last-name': last_name, ...rights } = values;
  const chosen = Object.entries(rights).flatMap(([flag, isOn]) =>
    // Who is no administrator any more can still be an editor.
    flags[flag as keyof typeof flags].filter((name) => isOn || name !== 'is_editor' || flag === 'editor').map((name) => [name, isOn]),
  );
  const user = { username: name, email, first_name, last_name, ...Object.fromEntries(chosen) };
  const expected = { create: 2, list: 0, password: 1, flags: 1 }[action ?? ''];
  if (expected === undefined) throw new UsageError(`expected create, list, password or flags, got ${action ? `'${action}'` : 'nothing'}`);
  if (positionals.length - 1 !== expected || more.length > 0)
    throw new UsageError(`${action}: expected ${expected} names, got ${positionals.length - 1}`);
  if (action === 'flags' && chosen.length === 0) throw new UsageError('flags: expected at least one flag such as --editor, got none');
  const draft = {
    create: () => ({ action, user: Object.fromEntries(Object.entries(user).filter(([, value]) => value !== undefined)) }),
    list: () => ({ action }),
    password: () => ({ action, name }),
    flags: () => ({ action, name, flags: Object.fromEntries(chosen) }),
  }[action as 'create' | 'list' | 'password' | 'flags']();
  const needsPassword = action === 'create' || action === 'password';
  const input = userInput.safeParse(needsPassword ? { ...draft, password: 'not asked for yet' } : draft);
  if (!input.success) throw new UsageError(input.error.issues.map(({ path, message }) => `${String(path.at(-1))}: ${message}`).join('\n'));
  if (!needsPassword) return input.data;
  const whole = userInput.safeParse({ ...draft, password: await askPassword() });
  if (!whole.success) throw new Error('The password needs 8 to 200 characters. Nothing was changed.');
  return whole.data;
}

function parse(given: string[]) {
  const names = Object.keys(flags) as (keyof typeof flags)[];
  const options = Object.fromEntries(names.map((name) => [name, { type: 'boolean' as const }]));
  try {
    const parsed = parseArgs({
      args: given,
      allowPositionals: true,
      allowNegative: true,
      options: { ...options, 'first-name': { type: 'string' }, 'last-name': { type: 'string' } },
    });
    return parsed as {
      values: { [Name in keyof typeof flags]?: boolean } & { 'first-name'?: string; 'last-name'?: string };
      positionals: string[];
    };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Twice on a terminal, where nothing is shown of it; elsewhere the first line that comes. */
async function askPassword(): Promise<string> {
  if (!stdin.isTTY) {
    for await (const line of createInterface({ input: stdin })) return line;
    return '';
  }
  const first = await readHidden('Password: ');
  if ((await readHidden('Once more: ')) !== first) throw new Error('The two passwords differ. Nothing was changed.');
  return first;
}

async function readHidden(question: string): Promise<string> {
  stderr.write(question);
  stdin.setRawMode(true);
  let text = '';
  try {
    for await (const chunk of stdin.iterator({ destroyOnReturn: false })) {
      for (const letter of String(chunk)) {
        if (letter === '\r' || letter === '\n') return text;
        if (letter === '\u0003') throw new Error('Nothing was changed.');
        text = letter === '\u007f' || letter === '\b' ? text.slice(0, -1) : text + letter;
      }
    }
    return text;
  } finally {
    stdin.setRawMode(false);
    stdin.pause();
    stderr.write('\n');
  }
}
