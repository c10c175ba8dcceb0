/** Takes the pictures of docs/handbook from the built site with the demo venue: `npm run build`, then `npm run handbook`. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { defaultBrand } from '../brands/default.ts';
import { type Language, languages, locales } from '../src/core/languages.ts';
import { addDays } from '../src/core/text/dates.ts';
import { localDay } from '../src/core/text/wall-clock.ts';
import { m } from '../src/paraglide/messages.js';
import { adminHref } from '../src/urls.ts';
import { logIn } from '../tests/e2e/support/demo-login.ts';
import setUp from '../tests/e2e/support/demo-site.ts';
import { createTestServer } from '../tests/e2e/support/test-server.ts';
import { findBrowser } from './system-packages.mjs';

/** Largest size of a picture in bytes; tests/conformance/handbook.test.ts checks it. */
const maxBytes = 60_000;
/** A page of the demo with texts alone, another one in each language because drafts stay, what is inserted there and written. */
const texts = { de: '/de/agb', en: '/en/impressum' };
const teaser = { de: 'Großer Teaser', en: 'Large teaser' };
const headline = { de: 'Sommerfest im Foyer', en: 'Summer party in the foyer' };
/** A page of the demo that becomes public later, and in how many days after the one of the pictures. */
const planned = { de: '/de/abos', en: '/en/subscriptions' };
const planDays = 7;
const folder = join(import.meta.dirname, '../docs/handbook');

/** Opens what a picture shows; labels are those of the interface in the picture's language. */
const pictures: Readonly<Record<string, (page: Page, locale: Language) => Promise<unknown>>> = {
  start: (page, locale) => page.goto(`/cms-hub?lang=${locale}`),
  editor: async (page, locale) => {
    await page.goto(`${texts[locale]}?edit`);
    await page
      .getByRole('button', { name: m.edit_insert_end({}, { locale }) })
      .first()
      .click();
    await page.getByRole('dialog').getByText(teaser[locale], { exact: true }).click();
    const upload = page.getByRole('button', { name: m.media_upload({}, { locale }) }).first();
    await upload.waitFor();
    await page.keyboard.type(headline[locale]);
    await upload.scrollIntoViewIfNeeded();
  },
  plan: async (page, locale) => {
    await page.goto(`${planned[locale]}?edit`);
    await page.getByRole('button', { name: m.edit_publish_more({}, { locale }) }).click();
    const at = page.getByLabel(m.publish_at({}, { locale }));
    await at.fill(`${addDays(localDay(site.clock.now()), planDays)}T10:00`);
    await page.getByRole('button', { name: m.publish_plan({}, { locale }) }).waitFor();
  },
  // What the picture before has chosen.
  schedule: async (page, locale) => {
    await page.getByRole('button', { name: m.publish_plan({}, { locale }) }).click();
    await page.locator('.bs-state.planned').first().waitFor();
    await page.goto(adminHref(locale, 'schedule'));
  },
  performances: (page, locale) => page.goto(adminHref(locale, 'events')),
  performance: async (page, locale) => {
    await page.goto(adminHref(locale, 'events'));
    await page.locator('.adm-what a').first().click();
    await page.getByRole('heading', { name: m.admin_happened({}, { locale }) }).waitFor();
  },
  cancel: async (page, locale) => {
    await page.goto(adminHref(locale, 'events'));
    await page.locator('.adm-what a').first().click();
    await page.getByRole('link', { name: m.admin_cancel_action({}, { locale }) }).click();
    await page.getByRole('button', { name: m.admin_cancel_now({}, { locale }) }).waitFor();
  },
  media: async (page, locale) => {
    await page.goto(adminHref(locale, 'media'));
    await page.waitForLoadState('networkidle');
  },
  backups: (page, locale) => page.goto(adminHref(locale, 'backups')),
};

/** Shows times as a browser in the picture's language does: the headless one knows English alone, whatever the language of its pages. */
async function showLocalTimes(page: Page, locale: Language): Promise<void> {
  await page.evaluate((iso) => {
    const day = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
    const clock = { hour: '2-digit', minute: '2-digit' } as const;
    const noDay = iso.startsWith('de') ? 'tt.mm.jjjj' : 'dd/mm/yyyy';
    const types = [
      ['date', day, 'T00:00', noDay],
      ['datetime-local', { ...day, ...clock }, '', `${noDay}, --:--`],
    ] as const;
    for (const [type, parts, rest, none] of types) {
      for (const input of document.querySelectorAll<HTMLInputElement>(`input[type="${type}"]`)) {
        const { value } = input;
        input.type = 'text';
        input.value = value ? new Intl.DateTimeFormat(iso, parts).format(new Date(value + rest)) : none;
      }
    }
  }, locales[locale].iso);
}

const forget = await setUp();
const server = createTestServer();
const site = await server.open(defaultBrand);
const browser = await chromium.launch({
  executablePath: findBrowser() ?? 'chromium',
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
for (const locale of languages) {
  const place = join(folder, locale, 'img');
  mkdirSync(place, { recursive: true });
  const context = await browser.newContext({
    ...{ baseURL: site.url, locale: locales[locale].iso, reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } },
  });
  const page = await context.newPage();
  await logIn(page, 'admin');
  for (const [name, open] of Object.entries(pictures)) {
    await open(page, locale);
    await showLocalTimes(page, locale);
    const taken = await page.screenshot();
    const { size } = await sharp(taken)
      .webp({ quality: 70 })
      .toFile(join(place, `${name}.webp`));
    if (size >= maxBytes) throw new Error(`${name}.webp has ${size} bytes, more than ${maxBytes}.`);
    console.log(`${locale}/img/${name}.webp ${size}`);
  }
  await context.close();
}
await browser.close();
await server.close();
forget();
process.exit();
