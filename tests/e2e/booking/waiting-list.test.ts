import { eq } from 'drizzle-orm';
import { waitingDates, waitingParties } from '../../../src/features/booking/waiting-list/waiting-list.tables.server.ts';
import { events } from '../../../src/features/programme/programme.tables.server.ts';
import { axeViolations } from '../support/axe-violations.ts';
import { countDocuments, expect, phone, test } from '../support/site.ts';
import { eventForSale } from './booking.ts';

test.use(phone);

test('SHOP-77 SHOP-79 SHOP-152 SHOP-299 SHOP-302 a party joins the list from the ticket page of a sold-out evening by keyboard, confirms by its link and takes the tickets it is offered; a page left open says when its offer has lapsed, and stops nobody who takes it in its last second', async ({
  page,
  site,
  problems,
}) => {
  problems.expect(/status of 400/);
  const event = await eventForSale(site);
  const groups = event.seat_groups.map(({ seat_group }) => seat_group);
  const setPlaces = async (places: number) => {
    for (const group of groups)
      await site.database.db.execute(`insert into shop_stocks (event, seat_group, block_id, capacity, row_width)
        values (${event.id}, '${group}', 0, ${places}, ${places})
        on conflict (event, seat_group, block_id) do update set capacity = ${places}, row_width = ${places}`);
    site.clock.advance(11_000);
  };
  await setPlaces(0);
  await site.edit([`event:${event.id}`], (database) =>
    database.update(events).set({ has_waiting_list: true }).where(eq(events.id, event.id)),
  );
  await page.goto(`${event.ticket_url}?lang=de`);
  await page.getByRole('link', { name: 'Auf die Warteliste' }).press('Enter');
  // What a field wants is said with it, and stays so beside what was wrong.
  const size = page.getByRole('spinbutton', { name: 'Karten' });
  await expect(size).toHaveAccessibleDescription('Wie viele Plätze möchten Sie nebeneinander? Höchstens 8.');
  await size.fill('9');
  await size.press('Enter');
  await expect(size).toBeFocused();
  await expect(size).toHaveAccessibleDescription(/^Wie viele Plätze .* Bitte geben Sie eine Zahl von 1 bis 8 ein\.$/);
  // A party of nine learns whom it can ask.
  await expect(page.getByText('Sie sind mehr?')).toBeVisible();
  await expect(page.getByRole('link', { name: '030 23125 400' })).toHaveAttribute('href', 'tel:03023125400');
  await expect(page.getByRole('link', { name: 'kasse@haus-am-ring.example' })).toHaveAttribute('href', /^mailto:kasse@/);
  await size.fill('2');
  await page.getByRole('button', { name: 'Auf die Warteliste setzen' }).press('Enter');
  const address = page.getByRole('textbox', { name: 'E-Mail-Adresse' });
  await expect(address).toBeFocused();
  await expect(address).toHaveAccessibleDescription('Bitte geben Sie eine E-Mail-Adresse wie name@beispiel.de ein.');
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.type('ada@example.org');
  await page.getByRole('checkbox', { name: /einverstanden/ }).press('Space');
  await address.press('Enter');
  await expect(page.getByText('Wir haben Ihnen eine E-Mail geschickt.')).toBeVisible();
  const [party] = await site.database.db.select().from(waitingParties).where(eq(waitingParties.email, 'ada@example.org'));
  await page.goto(`/waiting-list?lang=de&token=${party?.token}`);
  await page.getByRole('button', { name: 'Eintrag bestätigen' }).press('Enter');
  await expect(page.getByText('Sie stehen auf der Warteliste.')).toBeVisible();
  if (!party) throw new Error('Nobody waits.');
  for (const token of ['second', 'third']) {
    const [other] = await site.database.db
      .insert(waitingParties)
      .values({ ...party, id: undefined, token, email: `${token}@example.org`, confirmed_at: party.created_at })
      .returning();
    if (other) await site.database.db.insert(waitingDates).values({ party: other.id, event: event.id });
  }
  await setPlaces(6);
  // Whoever looks at the stock first makes the shop offer what is free.
  await site.ask(`/api/shop-availability/?events=${event.id}`);
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Wir haben Plätze für Sie.')).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'In den Warenkorb' }).press('Enter');
  await expect(page).toHaveURL(/\/cart/);
  await expect(page.getByRole('main')).toContainText(event.name);
  await page.clock.install();
  await page.goto('/waiting-list?lang=de&token=third');
  const lastSecond = Number(await page.locator('[data-lapses-in]').getAttribute('data-lapses-in')) * 1000 - 1000;
  await page.clock.fastForward(lastSecond);
  // An answer that does not come: with one on its way the clock of the page could not be moved.
  await page.route('**/waiting-list?*', (route) => route.fulfill({ status: 204 }), { times: 1 });
  const take = page.getByRole('button', { name: 'In den Warenkorb' });
  await take.press('Enter');
  const documents = countDocuments(page);
  await page.clock.fastForward(10_000);
  await take.press('Enter');
  await expect(page).toHaveURL(/\/cart/);
  // The form and the cart, no page that was loaded anew meanwhile.
  expect(documents()).toBe(2);
  await page.goto('/waiting-list?lang=de&token=second');
  const wait = Number(await page.locator('[data-lapses-in]').getAttribute('data-lapses-in')) * 1000;
  await page.clock.fastForward(wait - 30_000);
  await expect(page.getByText('Wir haben Plätze für Sie.')).toBeVisible();
  site.clock.advance(wait);
  await page.clock.fastForward(30_000);
  await expect(page.getByText('Ihr Angebot ist abgelaufen.')).toBeVisible();
});
