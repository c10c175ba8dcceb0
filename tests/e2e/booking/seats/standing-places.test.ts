import type { EventItem } from '../../../../src/features/programme/programme.shapes.ts';
import { axeViolations } from '../../support/axe-violations.ts';
import { allOf, desktop, expect, phone, test, withoutScript } from '../../support/site.ts';
import type { Site } from '../../support/test-server.ts';
import { type Language, text } from '../../support/texts.ts';
import { eventForSale, openWidget, widget } from '../booking.ts';
import { giveSeatPlan, isInSmallHall } from './seat-plan-of.ts';

/** Two rows and a standing area with 400 places behind them, in one seat group. */
async function withStanding(site: Site, language: Language): Promise<EventItem> {
  const event = await eventForSale(site, language, isInSmallHall);
  const row = (id: number) => ({ id, label: String(id), price_group: 'A', numbers: Array.from({ length: 16 }, (_, at) => at + 1) });
  // Numbers that no ticket of the demo has.
  await giveSeatPlan(site, event, {
    price_groups: [{ letter: 'A', seat_group: event.seat_groups[0]?.seat_group ?? '' }],
    areas: [
      { kind: 'seated', name: { de: 'Saal', en: 'Auditorium' }, rows: [row(81), row(82)] },
      { kind: 'standing', name: { de: 'Stehparkett', en: 'Floor' }, id: 83, price_group: 'A', places: 400 },
    ],
  });
  return event;
}

for (const [name, device, language] of [
  ['keyboard', desktop, 'en'],
  ['touch', phone, 'de'],
] as const) {
  test.describe(name, () => {
    test.use(device);

    test(`SHOP-160 SHOP-62 SHOP-63 of 400 standing places any number is chosen in the plan and in the list, by ${name}, and the cart says how many`, async ({
      page,
      site,
    }) => {
      await openWidget(page, site, language, await withStanding(site, language));
      const area = { de: 'Stehparkett, Stehplätze', en: 'Floor, Standing places' }[language];
      const plan = page.getByRole('dialog', { name: text(language, 'seat_choose') });
      const row = plan.getByRole('grid').getByRole('row', { name: area });
      const keys = row.getByRole('button');
      const list = plan.locator('.sp-list');
      const chosen = plan.locator('.sp-chosen li');
      await widget(page)
        .getByRole('button', { name: text(language, 'seat_choose') })
        .click();
      await expect(keys.last()).toHaveAccessibleName(new RegExp(`${area}, .*, 400 ${text(language, 'seat_state_free')}$`));
      if (name === 'keyboard') {
        await plan.locator('[tabindex="0"][data-cell]').focus();
        for (const key of ['End', 'ArrowDown', 'ArrowDown', 'Enter', ' ', ' ', 'ArrowLeft', 'Enter']) await page.keyboard.press(key);
        await expect(page.locator(':focus')).toHaveAccessibleName(text(language, 'booking_less', { name: area }));
      } else {
        await keys.last().tap();
        await expect(plan.getByRole('status')).toHaveText(text(language, 'seat_enlarged'));
        for (const at of [1, 1, 1, 0]) await keys.nth(at).tap();
        for (const key of await allOf(keys)) expect((await key.boundingBox())?.width).toBeGreaterThanOrEqual(24);
      }
      await expect(row.getByRole('gridcell', { name: text(language, 'seat_state_chosen') })).toHaveText('2');
      await expect(plan.getByRole('status')).toHaveText(`${area}: 2 ${text(language, 'seat_state_chosen')}`);
      await expect(chosen).toHaveCount(2);
      expect(await axeViolations(page, 'dialog.sp')).toEqual([]);
      await list.locator('summary').click();
      await expect(list.getByRole('checkbox')).toHaveCount(32);
      const stepper = list.getByRole('group', { name: area });
      await expect(stepper.locator('.n')).toHaveText('2');
      await stepper.getByRole('button').last().click();
      await expect(chosen).toHaveCount(3);
      await chosen.nth(1).getByRole('combobox').selectOption({ index: 1 });
      expect(await axeViolations(page, 'dialog.sp'), 'list').toEqual([]);
      await plan.locator('.sp-foot .btn').click();
      await widget(page).locator('.msg a.btn').click();
      await expect(page.locator('.cart-items')).toContainText(area.replace(', ', ', 2 '));
    });
  });
}

test.describe('without script', () => {
  test.use({ ...phone, ...withoutScript });

  test('SHOP-160 the purchase page takes a number of standing places in one field', async ({ page, site }) => {
    const event = await withStanding(site, 'de');
    await page.goto(`/tickets/${event.id_jet}?lang=de`);
    await page.locator('.seat-choice summary').first().click();
    await expect(page.getByRole('checkbox')).toHaveCount(32);
    await page.getByRole('spinbutton', { name: 'Stehparkett, Stehplätze' }).fill('3');
    await page.getByRole('button', { name: text('de', 'booking_add_to_cart') }).click();
    await expect(page.locator('.cart-items')).toContainText('Stehparkett, 3 Stehplätze');
  });
});
