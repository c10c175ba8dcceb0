import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Step, walk } from './browser/engines-walk.ts';
import { openOverHttp, type Remote, Visitor } from './browser/webdriver.ts';
import { openOverBidi } from './browser/webdriver-bidi.ts';
import { freePort, startSite, until } from './site/site.ts';

interface Engine {
  name: string;
  /** Programs it needs, with their Debian packages. */
  needs: Readonly<Record<string, string>>;
  open(started: ChildProcess[], folder: string): Promise<Remote>;
}

const miniBrowser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

const engines: Readonly<Record<string, Engine>> = {
  chromium: {
    name: 'Chromium',
    needs: { '/usr/bin/chromium': 'chromium', '/usr/bin/chromedriver': 'chromium-driver' },
    async open(started) {
      const driver = await startDriver(started, '/usr/bin/chromedriver');
      const options = { binary: '/usr/bin/chromium', args: ['--headless=new', '--no-sandbox', '--disable-gpu'] };
      const log = { 'goog:chromeOptions': options, 'goog:loggingPrefs': { browser: 'ALL' } };
      return openOverHttp(driver, log, async (ask) => {
        const entries = (await ask('se/log', { type: 'browser' })) as { level: string; message: string }[];
        return entries.filter(({ level }) => level === 'SEVERE').map(({ message }) => message);
      });
    },
  },
  firefox: {
    name: 'Firefox',
    needs: { '/usr/bin/firefox-esr': 'firefox-esr' },
    async open(started, folder) {
      const port = await freePort();
      const args = ['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port', String(port)];
      start(started, '/usr/bin/firefox-esr', args);
      await isListening(port);
      return openOverBidi(`ws://127.0.0.1:${port}/session`);
    },
  },
  webkit: {
    name: 'WebKitGTK',
    needs: { '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver', [miniBrowser]: 'webkit2gtk-driver', '/usr/bin/Xvfb': 'xvfb' },
    async open(started, folder) {
      const display = String(99 + (process.pid % 500));
      start(started, '/usr/bin/Xvfb', [`:${display}`, '-screen', '0', '1400x1000x24', '-nolisten', 'tcp']);
      await until(async () => existsSync(`/tmp/.X11-unix/X${display}`));
      const environment = { DISPLAY: `:${display}`, HOME: folder, LIBGL_ALWAYS_SOFTWARE: '1' };
      const complaints: string[] = [];
      const onOutput = (line: string) => line.includes('CONSOLE') && line.includes('ERROR') && complaints.push(line);
      const driver = await startDriver(started, '/usr/bin/WebKitWebDriver', environment, onOutput);
      const args = ['--automation', '--enable-write-console-messages-to-stdout=true'];
      return openOverHttp(driver, { 'webkitgtk:browserOptions': { binary: miniBrowser, args } }, async () => complaints.splice(0));
    },
  },
};

/**
 * A visitor's way through the site in three engines. It installs nothing; ENGINES=firefox,webkit chooses some of them. Back in a
 * document that was loaded anew counts as plain. Fails (exit code 1) where a step does, or is not as soft as its engine can be.
 */
export async function run(): Promise<string[][]> {
  const chosen = (process.env.ENGINES?.split(',') ?? Object.keys(engines)).map((key) => {
    const engine = engines[key];
    if (!engine) throw new Error(`There is no engine '${key}'. Known: ${Object.keys(engines).join(', ')}.`);
    return engine;
  });
  const site = await startSite({ BRAND: 'ring' });
  const columns = new Map<string, Step[]>();
  try {
    for (const engine of chosen) columns.set(engine.name, await walkIn(engine, site.url));
  } finally {
    await site.stop();
  }
  const steps = [...new Set([...columns.values()].flat().map(({ name }) => name))];
  const cellOf = (engine: string, name: string) => columns.get(engine)?.find((step) => step.name === name)?.outcome ?? '–';
  return [['Step', ...columns.keys()], ...steps.map((name) => [name, ...[...columns.keys()].map((engine) => cellOf(engine, name))])];
}

async function walkIn(engine: Engine, site: string): Promise<Step[]> {
  const missing = Object.entries(engine.needs).filter(([program]) => !existsSync(program));
  if (missing.length > 0) {
    process.exitCode = 1;
    return [{ name: 'browser', outcome: `missing: apt install ${[...new Set(missing.map(([, name]) => name))].join(' ')}` }];
  }
  const started: ChildProcess[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'foyer-engine-'));
  try {
    const remote = await engine.open(started, folder);
    const steps = await walk(new Visitor(remote), site);
    await remote.close();
    return steps;
  } finally {
    for (const child of started.reverse()) await ended(child);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** @returns the address of a driver that takes `--port`. */
async function startDriver(started: ChildProcess[], program: string, environment = {}, onOutput = (_: string): unknown => undefined) {
  const port = await freePort();
  const driver = start(started, program, [`--port=${port}`], environment);
  for (const stream of [driver.stdout, driver.stderr]) stream?.on('data', (chunk) => String(chunk).split('\n').forEach(onOutput));
  await isListening(port);
  return `http://127.0.0.1:${port}`;
}

function start(started: ChildProcess[], program: string, args: readonly string[], environment = {}): ChildProcess {
  const child = spawn(program, args, { env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'pipe'] });
  // A full pipe would block the browser.
  child.stdout?.resume();
  child.stderr?.resume();
  started.push(child);
  return child;
}

/** Any answer will do. */
function isListening(port: number): Promise<void> {
  return until(async () => (await fetch(`http://127.0.0.1:${port}/status`)).status > 0, 60_000);
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  await new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), 5_000).unref();
  });
}
