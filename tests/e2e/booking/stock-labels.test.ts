import type { Locator } from '@playwright/test';
import { eq } from 'drizzle-orm';
import type { EventItem } from '../../../src/features/programme/programme.shapes.ts';
import { events } from '../../../src/features/programme/programme.tables.server.ts';
import { isFullRun, variantsToRun } from '../../support/variants.ts';
import { fullProduction } from '../programme/productions.ts';
import { desktop, expect, phone, type Site, test } from '../support/site.ts';
import { bookingLink, eventForSale, listOf, lookAgain, moreKey, openBookable, placesIn } from './booking.ts';

/** An event with one price and without seat groups, so that one number is its stock. */
async function simpleEvent(site: Site): Promise<EventItem> {
  const event = await eventForSale(site);
  await site.edit([`event:${event.id}`], (database) =>
    database
      .update(events)
      .set({ seat_groups: [], prices: [onePrice] })
      .where(eq(events.id, event.id)),
  );
  return event;
}

/** What the shop has left, without a word to the pages; its answers are cached for 10 s. */
async function setPlaces(site: Site, { id }: EventItem, places: number): Promise<void> {
  await site.database.db.execute(`insert into shop_stocks (event, seat_group, block_id, capacity, row_width) values (${id}, '', 0, ${places}, 0)
    on conflict (event, seat_group, block_id) do update set capacity = ${places}`);
  site.clock.advance(11_000);
}

for (const [name, device] of [
  ['desktop', desktop],
  ['phone', phone],
] as const) {
  test.describe(`on a ${name}`, () => {
    test.use(device);

    test('API-46 EVT-28 what sells out while the page is open says so inside its row and moves nothing', async ({ page, site }) => {
      const event = await simpleEvent(site);
      await setPlaces(site, event, 100);
      await openBookable(page, listOf('de', event));
      await expect(bookingLink(page, event.id)).toHaveText('Karten');
      const row = page.locator('li.ev').filter({ has: page.locator(`[data-stock="${event.id}"]`) });
      const before = await placesIn(row);
      await setPlaces(site, event, 0);
      await lookAgain(page);
      const label = row.getByText('ausverkauft', { exact: true });
      await expect(label).toBeVisible({ timeout: 30_000 });
      await expect(row.getByRole('button', { name: 'Weitere Termine' })).toHaveAttribute('href', `${event.link.url}#sold-out`);
      await expect(row.locator('.price')).toBeHidden();
      expect(await placesIn(row)).toEqual(before);
      const [inner, outer] = [await label.boundingBox(), await row.boundingBox()];
      expect(inner && outer && inner.x >= outer.x && inner.y >= outer.y).toBe(true);
      expect(inner && outer && inner.x + inner.width <= outer.x + outer.width + 0.5).toBe(true);
      await setPlaces(site, event, 100);
      await lookAgain(page);
      await expect(bookingLink(page, event.id)).toHaveText('Karten', { timeout: 30_000 });
      await expect(label).toHaveCount(0);
    });
  });
}

test.use(desktop);

test('API-46 EVT-28 a row that was served as sold out leads to tickets again when there are some', async ({ page, site }) => {
  const event = await simpleEvent(site);
  await setPlaces(site, event, 100);
  await site.edit([`stock:${event.id}`], (database) =>
    database.execute(`insert into stock_states (event, state, read_at) values (${event.id}, 'sold_out', now())
      on conflict (event) do update set state = 'sold_out'`),
  );
  const served = await (await fetch(`${site.url}${listOf('de', event)}`)).text();
  expect(served).toContain(`data-stock="${event.id}">ausverkauft<`);
  await page.goto(listOf('de', event));
  await expect(bookingLink(page, event.id)).toHaveText('Karten', { timeout: 30_000 });
  await expect(page.locator(`main [data-stock="${event.id}"]`)).toBeEmpty();
  await bookingLink(page, event.id).click();
  await expect(page.locator('dialog.bk')).toContainText('Vollpreis');
});

test('API-46 EVT-28 a page that is fetched later stands as it is served: what the shop said half a minute before does not come over it', async ({
  page,
  site,
  problems,
}) => {
  problems.expect(/shop-availability|ERR_FAILED/);
  const event = await simpleEvent(site);
  await setPlaces(site, event, 0);
  await openBookable(page, listOf('de', event));
  const label = page.locator(`main [data-stock="${event.id}"]`);
  await expect(label).toHaveText('ausverkauft', { timeout: 30_000 });
  await page.getByRole('banner').getByRole('link', { name: 'Produktionen' }).first().click();
  await expect(page).toHaveURL('/de/produktionen');
  // Tickets have come back, another visitor has seen them, and the next document says so.
  await setPlaces(site, event, 100);
  await site.ask(`/api/shop-availability/?events=${event.id}`);
  const served = () => fetch(`${site.url}${listOf('de', event)}`).then((answer) => answer.text());
  await expect.poll(served).not.toContain(`data-stock="${event.id}">ausverkauft<`);
  await page.clock.setFixedTime(Date.now() + 60_000);
  await page.route('**/api/shop-availability/**', (route) => route.abort('failed'));
  // It is sent after the rows were labelled.
  const refused = page.waitForRequest((request) => request.url().includes('shop-availability') && request.url().includes(`${event.id}`));
  await page.goBack();
  await expect(bookingLink(page, event.id)).toBeVisible();
  await refused;
  await expect(bookingLink(page, event.id)).toHaveText('Karten');
  await expect(label).toBeEmpty();
});

test('API-46 NAV-17 on the page of an event without tickets left the bar leads to other dates', async ({ page, site }) => {
  const event = await simpleEvent(site);
  await setPlaces(site, event, 100);
  // An answer that breaks off is none.
  await page.route('**/api/shop-availability/**', (route) => route.fulfill({ status: 200, body: '{"1": {"sta' }), { times: 1 });
  const half = page.waitForResponse(/shop-availability/);
  await page.goto(event.link.url);
  await half;
  const bar = page.getByRole('main').locator('.when');
  await expect(bar.getByRole('button', { name: 'Karten buchen' })).toBeVisible();
  await setPlaces(site, event, 0);
  await lookAgain(page);
  await expect(bar.getByText('ausverkauft', { exact: true })).toBeVisible({ timeout: 30_000 });
  const stays = bar.getByRole('button', { name: 'Weitere Termine' });
  await expect(stays).toHaveAttribute('href', '#datesAndTickets');
  await expect(stays).toHaveClass('btn quiet');
});

test('SHOP-76 SHOP-77 what is sold out in a list offers the waiting list, the next dates of the production, and tickets for one of them in the same dialog', async ({
  page,
  site,
}) => {
  const event = await eventForSale(site);
  await site.edit([`event:${event.id}`, `stock:${event.id}`], async (database) => {
    await database.update(events).set({ has_waiting_list: true }).where(eq(events.id, event.id));
    for (const { seat_group } of event.seat_groups)
      await database.execute(`insert into shop_stocks (event, seat_group, block_id, capacity, row_width)
        values (${event.id}, '${seat_group}', 0, 0, 0) on conflict (event, seat_group, block_id) do update set capacity = 0`);
    await database.execute(`insert into stock_states (event, state, read_at) values (${event.id}, 'sold_out', now())
      on conflict (event) do update set state = 'sold_out'`);
  });
  site.clock.advance(11_000);
  await page.goto(listOf('de', event));
  const row = page.locator('li.ev').filter({ has: page.locator(`[data-stock="${event.id}"]`) });
  await row.getByRole('button', { name: 'Weitere Termine' }).press('Enter');
  const dialog = page.locator('dialog.bk');
  const dates = dialog.getByRole('list', { name: 'Nächste freie Termine:' });
  await expect(dates.getByRole('button').first()).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'In den Warenkorb' })).toHaveCount(0);
  await expect(dialog.getByRole('link', { name: 'Auf die Warteliste' })).toHaveAttribute('href', `/waiting-list/${event.id_jet}?lang=de`);
  await dates.getByRole('button').first().press('Enter');
  await expect(dialog.locator('.stepper').first()).toBeVisible();
  await expect(dialog).toBeFocused();
  await moreKey(page).click();
  await dialog.getByRole('button', { name: 'In den Warenkorb' }).click();
  await expect(dialog.getByRole('heading', { level: 3 })).toContainText('erfolgreich in Ihren Warenkorb gelegt');
});

const onePrice = {
  id: 1,
  price: '20.00',
  sale_type_id: 1,
  seat_group: null,
  text: {},
  name: { de: 'Vollpreis', en: 'Full price' },
  has_discounts: false,
};

for (const brand of variantsToRun(['ring', 'kammer'])) {
  test.describe(`the label beside the price in ${brand}`, () => {
    test.use({ brand });

    test('EVT-170 EVT-28 API-46 at any width the label of few tickets stands beside the price and not in its place, moves nothing in the dates of a production, and a sold-out date has no price', async ({
      page,
      site,
      problems,
    }) => {
      // As it was served, before live stock is requested.
      problems.expect(/shop-availability|ERR_FAILED/);
      await page.route('**/api/shop-availability/**', (route) => route.abort());
      const { link, events: dates } = await fullProduction(site, 'en');
      const rowsOnHome = '.m-event-list .short li';
      await page.goto('/en');
      const places = page.locator(`${rowsOnHome}:has(.price) [data-stock]:empty`);
      const onHome = Number(await places.first().getAttribute('data-stock'));
      const onPage = dates.at(1)?.id ?? 0;
      for (const [path, list, id] of [
        ['/en', rowsOnHome, onHome],
        [link.url, '.dates > li', onPage],
      ] as const) {
        const row = page.locator(list).filter({ has: page.locator(`[data-stock="${id}"]`) });
        const measureAll = async (state: 'plenty' | 'remaining_tickets' | 'sold_out') => {
          await setState(site, id, state);
          await page.goto(path);
          const heights: number[] = [];
          for (const width of isFullRun ? [360, 768, 1024, 1280, 1920] : [360, 1024, 1920]) {
            await page.setViewportSize({ width, height: 900 });
            const what = `${path} at ${width} px, ${state}`;
            heights.push(Math.round((await row.boundingBox())?.height ?? 0));
            await expect(row.locator('.price'), what).toBeVisible({ visible: state !== 'sold_out' });
            if (state === 'plenty') continue;
            const label = row.locator('[data-stock]');
            await expect(label, what).toBeVisible();
            const boxes = await row.locator('.price, .btn, .more, .ibtn').filter({ visible: true }).all();
            for (const other of boxes) expect(await areApart(label, other), what).toBe(true);
          }
          return heights;
        };
        const before = await measureAll('plenty');
        const few = await measureAll('remaining_tickets');
        // On home the name of a room may be as long as its line.
        if (list === '.dates > li') expect(few, path).toEqual(before);
        await measureAll('sold_out');
      }
    });
  });
}

/** What the pages say of the stock. */
async function setState(site: Site, id: number, state: string): Promise<void> {
  await site.edit([`stock:${id}`], async (database) => {
    await database.execute(`delete from stock_states where event = ${id}`);
    if (state !== 'plenty') await database.execute(`insert into stock_states (event, state, read_at) values (${id}, '${state}', now())`);
  });
}

async function areApart(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) return false;
  return a.x + a.width <= b.x + 1 || b.x + b.width <= a.x + 1 || a.y + a.height <= b.y + 1 || b.y + b.height <= a.y + 1;
}
