import type { Page } from '@playwright/test';
import { alerts } from '../../../src/features/site/site.tables.server.ts';
import { variantsToRun } from '../../support/variants.ts';
import { calendar } from '../programme/calendar.ts';
import { axeViolations } from '../support/axe-violations.ts';
import { desktop, expect, phone, ready, test, withoutScript } from '../support/site.ts';
import type { Site } from '../support/test-server.ts';

const alert = (page: Page) => page.getByRole('region', { name: 'Aktuelle Meldung' });
const close = (page: Page) => alert(page).getByRole('button', { name: 'Meldung schließen' });

/** Takes the alert of the demo off the site. */
const removeAll = (site: Site) => site.edit(['alerts'], (database) => database.delete(alerts));

const publish = (site: Site, values: Partial<typeof alerts.$inferInsert>) =>
  site.edit(['alerts'], (database) =>
    database.insert(alerts).values({ title: { de: 'Später Beginn' }, is_online: true, online_from: site.clock.now(), ...values }),
  );

for (const [size, options] of variantsToRun(Object.entries({ phone, desktop }))) {
  test.describe(size, () => {
    test.use(options);

    test('ALERT-01 ALERT-03 ALERT-04 a closed alert stays away, on every page and before the first paint; the next one shows', async ({
      page,
      site,
    }) => {
      const [first] = await site.ask<{ id: number; title: string }[]>('/api/breaking-news/');
      await page.goto('/de');
      await expect(alert(page)).toContainText(first?.title ?? '-');
      await close(page).click();
      await expect(alert(page)).toBeHidden();
      const cookie = (await page.context().cookies()).find(({ name }) => name === 'alert');
      expect(cookie).toMatchObject({ name: 'alert', value: String(first?.id), path: '/' });
      expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(30);

      await page.addInitScript(() => {
        Object.assign(window, { shift: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            (window as unknown as { shift: number }).shift += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(calendar.de);
      await ready(page);
      await expect(alert(page)).toBeHidden();
      expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.02);

      await publish(site, { text: { de: 'Heute um 20 Uhr.' } });
      await page.goto('/de');
      await expect(alert(page)).toContainText('Heute um 20 Uhr.');

      // Beside the closed one; two that are open take a line each and are closed one by one.
      await expect(alert(page)).not.toContainText(first?.title ?? '-', { useInnerText: true });
      await publish(site, { title: { de: 'Abgesagt: Hamlet' } });
      await page.goto('/de');
      await expect(alert(page).locator('summary, p strong').filter({ visible: true })).toHaveText(['Abgesagt: Hamlet', 'Später Beginn']);
      expect((await alert(page).boundingBox())?.height).toBeLessThanOrEqual(100);
      await alert(page).getByRole('button', { name: 'Meldung schließen: Abgesagt: Hamlet' }).click();
      await expect(alert(page).getByRole('button', { name: 'Meldung schließen: Später Beginn' })).toBeFocused();
      await page.reload();
      await expect(alert(page).locator('summary, p strong').filter({ visible: true })).toHaveText(['Später Beginn']);
      await close(page).filter({ visible: true }).click();
      await expect(alert(page)).toBeHidden();
      await page.reload();
      await expect(alert(page)).toBeHidden();
    });

    test('ALERT-01 a short text stands beside its title in a wide window; on a phone it is one line that opens', async ({ page, site }) => {
      await removeAll(site);
      await publish(site, { text: { de: 'Heute um 20 Uhr.' }, link: '/de/kalender', link_title: { de: 'Zum Spielplan' } });
      await page.goto('/de');
      const short = alert(page).getByText('Heute um 20 Uhr.').filter({ visible: true });
      expect((await alert(page).boundingBox())?.height).toBeLessThanOrEqual(50);
      if (size === 'phone') {
        await expect(short).toHaveCount(0);
        await alert(page).locator('summary').click();
      }
      await expect(short).toHaveCount(1);
      await alert(page).getByRole('link', { name: 'Zum Spielplan' }).click();
      await expect(page).toHaveURL(calendar.de);
    });

    test('ALERT-01 a text of 500 characters takes one line until it is opened, and then can be read', async ({ page, site }) => {
      const text = `${'Wegen einer Störung der Hydraulik beginnt die Vorstellung später. '.repeat(8)}`.slice(0, 499).trimEnd();
      await removeAll(site);
      await publish(site, {
        title: { de: 'Donaudampfschifffahrtsgesellschaftskapitän' },
        text: { de: text },
        link: '/de/kalender',
        link_title: { de: 'Zum Spielplan' },
      });
      await page.goto('/de');
      expect((await alert(page).boundingBox())?.height).toBeLessThanOrEqual(50);
      await expect(alert(page).getByText(text)).toBeHidden();
      await alert(page).locator('summary').click();
      await expect(alert(page).getByText(text)).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
      expect(await axeViolations(page)).toEqual([]);
      await alert(page).getByRole('link', { name: 'Zum Spielplan' }).click();
      await expect(page).toHaveURL(calendar.de);
    });
  });
}

test.describe('a cookie of another kind', () => {
  test('ALERT-03 garbage in the cookie hides nothing', async ({ page, site }) => {
    await page.context().addCookies([{ name: 'alert', value: '%E0%A4%A', url: site.url }]);
    await page.goto('/de');
    await expect(alert(page)).toBeVisible();
  });
});

test.describe('without script', () => {
  test.use({ ...phone, ...withoutScript });

  test('ALERT-01 the alert can be read, and has no button that does nothing', async ({ page }) => {
    await page.goto('/de');
    await expect(alert(page)).toContainText('Tram 4 unterbrochen');
    await expect(alert(page).getByRole('button')).toBeHidden();
  });
});
