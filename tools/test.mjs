// The one test command: checks, unit, conformance, API tests on both databases, browser tests; one line at the end.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ensureBuild, ensureInstalled, environment, root, step } from './prepare.mjs';
import { ensureChromium, ensurePostgresql } from './system-packages.mjs';

const results = join(root, 'test-results');
// Command lines and processes on a data folder: they have the embedded database whatever the tests run on.
const embeddedOnly = ['backup-command', 'import-command', 'user-command', 'reindex-command', 'process', 'pretix-client'];
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
  check('Types', 'tsc', ['--noEmit']);
  check('Style and lint', 'biome', ['check', '--error-on-warnings', '.']);
  check('Who imports whom', 'depcruise', ['--config', '.dependency-cruiser.mjs', 'src', 'brands', 'demo']);
  check('Nothing unused', 'knip', ['--no-progress']);
  ensureBuild();
  vitest('Unit, conformance and API tests (embedded database)', 'pglite', ['tests/unit', 'tests/conformance', 'tests/api']);
  if (ensurePostgresql())
    vitest(
      'API tests on PostgreSQL',
      'postgresql',
      ['tests/api', 'tests/conformance', ...embeddedOnly.flatMap((name) => ['--exclude', `tests/api/${name}.test.ts`])],
      'postgresql',
    );
  else console.log('API tests on PostgreSQL left out: neither installed nor installable here (needs apt and root).');
  const chromium = ensureChromium();
  browser('Browser tests', chromium);
} catch (error) {
  console.error(`\n${error.message}`);
  totals.failed += 1;
  failures.push(error.message);
}
const slowest = [...seconds].sort(([, one], [, other]) => other - one).slice(0, 10);
console.log(`\nThe ten slowest files: ${slowest.map(([file, time]) => `${file} ${Math.round(time)} s`).join(', ')}`);
for (const failure of failures) console.log(`Failed: ${failure}`);
console.log(`Took ${Math.round((Date.now() - begin) / 1000)} s`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed > 0 ? 1 : 0);

/** A check of the whole tree counts as one test. */
function check(title, command, args) {
  try {
    step(title, command, args);
    totals.passed += 1;
  } catch (error) {
    console.error(error.message);
    totals.failed += 1;
    failures.push(`${title}: ${error.message}`);
  }
}

function vitest(title, name, files, database) {
  console.log(`\n${title}`);
  const report = join(results, `vitest-${name}.json`);
  const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`, ...files];
  // Every setting of the server that costs safety for speed: this cluster lives for one run.
  const virtual = [
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
  const isComplete = run(command, rest);
  const { numPassedTests = 0, numFailedTests = 0, numFailedTestSuites = 0, testResults = [] } = read(report);
  add(title, numPassedTests, numFailedTests || (numFailedTestSuites ? 1 : 0), isComplete);
  for (const { name: file, status, message, assertionResults, startTime, endTime } of testResults) {
    note(`${relative(root, file)} (${name})`, endTime - startTime);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    for (const { fullName, failureMessages } of failed) tell(name, relative(root, file), fullName, failureMessages[0]);
    if (status === 'failed' && failed.length === 0) tell(name, relative(root, file), 'the file itself', message);
  }
}

function browser(title, chromium) {
  console.log(`\n${title}`);
  const report = join(results, 'playwright.json');
  const isComplete = run('playwright', ['test', '--reporter=dot,json'], { PLAYWRIGHT_JSON_OUTPUT_NAME: report, CHROMIUM: chromium });
  const { stats = {} } = read(report);
  const all = specsOf(read(report)).flatMap(({ file, title, tests }) => tests.map((test) => ({ file, title, ...test })));
  // Of a run that was ended nothing is unexpected: what was not begun has no result, what was at work is 'interrupted'.
  const unfinished = all.filter(({ results: tries }) => tries.length === 0 || tries.at(-1).status === 'interrupted');
  if (unfinished.length > 0) failures.push(`${title}: ${unfinished.length} of ${all.length} tests did not run to their end.`);
  add(title, (stats.expected ?? 0) + (stats.flaky ?? 0), (stats.unexpected ?? 0) + unfinished.length, isComplete);
  for (const { file, results: tries } of all)
    note(
      file,
      tries.reduce((sum, { duration }) => sum + duration, 0),
    );
  for (const { file, title, projectName, results: tries } of all.filter(({ status }) => status === 'unexpected'))
    tell(projectName || 'browser', file, title, tries.at(-1)?.error?.message);
  // They failed before they passed (decision 0065).
  for (const { file, title } of all.filter(({ status }) => status === 'flaky'))
    console.log(`Passed only at the second try: ${file}: ${title}`);
}

function specsOf({ suites = [], specs = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

function tell(part, file, title, message = '') {
  failures.push(`${file} (${part}): ${title}\n    ${message.split('\n', 3).join('\n    ')}`);
}

/** Whether the command ended by itself and without a failure. */
function run(command, args, extra) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: environment(extra) });
  return status === 0;
}

function read(report) {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
}

/** A run that failed, ended early, or ran no test is a failure whatever its report says: it must never look green. */
function add(title, passed, failed, isComplete) {
  const isRed = failed > 0 || !isComplete || passed === 0;
  if (isRed && failed === 0) failures.push(`${title}: the run did not come to its end.`);
  totals.passed += passed;
  totals.failed += isRed ? Math.max(1, failed) : 0;
}

function note(file, milliseconds) {
  seconds.set(file, (seconds.get(file) ?? 0) + milliseconds / 1000);
}
