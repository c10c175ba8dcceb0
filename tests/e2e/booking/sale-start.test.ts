import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { events } from '../../../src/features/programme/programme.tables.server.ts';
import { desktop, expect, phone, type Site, test } from '../support/site.ts';
import { bookingLink, cartKey, eventForSale, listOf, moreKey, openWidget, widget } from './booking.ts';

const minute = 60_000;

/** An event whose sale starts in two hours, in a browser whose clock is ten minutes slow. */
async function openSoon(page: Page, site: Site) {
  const event = await eventForSale(site);
  const now = site.clock.now();
  await site.edit([`event:${event.id}`], (database) =>
    database
      .update(events)
      .set({ sale_starts: new Date(now.getTime() + 120 * minute) })
      .where(eq(events.id, event.id)),
  );
  await page.clock.install({ time: new Date(now.getTime() - 10 * minute) });
  return event;
}

/** Time goes by for the site and the browser. */
async function passTime(page: Page, site: Site, minutes: number): Promise<void> {
  site.clock.advance(minutes * minute);
  await page.clock.fastForward(minutes * minute);
}

for (const [name, device] of [
  ['desktop', desktop],
  ['phone', phone],
] as const) {
  test.describe(`on a ${name}`, () => {
    test.use(device);

    test('SHOP-43 SHOP-75 in a presale the widget takes the code and says beside the field why it was refused', async ({
      page,
      site,
      problems,
    }) => {
      problems.expect(/status of 400/);
      const event = await eventForSale(site);
      const now = site.clock.now();
      await site.edit([`event:${event.id}`], (database) =>
        database
          .update(events)
          .set({
            sale_starts: new Date(now.getTime() + 5 * 24 * 60 * minute),
            presale_starts: now,
            presale_accounts: true,
            presale_code: 'Ring-26',
          })
          .where(eq(events.id, event.id)),
      );
      // Live stock is 10 s old at most.
      site.clock.advance(10_000);
      await page.goto(event.link.url);
      await page.getByRole('button', { name: 'Vorab buchen' }).press('Enter');
      await moreKey(page).click();
      await cartKey(page, 'de').click();
      const code = widget(page).getByRole('textbox', { name: 'Code für den Vorab-Verkauf' });
      await expect(code).toBeFocused();
      await expect(code).toHaveAccessibleDescription('Bitte geben Sie den Code ein.');
      await page.keyboard.type('kammer');
      // As in any form: Enter in its field sends it.
      await page.keyboard.press('Enter');
      await expect(code).toBeFocused();
      await expect(code).toHaveAccessibleDescription('Dieser Code gilt für diese Veranstaltung nicht.');
      await expect(widget(page).locator('.price-sum')).toContainText('1 Karte');
      await expect(widget(page).getByRole('link', { name: 'Anmelden und schon jetzt buchen' })).toHaveAttribute(
        'href',
        `/de/user/login?next=${encodeURIComponent(`${event.link.url}#book-${event.id}`)}`,
      );
      await code.fill(' ring-26 ');
      await cartKey(page, 'de').click();
      await expect(widget(page).getByRole('heading', { level: 3 })).toHaveText('1 Karte erfolgreich in Ihren Warenkorb gelegt.');
    });

    test('SHOP-40 a row says when the sale starts, counts down the last hour by the clock of the shop and becomes the button in its place', async ({
      page,
      site,
    }) => {
      const event = await openSoon(page, site);
      await page.goto(listOf('de', event));
      const row = page.locator('li.ev').filter({ has: page.locator(`sale-start[data-event="${event.id}"]`) });
      const sign = row.getByRole('link', { name: 'Vorverkauf ab' });
      await expect(sign).toHaveText('Vorverkauf ab 20.\u00a0Nov.,\u00a018:40\u00a0Uhr');
      await expect(row.locator('sale-start[data-state]')).toBeAttached();
      await sign.focus();
      const before = await row.boundingBox();
      await passTime(page, site, 71);
      await expect(row.locator('sale-start')).toHaveText(/Vorverkauf in 49:0\d|Vorverkauf in 48:\d\d/);
      await passTime(page, site, 49);
      await expect(bookingLink(page, event.id)).toHaveText('Karten');
      await expect(bookingLink(page, event.id)).toBeFocused();
      await expect(page.locator('#shop-notes [role="status"]')).toHaveText('Jetzt im Vorverkauf');
      await expect(row.getByText('Jetzt im Vorverkauf')).toBeVisible();
      expect(await row.boundingBox()).toEqual(before);
      await page.keyboard.press('Enter');
      await expect(widget(page)).toContainText('Vollpreis');
    });
  });
}

test.describe('on the page of the event', () => {
  test.use(phone);

  test('SHOP-40 the bar counts down and becomes the button, and nothing below it moves', async ({ page, site }) => {
    const event = await openSoon(page, site);
    await page.goto(event.link.url);
    const bar = page.getByRole('main').locator('.when');
    await expect(bar.locator('sale-start[data-state]')).toBeAttached();
    await passTime(page, site, 71);
    await expect(bar).toContainText(/Vorverkauf in 4[89]:\d\d/);
    const before = await bar.boundingBox();
    await passTime(page, site, 49);
    await expect(bar.getByRole('button', { name: 'Karten buchen' })).toBeVisible();
    expect((await bar.boundingBox())?.height).toBe(before?.height);
  });
});

test.describe('on the ticket page', () => {
  test.use(phone);

  test('SHOP-222 it counts down and offers the tickets at that moment, without a press', async ({ page, site }) => {
    const event = await openSoon(page, site);
    await page.goto(`/tickets/${event.id_jet}?lang=de`);
    const main = page.getByRole('main');
    await expect(main).toContainText('Vorverkauf ab');
    await expect(main.getByRole('spinbutton')).toHaveCount(0);
    await passTime(page, site, 71);
    await expect(main).toContainText(/Vorverkauf in 4[89]:\d\d/);
    await passTime(page, site, 48);
    await expect(main).toContainText(/Vorverkauf in 0[01]:\d\d/);
    await passTime(page, site, 1);
    await page.clock.runFor(1000);
    await expect(main.getByRole('spinbutton').first()).toBeVisible();
  });
});

/** Gives the first seat group of an event a start of its own. */
function startFirstGroup(site: Site, id: number, start: Date): Promise<unknown> {
  return site.edit([`event:${id}`], async (database) => {
    const [row] = await database.select({ groups: events.seat_groups }).from(events).where(eq(events.id, id));
    const [first, ...others] = row?.groups ?? [];
    const seat_groups = first ? [{ ...first, sale_starts: start.toISOString() }, ...others] : [];
    await database.update(events).set({ seat_groups }).where(eq(events.id, id));
  });
}

test.describe('in a widget that is open', () => {
  test.use(desktop);

  test('SHOP-41 a seat group goes on sale at its moment, though the clock of the browser is ahead and the first answer is lost', async ({
    page,
    site,
    problems,
  }) => {
    problems.expect(/net::ERR_FAILED|Failed to load resource/);
    const event = await eventForSale(site);
    const now = site.clock.now();
    await startFirstGroup(site, event.id, new Date(now.getTime() + 5 * minute));
    await page.clock.install({ time: new Date(now.getTime() + 10 * minute) });
    const early = page.waitForResponse((response) => response.url().includes(`/api/events/${event.id}/`));
    await openWidget(page, site, 'de', event);
    await early;
    const group = widget(page).locator('.groups > li').first();
    await expect(group).toContainText('Vorverkauf ab');
    await expect(group.locator('.stepper')).toHaveCount(0);
    let lost = 0;
    await page.route(`**/api/events/${event.id}/`, (route) => {
      lost += 1;
      return lost > 1 ? route.continue() : route.abort();
    });
    await passTime(page, site, 5);
    await expect(async () => {
      await page.clock.fastForward(20_000);
      await expect(group.locator('.stepper')).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 20_000 });
    expect(lost).toBeGreaterThan(0);
  });

  test('SHOP-41 a seat group that goes on sale later than the others does so by the clock of the shop, where that of the browser is slow', async ({
    page,
    site,
  }) => {
    const event = await eventForSale(site);
    const now = site.clock.now();
    await startFirstGroup(site, event.id, new Date(now.getTime() + 5 * minute));
    await page.clock.install({ time: new Date(now.getTime() - 10 * minute) });
    await openWidget(page, site, 'de', event);
    const group = widget(page).locator('.groups > li').first();
    await expect(group).toContainText('Vorverkauf ab');
    await passTime(page, site, 5);
    await page.clock.fastForward(1000);
    await expect(group.locator('.stepper')).toBeVisible();
  });

  test('SHOP-43 a presale ends by the clock of the shop', async ({ page, site }) => {
    const event = await openSoon(page, site);
    await site.edit([`event:${event.id}`], (database) =>
      database.update(events).set({ presale_starts: site.clock.now(), presale_code: 'Ring-26' }).where(eq(events.id, event.id)),
    );
    await page.goto(event.link.url);
    await page.getByRole('button', { name: 'Vorab buchen' }).press('Enter');
    const code = widget(page).getByRole('textbox', { name: 'Code für den Vorab-Verkauf' });
    await expect(code).toBeVisible();
    await passTime(page, site, 121);
    await expect(code).toHaveCount(0);
    await expect(widget(page).locator('.stepper').first()).toBeVisible();
  });
});

test('SHOP-272 the login of a presale leads back into the widget, where tickets can be chosen by then', async ({ page, site }) => {
  const event = await eventForSale(site);
  const now = site.clock.now();
  await site.edit([`event:${event.id}`], (database) =>
    database
      .update(events)
      .set({ sale_starts: new Date(now.getTime() + 5 * 24 * 60 * minute), presale_starts: now, presale_accounts: true })
      .where(eq(events.id, event.id)),
  );
  site.clock.advance(10_000);
  await page.goto(event.link.url);
  await page.getByRole('button', { name: 'Vorab buchen' }).press('Enter');
  await widget(page).getByRole('link', { name: 'Anmelden und schon jetzt buchen' }).press('Enter');
  await page.getByLabel('Benutzername oder E-Mail').fill('editor');
  await page.getByLabel('Passwort', { exact: true }).fill('haus am ring 1911');
  await page.keyboard.press('Enter');
  await expect(widget(page).getByText('Sie sind angemeldet und können schon jetzt buchen.')).toBeVisible();
  await moreKey(page).press('Enter');
  await expect(widget(page).locator('.price-sum')).toContainText('1 Karte');
  // A reload leaves it closed.
  await expect(page).toHaveURL(new RegExp(`${event.link.url}$`));
});
