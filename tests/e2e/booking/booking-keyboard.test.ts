import { isFullRun } from '../../support/variants.ts';
import { expect, test } from '../support/site.ts';
import { languages, text } from '../support/texts.ts';
import { bookingLink, eventForSale, listOf, openBookable, tickets, widget } from './booking.ts';
import { treesOf } from './booking-trees.ts';
import { buyByKeyboard, expectNoSideways, pressOn, tabTo } from './by-keyboard.ts';

/** 1280 by 1024 px at 400 %. */
test.use({ viewport: { width: 320, height: 256 } });

// German is the language of booking-keyboard-evenings.test.ts.
for (const language of isFullRun ? languages : (['en'] as const)) {
  test(`SHOP-103 SHOP-104 SHOP-94 SHOP-97 booked by keyboard at 400 %, from the calendar to the confirmation, with what a screen reader is told (${language})`, async ({
    page,
    site,
    problems,
  }) => {
    problems.expect(/status of 400/);
    test.setTimeout(120_000);
    const event = await eventForSale(site, language);
    await openBookable(page, listOf(language, event));
    await expectNoSideways(page);
    const trees = treesOf(event, language);
    await expect(page.locator('li.ev').filter({ has: page.locator(`[data-stock="${event.id}"]`) })).toMatchAriaSnapshot(trees.row);
    await pressOn(page, bookingLink(page, event.id));
    const dialog = widget(page);
    const more = dialog.locator('.stepper button:last-child').first();
    await pressOn(page, more);
    await page.keyboard.press('Enter');
    await expect(dialog.locator('.price-sum')).toContainText(tickets(language, 2));
    await expect(dialog.locator('.price-sum')).toContainText(text(language, 'shop_fee_of_order'));
    // The code: folded, typed, refused in words, corrected.
    await pressOn(page, dialog.locator('.promotion summary'));
    const field = dialog.getByRole('textbox', { name: text(language, 'shop_code_label') });
    await tabTo(page, field);
    await page.keyboard.type('nie');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText(text(language, 'shop_refused_code_unknown'));
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('nie');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('herbst');
    await pressOn(page, dialog.getByRole('button', { name: text(language, 'shop_code_use') }));
    await expect(dialog.locator('.price-sum')).toContainText('Code HERBST');
    await expect(dialog).toMatchAriaSnapshot(trees.widget);
    await expectNoSideways(page);
    const total = await dialog.locator('.price-sum .total dd').textContent();
    await pressOn(page, dialog.getByRole('button', { name: text(language, 'booking_add_to_cart') }));
    await expect(dialog.locator('.msg h3')).toBeFocused();
    await pressOn(page, dialog.getByRole('link', { name: text(language, 'booking_to_cart') }));
    // The same sum as before anything was reserved.
    await expect(page.locator('.cart-sum .total dd')).toHaveText(total ?? '');
    await buyByKeyboard(page, language, (where) => expect(page.getByRole('main')).toMatchAriaSnapshot(trees[where]));
    await expect(page.locator('.cart-sum .total dd')).toHaveText(total ?? '');
  });
}
