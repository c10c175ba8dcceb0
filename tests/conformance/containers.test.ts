import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { environmentSchema } from '../../src/server/environment.server.ts';
import { buildSources } from '../../tools/prepare.mjs';
import { describeEnvironment } from '../../tools/reference/environment-reference.ts';
import { serverEnvironment, serverFlags } from '../../tools/server-process.mjs';
import { temporaryFolder } from '../support/imports/import.ts';

const dockerfile = readFileSync('Dockerfile', 'utf8');
const compose = readFileSync('compose.yaml', 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
// Read by Node.js and by the C library, not by us.
const ofThePlatform = Object.keys(serverEnvironment);
const known = new Set(Object.keys(environmentSchema.shape));
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? '');

/** The lines of one service. */
const service = (name: string) => new RegExp(`^  ${name}:\\n((?:    .*\\n|\\n)+)`, 'm').exec(compose)?.[1] ?? '';

// What a machine without container engine can check.
describe('containers', () => {
  test('operations: the image copies what exists, all a build needs, runs package scripts and starts what npm start starts', () => {
    const copied = all(dockerfile, /^COPY (?!--from)(.+) \S+$/gm).flatMap((files) => files.split(' '));
    for (const file of copied) expect(existsSync(file), file).toBe(true);
    expect(copied).toEqual(
      expect.arrayContaining(['package.json', 'package-lock.json', 'src', 'brands', 'messages', 'db', 'demo', 'tools']),
    );
    // A change of what the build is made of makes `npm start` build anew.
    const only = ['package.json', 'tsconfig.json', 'db', 'tools'];
    const made = buildSources.map((source) => source.replace(/\/settings\.json$/, ''));
    expect(new Set(made)).toEqual(new Set(copied.filter((file) => !only.includes(file))));
    const run = all(dockerfile, /\bnpm run (?:--silent )?([\w-]+)/g);
    expect(run).toContain('build');
    for (const script of run) expect(scripts, script).toHaveProperty(script);
    const [, command = '[]'] = /^CMD (\[.+\])$/m.exec(dockerfile) ?? [];
    const [program, ...args] = JSON.parse(command) as string[];
    expect(program).toBe('node_modules/.bin/node');
    expect(args).toEqual([...serverFlags, 'build/server/index.js']);
    for (const [name, value] of Object.entries(serverEnvironment))
      expect(dockerfile).toMatch(new RegExp(`^ENV .*\\b${name}=${value}\\b`, 'm'));
    expect(scripts.build).toContain('vite build');
    const ignored = readFileSync('.dockerignore', 'utf8').split('\n');
    for (const file of copied) expect(ignored).not.toContain(file);
  });

  test('operations: the image runs as nobody in particular, its variables are known, its ports agree and its health is /readyz', () => {
    expect(dockerfile).toMatch(/^USER node$/m);
    expect(dockerfile.lastIndexOf('\nUSER ')).toBeLessThan(dockerfile.indexOf('\nCMD '));
    const set = all(dockerfile, /^ENV (.+)$/gm).flatMap((line) => line.split(' '));
    const values = Object.fromEntries(set.map((pair) => pair.split('=') as [string, string]));
    for (const name of Object.keys(values)) expect(ofThePlatform.includes(name) || known.has(name), name).toBe(true);
    expect(environmentSchema.safeParse(values).success).toBe(true);
    const port = values.PORT ?? '';
    expect(dockerfile).toContain(`EXPOSE ${port}\n`);
    expect(dockerfile).toContain(`http://127.0.0.1:${port}/readyz`);
    expect(service('app')).toContain(`"127.0.0.1:${port}:${port}"`);
    expect(dockerfile).toContain(`VOLUME ${values.DATA_DIR}\n`);
    expect(service('app')).toContain(`- files:${values.DATA_DIR}\n`);
  });

  test('operations: compose gives the site variables it knows and a database that is there', () => {
    const given = all(service('app'), /^ {6}([A-Z_\d]+):/gm);
    expect(given).toEqual(expect.arrayContaining(['DATABASE_URL', 'PUBLIC_URL', 'TRUST_PROXY']));
    for (const name of given) expect(known, name).toContain(name);
    // Those of the image.
    const own = ['PORT', 'HOST', 'DATA_DIR'];
    expect([...known].filter((name) => !given.includes(name))).toEqual(expect.arrayContaining(own));
    expect(given).toHaveLength(known.size - own.length);
    const [, user, host, name] = /postgres:\/\/(\w+):\$\{POSTGRES_PASSWORD[^}]*\}@(\w+):5432\/(\w+)/.exec(service('app')) ?? [];
    expect(service(host ?? '')).toContain(`POSTGRES_USER: ${user}\n`);
    expect(service(host ?? '')).toContain(`POSTGRES_DB: ${name}\n`);
    const volumes = all(compose.slice(compose.indexOf('\nvolumes:')), /^ {2}(\w+):$/gm);
    for (const volume of all(compose, /^ {6}- (\w+):\//gm)) expect(volumes).toContain(volume);
    for (const dependency of all(service('app'), /^ {6}(\w+):\n {8}condition/gm)) expect(service(dependency)).toContain('healthcheck:');
  });
});

test('operations: docs/reference/environment.md says what the schema says; npm run reference writes it', () => {
  expect(readFileSync('docs/reference/environment.md', 'utf8')).toBe(describeEnvironment());
});

test('operations: docs/operations.md names scripts and variables that exist', () => {
  const text = readFileSync('docs/operations.md', 'utf8');
  for (const script of all(text, /\bnpm run ([\w-]+)/g)) expect(scripts, script).toHaveProperty(script);
  const variables = all(text, /`((?:[A-Z]+_)+[A-Z]+)(?:=[^`]*)?`/g).filter((name) => !/^(?:POSTGRES|NODE)_/.test(name));
  expect(variables.length).toBeGreaterThan(10);
  for (const name of variables) expect(known, name).toContain(name);
});

test('operations: OPS-55 the unit of systemd starts what npm start starts, and variables of the documented environment are known', () => {
  const unit = readFileSync('deploy/foyer@.service', 'utf8');
  expect(unit).toContain(`node_modules/.bin/node ${serverFlags.join(' ')} build/server/index.js\n`);
  expect(unit).toContain('\nStartLimitIntervalSec=0\n');
  for (const [name, value] of Object.entries(serverEnvironment)) expect(unit).toContain(` ${name}=${value}`);
  const [, lines = ''] = /# \/etc\/foyer\.env\n([^`]+)```/.exec(readFileSync('docs/operations.md', 'utf8')) ?? [];
  // As commands read it; systemd takes the same quotes.
  const file = join(temporaryFolder(), 'foyer.env');
  writeFileSync(file, lines);
  const read = spawnSync('sh', ['-euc', 'set -a; . "$0"; env -0', file], { encoding: 'utf8', env: { PATH: process.env.PATH } });
  expect(read).toMatchObject({ status: 0, stderr: '' });
  const names = all(lines, /^([A-Z_\d]+)=/gm);
  const pairs = read.stdout.split('\0').map((pair): [string, string] => [pair.split('=')[0] ?? '', pair.slice(pair.indexOf('=') + 1)]);
  const given = Object.fromEntries(pairs.filter(([name]) => names.includes(name)));
  expect(Object.keys(given)).toHaveLength(names.length);
  for (const name of Object.keys(given)) expect(known, name).toContain(name);
  expect(environmentSchema.safeParse(given).success).toBe(true);
});

test('operations: OPS-03 nobody gets past the cache of deploy/nginx.conf before a token is set in it', () => {
  const lines = readFileSync('deploy/nginx.conf', 'utf8').replace(/#.*$/gm, '');
  const [, rules = ''] = /map \$http_x_cache_refresh \$foyer_refresh \{([^}]*)\}/.exec(lines) ?? [];
  expect(rules.trim()).toBe('default 0;');
});

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

test.runIf(hasSystemd)('operations: SEC-36 systemd takes the unit without a warning and exposes little of the machine to it', () => {
  const unit = readFileSync('deploy/foyer@.service', 'utf8');
  // The program of the documented place is not here.
  const file = join(temporaryFolder(), 'foyer-check@.service');
  writeFileSync(file, unit.replaceAll('/srv/foyer/node_modules/.bin/node', process.execPath));
  const { stderr, status } = spawnSync('systemd-analyze', ['verify', '--recursive-errors=no', file], { encoding: 'utf8' });
  expect(stderr).not.toContain('foyer-check');
  expect(status).toBe(0);
  // Tenths of 10; a service without any of it has 9.6.
  const security = spawnSync('systemd-analyze', ['security', '--offline=true', '--threshold=25', file], { encoding: 'utf8' });
  expect(security.status, security.stdout).toBe(0);
});

test('operations: the check of the image is a script that a shell can read, and builds this Dockerfile', () => {
  const script = 'deploy/check-image.sh';
  accessSync(script, constants.X_OK);
  expect(spawnSync('sh', ['-n', script], { encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
  // Where it is installed: `apt install shellcheck`.
  const { status, stdout } = spawnSync('shellcheck', ['--shell=sh', script], { encoding: 'utf8' });
  expect([null, 0], stdout).toContain(status);
  for (const name of all(readFileSync(script, 'utf8'), /npm run --silent ([\w-]+)/g)) expect(scripts, name).toHaveProperty(name);
});
