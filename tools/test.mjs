// The one test command: checks, unit, conformance, API tests, browser tests; one line at the end. `npm run test:all` (TEST_ALL=1) goes
// through everything on PostgreSQL too, and in the browser through every brand, language and size (decision 0079).
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { setPriority } from 'node:os';
import { isAbsolute, join, relative } from 'node:path';
import { ensureBuild, ensureInstalled, environment, root, step } from './prepare.mjs';
import { ensureChromium, ensurePostgresql } from './system-packages.mjs';
import { outcomeOfPlaywright, outcomeOfVitest } from './test-outcome.mjs';

const results = join(root, 'test-results');
const isWhole = process.env.TEST_ALL === '1';
/**
 * API tests whose subject is where PostgreSQL differs from the embedded database, which has the same SQL: values of the driver, many
 * connections at once, locks, notifications, collation, plans. They run on PostgreSQL as well.
 */
const sqlTests = [
  ...['admin/change-event', 'backups/backup', 'booking/shop-availability', 'booking/shop-cart', 'booking/shop-rush'],
  ...['forms/forms-rush', 'imports/import-apply', 'pages/editor-drafts', 'pages/editor-pages', 'pages/editors-together'],
  ...[
    'programme/access-filter',
    'programme/calls-events',
    'programme/calls-lists',
    'programme/calls-people',
    'programme/calls-productions',
  ],
  ...['programme/calls-series-venues', 'programme/scale', 'search/search-calls', 'search/search-grouping', 'search/search-index'],
  ...[
    'search/search-synonyms',
    'server/migrations',
    'server/lost-connections',
    'server/page-cache',
    'site/calls-articles',
    'site/collecting-calls',
    'site/site-state',
  ],
];
/** Command lines and processes on a data folder: they have the embedded database whatever the tests run on. */
const embeddedOnly = [
  ...['accounts/user-command', 'backups/backup-command', 'backups/upgrade', 'booking/pretix/pretix-client', 'imports/import-command'],
  ...['search/reindex-command', 'server/process'],
];
const totals = { passed: 0, failed: 0 };
/** Named once more in the last lines, which are all that is kept of some runs. */
const failures = [];
/** Seconds each file took, one after the other; named at the end. */
const seconds = new Map();
const begin = Date.now();

try {
  ensureInstalled();
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  step('Compiling messages', 'npm', ['run', '--silent', 'messages']);
  ensureBuild();
  const chromium = ensureChromium();
  const hasPostgresql = ensurePostgresql();
  if (!hasPostgresql) console.log('API tests on PostgreSQL left out: neither installed nor installable here (needs apt and root).');
  console.log('Browser tests, and beside them checks and API tests; each prints at its end.');
  // Browser tests wait for timers and animations most of the time: what needs no browser runs meanwhile, one after the other.
  const parts = await Promise.allSettled([browser('Browser tests', chromium), withoutBrowser(hasPostgresql)]);
  for (const part of parts) if (part.status === 'rejected') fail(part.reason);
} catch (error) {
  fail(error);
}
const slowest = [...seconds].sort(([, one], [, other]) => other - one).slice(0, 10);
console.log(`\nThe ten slowest files: ${slowest.map(([file, time]) => `${file} ${Math.round(time)} s`).join(', ')}`);
for (const failure of failures) console.log(`Failed: ${failure}`);
console.log(`Took ${Math.round((Date.now() - begin) / 1000)} s`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed > 0 ? 1 : 0);

/** Files for PostgreSQL. @throws when one of the list is not there: it would be left out without a word. */
function onPostgresql() {
  const file = (name) => `tests/api/${name}.test.ts`;
  if (isWhole) return ['tests/api', 'tests/conformance', ...embeddedOnly.flatMap((name) => ['--exclude', file(name)])];
  const missing = sqlTests.filter((name) => !existsSync(join(root, file(name))));
  if (missing.length > 0) throw new Error(`sqlTests in tools/test.mjs names tests that are not there: ${missing.join(', ')}`);
  return sqlTests.map(file);
}

/** Something that keeps tests from running at all is a failure like one of theirs. */
function fail({ message }) {
  console.error(`\n${message}`);
  totals.failed += 1;
  failures.push(message);
}

/** Everything but the browser tests. The checks come first: they are what fails most, and take seconds. */
async function withoutBrowser(hasPostgresql) {
  // With several threads each checks the types they share once more: 44 s of the processor in place of 24.
  await check('Types', 'tsc', ['--noEmit', '--singleThreaded']);
  await check('Style and lint', 'biome', ['check', '--error-on-warnings', '.']);
  await check('Who imports whom', 'depcruise', ['--config', '.dependency-cruiser.mjs', 'src', 'brands', 'demo']);
  await check('Nothing unused', 'knip', ['--no-progress']);
  await vitest('Unit, conformance and API tests (embedded database)', 'pglite', ['tests/unit', 'tests/conformance', 'tests/api']);
  if (hasPostgresql) await vitest('API tests on PostgreSQL', 'postgresql', onPostgresql(), 'postgresql');
}

/** A check of the whole tree counts as one test. */
async function check(title, command, args) {
  if (await run(title, command, args)) totals.passed += 1;
  else {
    totals.failed += 1;
    failures.push(`${title} failed: ${command} ${args.join(' ')}`);
  }
}

async function vitest(title, name, files, database) {
  const report = join(results, `vitest-${name}.json`);
  const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`, ...files];
  // Every setting of the server that costs safety for speed: this cluster lives for one run.
  const virtual = [
    // In a temporary folder: a cluster that an ended run left in /etc would stop this one.
    '-t',
    '-o',
    'fsync=off',
    '-o',
    'synchronous_commit=off',
    '-o',
    'full_page_writes=off',
    'sh',
    '-c',
    `TEST_DATABASE_URL="postgres://$PGUSER:$PGPASSWORD@$PGHOST:$PGPORT/$PGDATABASE" vitest ${args.map((arg) => `'${arg}'`).join(' ')}`,
  ];
  const [command, ...rest] = database ? ['pg_virtualenv', ...virtual] : ['vitest', ...args];
  const isComplete = await run(title, command, rest);
  add(name, outcomeOfVitest(read(report), isComplete));
}

async function browser(title, chromium) {
  const report = join(results, 'playwright.json');
  const environment = {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    CHROMIUM: chromium,
    // A larger heap of new objects for the workers: collected less often (30.1 s of the processor in place of 31.5). Each of the three
    // processes reads the tests and with them drizzle-orm (31.7 s in place of 37.8 for a file of two tests).
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64 --import=./tests/support/database/quick-drizzle.mjs`.trim(),
  };
  const isComplete = await run(title, 'playwright', ['test', '--reporter=dot,json'], { extra: environment, niceness: 0 });
  const outcome = outcomeOfPlaywright(read(report), isComplete);
  add('browser', outcome);
  // They failed before they passed (decision 0065).
  for (const { file, title } of outcome.secondTries) console.log(`Passed only at the second try: ${file}: ${title}`);
}

/** Runs a command and prints what it wrote at its end, in one piece. @returns whether it ended by itself and without a failure */
async function run(title, command, args, { extra, niceness = 3 } = {}) {
  const began = Date.now();
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: environment(extra) });
  // The browser tests take longest: with the processor shared equally they went on alone for two minutes in the end.
  if (child.pid) setPriority(child.pid, niceness);
  const written = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => written.push(chunk));
  const [code, error] = await new Promise((resolve) => {
    child.on('close', (status) => resolve([status, null]));
    child.on('error', (problem) => resolve([null, problem]));
  });
  console.log(`\n${title}: ${((Date.now() - began) / 1000).toFixed(1)} s\n${Buffer.concat(written)}${error?.message ?? ''}`.trimEnd());
  return code === 0;
}

function read(report) {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
}

function add(part, { passed, failed, failures: found, seconds: times }) {
  totals.passed += passed;
  totals.failed += failed;
  for (const { file, title, message } of found) {
    const [first, ...more] = (message ?? '').split('\n', 3);
    failures.push([`${named(file, part)}: ${title}`, first, ...more].join('\n    '));
  }
  for (const { file, seconds: time } of times) seconds.set(named(file, part), (seconds.get(named(file, part)) ?? 0) + time);
}

function named(file, part) {
  return `${isAbsolute(file) ? relative(root, file) : file} (${part})`;
}
