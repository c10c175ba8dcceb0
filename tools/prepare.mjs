// What both commands need before the product itself can run. Plain JavaScript: it runs before anything is installed, on Node 20.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '');
/** The Node the product runs on; it comes as a dependency. */
export const node = join(root, 'node_modules/.bin/node');
const stamps = join(root, 'node_modules/.foyer');

/** Installs the dependencies when they are missing or package-lock.json moved since. */
export function ensureInstalled() {
  const wanted = hashOf(['package.json', 'package-lock.json']);
  if (existsSync(node) && readStamp('install') === wanted) return;
  // Not `npm ci`: it deletes what is there and takes half a minute where nothing changed but a version.
  step('Installing dependencies (about a minute the first time)', 'npm', [
    'install',
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  if (!existsSync(node))
    throw new Error(
      'The dependency "node" was not installed: npm has to be allowed to run its install script. Run `npm install` and see what it reports.',
    );
  writeStamp('install', wanted);
}

/** Builds when a source file changed since the last build. */
export function ensureBuild() {
  if (existsSync(join(root, 'build/server/index.js')) && readStamp('build') === hashOfSources()) return;
  step('Building the site', 'npm', ['run', '--silent', 'build']);
}

/** Notes which sources the build was made of; the last step of `npm run build`, so that one started by hand counts too. */
export function stampBuild() {
  writeStamp('build', hashOfSources());
}

/** What the build is made of; the Dockerfile copies the same. */
export const buildSources = [
  'package-lock.json',
  'vite.config.ts',
  'src',
  'brands',
  'messages',
  'demo',
  'docs/handbook',
  'project.inlang/settings.json',
];

function hashOfSources() {
  return hashOf(buildSources);
}

/** Runs a command that takes a while: says so, shows its output only when it fails. */
export function step(title, command, args, options = {}) {
  const begin = Date.now();
  process.stdout.write(`${title} ...`);
  const result = spawnSync(command, args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8, ...options, env: environment(options.env) });
  const failed = result.error || result.status !== 0;
  console.log(failed ? ' failed' : ` done in ${((Date.now() - begin) / 1000).toFixed(1)} s`);
  if (!failed) return result.stdout;
  throw new Error(
    `${result.error?.message ?? ''}${result.stdout ?? ''}${result.stderr ?? ''}\n${title} failed: ${command} ${args.join(' ')}`,
  );
}

/** The environment with our own Node first on PATH. */
export function environment(extra = {}) {
  return { ...process.env, PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`, ...extra };
}

function hashOf(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesIn(join(root, path))))
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

function filesIn(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .filter((name) => name !== 'paraglide')
    .flatMap((name) => filesIn(join(path, name)));
}

function readStamp(name) {
  const file = join(stamps, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

function writeStamp(name, value) {
  mkdirSync(stamps, { recursive: true });
  writeFileSync(join(stamps, name), value);
}
