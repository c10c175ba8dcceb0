import { fillLogin } from '../accounts/accounts-steps.ts';
import { bookingLink, cartKey, eventForSale, listOf, moreKey, widget } from '../booking/booking.ts';
import { calendar } from '../programme/calendar.ts';
import { venueOf } from '../programme/people.ts';
import { fullProduction } from '../programme/productions.ts';
import { formOf, submittedEntries } from '../site/forms-steps.ts';
import { desktop, expect, ready, test } from '../support/site.ts';
import { text } from '../support/texts.ts';
import { follow, isSameDocument } from './follow-link.ts';

test.use(desktop);

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n');

test('NAV-173 forms of each kind work on a page that came without a document: with GET, POST, an upload, the cart, the checkout and the login', async ({
  page,
  site,
}) => {
  const [contact, school] = [await formOf(site, 'kontakt'), await formOf(site, 'schule')];
  await page.goto(calendar.de);
  await ready(page);
  await page.evaluate(() => Object.assign(window, { visitMark: true }));

  await follow(page, '/de/search');
  const term = page.getByRole('main').getByRole('searchbox').or(page.getByRole('main').getByRole('combobox'));
  await term.fill('Freischütz');
  await term.press('Enter');
  await expect(page).toHaveURL(/\/de\/search\?/);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  expect(await isSameDocument(page), 'GET').toBe(true);

  await follow(page, contact.de);
  await page.getByLabel('Ihr Name').fill('Ada Brandt');
  await page.getByLabel('Worum geht es?').selectOption('Fundsachen');
  await page.getByLabel('Ihre E-Mail-Adresse').fill('ada@example.org');
  await page.getByLabel('Ihre Nachricht').fill('Ein Hut.');
  await page.getByRole('button', { name: 'Absenden' }).click();
  await expect(page.locator('.form-thanks')).toContainText('Vielen Dank!');
  expect((await submittedEntries(site, contact.id)).at(-1)).toMatchObject({ message: 'Ein Hut.' });

  await follow(page, school.de);
  await page.getByLabel('Ihr Name').fill('Mira');
  await page.getByLabel('Schule oder Gruppe').fill('Ringschule');
  await page.getByLabel('Ihre E-Mail-Adresse').fill('mira@example.org');
  await page.getByLabel('Wie viele Personen?').fill('24');
  await page.getByLabel('5 bis 8').check();
  await page.getByLabel('Namensliste').setInputFiles({ name: 'liste.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(page.getByText('liste.pdf (1 kB)')).toBeVisible();
  await page.getByRole('button', { name: 'Absenden' }).click();
  await expect(page.locator('.form-thanks')).toContainText('Vielen Dank!');
  expect((await submittedEntries(site, school.id)).at(-1)).toMatchObject({ name: 'Mira', persons: 24 });

  const event = await eventForSale(site);
  await follow(page, listOf('de', event));
  await bookingLink(page, event.id).click();
  await moreKey(page).click();
  await cartKey(page, 'de').click();
  await widget(page)
    .getByRole('link', { name: text('de', 'booking_to_cart') })
    .click();
  await page.getByRole('link', { name: text('de', 'shop_to_checkout') }).click();
  await page.getByRole('textbox', { name: text('de', 'shop_name') }).fill('Ada');
  await page.getByRole('textbox', { name: text('de', 'shop_email') }).fill('ada@example.com');
  await page.getByRole('button', { name: text('de', 'shop_buy_demo') }).click();
  await expect(page.getByText(text('de', 'shop_done_demo'))).toBeVisible();

  await page.goto(calendar.de);
  await ready(page);
  await page.evaluate(() => Object.assign(window, { visitMark: true }));
  await follow(page, '/de/team');
  await page.getByRole('banner').getByRole('link', { name: 'Mein Konto' }).click();
  await expect(page).toHaveURL('/de/user/login?next=%2Fde%2Fteam');
  await fillLogin(page, 'de');
  await expect(page).toHaveURL('/de/team');
  await expect(page.getByRole('banner').locator('.account summary')).toHaveText('Vito Sanders');
});

test('NAV-173 CONS-05 what other hosts show loads on pages that came without a document, under the policy of the first document', async ({
  page,
  site,
  problems,
}) => {
  problems.expect(/^request to another host: https:\/\/(?:www\.openstreetmap\.org|www\.youtube-nocookie\.com)\//);
  for (const host of ['www.openstreetmap.org', 'www.youtube-nocookie.com'])
    await page.route(`https://${host}/**`, (route) => route.fulfill({ contentType: 'text/html', body: `<p>${host}</p>` }));
  // A page that embeds nothing itself, and that no cache stores.
  await page.goto('/de/user/login');
  await ready(page);
  await page.evaluate(() => Object.assign(window, { visitMark: true }));
  const production = await fullProduction(site);
  await follow(page, production.link.url);
  const video = page.getByRole('figure', { name: text('de', 'video_title', { name: production.name }) });
  await video.getByRole('button', { name: text('de', 'external_load_once') }).click();
  await expect(video.frameLocator('iframe').getByText('www.youtube-nocookie.com')).toBeVisible();
  await follow(page, (await venueOf(site)).link.url);
  const directions = page.getByRole('region', { name: text('de', 'venue_directions') });
  await directions.getByRole('button', { name: text('de', 'external_load_once') }).click();
  await expect(directions.frameLocator('iframe').getByText('www.openstreetmap.org')).toBeVisible();
});
