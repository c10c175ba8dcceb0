import { expect, phone, ready, test } from '../support/site.ts';

test.use(phone);

test('NAV-09 SRCH-02 SRCH-03 SRCH-05 in the menu the search is cleared and sent empty without closing it; the list stays when the keyboard goes', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/de/team');
  await ready(page);
  await page.locator('.burger').click();
  const form = page.locator('.side-menu .search-form');
  await form.getByRole('button', { name: 'Suche', exact: true }).tap();
  await expect(form).toBeVisible();
  await form.locator('input').tap();
  await page.keyboard.type('haensel');
  await expect(form.locator('.suggestions a').first()).toBeVisible();
  // As the key of a phone's keyboard that hides it.
  await form.locator('input').evaluate((field) => field.blur());
  await page.clock.runFor(1000);
  await expect(form.locator('.suggestions a').first()).toBeVisible();
  await form.getByRole('button', { name: 'Eingabe löschen' }).tap();
  await expect(form.locator('input')).toHaveValue('');
  await expect(form.locator('input')).toBeFocused();
  await page.keyboard.type('hamlet');
  await form.getByRole('button', { name: 'Suche', exact: true }).tap();
  await expect(page).toHaveURL(/\/de\/search\?q=hamlet$/);
  await expect(page.locator('.side-menu')).toBeHidden();
});
