/** Takes the pictures of docs/handbook from the built site with the demo venue: `npm run build`, then `npm run handbook`. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { defaultBrand } from '../brands/default.ts';
import { logIn } from '../tests/e2e/support/demo-login.ts';
import setUp from '../tests/e2e/support/demo-site.ts';
import { createTestServer } from '../tests/e2e/support/test-server.ts';
import { findBrowser } from './system-packages.mjs';

/** Largest size of a picture in bytes; tests/conformance/handbook.test.ts checks it. */
const maxBytes = 60_000;
const folder = join(import.meta.dirname, '../docs/handbook/img');

const pictures: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  start: (page) => page.goto('/cms-hub?lang=de'),
  editor: async (page) => {
    await page.goto('/de/agb?edit');
    await page.getByRole('button', { name: 'Am Ende einfügen' }).first().click();
    await page.getByRole('dialog').getByText('Großer Teaser', { exact: true }).click();
    await page.getByRole('button', { name: 'Hochladen' }).first().waitFor();
    await page.keyboard.type('Sommerfest im Foyer');
    await page.getByRole('button', { name: 'Hochladen' }).first().scrollIntoViewIfNeeded();
  },
  schedule: (page) => page.goto('/de/admin/schedule'),
  cancel: async (page) => {
    await page.goto('/de/admin/events');
    await page.locator('.adm-what a').first().click();
    await page.getByRole('link', { name: 'Absagen' }).click();
    await page.getByRole('button', { name: 'Jetzt absagen' }).waitFor();
  },
  media: async (page) => {
    await page.goto('/de/admin/media');
    await page.waitForLoadState('networkidle');
  },
  backups: (page) => page.goto('/de/admin/backups'),
};

mkdirSync(folder, { recursive: true });
const forget = await setUp();
const server = createTestServer(defaultBrand);
const site = await server.open();
const browser = await chromium.launch({
  executablePath: findBrowser() ?? 'chromium',
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const context = await browser.newContext({
  ...{ baseURL: site.url, locale: 'de-DE', reducedMotion: 'reduce', viewport: { width: 1120, height: 700 } },
});
const page = await context.newPage();
await logIn(page, 'admin');
for (const [name, open] of Object.entries(pictures)) {
  await open(page);
  const taken = await page.screenshot();
  const file = join(folder, `${name}.webp`);
  const { size } = await sharp(taken).webp({ quality: 70 }).toFile(file);
  if (size >= maxBytes) throw new Error(`${name}.webp has ${size} bytes, more than ${maxBytes}.`);
  console.log(`${name}.webp ${size}`);
}
await browser.close();
await server.close();
forget();
process.exit();
