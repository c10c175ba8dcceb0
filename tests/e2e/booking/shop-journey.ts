import { readFileSync } from 'node:fs';
import { variantsToRun } from '../../support/variants.ts';
import { axeViolations } from '../support/axe-violations.ts';
import { desktop, expect, phone, ready, test, withoutScript } from '../support/site.ts';
import { languages, text } from '../support/texts.ts';
import { buyTickets, eventForSale, tickets } from './booking.ts';

/** The whole way to the confirmation without script, in the brand of the file that calls it. */
export function testShopWay(): void {
  for (const [name, device] of variantsToRun([
    ['phone', phone],
    ['desktop', desktop],
  ] as const)) {
    test.describe(`${name}, without script`, () => {
      test.use({ ...device, ...withoutScript });

      for (const language of variantsToRun(languages)) {
        test(`SHOP-02 SHOP-03 LAYOUT-04 ROUTE-26 from the event to the confirmation (${language}, ${name})`, async ({ page, site }) => {
          const event = await eventForSale(site, language);
          await page.goto(event.link.url);
          await page.locator(`main a[data-book="${event.id}"]`).first().click();
          await expect(page).toHaveURL(`/tickets/${event.id_jet}?lang=${language}`);
          await expect(page.getByText(text(language, 'shop_demo_text'))).toBeVisible();
          await page.getByRole('button', { name: text(language, 'booking_add_to_cart') }).click();
          await expect(page.getByRole('alert')).toContainText(text(language, 'shop_nothing_chosen'));
          // As a person types it: a press into the field, one key.
          await page.getByRole('spinbutton').first().click();
          await page.keyboard.type('2');
          await page.getByRole('spinbutton').nth(1).fill('1');
          await page.getByRole('button', { name: text(language, 'booking_add_to_cart') }).click();
          await expect(page.getByRole('status').filter({ hasText: tickets(language, 3) })).toBeVisible();
          await expect(page.getByRole('list', { name: text(language, 'shop_steps') }).locator('[aria-current="step"]')).toHaveText(
            `2 ${text(language, 'shop_step_cart')}`,
          );
          const items = page.getByRole('list', { name: text(language, 'shop_cart_items') });
          await items.locator('.stepper button:last-child').first().click();
          await expect(items.locator('.stepper .n').first()).toHaveText('3');
          await items.locator('.stepper button').first().click();
          await expect(items.locator('.stepper .n').first()).toHaveText('2');
          await items.locator('.remove button').nth(1).click();
          await expect(items.getByRole('listitem')).toHaveCount(1);
          await page.getByRole('button', { name: text(language, 'cart_extend') }).click();
          await expect(page.getByText(text(language, 'cart_extended'))).toBeVisible();
          await page.getByRole('link', { name: text(language, 'shop_to_checkout') }).click();
          // The browser accepts this value, the site does not; the refusal must not break Back.
          await page.getByRole('textbox', { name: text(language, 'shop_name') }).fill('Ada');
          await page.getByRole('textbox', { name: text(language, 'shop_email') }).fill('ada@example');
          await page.getByRole('button', { name: text(language, 'shop_buy_demo') }).click();
          await expect(page.getByText(text(language, 'shop_email_wrong'))).toBeVisible();
          await expect(page.getByRole('textbox', { name: text(language, 'shop_name') })).toHaveValue('Ada');
          await page.getByRole('textbox', { name: text(language, 'shop_email') }).fill('ada@example.com');
          await expect(page.getByRole('region', { name: text(language, 'shop_checkout_check') })).toContainText(event.name);
          await page.getByRole('button', { name: text(language, 'shop_buy_demo') }).click();
          await expect(page.getByText(text(language, 'shop_done_demo'))).toBeVisible();
          const download = page.waitForEvent('download');
          await page.getByRole('link', { name: text(language, 'shop_done_calendar') }).click();
          expect(readFileSync(await (await download).path(), 'utf8')).toContain(`UID:event-${event.id}-`);
          await page.goBack();
          await expect(page.getByText(text(language, 'shop_cart_empty'))).toBeVisible();
        });
      }
    });
  }
}

/** What else the shop's pages do there, and what axe says of every one. */
export function testShopPages(): void {
  for (const width of variantsToRun([360, 1280])) {
    test.describe(`${width} px`, () => {
      test.use({ viewport: { width, height: 800 } });

      test(`SHOP-02 axe finds nothing on the shop's pages and none is wider than the window (${width})`, async ({ page, site }) => {
        test.setTimeout(90_000);
        const look = async (where: string) => {
          expect(await axeViolations(page), where).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBeLessThanOrEqual(width);
        };
        for (const language of variantsToRun(languages)) {
          const event = await eventForSale(site, language);
          await page.goto(`/webshop?lang=${language}`);
          await look('home');
          await page.goto(`/tickets/${event.id_jet}?lang=${language}`);
          await look('tickets');
          await page.goto(`/cart?lang=${language}`);
          await look('empty cart');
          await buyTickets(page, event, language);
          await look('cart');
          await page.goto(`/cart/checkout?lang=${language}`);
          // The browser accepts this value, the site does not.
          await page.getByRole('textbox', { name: text(language, 'shop_name') }).fill(' ');
          await page.getByRole('textbox', { name: text(language, 'shop_email') }).fill('ada@example');
          await page.getByRole('button', { name: text(language, 'shop_buy_demo') }).click();
          await expect(page.getByText(text(language, 'shop_email_wrong'))).toBeVisible();
          await look('checkout with errors');
          await page.getByRole('textbox', { name: text(language, 'shop_name') }).fill('Ada');
          await page.getByRole('textbox', { name: text(language, 'shop_email') }).fill('ada@example.com');
          await page.getByRole('button', { name: text(language, 'shop_buy_demo') }).click();
          await look('confirmation');
        }
      });
    });
  }

  for (const width of variantsToRun([320, 360])) {
    test.describe(`${width} px wide`, () => {
      test.use({ viewport: { width, height: 740 } });

      test(`NAV-08 SHOP-04 the header has room for the cart and its remaining time (${width})`, async ({ page, site }) => {
        await buyTickets(page, await eventForSale(site), 'de');
        for (const path of ['/de', '/webshop?lang=de']) {
          await page.goto(path);
          if (path === '/de') await ready(page);
          await expect(page.locator('.cart-left summary')).toBeVisible();
          const right = await page.locator('header .cart-link').evaluate((link) => link.getBoundingClientRect().right);
          expect(right, path).toBeLessThanOrEqual(width);
          expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width);
        }
      });
    });
  }

  test('NAV-05 SHOP-03 at the checkout Enter orders, and a change of the language keeps what was typed', async ({ page, site }) => {
    await buyTickets(page, await eventForSale(site), 'de');
    await page.goto('/cart/checkout?lang=de');
    await page.getByRole('textbox', { name: 'Name' }).fill('Ada');
    await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill('ada');
    await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).press('Enter');
    await expect(page.getByText(text('de', 'shop_email_wrong'))).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'E-Mail-Adresse' })).toBeFocused();
    await page.getByRole('button', { name: 'EN: Read in English' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('en', 'shop_checkout_title'));
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada');
    await expect(page.getByRole('textbox', { name: 'E-mail address' })).toHaveValue('ada');
  });

  test('SHOP-02 SHOP-04 with script, Back after the checkout shows an empty cart, and the cart counts down', async ({ page, site }) => {
    const event = await eventForSale(site);
    await buyTickets(page, event, 'de');
    await expect(page.getByRole('timer')).toHaveText(/^14:5\d$/);
    await page.getByRole('link', { name: 'Zum Abschluss' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Ada');
    await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill('ada@example.com');
    await page.getByRole('button', { name: text('de', 'shop_buy_demo') }).click();
    await expect(page).toHaveURL(/order=/);
    await page.goBack();
    await expect(page.getByText('Ihr Warenkorb ist leer.')).toBeVisible();
  });
}
