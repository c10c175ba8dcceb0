import { expectTidy, openOffice } from '../../admin/office.ts';
import { axeViolations } from '../../support/axe-violations.ts';
import { desktop, expect, test } from '../../support/site.ts';
import { openEditor, saving } from '../editor.ts';

test.use(desktop);

test('PAGE-360 EDIT-363 PAGE-16 a performance without English title: check and refusal name it, the focus goes to it, on its page and in the form, and it is not called unsaved', async ({
  page,
  site,
  problems,
}) => {
  problems.expect(/status of (400|409)/);
  await site.edit([], async () => undefined);
  await openOffice(page, 'en', '/admin/events/new');
  await page.getByLabel('Title, Deutsch').first().fill('Ohne alles');
  await page.getByLabel('Beginning').first().fill('2027-01-08T19:30');
  await page.getByLabel('What is published').selectOption('en');
  await page.getByRole('button', { name: 'Publish', exact: true }).last().click();
  const summary = page.getByRole('alert').filter({ hasText: 'Title, English' });
  await expect(summary).toContainText('Title, English: This field is required!');
  await expect(page.getByLabel('Title, English').first()).toBeFocused();
  await expectTidy(page, 'a title is missing');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('status').first()).toContainText('Saved as a draft');

  const address = (await page.getByRole('link', { name: 'See the draft on its page' }).getAttribute('href')) ?? '';
  await openEditor(page, address.replace('?edit', ''));
  const findings = page.getByRole('button', { name: /Check: 1 must,/ });
  await expect(findings).toBeVisible();
  const title = page.getByRole('complementary', { name: 'Performance' }).locator('[data-field="name"] input');
  await page.locator('.bs-publish').click();
  await expect(page.locator('.bs-notices').getByRole('alert')).toHaveText('Not published yet: ‘Title, English’ is missing.');
  await expect(title).toBeFocused();
  await expect(title).toHaveValue('');
  await expect(saving(page)).not.toContainText('Not saved');
  expect(await axeViolations(page, '.bs')).toEqual([]);
  await findings.click();
  const check = page.getByRole('complementary', { name: 'Check' });
  const must = check.getByRole('listitem').filter({ hasText: 'Must:' });
  await expect(must).toHaveCount(1);
  await must.getByRole('button', { name: 'Performance, Title' }).press('Enter');
  await expect(title).toBeFocused();

  // In both languages it can be published, and the panel does not say otherwise; alone it says why not.
  await page.getByRole('button', { name: 'Choose scope and time of publishing' }).click();
  const panel = page.getByRole('region', { name: 'Publish', exact: true });
  await panel.getByRole('radio', { name: 'Both languages' }).check();
  await expect(panel.getByRole('button', { name: /^Check: 0 must/ })).toBeVisible();
  await panel.getByRole('radio', { name: 'English' }).check();
  await panel.getByRole('button', { name: 'Publish now' }).click();
  await expect(panel.getByRole('alert').getByRole('button', { name: 'Performance, Title' })).toBeVisible();
  await page.keyboard.press('Escape');

  await must
    .or(page.getByRole('button', { name: /Check: 1 must,/ }))
    .first()
    .click();
  await must.getByRole('button').click();
  await title.fill('Nothing at all');
  await page.locator('.bs-publish').click();
  await expect(page.locator('.bs-notices')).toContainText('Published.');
  await expect.poll(async () => (await fetch(`${site.url}${new URL(page.url()).pathname}`)).status).toBe(200);
  await site.edit([], async () => undefined);
});

test('PAGE-360 EDIT-12 a performance of a production, published in both languages without English title, misses nothing on its page', async ({
  page,
  site,
}) => {
  await site.edit([], async () => undefined);
  await openOffice(page, 'en', '/admin/events/new?production=1');
  await page.getByLabel('Title, Deutsch').first().fill('Ohne alles');
  await page.getByLabel('Title, English').first().fill('');
  await page.getByLabel('Beginning').first().fill('2027-01-08T19:30');
  await page.getByRole('button', { name: 'Publish', exact: true }).last().click();
  await page.waitForURL(/done=published/);
  const address = (await page.getByRole('link', { name: 'See it on the website' }).getAttribute('href')) ?? '';
  await openEditor(page, address);
  await page.getByRole('button', { name: /Check: 0 must,/ }).click();
  const found = page.getByRole('complementary', { name: 'Check' }).getByRole('listitem').filter({ hasText: 'Performance, Title' });
  await expect(found).toContainText('Should:');
  await found.getByRole('button').press('Enter');
  const panel = page.getByRole('complementary', { name: 'Performance' });
  const title = panel.locator('[data-field="name"]');
  await expect(title.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(title.getByRole('textbox')).toHaveValue('');
  await expect(title).not.toContainText('This field');
  await expect(panel.getByText(/missing before publishing/)).toHaveCount(0);
  await page.locator('.bs-publish').click();
  await expect(page.locator('.bs-notices')).toContainText('Everything is public already.');
  await site.edit([], async () => undefined);
});
