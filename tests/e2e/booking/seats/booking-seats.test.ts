import type { EventItem } from '../../../../src/features/programme/programme.shapes.ts';
import { variantsToRun } from '../../../support/variants.ts';
import { desktop, expect, test } from '../../support/site.ts';
import { languages, text } from '../../support/texts.ts';
import { bookingLink, buyTickets, cartKey, eventForSale, listOf, moreKey, openBookable, openWidget, tickets, widget } from '../booking.ts';
import { isInSmallHall } from './seat-plan-of.ts';

test.use(desktop);

const hasThreeGroups = ({ seat_groups }: EventItem) => seat_groups.length === 3;

const says = {
  de: { failed: 'Das hat leider nicht funktioniert.', noSeats: 'Es wurden nicht genügend (zusammenhängende) Plätze gefunden.' },
  en: { failed: "Unfortunately, that didn't work.", noSeats: 'Not enough (connected) seats found.' },
} as const;

// English first: the shop calls its groups by their German names.
for (const language of variantsToRun(languages.toReversed())) {
  test(`BOOK-20 BOOK-21 BOOK-24 too few seats side by side are said as such, with the way to the webshop; fewer of them or as many of another group are offered (${language})`, async ({
    page,
    site,
    problems,
  }) => {
    problems.expect(/status of 400/);
    // The third group is that of wheelchairs, which nobody else is led to.
    const event = await openWidget(page, site, language, await eventForSale(site, language, hasThreeGroups));
    for (let press = 0; press < 39; press += 1) await moreKey(page).click();
    await cartKey(page, language).click();
    await expect(widget(page).getByRole('heading', { level: 3 })).toHaveText(says[language].failed);
    await expect(widget(page).locator('.msg')).toContainText(says[language].noSeats);
    await expect(widget(page).getByRole('link', { name: text(language, 'booking_to_webshop') })).toHaveAttribute(
      'href',
      `/tickets/${event.id_jet}?lang=${language}`,
    );
    await widget(page)
      .getByRole('button', { name: text(language, 'booking_fewer_seats') })
      .click();
    const amounts = widget(page).locator('.stepper .n');
    await expect(amounts.first()).toHaveText('39');
    await expect(widget(page).locator('.stepper button').first()).toBeFocused();
    await cartKey(page, language).click();
    const others = widget(page).getByRole('button', { name: new RegExp(`^${tickets(language, 39)}: `) });
    const [, second] = event.seat_groups;
    await expect(others).toContainText([`: ${second?.name}, `]);
    await others.first().click();
    await expect(amounts.nth(0)).toHaveText('0');
    await expect(amounts.filter({ hasText: '39' })).toHaveCount(1);
    await expect(widget(page).locator('.price-sum')).toContainText(tickets(language, 39));
  });
}

test('SHOP-143 BOOK-21 a party that finds no seats together is led to the seat plan, and never to wheelchair spaces', async ({
  page,
  site,
  problems,
}) => {
  problems.expect(/status of 400/);
  await openWidget(page, site, 'de', await eventForSale(site, 'de', isInSmallHall));
  for (let press = 0; press < 19; press += 1) await moreKey(page).click();
  await cartKey(page, 'de').click();
  await expect(widget(page).locator('.msg')).toContainText(says.de.noSeats);
  await expect(widget(page).getByRole('button', { name: '19 Karten: Tribüne' })).toBeVisible();
  await expect(widget(page).getByRole('button', { name: 'Rollstuhl' })).toHaveCount(0);
  await widget(page)
    .getByRole('button', { name: text('de', 'seat_choose') })
    .press('Enter');
  await expect(
    page
      .getByRole('dialog', { name: text('de', 'seat_choose') })
      .getByRole('gridcell')
      .first(),
  ).toBeVisible();
});

test('SHOP-143 BOOK-21 a party of nine that the first row has no room for is seated together in another group, or apart by choosing in the plan', async ({
  page,
  site,
  problems,
}) => {
  problems.expect(/status of 400/);
  const event = await eventForSale(site, 'de', isInSmallHall);
  const refused = async () => {
    await openWidget(page, site, 'de', event);
    for (let press = 0; press < 9; press += 1) await moreKey(page).click();
    await cartKey(page, 'de').click();
    await expect(widget(page).locator('.msg')).toContainText(says.de.noSeats);
  };
  await refused();
  await widget(page).getByRole('button', { name: '9 Karten: Tribüne' }).press('Enter');
  await cartKey(page, 'de').press('Enter');
  await widget(page).getByRole('link', { name: 'Zum Warenkorb' }).press('Enter');
  await expect(page.getByRole('list', { name: 'Karten im Warenkorb' })).toContainText('Tribüne');
  await expect(page.locator('.cart-sum')).toContainText('9 Karten');
  await refused();
  await widget(page)
    .getByRole('button', { name: text('de', 'seat_choose') })
    .press('Enter');
  const plan = page.getByRole('dialog', { name: text('de', 'seat_choose') });
  const free = plan.locator('.sp-seat.is-free[aria-selected="false"][aria-label*="Preisgruppe B"]');
  for (let seat = 0; seat < 9; seat += 1) await free.first().press('Enter');
  await expect(plan.locator('.sp-chosen li')).toHaveCount(9);
  await plan.getByRole('button', { name: 'In den Warenkorb' }).press('Enter');
  await expect(widget(page).getByRole('heading', { level: 3 })).toContainText('erfolgreich in Ihren Warenkorb gelegt');
  await widget(page).getByRole('link', { name: 'Zum Warenkorb' }).press('Enter');
  await expect(page.locator('.cart-sum')).toContainText('18 Karten');
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

test('EVT-30 BOOK-02 in a list narrowed to wheelchair spaces their group stands first, elsewhere in its place', async ({ page, site }) => {
  const event = await eventForSale(site);
  const groups = widget(page).locator('.g');
  await openBookable(page, `${listOf('de', event)}&access=wheelchair`);
  await bookingLink(page, event.id).click();
  await expect(groups.first()).toContainText('Rollstuhlplatz');
  await openBookable(page, listOf('de', event));
  await bookingLink(page, event.id).click();
  await expect(groups.first()).toBeVisible();
  await expect(groups.first()).not.toContainText('Rollstuhlplatz');
});

const hasWheelchairSpacesElsewhere = ({ access, seat_groups }: EventItem) => seat_groups.length === 0 && access.includes('wheelchair');

test('BOOK-310 EVT-30 where the shop sells no wheelchair spaces of a performance, who looks for them reads where they are sold', async ({
  page,
  site,
}) => {
  const event = await eventForSale(site, 'de', hasWheelchairSpacesElsewhere);
  await openBookable(page, `${listOf('de', event)}&access=wheelchair`);
  await bookingLink(page, event.id).click();
  await expect(widget(page).getByText(text('de', 'booking_wheelchair_elsewhere'))).toBeVisible();
  await openBookable(page, listOf('de', event));
  await bookingLink(page, event.id).click();
  await expect(moreKey(page)).toBeVisible();
  await expect(widget(page).getByText(text('de', 'booking_wheelchair_elsewhere'))).toHaveCount(0);
});

test("BOOK-280 SHOP-66 why a companion's ticket alone is refused stands in the widget, which leads back to what was chosen", async ({
  page,
  site,
  problems,
}) => {
  problems.expect(/status of 400/);
  await openWidget(page, site, 'de', await eventForSale(site, 'de', isInSmallHall));
  await widget(page)
    .getByRole('button', { name: text('de', 'booking_show_all') })
    .click();
  await widget(page)
    .getByRole('button', { name: text('de', 'booking_discounts') })
    .last()
    .click();
  await moreKey(page).click();
  await widget(page)
    .getByRole('button', { name: text('de', 'booking_back') })
    .click();
  await cartKey(page, 'de').click();
  const why = 'Ein Begleitplatz gehört zu einem Rollstuhlplatz daneben: Bitte buchen Sie beide zusammen, je einen.';
  await expect(widget(page).locator('.msg')).toContainText(why);
  await expect(widget(page).getByRole('status')).toContainText(why);
  await widget(page)
    .getByRole('button', { name: text('de', 'booking_change_tickets') })
    .press('Enter');
  await expect(widget(page).locator('.price-sum')).toContainText('1 Karte');
});
