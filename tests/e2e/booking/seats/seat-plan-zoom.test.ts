import { seatPlans } from '../../../../src/features/booking/booking.tables.server.ts';
import { seatPlanSchema } from '../../../../src/features/booking/seat-plan/seat-plan.shapes.ts';
import { expect, phone, test } from '../../support/site.ts';
import { text } from '../../support/texts.ts';
import { eventForSale, openWidget, widget } from '../booking.ts';
import { isInSmallHall, openPlanByTouch } from './seat-plan-of.ts';

test.describe('at 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('SHOP-140 BOOK-15 SHOP-62 the seat with the focus stays in view, whatever its size, and what a press did stands beside it', async ({
    page,
    site,
  }) => {
    await openWidget(page, site, 'de', await eventForSale(site, 'de', isInSmallHall));
    await widget(page)
      .getByRole('button', { name: text('de', 'booking_show_all') })
      .press('Enter');
    await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 });
    await expect(page.locator(':focus')).toHaveAccessibleName('Eine Karte weniger: Rollstuhlplatz');
    await widget(page)
      .getByRole('button', { name: text('de', 'seat_choose') })
      .press('Enter');
    const plan = page.getByRole('dialog', { name: text('de', 'seat_choose') });
    await expect(plan.getByRole('button', { name: text('de', 'booking_close') })).toBeFocused();
    await expect(plan.getByRole('gridcell').first()).toBeAttached();
    await page.keyboard.press('Tab');
    const seat = page.locator(':focus');
    // The way in leads to a seat that can be had.
    await expect(seat).toHaveAccessibleName(/, Platz \d+, .*frei$/);
    await expect(seat).toHaveAccessibleDescription('');
    await expect(seat).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('End');
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await expect(seat).toBeInViewport({ ratio: 1 });
    expect((await seat.boundingBox())?.width).toBeGreaterThanOrEqual(24);
    await plan.locator('summary').press('Enter');
    await plan
      .getByRole('checkbox', { name: text('de', 'seat_kind_companion') })
      .first()
      .press('Space');
    await expect(plan.getByRole('status')).toHaveText(text('de', 'seat_needs_wheelchair'));
    await expect(plan.getByRole('status')).toBeInViewport({ ratio: 1 });
    await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 });
  });
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 568 }, isMobile: true, hasTouch: true });

  test('SHOP-140 the plan has more than half of the window while seats are chosen, and the way to the cart is in view', async ({
    page,
    site,
  }) => {
    const plan = await openPlanByTouch(page, site);
    const free = plan.locator('.sp-seat.is-free');
    await free.first().tap();
    await expect(plan.getByRole('status')).toHaveText(text('de', 'seat_enlarged'));
    for (const at of [0, 1]) await free.nth(at).tap();
    await expect(plan.locator('.sp-chosen li')).toHaveCount(2);
    const seen = await plan.getByRole('grid').evaluate((grid) => {
      const frame = grid.parentElement?.getBoundingClientRect() ?? new DOMRect();
      return Math.min(frame.bottom, innerHeight) - Math.max(frame.top, 0);
    });
    expect(seen).toBeGreaterThan(568 / 2);
    await expect(plan.getByRole('button', { name: /^In den Warenkorb: / })).toBeInViewport({ ratio: 1 });
  });
});

test.describe('where the plan fits at first', () => {
  test.use(phone);

  test('SHOP-140 it keeps its size while what is chosen grows beside it, and each press chooses a seat', async ({ page, site }) => {
    const event = await eventForSale(site, 'de', isInSmallHall);
    const rows = Array.from({ length: 9 }, (_, at) => ({
      id: at + 1,
      label: String(at + 1),
      price_group: 'A',
      numbers: [1, 2, 3, 4, 5, 6],
    }));
    const plan = seatPlanSchema.parse({
      price_groups: [{ letter: 'A', seat_group: event.seat_groups[0]?.seat_group }],
      areas: [{ kind: 'seated', name: { de: 'Saal' }, rows }],
      release_hours: null,
    });
    await site.edit([`event:${event.id}`], (database) => database.update(seatPlans).set({ plan }));
    // Seats that another test has read are cached for 2 s.
    site.clock.advance(2001);
    await openWidget(page, site, 'de', event);
    await widget(page)
      .getByRole('button', { name: text('de', 'seat_choose') })
      .tap();
    const free = page.getByRole('dialog', { name: text('de', 'seat_choose') }).locator('.sp-seat:not(.is-taken)');
    await expect.poll(async () => (await free.first().boundingBox())?.width ?? 0).toBeGreaterThanOrEqual(24);
    for (const at of [0, 1, 2]) {
      await free.nth(at).tap();
      await expect(page.locator('.sp-chosen li')).toHaveCount(at + 1);
    }
  });
});
