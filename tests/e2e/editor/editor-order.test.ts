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
