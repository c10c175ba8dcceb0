import { bookingLink, buyTickets, cartKey, eventForSale, listOf, moreKey, openBookable, openWidget, tickets, widget } from './booking.ts';
import { desktop, expect, test } from './site.ts';
import { text } from './texts.ts';

test.use(desktop);

test('BOOK-21 where seats side by side are missing, fewer of them or as many of another group are offered', async ({
  page,
  site,
  problems,
}) => {
  problems.expect(/status of 400/);
  await openWidget(page, site, 'de');
  for (let press = 0; press < 39; press += 1) await moreKey(page).click();
  await cartKey(page, 'de').click();
  await expect(widget(page).locator('.mark.bad')).toBeVisible();
  await widget(page)
    .getByRole('button', { name: text('de', 'booking_fewer_seats') })
    .click();
  const amounts = widget(page).locator('.stepper .n');
  await expect(amounts.first()).toHaveText('39');
  await expect(widget(page).locator('.stepper button').first()).toBeFocused();
  await cartKey(page, 'de').click();
  // Which of the other groups have so many depends on what other visitors hold.
  await widget(page)
    .getByRole('button', { name: new RegExp(`^${tickets('de', 39)} in `) })
    .first()
    .click();
  await expect(amounts.nth(0)).toHaveText('0');
  await expect(amounts.filter({ hasText: '39' })).toHaveCount(1);
  await expect(widget(page).locator('.sum')).toContainText(tickets('de', 39));
});

test('BOOK-08 SHOP-01 the shop limits how many tickets an order has, with those of the cart, and the widget says so', async ({
  page,
  site,
}) => {
  const event = await eventForSale(site);
  await buyTickets(page, event, 'de', [2]);
  await openBookable(page, listOf('de', event));
  await bookingLink(page, event.id).click();
  await expect(widget(page).locator('.off')).toHaveCount(0);
  for (let press = 0; press < 38; press += 1) await moreKey(page).click();
  await expect(moreKey(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(widget(page).locator('.off')).toHaveText(text('de', 'booking_limit', { count: '40' }));
});
