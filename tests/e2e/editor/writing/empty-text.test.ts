import { showModules } from '../../modules/module-pages.ts';
import { logIn } from '../../support/demo-login.ts';
import { desktop, expect, test } from '../../support/site.ts';
import { openEditor } from '../editor.ts';

test.use(desktop);

test('EDIT-392 a text without words has one place on the page, which a press opens, and no second frame above it', async ({
  page,
  site,
}) => {
  await showModules(site, 'leer', [{ model: 'text', fields: {} }]);
  await logIn(page);
  await openEditor(page, '/de/leer');
  const place = page.locator('main [data-placeholder]');
  await expect(place).toContainText('Text');
  const frames = () =>
    page.locator('main .modules *').evaluateAll((all) => all.filter((one) => getComputedStyle(one).borderTopStyle === 'dashed').length);
  expect(await frames()).toBe(1);
  await place.click();
  await page.keyboard.type('Jetzt steht etwas da.');
  await expect(page.locator('main .m-text')).toHaveText('Jetzt steht etwas da.');
  expect(await frames()).toBe(0);
});
