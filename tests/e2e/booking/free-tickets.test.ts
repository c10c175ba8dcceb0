import { eq } from 'drizzle-orm';
import { events } from '../../../src/features/programme/programme.tables.server.ts';
import { desktop, expect, test } from '../support/site.ts';
import { text } from '../support/texts.ts';
import { cartKey, eventForSale, moreKey } from './booking.ts';

test.use(desktop);

test('SHOP-151 tickets that cost nothing are booked from the bar of the page to the confirmation; Back finds an empty cart', async ({
  page,
  site,
}) => {
  const event = await eventForSale(site);
  await site.edit([`event:${event.id}`], (database) =>
    database
      .update(events)
      .set({
        seat_groups: [],
        prices: [{ id: 1, price: '0.00', sale_type_id: 1, seat_group: null, text: {}, name: { de: 'Frei' }, has_discounts: false }],
      })
      .where(eq(events.id, event.id)),
  );
  await page.goto(event.link.url);
  await page.getByRole('main').locator('.when').getByRole('button', { name: 'Karten buchen' }).press('Enter');
  await moreKey(page).press('Enter');
  // An order of nothing has no fee, and the widget says so.
  const sum = page.locator('dialog.bk .price-sum');
  await expect(sum).toContainText(/Gesamt\s*0\s€/);
  await expect(sum).not.toContainText(text('de', 'shop_fee_of_order'));
  await cartKey(page, 'de').press('Enter');
  await page.locator('dialog.bk').getByRole('link', { name: 'Zum Warenkorb' }).press('Enter');
  await page.getByRole('link', { name: 'Zum Abschluss' }).press('Enter');
  await page.getByLabel('Name').fill('Ada Lovelace');
  await page.getByLabel('E-Mail-Adresse').fill('ada@example.org');
  await page.getByRole('button', { name: 'Kostenlos bestellen' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Danke für Ihre Bestellung');
  await page.goBack();
  await expect(page.getByRole('main')).toContainText('Ihr Warenkorb ist leer');
  await expect(page.getByRole('button', { name: 'Kostenlos bestellen' })).toHaveCount(0);
});
