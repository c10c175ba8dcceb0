import { eq } from 'drizzle-orm';
import { events } from '../../../src/features/programme/programme.tables.server.ts';
import { variantsToRun } from '../../support/variants.ts';
import { expect, test } from '../support/site.ts';
import { languages, text } from '../support/texts.ts';
import { bookingLink, eventForSale, listOf, openBookable, widget } from './booking.ts';
import { buyByKeyboard, expectNoSideways, pressOn, tabTo } from './by-keyboard.ts';
import { isInSmallHall } from './seats/seat-plan-of.ts';

/** 1280 by 1024 px at 400 %. */
test.use({ viewport: { width: 320, height: 256 } });

for (const language of variantsToRun(languages)) {
  test(`SHOP-103 SHOP-104 SHOP-193 seats of a plan are chosen and bought by keyboard at 400 %, from the calendar to the confirmation (${language})`, async ({
    page,
    site,
  }) => {
    test.setTimeout(120_000);
    const event = await eventForSale(site, language, isInSmallHall);
    await openBookable(page, listOf(language, event));
    await pressOn(page, bookingLink(page, event.id));
    await pressOn(page, widget(page).getByRole('button', { name: text(language, 'seat_choose') }));
    const plan = page.getByRole('dialog', { name: text(language, 'seat_choose') });
    await expect(plan.getByRole('gridcell').first()).toBeVisible();
    await tabTo(page, plan.locator('[role=gridcell][tabindex="0"]'));
    await page.keyboard.press('Space');
    // What is seen of the plan at this size is enlarged first.
    if ((await plan.locator('.sp-chosen li').count()) === 0) await page.keyboard.press('Space');
    await expect(plan.locator('.sp-chosen li')).toHaveCount(1);
    const seat = (await page.locator(':focus').getAttribute('aria-label')) ?? '';
    expect(seat).toMatch(/\d+\s€/);
    await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 });
    await expect(plan.getByRole('status')).toContainText(text(language, 'seat_state_chosen'));
    await expect(plan).toMatchAriaSnapshot(`
      - dialog ${JSON.stringify(text(language, 'seat_choose'))}:
        - grid:
          - row:
            - gridcell /€/ [selected]
        - status: /${text(language, 'seat_state_chosen')}/
    `);
    await expectNoSideways(page);
    await pressOn(page, plan.locator('.sp-foot .btn'));
    await expect(widget(page).locator('.msg h3')).toBeFocused();
    await pressOn(page, widget(page).getByRole('link', { name: text(language, 'booking_to_cart') }));
    const number = /(?:Platz|Seat) (\d+)/.exec(seat)?.[1] ?? 'a number';
    await buyByKeyboard(page, language, async () => {
      await expect(page.getByRole('main')).toContainText(event.headline || event.name);
      await expect(page.getByRole('main')).toContainText(text(language, 'seat_number').replace('{number}', number));
    });
  });

  test(`SHOP-103 SHOP-104 SHOP-193 BOOK-06 another time of admission is chosen and bought by keyboard at 400 % (${language})`, async ({
    page,
    site,
  }) => {
    test.setTimeout(120_000);
    const event = await eventForSale(site, language);
    const slot = (block_id: number, time_start: string) => ({ id: 900 + block_id, block_id, status: '1', time_start });
    await site.edit(['events', `event:${event.id}`], async (database) => {
      const [row] = await database.select().from(events).where(eq(events.id, event.id));
      const seat_groups = row?.seat_groups.map((group) => ({ ...group, timeslots: [slot(1, '10:30'), slot(2, '10:45')] }));
      await database.update(events).set({ seat_groups }).where(eq(events.id, event.id));
    });
    await openBookable(page, listOf(language, event));
    await pressOn(page, bookingLink(page, event.id));
    const dialog = widget(page);
    await pressOn(page, dialog.getByRole('button', { name: text(language, 'booking_change_time') }));
    const first = dialog.getByRole('radio').first();
    await tabTo(page, first);
    await page.keyboard.press('ArrowDown');
    const second = dialog.getByRole('radio', { name: /10:45/ });
    await expect(second).toBeChecked();
    await expect(second).toBeFocused();
    await expect(dialog).toMatchAriaSnapshot('- radio /10:30/\n- radio /10:45/ [checked]');
    await expectNoSideways(page);
    await page.keyboard.press('Enter');
    await expect(dialog.locator('.slot')).toContainText('10:45');
    await pressOn(page, dialog.locator('.stepper button:last-child').first());
    await pressOn(page, dialog.getByRole('button', { name: text(language, 'booking_add_to_cart') }));
    await expect(dialog.locator('.msg h3')).toBeFocused();
    await pressOn(page, dialog.getByRole('link', { name: text(language, 'booking_to_cart') }));
    await buyByKeyboard(page, language, () => expect(page.getByRole('main')).toContainText('10:45'));
  });
}

test('BOOK-220 SHOP-97 at 400 % it is seen why a code was refused', async ({ page, site, problems }) => {
  problems.expect(/status of 400/);
  const event = await eventForSale(site);
  await openBookable(page, listOf('de', event));
  await pressOn(page, bookingLink(page, event.id));
  const dialog = widget(page);
  await pressOn(page, dialog.locator('.promotion summary'));
  const field = dialog.getByRole('textbox', { name: text('de', 'shop_code_label') });
  await tabTo(page, field);
  await page.keyboard.type('NIEMAND');
  // As where more stands above it.
  await field.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('Diesen Code kennen wir nicht. Bitte prüfen Sie ihn.');
  await expect(dialog.getByRole('alert')).toBeInViewport({ ratio: 1 });
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport({ ratio: 1 });
});
