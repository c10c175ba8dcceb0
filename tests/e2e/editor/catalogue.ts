import type { Locator, Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import type { Field } from '../../../src/core/fields/field.ts';
import type { ModuleDefinition } from '../../../src/core/module/define-module.ts';
import type { Module } from '../../../src/core/module/module.ts';
import { forms } from '../../../src/features/forms/forms.tables.server.ts';
import { articles } from '../../../src/features/magazine/magazine.tables.server.ts';
import { venues } from '../../../src/features/programme/programme.tables.server.ts';
import { readModules } from '../../../tools/read-modules.ts';
import { variantsToRun } from '../../support/variants.ts';
import { showModules } from '../modules/module-pages.ts';
import { logIn } from '../support/demo-login.ts';
import { desktop, expect, type Site, test } from '../support/site.ts';
import { outline, saved } from './editor.ts';

/** Addresses of hosts that a kind of module takes; the others take a film. */
const addresses: Readonly<Record<string, string>> = {
  audio: 'https://open.spotify.com/episode/4rOoJ6Egrf8K2IrywzwOMk',
  viewer: 'https://issuu.com/hausamring/docs/spielzeit',
  'social-media': 'https://www.instagram.com/p/C0ffee12345/',
};
const film = 'https://www.youtube.com/watch?v=foyer2026xy';

/** Silence of a few hundredths of a second. */
const mp3Frame = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(413)]);
const uploads: Readonly<Record<string, { name: string; mimeType: string; buffer: Buffer }>> = {
  video: { name: 'probe.mp4', mimeType: 'video/mp4', buffer: Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp42', 'latin1') },
  audio: {
    name: 'probe.mp3',
    mimeType: 'audio/mpeg',
    buffer: Buffer.concat([mp3Frame, mp3Frame]),
  },
  captions: { name: 'probe.vtt', mimeType: 'text/vtt', buffer: Buffer.from('WEBVTT\n\n00:00.000 --> 00:02.000\nGuten Abend\n') },
};

/** Without words of its own: its description would not be read by anybody. */
const leftOut = 'is_decorative';

/** The way of everything an editor can insert, from the catalogue to visitors, in the brand of the file. */
export function testCatalogue(brand: 'ring' | 'kammer'): void {
  test.describe(brand, () => {
    test.use(desktop);
    test.skip(!variantsToRun(['ring', 'kammer']).includes(brand), 'The other brand shows the same modules: in `npm run test:all`.');

    // Two pages: each module makes every step on its page take longer.
    for (const half of ['first', 'second'])
      test(`MOD-51 MOD-52 EDIT-11 every module of the catalogue is filled in its panel by what its definition says, published, and visitors get all of it; changed afterwards the editor sees its draft (${half} half)`, async ({
        page,
        site,
      }) => {
        test.setTimeout(300_000);
        page.setDefaultTimeout(15_000);
        // What the hosts say of an address is none of this test's.
        await page.route('**/embed-details', (route) => route.fulfill({ json: { outcome: 'unknown', title: '', image: null } }));
        await showModules(site, 'alles', []);
        await logIn(page, 'admin');
        await page.goto('/de/alles?edit');
        const all = [...(await readModules()).values()];
        const whole = all.filter(({ isPart }) => !isPart);
        const middle = Math.ceil(whole.length / 2);
        const words: string[] = [];
        const modules: ModuleDefinition[] = [];
        for (const [at, module] of (half === 'first' ? whole.slice(0, middle) : whole.slice(middle)).entries()) {
          modules.push(module);
          if (at > 0) await outline(page).focus();
          for (let outwards = 0; at > 0 && outwards < 5; outwards++) await page.keyboard.press('Escape');
          await page.locator('.bs-insert-button').click();
          await page.locator(`dialog [data-model="${module.name}"]`).first().click();
          await expect(outline(page)).toHaveAttribute('aria-label', new RegExp(`^${module.label.de},`));
          words.push(...(await fillPanel(page, site, module)));
          // A list is nothing without what stands in it.
          const inside = module.children?.allowed === 'any' ? undefined : all.find(({ name }) => name === module.children?.allowed[0]);
          if (!inside) continue;
          if (inside.isPart) modules.push(inside);
          await page.getByRole('button', { name: `${inside.label.de} einfügen` }).click();
          await expect(outline(page)).toHaveAttribute('aria-label', new RegExp(`^${inside.label.de},`));
          // What can stand by itself is filled where it does.
          words.push(...(await fillPanel(page, site, inside, ({ isRequired }) => inside.isPart || isRequired)));
        }
        await saved(page);
        await page.getByRole('button', { name: /^DE veröffentlichen/ }).click();
        await expect(page.locator('.bs-notices')).toContainText('Veröffentlicht');

        const publicHtml = () => readPublic(site, '/de/alles');
        await expect.poll(publicHtml).toContain(words.at(-1) ?? '-');
        const html = await publicHtml();
        expect(words.filter((one) => !html.includes(one))).toEqual([]);
        const { modules: published } = await site.ask<{ modules: Module[] }>('/de/pageeditor-api/page/alles');
        expect(modules.flatMap((module) => emptyFields(module, flatten(published)))).toEqual([]);

        if (modules.some(({ name }) => name === 'html')) await expectDraftOfHtml(page, site);

        // What visitors see of it, and without a complaint of the browser.
        await page.goto('about:blank');
        await page.context().clearCookies({ name: 'sessionid' });
        await page.goto('/de/alles');
        for (const { name } of modules) await expect(page.locator(`main .m-${name}`).first(), name).toBeAttached();
      });
  });
}

/** An html module that is changed shows its draft, and visitors what is published. */
async function expectDraftOfHtml(page: Page, site: Site): Promise<void> {
  await page.getByRole('button', { name: 'Gliederung' }).click();
  await page.getByRole('complementary').getByRole('button', { name: /^HTML/ }).first().click();
  await page.getByRole('button', { name: 'Einstellungen', exact: true }).click();
  await page.locator('[data-region="panel"] [data-field="html_code"] textarea').fill('<p>Noch ein Entwurf</p>');
  await saved(page);
  const frame = page.locator('main .m-html iframe');
  await expect(page.frameLocator('main .m-html iframe').locator('p')).toHaveText('Noch ein Entwurf');
  expect(await readPublic(site, (await frame.getAttribute('src')) ?? '')).toContain('Probe html_code in html');
}

/** Fills the fields of the selected module, all of them where nothing else is said, and answers what visitors have to read. */
async function fillPanel(page: Page, site: Site, module: ModuleDefinition, isFilled = (_: Field) => true): Promise<string[]> {
  const panel = page.locator('[data-region="panel"]');
  const words: string[] = [];
  for (const [name, field] of Object.entries<Field>(module.fields)) {
    if (name === leftOut || !isFilled(field)) continue;
    const row = panel.locator(`[data-field="${name}"]`);
    await test.step(`${module.name} ${name}`, async () => words.push(...(await fill(page, row, { site, module, name, field }))));
  }
  await page.keyboard.press('Tab');
  expect(await panel.locator('.bs-err').allInnerTexts(), module.name).toEqual([]);
  return words;
}

interface FilledModule {
  site: Site;
  module: ModuleDefinition;
  name: string;
  field: Field;
}

async function fill(page: Page, row: Locator, { site, module, name, field }: FilledModule): Promise<string[]> {
  const words = `Probe ${name} in ${module.name}`;
  const input = row.locator('input, textarea').first();
  switch (field.kind) {
    case 'text':
      if (field.target) return chooseByTitle(site, row);
      await input.fill(`probe-${module.name}`);
      return [`probe-${module.name}`];
    case 'translated-text':
      await input.fill(words);
      return [words];
    case 'html':
      await input.fill(`<p>${words}</p>`);
      return [];
    case 'rich-text':
      await row.locator('[contenteditable]').click();
      await page.keyboard.type(words);
      return [words];
    case 'table':
      await row.getByLabel('Zeile 1, Spalte 1', { exact: true }).fill(words);
      return [words];
    case 'flag':
      await input.setChecked(!field.initial);
      return [];
    case 'number':
      await input.fill(String(Number(field.initial) + 1));
      return [];
    case 'date-time':
      await input.fill(name.endsWith('_to') ? '2027-12-31T22:00' : '2026-01-01T10:00');
      return [];
    case 'choice':
      if (await row.locator('select').count()) await row.locator('select').selectOption({ index: 1 });
      else await row.locator('label').nth(1).click();
      return [];
    case 'embed-url':
      await input.fill(addresses[module.name] ?? film);
      return [(addresses[module.name] ?? film).split(/[/=]/).filter(Boolean).at(-1) ?? ''];
    case 'content-link':
      await input.fill('/de/impressum');
      return ['href="/de/impressum"'];
    case 'media':
      await chooseMedium(page, row, field, name);
      return [];
    case 'reference':
    case 'references':
      if (await row.locator('select').count()) {
        await row.locator('select').selectOption({ index: 1 });
        return [];
      }
      return chooseFound(page, row, await titleOf(site, field.target ?? ''));
    default:
      throw new Error(`Nothing fills ${field.kind} of ${module.name}.`);
  }
}

/** A form of the site is offered by its title and stands there with it. */
async function chooseByTitle({ database: { db } }: Site, row: Locator): Promise<string[]> {
  const [form] = await db.select({ id: forms.id, title: forms.title }).from(forms).where(eq(forms.is_online, true)).orderBy(forms.id);
  const title = form?.title.de ?? '-';
  await expect(row.locator('datalist option', { hasText: title })).toHaveAttribute('value', String(form?.id));
  await row.locator('input').fill(String(form?.id));
  await expect(row.locator('.bs-hint', { hasText: title })).toBeVisible();
  return [title];
}

async function chooseMedium(page: Page, row: Locator, { accepts }: Field, name: string): Promise<void> {
  const upload = uploads[accepts ?? ''];
  if (upload) await row.locator('input[type=file]').setInputFiles({ ...upload, name: `${name}-${upload.name}` });
  else await choose(page, row, 'Auswählen', '');
  await expect(row.getByRole('button', { name: 'Ersetzen' })).toBeVisible();
}

/** What is found by search stands in the panel by its title, and a button takes it out. */
async function chooseFound(page: Page, row: Locator, title: string): Promise<string[]> {
  const chosen = row.locator('.bs-row .bs-grow');
  await choose(page, row, 'Suchen', title);
  await row.getByRole('button', { name: /entfernen$/ }).click();
  await expect(chosen).toHaveCount(0);
  await choose(page, row, 'Suchen', title);
  await expect(chosen).toHaveText(title || /\p{L}{3}/u);
  return title ? [title] : [];
}

/** Chooses the first that is found by these words. */
async function choose(page: Page, row: Locator, button: string, words: string): Promise<void> {
  await row.getByRole('button', { name: button }).first().click();
  const dialog = page.getByRole('dialog');
  if (words !== '') await dialog.getByRole('combobox').first().fill(words);
  await dialog.getByRole('listbox').getByRole('option', { name: words }).first().click();
  await dialog.locator('.bs-btn.primary').click();
  await expect(dialog).toHaveCount(0);
}

/** Title of an entry that visitors can see; '' for events, of which any that is found will do. */
async function titleOf({ database: { db } }: Site, type: string): Promise<string> {
  const table = { venue: venues, article: articles }[type];
  const [found] = table ? await db.select({ name: table.name }).from(table).where(eq(table.is_online, true)).limit(1) : [];
  return found?.name.de ?? '';
}

/** Fields of this kind of module that visitors get nothing of. */
function emptyFields({ name: model, fields }: ModuleDefinition, published: readonly Module[]): string[] {
  const all = published.filter((one) => one.model === model);
  const isEmpty = (module: Module, name: string, { kind, initial }: Field) => {
    const value = module[kind === 'media' ? `${name}_obj` : name] ?? null;
    return value === null || value === '' || JSON.stringify(value) === JSON.stringify(initial);
  };
  if (all.length === 0) return [`${model} is missing`];
  return Object.entries<Field>(fields).flatMap(([name, field]) =>
    name !== leftOut && all.every((module) => isEmpty(module, name, field)) ? [`${model}.${name}`] : [],
  );
}

function flatten(modules: readonly Module[]): Module[] {
  return modules.flatMap((module) => [module, ...module.columns.flatMap(({ children }) => flatten(children))]);
}

/** What visitors get there, without the hyphens that a browser may put in. */
async function readPublic({ url }: Site, path: string): Promise<string> {
  const html = await (await fetch(`${url}${path}`)).text();
  return html.replaceAll('\u00ad', '').replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
