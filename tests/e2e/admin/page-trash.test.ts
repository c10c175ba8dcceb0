import { expect, phone, test } from '../support/site.ts';
import { expectTidy, openOffice } from './office.ts';

test('PAGE-320 by keyboard: a linked page is asked about with the places of its links, goes to the trash when that is confirmed, and is restored', async ({
  page,
  site,
}) => {
  await page.setViewportSize(phone.viewport);
  await openOffice(page, 'de', '/admin/pages');
  const question = page.locator('.adm-trash-question');
  const ask = async () => {
    await page.getByRole('button', { name: 'Mehr zu Gastronomie' }).press('Enter');
    await page.getByRole('button', { name: 'In den Papierkorb' }).and(page.locator(':popover-open *')).press('Enter');
    await expect(question.getByText('„Gastronomie“ in den Papierkorb legen?').locator('..')).toBeFocused();
  };
  await ask();
  await expect(question.getByRole('heading', { name: /^Verlinkt \(\d+\)$/ })).toBeVisible();
  await expect(question.getByRole('button', { name: 'In den Papierkorb' })).toBeInViewport();
  await expectTidy(page, 'question');
  await question.getByRole('link', { name: 'Nicht löschen' }).press('Enter');
  await expect(question).toBeHidden();
  await ask();
  await question.getByRole('button', { name: 'In den Papierkorb' }).press('Enter');
  await expect(page.getByText('Die Seite ist im Papierkorb.').first()).toBeVisible();
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'Wiederherstellen' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Mehr zu Gastronomie' })).toBeVisible();
  await site.edit([], async () => undefined);
});
