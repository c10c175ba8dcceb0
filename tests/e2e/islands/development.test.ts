import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { isFullRun } from '../../support/variants.ts';

test.skip(!isFullRun, 'Compiles every source, which takes half a minute: in `npm run test:all`.');

/** What the development server runs, copied: the test changes it. */
const sources = [
  'brands',
  'db',
  'demo',
  'docs',
  'messages',
  'package.json',
  'project.inlang',
  'src',
  'tools',
  'tsconfig.json',
  'vite.config.ts',
];
const view = 'src/site/routes/events.tsx';

let folder = '';
let server: ChildProcess | null = null;
let url = '';

test.beforeAll(async () => {
  test.setTimeout(180_000);
  folder = mkdtempSync(join(tmpdir(), 'foyer-development-'));
  for (const source of sources) cpSync(source, join(folder, source), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  let printed = '';
  server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'tools/dev.ts'], {
    cwd: folder,
    env: { PATH: process.env.PATH, DATA_DIR: join(folder, 'data'), HOST: '127.0.0.1', PORT: '0', SEED: 'empty' },
  });
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (text) => (printed += text));
  const started = /development: (http:.*)\/de/;
  await expect.poll(() => printed, { timeout: 150_000 }).toMatch(started);
  url = started.exec(printed)?.[1] ?? '';
});

test.afterAll(async () => {
  const ended = server?.exitCode === null && new Promise((resolve) => server?.once('exit', resolve));
  server?.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true, force: true });
});

/** Saves a file with another text, as an editor does. @returns a function that saves it as before. */
function change(file: string, from: string, to: string): () => void {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  expect(before).toContain(from);
  writeFileSync(
    path,
    before.replace(from, () => to),
  );
  return () => writeFileSync(path, before);
}

test('SITE-171 npm run dev: styles, islands, views and the header change in the open page, and an error of a view is shown over it; the page asks for nothing that is not there', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const missing: string[] = [];
  page.on('console', (message) => message.text().includes('404') && missing.push(message.text()));
  await page.goto(`${url}/de/kalender`);
  await expect(page.locator('html')).toHaveAttribute('data-navigation', 'idle', { timeout: 60_000 });
  await page.evaluate(() => Object.assign(window, { visitMark: true }));

  await test.step('a style', async () => {
    const undo = change('src/ui/base.css', 'body {', 'body { outline-color: rgb(1, 2, 3);');
    await expect(page.locator('body')).toHaveCSS('outline-color', 'rgb(1, 2, 3)');
    undo();
    await expect(page.locator('body')).not.toHaveCSS('outline-color', 'rgb(1, 2, 3)');
  });

  await test.step('an island, which stays open', async () => {
    await page.locator('.month-button').click();
    await expect(page.locator('foyer-island[name="month-calendar"]')).toHaveAttribute('data-state', 'ready', { timeout: 60_000 });
    change('src/features/programme/calendar/month/month-calendar.island.tsx', 'muted small only-s', 'muted small only-s changed');
    await expect(page.locator('.month .changed')).toBeAttached();
    await expect(page.locator('.month')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('a view, and the header around it', async () => {
    change(view, '<p className="wrap subscribe">', '<h2>Neu gerendert</h2>\n      <p className="wrap subscribe">');
    await expect(page.getByRole('heading', { name: 'Neu gerendert' })).toBeVisible({ timeout: 30_000 });
    change('src/site/layout/header/header.tsx', 'className="bar"', 'className="bar changed"');
    await expect(page.locator('.bar.changed')).toBeVisible({ timeout: 30_000 });
  });

  const overlay = page.locator('vite-error-overlay');
  for (const [what, from, to, said] of [
    ['that cannot be compiled', '<h2>Neu gerendert</h2>', '<h2>Neu gerendert<h2>', /events\.tsx/],
    [
      'that throws',
      'const { design } = useCurrentPage();',
      'const { design } = useCurrentPage();\n  throw new Error("Kein Entwurf");',
      /Kein/,
    ],
  ] as const)
    await test.step(`a view ${what}`, async () => {
      const undo = change(view, from, to);
      await expect(overlay).toContainText(said, { timeout: 30_000 });
      await expect(page.getByRole('heading', { name: 'Neu gerendert' })).toBeAttached();
      undo();
      await expect(overlay).toHaveCount(0, { timeout: 30_000 });
    });
  expect(missing).toEqual([]);
  expect(await page.evaluate(() => 'visitMark' in window), 'the same document all the time').toBe(true);
});
