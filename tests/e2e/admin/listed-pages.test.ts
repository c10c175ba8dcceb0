import { desktop, expect, phone, test } from '../support/site.ts';
import { expectTidy, openOffice } from './office.ts';

for (const [name, window] of Object.entries({ desktop, phone }))
  test.describe(name, () => {
    test.use(window);

    test('ADMIN-365 PAGE-18 in the page tree a list leads to its entries in the office, its menu to its settings; nothing there edits or publishes what has no modules', async ({
      page,
    }) => {
      await openOffice(page, 'de', '/admin/pages');
      for (const [title, list] of [
        ['Spielplan', '/de/admin/events'],
        ['Produktionen', '/de/admin/productions'],
      ]) {
        const row = page.locator('.adm-tree > li').filter({ has: page.getByRole('link', { name: title ?? '', exact: true }) });
        await expect(row.getByRole('link', { name: title ?? '', exact: true })).toHaveAttribute('href', list ?? '');
        await row.getByRole('button', { name: `Mehr zu ${title}` }).click();
        for (const gone of ['Bearbeiten', 'Veröffentlichen', 'Versionen', 'Link für Externe'])
          await expect(row.getByRole('link', { name: gone, exact: true })).toHaveCount(0);
        await expect(row.getByRole('link', { name: 'Liste in der Redaktion' })).toHaveAttribute('href', list ?? '');
        await expectTidy(page, `menu of ${title}`);
        await row.getByRole('link', { name: 'Seite einrichten' }).click();
        await expect(page.getByRole('region', { name: 'Seite einrichten' }).getByLabel('Titel', { exact: true })).toHaveValue(title ?? '');
        await page.keyboard.press('Escape');
        await expect(page.getByRole('region', { name: 'Seite einrichten' })).toBeHidden();
      }
      // The company has a place for modules, which is edited on its page.
      const company = page.locator('.adm-tree > li').filter({ has: page.getByRole('link', { name: 'Ensemble', exact: true }) });
      await company.getByRole('button', { name: 'Mehr zu Ensemble' }).click();
      await company.getByRole('link', { name: 'Bearbeiten', exact: true }).click();
      await expect(page.locator('.bs-where')).toBeVisible();
      await page.goto('/de/admin/search?search=Spielplan');
      await expect(page.locator('main a[href="/de/admin/events"]').filter({ hasText: '/de/kalender' })).toBeVisible();
    });
  });
