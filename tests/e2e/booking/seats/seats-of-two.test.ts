import { desktop, expect, test } from '../../support/site.ts';
import { text } from '../../support/texts.ts';
import { eventForSale, openWidget, widget } from '../booking.ts';
import { giveSeatPlan, isInSmallHall } from './seat-plan-of.ts';

test.use(desktop);

test('SHOP-161 SHOP-76 SHOP-290 BOOK-290 an open plan learns what somebody else takes and what is in the own cart, and after the end of the reservation the same seats are chosen again', async ({
  page,
  context,
  site,
  browser,
  problems,
}) => {
  problems.expect(/status of 400/);
  const event = await eventForSale(site, 'de', isInSmallHall);
  // More places than the demo has sold of the evening.
  const row = (id: number, label: string, seats: number) => ({
    id,
    label,
    price_group: 'A',
    numbers: Array.from({ length: seats }, (_, at) => at + 1),
  });
  await giveSeatPlan(site, event, {
    price_groups: [{ letter: 'A', seat_group: event.seat_groups[0]?.seat_group ?? '' }],
    areas: [
      { kind: 'seated', name: { de: 'Saal' }, rows: [row(81, '1', 8), ...[2, 3, 4, 5, 6, 7, 8].map((at) => row(80 + at, String(at), 20))] },
      { kind: 'standing', name: { de: 'Galerie' }, id: 99, price_group: 'A', places: 3 },
    ],
  });
  const other = await browser.newPage();
  /** The other visitor buys on the purchase page. */
  const take = async (seat: number, standing = '') => {
    await other.goto(`${site.url}/tickets/${event.id_jet}?lang=de`);
    await other.locator('.seat-choice summary').first().click();
    await other
      .getByRole('group', { name: 'Saal, Reihe 1' })
      .getByRole('checkbox', { name: `Platz ${seat}` })
      .check();
    await other.getByRole('spinbutton', { name: 'Galerie' }).fill(standing);
    await other.getByRole('button', { name: text('de', 'booking_add_to_cart') }).click();
    await expect(other).toHaveURL(/\/cart\?/);
    // Seats are cached for 2 s by the clock of the site.
    site.clock.advance(2001);
  };
  await page.clock.install();
  await openWidget(page, site, 'de', event);
  const plan = page.getByRole('dialog', { name: text('de', 'seat_choose') });
  const chosen = plan.locator('.sp-chosen li > span');
  const seat = (number: number) => plan.getByRole('gridcell', { name: `Reihe 1, Platz ${number},` });
  await widget(page)
    .getByRole('button', { name: text('de', 'seat_choose') })
    .click();
  for (const number of [1, 2, 3]) await seat(number).click();
  for (const _ of [1, 2]) await plan.getByRole('button', { name: 'Eine Karte mehr: Galerie' }).click();
  await plan.getByRole('button', { name: text('de', 'seat_remove', { seat: 'Saal, Reihe 1, Platz 1' }) }).focus();
  await take(1, '2');
  await page.clock.fastForward(18_000);
  await expect(plan.getByRole('status')).toHaveText(text('de', 'seat_lost', { seats: 'Saal, Reihe 1, Platz 1; Galerie, Stehplatz' }));
  await expect(chosen).toHaveText(['Saal, Reihe 1, Platz 2', 'Saal, Reihe 1, Platz 3', 'Galerie, 1. Stehplatz']);
  await expect(seat(1)).toHaveAttribute('aria-disabled', 'true');
  await expect(plan.getByRole('heading', { name: text('de', 'seat_your') })).toBeFocused();
  await take(2);
  await plan.locator('.sp-foot .btn').click();
  await expect(widget(page).locator('.msg')).toContainText(text('de', 'shop_refused_seats_taken'));
  await expect(widget(page).locator('.sold-out')).toBeVisible();
  await widget(page)
    .getByRole('button', { name: text('de', 'seat_other') })
    .click();
  await expect(plan.getByRole('status')).toHaveText(text('de', 'seat_lost', { seats: 'Saal, Reihe 1, Platz 2' }));
  await expect(chosen).toHaveText(['Saal, Reihe 1, Platz 3', 'Galerie, 1. Stehplatz']);
  const tab = await context.newPage();
  await openWidget(tab, site, 'de', event);
  await widget(tab)
    .getByRole('button', { name: text('de', 'seat_choose') })
    .click();
  const seatInTab = (number: number) => tab.getByRole('gridcell', { name: `Reihe 1, Platz ${number},` });
  for (const number of [3, 4]) await seatInTab(number).click();
  await plan.locator('.sp-foot .btn').click();
  await expect(widget(page).locator('.mark:not(.bad)')).toBeVisible();
  await expect(tab.getByRole('status').filter({ hasText: 'Schon in Ihrem Warenkorb: Saal, Reihe 1, Platz 3.' })).toBeVisible();
  await expect(tab.locator('.sp-chosen li > span')).toHaveText(['Saal, Reihe 1, Platz 4']);
  await expect(seatInTab(3)).toHaveAccessibleName(/, in Ihrem Warenkorb$/);
  await expect(seatInTab(2)).toHaveAccessibleName(/, belegt$/);
  await tab.close();
  // As of a computer that slept: the clock of performance.now() may have stood still.
  site.clock.advance(901_000);
  await page.clock.setSystemTime(Date.now() + 960_000);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(widget(page).getByRole('heading', { name: text('de', 'cart_ended') })).toBeFocused();
  await widget(page)
    .getByRole('button', { name: text('de', 'booking_begin_again') })
    .click();
  await expect(chosen).toHaveText(['Saal, Reihe 1, Platz 3', 'Galerie, 1. Stehplatz']);
  await other.close();
});
