import { eventForSale, listOf, openWidget, widget } from '../booking/booking.ts';
import { calendar, choose, rows } from '../programme/calendar.ts';
import { countDocuments, desktop, expect, ready, test } from '../support/site.ts';

test.use(desktop);

test('ROUTE-01 EVT-02 BOOK-01 in a browser without the Navigation API links, filters, list, hearts and booking work by whole documents', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'NavigateEvent');
    Reflect.deleteProperty(window, 'navigation');
  });
  const documents = countDocuments(page);
  await page.goto(calendar.de);
  await ready(page);
  await choose(page, 'Ort', 'Großes Haus');
  await expect(page).toHaveURL(/\?room=\d+$/);
  await expect(page.getByRole('list', { name: 'Gewählte Filter' })).toContainText('Großes Haus');
  await ready(page);
  const filtered = await rows(page).count();
  await rows(page).last().scrollIntoViewIfNeeded();
  await expect.poll(() => rows(page).count()).toBeGreaterThan(filtered);
  const title = ((await rows(page).first().getByRole('heading').textContent()) ?? '').replaceAll('\u00ad', '');
  await rows(page).first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  expect(documents()).toBe(3);
  await page.goBack();
  await expect(page).toHaveURL(/\?room=\d+$/);
  await expect(rows(page).first()).toBeVisible();

  const event = await eventForSale(site);
  await page.goto(listOf('de', event));
  const heart = page.locator(`[data-heart="event-${event.id}"]`).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await openWidget(page, site, 'de', event);
  await page.keyboard.press('Escape');
  await expect(widget(page)).toBeHidden();
});
