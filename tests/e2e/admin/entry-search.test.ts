import { axeViolations } from '../support/axe-violations.ts';
import { expect, phone, test } from '../support/site.ts';
import { expectTidy, openOffice } from './office.ts';

test('ADMIN-380 an entry of many is found by words of its title: arrows and Enter choose it, Escape leaves what was, and an emptied field means none', async ({
  page,
  site,
}) => {
  await openOffice(page, 'de', '/admin/teasers/1');
  const field = page.getByRole('combobox', { name: 'Vorstellung', exact: true });
  const stored = page.locator('select[name="event"]');
  const options = page.getByRole('listbox', { name: 'Treffer' }).getByRole('option');
  await field.focus();
  await expect(options).toHaveCount(0);
  const before = await field.inputValue();
  await page.keyboard.press('ArrowDown');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expect(options).toHaveCount(100);
  await expect(page.getByText('Mindestens 100 Treffer; mehr Wörter grenzen sie ein.')).toBeVisible();
  expect(await axeViolations(page, '.adm-main')).toEqual([]);
  // Whatever the order and case of the words; the spaces of a date are none that break.
  await page.keyboard.type('márz kirsch');
  await expect(options.first()).toContainText('Der Kirschgarten');
  const count = await options.count();
  expect(count).toBeGreaterThan(1);
  expect(count).toBeLessThan(100);
  for (const title of await options.allTextContents()) expect(title).toMatch(/Kirschgarten.*März/);
  await page.keyboard.press('ArrowDown');
  const second = (await options.nth(1).textContent()) ?? '';
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  expect(await field.getAttribute('aria-activedescendant')).toBe(await options.nth(1).getAttribute('id'));
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue(before);
  await expect(options).toHaveCount(0);
  await page.keyboard.type('märz kirsch');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(second);
  await expect(stored.locator('option:checked')).toHaveText(second);
  await expect(page).toHaveURL(/\/teasers\/1$/);
  await field.fill('gibt es nicht');
  await expect(page.getByRole('status').filter({ hasText: 'Nichts gefunden.' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(field).toHaveValue(second);
  await field.fill('');
  await page.keyboard.press('Tab');
  await expect(stored).toHaveValue('');
  await field.fill(second);
  await page.keyboard.press('Tab');
  await expect(field).toHaveValue(second);
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await page.waitForURL('**/teasers/1?done=*');
  await expect(field).toHaveValue(second);
  await site.edit([], async () => undefined);
});

test('ADMIN-394 back on a form with an entry that was chosen and not saved, the field shows the one it would save', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await openOffice(page, 'de', '/admin/teasers/1');
  const field = page.getByRole('combobox', { name: 'Vorstellung', exact: true });
  const chosen = page.locator('select[name="event"] option:checked');
  const before = await field.inputValue();
  await field.fill('märz kirsch');
  await page.keyboard.press('Enter');
  await expect(field).not.toHaveValue(before);
  await page.goto('/de/admin/events');
  await page.goBack({ waitUntil: 'load' });
  await expect(field).toHaveValue((await chosen.textContent()) ?? '-');
});

test.describe('on a phone', () => {
  test.use(phone);

  test('ADMIN-380 a person of a new cast row is found by touch, within the window', async ({ page }) => {
    await openOffice(page, 'de', '/admin/events');
    await page
      .locator('.adm-table tbody tr')
      .first()
      .getByRole('link', { name: /^Umbesetzen/ })
      .tap();
    await page.getByRole('button', { name: 'Hinzufügen: Besetzung' }).tap();
    const field = page
      .getByRole('group', { name: /^Besetzung \d/ })
      .last()
      .getByLabel('Es spielt');
    await field.tap();
    const list = page.getByRole('listbox', { name: 'Treffer' });
    await expect(list.getByRole('option').first()).toBeVisible();
    const third = list.getByRole('option').nth(3);
    expect((await third.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expectTidy(page, 'list of persons');
    const title = (await third.textContent()) ?? '';
    await third.tap();
    await expect(list).toBeHidden();
    await expect(field).toHaveValue(title);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('ADMIN-380 without script entries are chosen from a select', async ({ page }) => {
    await openOffice(page, 'de', '/admin/teasers/1');
    await page.getByLabel('Vorstellung', { exact: true }).selectOption({ index: 2 });
    await expect(page.locator('select[name="event"]')).not.toHaveValue('');
  });
});

for (const size of [
  { width: 1280, height: 720 },
  { width: 360, height: 740 },
])
  test(`ADMIN-381 the menu of an administrator fits a window of ${size.width} × ${size.height}`, async ({ page }) => {
    await page.setViewportSize(size);
    await openOffice(page, 'de', '/admin/events', 'admin');
    if (size.width < 1000) await page.locator('.adm-menu > summary').click();
    const menu = page.getByRole('navigation', { name: 'Menü' });
    await expect(menu.getByRole('link', { name: 'Navigation' })).toBeInViewport({ ratio: 1 });
    for (const name of ['Verwaltung', 'Auswahllisten', 'Auswertung'])
      await expect(menu.locator('summary').filter({ hasText: name })).toBeInViewport({ ratio: 1 });
    await expectTidy(page, 'menu');
  });

test('ADMIN-400 beside a long page the menu stays in the window', async ({ page }) => {
  await openOffice(page, 'de', '/admin/settings', 'admin');
  await page.locator('.adm-main').getByRole('button').last().scrollIntoViewIfNeeded();
  await expect(page.locator('.adm-bar')).not.toBeInViewport();
  await expect(page.getByRole('navigation', { name: 'Menü' }).getByRole('link', { name: 'Start', exact: true })).toBeInViewport({
    ratio: 1,
  });
});

test.describe('above a page', () => {
  test.use(phone);

  test('ADMIN-391 the office menu above a public page shows at its end that there is more, until it is scrolled there', async ({
    page,
  }) => {
    await openOffice(page, 'de', '', 'admin');
    await page.getByRole('button', { name: 'Redaktion' }).tap();
    const menu = page.locator('#office-links');
    await expect(menu.getByRole('link', { name: 'Start', exact: true })).toBeInViewport();
    const { x = 0, y = 0, width = 0, height = 0 } = (await menu.boundingBox()) ?? {};
    const shade = async (bottom: number) =>
      (await page.screenshot({ clip: { x: x + width - 20, y: y + height - bottom, width: 6, height: 2 } })).toString('base64');
    const plain = await shade(100);
    expect(await shade(4)).not.toBe(plain);
    await menu.evaluate((list) => list.scrollTo(0, list.scrollHeight));
    await expect.poll(() => shade(4)).toBe(plain);
  });
});
