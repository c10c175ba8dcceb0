import { eq } from 'drizzle-orm';
import type { EventItem } from '../../../src/features/programme/programme.shapes.ts';
import { events } from '../../../src/features/programme/programme.tables.server.ts';
import { desktop, expect, phone, test } from '../support/site.ts';
import type { Site } from '../support/test-server.ts';
import { eventForSale, listOf, lookAgain, placesIn } from './booking.ts';

const hasSpaces = ({ seat_groups }: EventItem) => seat_groups.some(({ seat_group }) => seat_group === 'Rollstuhlplatz');

/** An evening of which nothing but spaces for wheelchairs is left. */
async function soldExceptSpaces(site: Site): Promise<EventItem> {
  const event = await eventForSale(site, 'de', hasSpaces);
  await site.edit([`event:${event.id}`, `stock:${event.id}`], async (database) => {
    await database.update(events).set({ has_waiting_list: true }).where(eq(events.id, event.id));
    for (const { seat_group } of event.seat_groups.filter((group) => group.seat_group !== 'Rollstuhlplatz'))
      await database.execute(`insert into shop_stocks (event, seat_group, block_id, capacity, row_width)
        values (${event.id}, '${seat_group}', 0, 0, 0) on conflict (event, seat_group, block_id) do update set capacity = 0`);
    await database.execute(`insert into stock_states (event, state, has_wheelchair_spaces, read_at) values (${event.id}, 'sold_out', true, now())
      on conflict (event) do update set state = 'sold_out', has_wheelchair_spaces = true`);
  });
  site.clock.advance(11_000);
  return event;
}

for (const [name, device] of [
  ['desktop', desktop],
  ['phone', phone],
] as const)
  test.describe(`on a ${name}`, () => {
    test.use(device);

    test('SHOP-150 SHOP-76 a list says that a sold-out evening has spaces for wheelchairs; the widget offers other dates, the waiting list and these spaces', async ({
      page,
      site,
    }) => {
      const event = await soldExceptSpaces(site);
      await page.goto(listOf('de', event));
      const row = page.locator('li.ev').filter({ has: page.locator(`[data-stock="${event.id}"]`) });
      await expect(row.getByText('ausverkauft', { exact: true })).toBeVisible();
      await expect(row.getByText('Rollstuhlplätze frei', { exact: true })).toBeVisible();
      await row.getByRole('button', { name: 'Weitere Termine' }).press('Enter');
      const dialog = page.locator('dialog.bk');
      await expect(dialog.getByRole('list', { name: 'Nächste freie Termine:' }).getByRole('button').first()).toBeVisible();
      await expect(dialog.getByRole('link', { name: 'Auf die Warteliste' })).toBeVisible();
      await expect(dialog).toContainText('Diese Vorstellung ist ausverkauft. Rollstuhlplätze sind noch frei.');
      const space = dialog.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Rollstuhlplatz' }) });
      await space.locator('.stepper button').last().press('Enter');
      await dialog.getByRole('button', { name: 'In den Warenkorb' }).press('Enter');
      await expect(dialog.getByRole('heading', { level: 3 })).toContainText('erfolgreich in Ihren Warenkorb gelegt');
      await dialog.getByRole('button', { name: 'Schließen' }).press('Enter');
      await page.goto(event.link.url);
      await page.getByRole('main').getByRole('button', { name: 'Rollstuhlplatz buchen' }).press('Enter');
      await expect(dialog).toContainText('Rollstuhlplätze sind noch frei.');
      await page.goto(`/tickets/${event.id_jet}?lang=de`);
    });
  });

test.describe('on an open page', () => {
  test.use(desktop);

  test('SHOP-173 API-46 a list says when the last space for wheelchairs is gone and when there is one again, and moves nothing', async ({
    page,
    site,
  }) => {
    const event = await soldExceptSpaces(site);
    const setSpaces = async (capacity: number) => {
      await site.database.db.execute(`insert into shop_stocks (event, seat_group, block_id, capacity, row_width)
        values (${event.id}, 'Rollstuhlplatz', 0, ${capacity}, 0) on conflict (event, seat_group, block_id) do update set capacity = ${capacity}`);
      site.clock.advance(11_000);
      await lookAgain(page);
    };
    await page.goto(listOf('de', event));
    const row = page.locator('li.ev').filter({ has: page.locator(`[data-stock="${event.id}"]`) });
    const label = row.getByText('Rollstuhlplätze frei', { exact: true });
    await expect(label).toBeVisible();
    const top = await row.locator('h3').boundingBox();
    await setSpaces(0);
    await expect(label).toBeHidden({ timeout: 30_000 });
    await setSpaces(40);
    await expect(label).toBeVisible({ timeout: 30_000 });
    expect((await row.locator('h3').boundingBox())?.y).toBe(top?.y);
    // Of a row that has another label already.
    await label.evaluate((element) => {
      element.textContent = 'Premiere';
      delete element.dataset.spaces;
    });
    await setSpaces(41);
    await expect(label).toBeVisible({ timeout: 30_000 });
    expect((await row.locator('h3').boundingBox())?.y).toBe(top?.y);
  });

  test('SHOP-173 EVT-28 a row without labels says in the place of its price that spaces for wheelchairs are left, moves nothing, and has its price again with new tickets', async ({
    page,
    site,
  }) => {
    const event = await soldExceptSpaces(site);
    const { seat_group: other = '' } = event.seat_groups.find((group) => group.seat_group !== 'Rollstuhlplatz') ?? {};
    const setStock = (seatGroup: string, capacity: number) =>
      site.database.db.execute(`insert into shop_stocks (event, seat_group, block_id, capacity, row_width)
        values (${event.id}, '${seatGroup}', 0, ${capacity}, 0) on conflict (event, seat_group, block_id) do update set capacity = ${capacity}`);
    const row = page.locator('li.ev').filter({ has: page.locator(`[data-stock="${event.id}"]`) });
    const label = row.getByText('Rollstuhlplätze frei', { exact: true });
    for (const width of [360, 1280])
      for (const served of ['available', 'sold_out']) {
        await page.setViewportSize({ width, height: 800 });
        await setStock('Rollstuhlplatz', 0);
        await site.edit([`stock:${event.id}`], (database) =>
          database.execute(`update stock_states set state = '${served}', has_wheelchair_spaces = false where event = ${event.id}`),
        );
        site.clock.advance(11_000);
        await page.goto(listOf('de', event));
        await expect(row.getByText('ausverkauft', { exact: true })).toBeVisible({ timeout: 30_000 });
        await expect(label).toHaveCount(0);
        const before = await placesIn(row);
        await setStock('Rollstuhlplatz', 40);
        site.clock.advance(11_000);
        await lookAgain(page);
        await expect(label, `${served} at ${width} px`).toBeVisible({ timeout: 30_000 });
        expect(await placesIn(row)).toEqual(before);
      }
    await site.edit([`stock:${event.id}`], (database) =>
      database.execute(`update stock_states set state = 'available' where event = ${event.id}`),
    );
    await page.goto(listOf('de', event));
    await expect(label).toBeVisible({ timeout: 30_000 });
    await setStock(other, 100);
    site.clock.advance(11_000);
    await lookAgain(page);
    await expect(row.locator('.price')).toHaveText(/^ab /, { timeout: 30_000 });
    await expect(label).toHaveCount(0);
  });
});
