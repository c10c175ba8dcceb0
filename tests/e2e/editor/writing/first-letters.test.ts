import type { Page, Request } from '@playwright/test';
import { showModules } from '../../modules/module-pages.ts';
import { expect, test } from '../../support/site.ts';
import { openEditor, outline, prepareEditing } from '../editor.ts';

test.beforeEach(prepareEditing);

const finder = (page: Page) =>
  page.getByRole('dialog', { name: 'Wohin führt der Link?' }).getByRole('combobox', { name: 'Name oder Adresse' });

/** Marks the first text of the page whole, with the caret in it. */
async function markText(page: Page): Promise<void> {
  await page.locator('main .m-text').first().dblclick();
  await expect(page.locator('main [role="textbox"]')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
}

test('EDIT-390 EDIT-10 what is typed in the moment the search for a link opens stands there whole, and nothing of it in the marked text', async ({
  page,
}) => {
  await openEditor(page, '/de/winter');
  // The list behind the field comes while the first letters are typed, at another moment each time.
  for (const words of ['anfahrt', 'kasse', 'spielplan', 'ensemble']) {
    await markText(page);
    await page.keyboard.press('ControlOrMeta+k');
    await page.waitForFunction(() => document.activeElement?.matches('dialog [role="combobox"]'));
    await page.keyboard.type(words);
    await expect(finder(page)).toHaveValue(words);
    await page.reload();
    await openEditor(page, '/de/winter');
    await expect(page.locator('main .m-text').first()).toHaveText('Es wird früh dunkel.');
  }
});

test('EDIT-391 the search for a link is there as soon as a text is written in: it opens by Ctrl+K without a connection', async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  const loading = new Set<Request>();
  page.on('request', (request) => request.resourceType() === 'script' && loading.add(request));
  page.on('requestfinished', (request) => loading.delete(request));
  await openEditor(page, '/de/winter');
  await markText(page);
  await expect(page.getByRole('toolbar', { name: 'Text gestalten' }).first()).toBeVisible();
  await expect.poll(() => loading.size).toBe(0);
  await page.context().setOffline(true);
  await page.keyboard.press('ControlOrMeta+k');
  await expect(finder(page)).toBeFocused();
});

test('EDIT-410 on a machine that draws late, what opens the panel or adds a cell sets the focus before the next key', async ({
  page,
  site,
}) => {
  await showModules(site, 'spaet', [
    { model: 'video', fields: { video_url: 'https://www.youtube.com/watch?v=foyer2026xy' } },
    {
      model: 'table',
      fields: { caption: { de: 'Preise', en: 'Prices' }, cells: { de: 'Rang\tFreitag\nParkett\t48 €', en: 'Rank\tFriday\nStalls\t€48' } },
    },
  ]);
  await page.addInitScript(() => {
    const draw = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) => Number(setTimeout(() => draw(callback), 3000));
  });
  await openEditor(page, '/de/spaet');
  const isInPanel = () => page.evaluate(() => document.activeElement?.closest('[data-region="panel"]') !== null);
  await outline(page).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(await isInPanel()).toBe(true);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('complementary')).toBeHidden();
  await page.keyboard.press('F6');
  expect(await isInPanel()).toBe(true);

  await page.locator('main .m-table').click();
  const cell = page.getByRole('textbox', { name: 'Zeile 2, Spalte 1' });
  await cell.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Rang');
  await expect(page.getByRole('textbox', { name: 'Zeile 3, Spalte 1' })).toHaveValue('Rang');
  await expect(cell).toHaveValue('Parkett');
});
