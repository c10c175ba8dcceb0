import type { Page } from '@playwright/test';
import { showModules } from '../modules/module-pages.ts';
import { desktop, expect, test } from '../support/site.ts';
import { openEditor, outline, prepareEditing, saved } from './editor.ts';

test.use({ ...desktop, hasTouch: true });
test.beforeEach(prepareEditing);

const headlines = (page: Page) => page.locator('main .modules > .m-headline');

async function openFive(page: Page, site: Parameters<typeof showModules>[0], slug: string): Promise<void> {
  const words = ['Eins', 'Zwei', 'Drei', 'Vier', 'Fünf'];
  await showModules(
    site,
    slug,
    words.map((de) => ({ model: 'headline', fields: { headline_level: 2, content: { de, en: de } } })),
  );
  await openEditor(page, `/de/${slug}`);
  await outline(page).focus();
}

test('EDIT-131 EDIT-05 after deleting the module that stands there then is selected, at the end the one before; copied in any order, modules are pasted in that of the page', async ({
  page,
  site,
}) => {
  await openFive(page, site, 'reihe');
  for (let count = 0; count < 2; count++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Delete');
  await expect(headlines(page)).toHaveText(['Eins', 'Drei', 'Vier', 'Fünf']);
  await page.keyboard.press('Delete');
  await expect(headlines(page)).toHaveText(['Eins', 'Vier', 'Fünf']);
  await page.keyboard.press('End');
  for (let count = 0; count < 2; count++) await page.keyboard.press('Delete');
  await expect(headlines(page)).toHaveText(['Eins']);
  for (let count = 0; count < 4; count++) await page.keyboard.press('ControlOrMeta+z');
  await expect(headlines(page)).toHaveText(['Eins', 'Zwei', 'Drei', 'Vier', 'Fünf']);
  await page.keyboard.press('Home');
  for (let count = 0; count < 2; count++) await page.keyboard.press('ArrowDown');
  for (let count = 0; count < 2; count++) await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('ControlOrMeta+c');
  await expect(page.getByText('Kopiert: 3.')).toBeAttached();
  await page.keyboard.press('End');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(headlines(page)).toHaveText(['Eins', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Eins', 'Zwei', 'Drei']);
  await saved(page);
});

test('EDIT-171 modules that were cut and pasted at once stand where they stood, also at the beginning, at the end and as the last of a column', async ({
  page,
  site,
}) => {
  await openFive(page, site, 'ausschnitt');
  const all = ['Eins', 'Zwei', 'Drei', 'Vier', 'Fünf'];
  for (const [key, count] of [
    ['Home', 1],
    ['ArrowDown', 2],
    ['End', 1],
  ] as const) {
    await page.keyboard.press(key);
    if (count > 1) await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('ControlOrMeta+x');
    await expect(headlines(page)).toHaveCount(5 - count);
    await page.keyboard.press('ControlOrMeta+v');
    await expect(headlines(page)).toHaveText(all);
  }
  // Something else was selected since: behind that.
  await page.keyboard.press('Home');
  await page.keyboard.press('ControlOrMeta+x');
  await expect(headlines(page)).toHaveText(all.slice(1));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(headlines(page)).toHaveText(['Zwei', 'Drei', 'Eins', 'Vier', 'Fünf']);
  await saved(page);

  await openEditor(page, '/de/winter');
  const quote = page.locator('main .m-section .m-quote');
  await quote.click({ position: { x: 8, y: 8 } });
  await page.keyboard.press('Escape');
  await page.keyboard.press('ControlOrMeta+x');
  await expect(page.locator('[data-slot]')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(quote).toBeVisible();
  await expect(page.locator('[data-slot]')).toHaveCount(0);
  await saved(page);
});

test('EDIT-04 the handle of a module is pulled with the first button or a finger alone, and a finger that was taken away drags nothing', async ({
  page,
  site,
}) => {
  await openFive(page, site, 'griff');
  await page.keyboard.press('ArrowDown');
  const grip = page.getByRole('button', { name: /verschieben: ziehen/ });
  const box = await grip.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 8, (box?.y ?? 0) + 8];
  await page.mouse.move(x, y);
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(x, y + 200, { steps: 6 });
  await expect(page.locator('.bs-drop')).toHaveCount(0);
  await page.mouse.up({ button: 'right' });
  await expect(headlines(page)).toHaveText(['Eins', 'Zwei', 'Drei', 'Vier', 'Fünf']);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await browser.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
  await page.mouse.move(x, y + 1);
  await page.mouse.move(x + 8, y + 8, { steps: 4 });
  await page.mouse.move(x, y + 200, { steps: 6 });
  await expect(page.locator('.bs-drop')).toHaveCount(0);
  // Pulled as it is meant, it moves.
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 200, { steps: 6 });
  await expect(page.locator('.bs-drop')).toBeVisible();
  await page.mouse.up();
  await expect(headlines(page).first()).not.toHaveText('Eins');
});

test('EDIT-261 EDIT-262 EDIT-263 EDIT-271 the plus lies beside a text of one line, undo leaves the place, the catalogue shows cards in rows and a group alone, and errors and findings stand in the order of the form', async ({
  page,
  site,
}) => {
  const line = (words: string) => ({ model: 'text', fields: { content: { de: `<p>${words}</p>`, en: `<p>${words}</p>` } } });
  await showModules(site, 'zeile', [line(`Einlass ist ${'immer '.repeat(8)}um sieben.`), line('Ende um zehn.')]);
  await openEditor(page, '/de/zeile');
  const text = page.locator('main .m-text p').first();
  await text.hover({ position: { x: 20, y: 8 } });
  const plus = page.locator('.bs-plus.quiet button');
  await expect(plus).toHaveCount(2);
  // Read at one moment: fonts that come late move the text, and the buttons a frame later.
  const covering = () =>
    text.evaluate((line) => {
      const { top, bottom } = line.getBoundingClientRect();
      const buttons = [...document.querySelectorAll('.bs-plus.quiet button')].map((button) => button.getBoundingClientRect());
      return buttons.filter((button) => button.bottom > top + 2 && button.top < bottom - 2).length;
    });
  await expect.poll(covering).toBe(0);
  await expect(plus).toHaveCount(2);
  const around = await text.boundingBox();
  await page.mouse.click(((await page.locator('main .m-text').first().boundingBox())?.width ?? 0) / 2, (around?.y ?? 0) + 12);
  await expect(page.locator('main .m-text').first()).toHaveAttribute('contenteditable', 'true');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ControlOrMeta+d');
  await expect(outline(page)).toHaveAttribute('aria-label', /^Text, 2 von 3/);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(outline(page)).toHaveAttribute('aria-label', /^Text, 1 von 2/);

  await page.keyboard.press('/');
  const card = (model: string) => page.locator('dialog .bs-catalogue > li').filter({ has: page.locator(`[data-model="${model}"]`) });
  await expect(card('headline').locator('.bs-sample .m-headline')).toBeVisible();
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(key);
  const [above, focused] = [await card('text').boundingBox(), await page.locator('dialog li:has(:focus)').boundingBox()];
  expect(focused?.x).toBe(above?.x);
  expect(focused?.y).toBeGreaterThan((above?.y ?? 0) + 40);
  // A group has all of its modules, also those of the toolbar; what is searched is searched in all groups.
  const groups = page.getByRole('dialog').getByRole('navigation', { name: 'Gruppen' });
  await groups.getByRole('button', { name: 'Programm' }).click();
  await expect(card('text')).toHaveCount(0);
  await expect(card('teaser-list')).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Modul suchen' }).fill('überschrift');
  await expect(card('headline')).toBeVisible();
  await groups.getByRole('button', { name: /^Alle \d+$/ }).click();
  // Pressed on its picture, a card is its button.
  await card('full-teaser').click({ position: { x: 40, y: 40 } });
  const panel = page.getByRole('complementary', { name: 'Großer Teaser' });
  const field = (name: string) => panel.locator(`[data-field="${name}"]`);
  await field('image').getByRole('button', { name: 'Auswählen' }).focus();
  await field('headline').getByRole('textbox').focus();
  await field('link_text').getByRole('textbox').focus();
  await expect(panel.locator('.bs-jump')).toHaveText(['Zum Feld Titel', 'Zum Feld Bild']);
  await saved(page);
  await page.getByRole('button', { name: /^Prüfen \d+/ }).click();
  const findings = page.getByRole('complementary', { name: 'Prüfen' }).getByRole('button', { name: /^Großer Teaser, / });
  await expect(findings.first()).toHaveText('Großer Teaser, Titel');
});

test('EDIT-264 a finder says how many it has found: all of them of files, at least so many where it offers only the first', async ({
  page,
}) => {
  await openEditor(page, '/de/winter');
  await page.locator('main .m-full-teaser').click({ position: { x: 8, y: 8 } });
  const field = (name: string) => page.locator(`[data-region="panel"] [data-field="${name}"]`);
  const { count, results } = await (await page.request.get('/de/pageeditor-api/media/?kind=image')).json();
  expect(count).toBeGreaterThan(results.length);
  await field('image').getByRole('button', { name: 'Ersetzen' }).click();
  const finder = page.getByRole('dialog');
  await expect(finder.getByText(`${count} Treffer`, { exact: true })).toBeAttached();
  await page.keyboard.press('Escape');
  await field('link').getByRole('button', { name: 'Suchen' }).click();
  await finder.getByRole('combobox', { name: 'Name oder Adresse' }).fill('');
  await expect(finder.getByText(/^Mindestens \d+ Treffer/)).toBeVisible();
  await finder.getByRole('combobox', { name: 'Name oder Adresse' }).fill('Impressum');
  await expect(finder.getByText('1 Treffer', { exact: true })).toBeAttached();
});
