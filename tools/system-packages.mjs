// Programs the tests need from the system: found, else installed with apt when that is allowed.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { step } from './prepare.mjs';

const browsers = [
  process.env.CHROMIUM,
  // The same browser without a window: what Playwright drives by itself, and a third less work for the machine (decision 0076).
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of a Chromium. @throws with what to do when there is none and none can be installed. */
export function ensureChromium() {
  const installed = findBrowser();
  if (installed) return installed;
  if (!aptInstall('Installing Chromium', ['chromium-headless-shell']))
    throw new Error(
      'The browser tests need Chromium. Install it (Debian: apt install chromium-headless-shell) or set CHROMIUM to the path of a Chromium or Chrome.',
    );
  const fresh = findBrowser();
  if (!fresh) throw new Error('apt installed chromium-headless-shell, but no browser was found. Set CHROMIUM to its path.');
  return fresh;
}

/** True when a throw-away PostgreSQL can be started. */
export function ensurePostgresql() {
  return (
    has('pg_virtualenv') || (aptInstall('Installing PostgreSQL for the tests', ['postgresql', 'postgresql-common']) && has('pg_virtualenv'))
  );
}

/** Path of a Chromium on this machine, undefined when there is none. */
export function findBrowser() {
  return browsers.find((path) => path && existsSync(path));
}

function aptInstall(title, packages) {
  if (process.getuid?.() !== 0 || !has('apt-get')) return false;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  step('Reading the package lists', 'apt-get', ['update', '-qq'], { env });
  step(title, 'apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env });
  return true;
}

function has(command) {
  return spawnSync('sh', ['-c', `command -v ${command}`]).status === 0;
}
