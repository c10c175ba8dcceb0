import { desktop, expect, phone, test } from '../support/site.ts';
import { expectTidy, openOffice } from './office.ts';

test.describe('at a desk', () => {
  test.use(desktop);

  test('PAGE-17 by keyboard alone: a change is a draft, one language is published, undone from its message and again from the history', async ({
    page,
    site,
  }) => {
    await openOffice(page, 'de', '/admin/productions/1');
    const subline = page.getByLabel('Unterzeile, Deutsch');
    const states = page.getByRole('region', { name: 'Stand' });
    const address = (await page.getByRole('link', { name: 'Auf der Website ansehen' }).getAttribute('href')) ?? '';
    const german = async () => (await fetch(`${site.url}${address}`)).text();
    const english = async () => (await site.ask<{ subline: string }>('/en/api/productions/1/')).subline;
    const before = await english();
    /** What a key leads to is another page, which begins with what was done. */
    const press = async (key: string, done: string) => {
      await page.keyboard.press(key);
      await expect(page.getByRole('status').first()).toContainText(done);
    };
    await subline.fill('Erst im Entwurf');
    await page.getByLabel('Unterzeile, English').fill('A draft at first');
    await press('Control+s', 'Als Entwurf gespeichert');
    await expect(states.getByText('Geändert (1)')).toHaveCount(2);
    expect(await german()).not.toContain('Erst im Entwurf');
    await expectTidy(page, 'draft');

    await page.getByLabel('Was veröffentlicht wird').selectOption('de');
    await press('Control+Shift+Enter', 'Veröffentlicht');
    await expect(states.getByRole('listitem')).toHaveText(['Deutsch Live', 'English Geändert (1)']);
    expect(await german()).toContain('Erst im Entwurf');
    expect(await english()).toBe(before);
    await expectTidy(page, 'published');

    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Veröffentlichung zurücknehmen' })).toBeFocused();
    await press('Enter', 'Zurückgenommen. Der Entwurf bleibt erhalten.');
    expect(await german()).not.toContain('Erst im Entwurf');
    await expect(subline).toHaveValue('Erst im Entwurf');

    await press('Control+Shift+Enter', 'Veröffentlicht');
    expect(await english()).toBe('A draft at first');
    await page.getByRole('link', { name: 'Verlauf' }).press('Enter');
    await expect(page.getByRole('heading', { name: /^Veröffentlicht \(DE, EN\)/ })).toBeVisible();
    await expectTidy(page, 'history');
    await page.getByRole('button', { name: 'Veröffentlichung zurücknehmen' }).focus();
    await press('Enter', 'Zurückgenommen');
    expect(await english()).toBe(before);
    await page.getByRole('button', { name: 'Entwurf verwerfen' }).press('Enter');
    await expect(page.getByRole('status').first()).toContainText('Entwurf verworfen');
    await expect(states.getByText('Live')).toHaveCount(2);
    await site.edit([], async () => undefined);
  });
});

test('ADMIN-364 PAGE-12 Enter in the time of a publication plans it; saved with another key, the time stays and is said not to be planned', async ({
  page,
  site,
}) => {
  await site.edit([], async () => undefined);
  await openOffice(page, 'de', '/admin/articles');
  await page.locator('.adm-table tbody .adm-what a').first().click();
  await page.getByLabel('Titel, Deutsch').fill('Ein anderer Titel');
  await page.getByText('Später veröffentlichen').click();
  const time = page.getByLabel('Zeitpunkt', { exact: true });
  await time.fill('2026-12-01T10:00');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('status').first()).toContainText('Geplant ist noch nichts');
  await expect(time).toBeVisible();
  await expect(time).toHaveValue('2026-12-01T10:00');
  await time.press('Enter');
  await expect(page.getByRole('status').first()).toContainText('Geplant.');
  await expect(page.getByRole('region', { name: 'Stand' })).toContainText('DE: geht live');
  await expect(time).toBeHidden();
  // In any other field Enter saves.
  await page.getByLabel('Titel, Deutsch').press('Enter');
  await expect(page.getByRole('status').first()).toContainText('Als Entwurf gespeichert');
});

test.describe('on a phone', () => {
  test.use(phone);

  test('PAGE-17 PAGE-12 by touch: the draft of an article is planned, and stands in list and schedule', async ({ page, site }) => {
    await openOffice(page, 'en', '/admin/articles');
    await page.locator('.adm-table tbody .adm-what a').first().tap();
    await page.getByLabel('Title, English').fill('Another title soon');
    await page.getByText('Publish later').tap();
    await page.getByLabel('Time', { exact: true }).fill('2026-12-01T10:00');
    await page.getByRole('button', { name: 'Schedule publishing' }).tap();
    await expect(page.getByRole('status').first()).toContainText('Planned');
    await expect(page.getByRole('region', { name: 'State' })).toContainText('EN: goes live');
    await expectTidy(page, 'planned');
    await page.getByRole('link', { name: 'Show in the calendar' }).tap();
    await expect(page.getByRole('link', { name: 'Another title soon', exact: true })).toHaveAttribute(
      'href',
      /\/en\/admin\/articles\/\d+$/,
    );
    await expectTidy(page, 'schedule');
    await page.goto('/en/admin/articles?state=changed');
    await expect(page.locator('.adm-table tbody tr')).toHaveCount(1);
    await expect(page.locator('.adm-table tbody')).toContainText('EN Scheduled');
    await expectTidy(page, 'list');
    await site.edit([], async () => undefined);
  });
});
