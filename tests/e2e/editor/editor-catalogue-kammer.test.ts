import { desktop, expect, test } from '../support/site.ts';
import { testCatalogue } from './catalogue.ts';
import { openEditor, prepareEditing } from './editor.ts';

test.use({ ...desktop, brand: 'kammer' });

testCatalogue('kammer');

test('EDIT-04 the buttons of the tools look alike over either brand: no style of the site reaches them', async ({ page, site }) => {
  await prepareEditing({ page, site });
  await openEditor(page, '/de/winter');
  await page.getByRole('button', { name: 'Umfang und Zeit des Veröffentlichens wählen' }).click();
  await expect(page.getByRole('region', { name: 'Veröffentlichen', exact: true })).toBeVisible();
  const crooked = await page.locator('.bs-btn').evaluateAll((all) =>
    all.flatMap((one) => {
      const { paddingTop, paddingBottom } = getComputedStyle(one);
      return paddingTop === paddingBottom ? [] : [`${one.textContent}: ${paddingTop}, ${paddingBottom}`];
    }),
  );
  expect(crooked).toEqual([]);
});
