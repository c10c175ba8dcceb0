import { eq } from 'drizzle-orm';
import { events } from '../../../src/features/programme/programme.tables.server.ts';
import { Shopper } from '../../support/booking/shopper.ts';
import { axeViolations } from '../support/axe-violations.ts';
import { expect, phone, test } from '../support/site.ts';
import { bookingLink, cartKey, eventForSale, listOf, moreKey, openBookable, widget } from './booking.ts';

test.use(phone);

test('SHOP-84 SHOP-87 SHOP-126 SHOP-224 SHOP-304 a visitor waits in the widget by keyboard, reloads and goes on waiting in it, reads that it is offline and, after an hour away, that the place is lost, comes in at the turn and puts two tickets into the cart', async ({
  page,
  context,
  site,
}) => {
  const event = await eventForSale(site);
  await site.edit(['events', `event:${event.id}`], (database) =>
    database.update(events).set({ has_waiting_room: true, waiting_room_size: 1 }).where(eq(events.id, event.id)),
  );
  // Live stock is 10 s old at most.
  site.clock.advance(11_000);
  const room = `/api/shop-waiting-room/${event.id}/`;
  const [first, second] = [new Shopper(site.url), new Shopper(site.url)];
  expect((await first.ask('POST', room, {})).body.state).toBe('admitted');
  expect((await second.ask('POST', room, {})).body.ahead).toBe(0);
  await page.clock.install({ time: site.clock.now() });
  await openBookable(page, listOf('de', event));
  await bookingLink(page, event.id).press('Enter');
  const waiting = widget(page).getByRole('heading', { name: 'Warteraum' });
  await expect(waiting).toBeVisible();
  await expect(widget(page).locator('.place')).toHaveText('Vor Ihnen wartet noch 1 Person.');
  await expect(widget(page).getByRole('status').filter({ hasText: 'Vor Ihnen wartet noch 1 Person. Es dauert etwa' })).toBeAttached();
  expect(await axeViolations(page)).toEqual([]);
  await page.reload();
  await expect(widget(page).locator('.place')).toHaveText('Vor Ihnen wartet noch 1 Person.');
  await context.setOffline(true);
  await expect(widget(page).locator('.off')).toContainText('Sie sind offline.');
  await second.ask('DELETE', room, {});
  await context.setOffline(false);
  await expect(widget(page).locator('.place')).toHaveText('Sie sind als Nächstes an der Reihe.');
  // Back after an hour, as from a laptop that was closed: the turn has gone by.
  const minute = 60_000;
  expect((await second.ask('POST', room, {})).body.state).toBe('waiting');
  for (const minutes of [11, 3, 32]) {
    site.clock.advance(minutes * minute);
    await second.ask('GET', room);
  }
  expect((await second.ask('POST', room, {})).body.state).toBe('admitted');
  await page.clock.fastForward(40_000);
  await expect(widget(page).locator('.off')).toContainText('Ihr Platz gilt nicht mehr');
  // As in a tab that was closed and is opened again.
  await page.goto('about:blank');
  await openBookable(page, listOf('de', event));
  await bookingLink(page, event.id).press('Enter');
  await expect(widget(page).locator('.off')).toContainText('Ihr Platz gilt nicht mehr');
  await expect(widget(page).locator('.place')).toHaveText('Sie sind als Nächstes an der Reihe.');
  await second.ask('DELETE', room, {});
  const title = await page.title();
  site.clock.advance(5000);
  await page.clock.fastForward(40_000);
  await expect(widget(page).getByText('Sie sind an der Reihe. Bitte wählen Sie innerhalb von 10 Minuten.').first()).toBeVisible();
  await expect(moreKey(page)).toBeFocused();
  await expect(page).toHaveTitle(`Sie sind an der Reihe | ${title}`);
  expect(page.url()).not.toContain('#');
  expect(await axeViolations(page)).toEqual([]);
  await moreKey(page).press('Enter');
  await expect(page).toHaveTitle(title);
  await moreKey(page).press('Enter');
  await cartKey(page, 'de').press('Enter');
  await expect(widget(page).getByRole('heading', { name: '2 Karten' })).toBeFocused();
});
