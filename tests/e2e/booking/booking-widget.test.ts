import type { SeriesDetail } from '../../../src/features/programme/programme.shapes.ts';
import { variantsToRun } from '../../support/variants.ts';
import { desktop, expect, phone, test } from '../support/site.ts';
import { languages, text } from '../support/texts.ts';
import { bookingLink, cartKey, eventForSale, listOf, moreKey, openBookable, openWidget, tickets, widget } from './booking.ts';

/** The sentences the requirements fix. */
const says = {
  de: {
    added: (count: string) => `${count} erfolgreich in Ihren Warenkorb gelegt.`,
    reserved: 'Ihre Karten sind für die nächsten 15 Minuten reserviert.',
  },
  en: {
    added: (count: string) => `${count} has been successfully added into your cart.`,
    reserved: 'Your tickets will be reserved for the next 15 minutes.',
  },
} as const;

for (const [name, device] of variantsToRun([
  ['phone', phone],
  ['desktop', desktop],
] as const)) {
  test.describe(name, () => {
    test.use(device);

    for (const language of variantsToRun(languages)) {
      test(`EVT-29 BOOK-01 BOOK-14 BOOK-17 BOOK-18 BOOK-19 BOOK-25 NAV-08 two tickets come into the cart from the list, the key under the thumb stays where it is (${language}, ${name})`, async ({
        page,
        site,
        context,
      }) => {
        const event = await openWidget(page, site, language);
        await expect(widget(page).getByRole('heading', { level: 2 })).toHaveText(event.headline || event.name);
        await expect(cartKey(page, language)).toBeDisabled();
        const place = await moreKey(page).boundingBox();
        await moreKey(page).click();
        await expect(widget(page).locator('.price-sum')).toContainText(tickets(language, 1));
        expect(await moreKey(page).boundingBox()).toEqual(place);
        await moreKey(page).click();
        await expect(widget(page).locator('.price-sum')).toContainText(tickets(language, 2));
        await cartKey(page, language).click();
        await expect(widget(page).getByRole('heading', { level: 3 })).toHaveText(says[language].added(tickets(language, 2)));
        await expect(widget(page)).toContainText(says[language].reserved);
        await expect(widget(page).getByRole('status')).toContainText(says[language].added(tickets(language, 2)));
        const cookies = await context.cookies();
        expect(cookies.find((cookie) => cookie.name === 'cartAmount')?.value).toBe('2');
        const cart = widget(page).getByRole('link', { name: text(language, 'booking_to_cart') });
        await expect(cart).toHaveAttribute('href', `/cart?lang=${language}`);
        await widget(page)
          .getByRole('button', { name: text(language, 'booking_add_more') })
          .click();
        await expect(widget(page).locator('.g').first()).toBeVisible();
        await expect(widget(page).locator('.stepper .n').first()).toHaveText('0');
        await widget(page)
          .getByRole('button', { name: text(language, 'booking_close') })
          .click();
        await expect(
          page.getByRole('banner').getByRole('link', { name: text(language, 'cart_with', { tickets: tickets(language, 2) }) }),
        ).toHaveAttribute('href', `/cart?lang=${language}`);
      });

      test(`BOOK-04 BOOK-11 BOOK-08 BOOK-09 discounts are a step of their own, and the focus finds its way back (${language}, ${name})`, async ({
        page,
        site,
      }) => {
        await openWidget(page, site, language);
        const discounts = widget(page).locator('.disc').first();
        await discounts.click();
        await expect(widget(page).getByRole('heading', { level: 2 })).toHaveText(text(language, 'booking_discounts'));
        await expect(widget(page).getByRole('button', { name: text(language, 'booking_back') })).toBeFocused();
        await moreKey(page).click();
        await moreKey(page, 1).click();
        await widget(page).locator('.stepper button:first-child').nth(1).click();
        await expect(widget(page).locator('.stepper .n')).toHaveText(['1', '0']);
        await widget(page)
          .getByRole('button', { name: text(language, 'booking_back') })
          .click();
        await expect(discounts).toBeFocused();
        await expect(widget(page).locator('.price-sum')).toContainText(tickets(language, 1));
      });
    }

    test(`BOOK-08 BOOK-17 two tickets are in the cart after three presses: open, two, add (${name})`, async ({ page, site }) => {
      const event = await eventForSale(site);
      await openBookable(page, listOf('de', event));
      await bookingLink(page, event.id).click();
      await widget(page)
        .getByRole('button', { name: /^2 Karten mehr:/ })
        .first()
        .click();
      await cartKey(page, 'de').click();
      await expect(widget(page).getByRole('heading', { level: 3 })).toHaveText('2 Karten erfolgreich in Ihren Warenkorb gelegt.');
      await expect(widget(page).locator('.bk-head p')).toHaveText(/20\d\d, \d\d:\d\d\sUhr/);
    });

    test(`BOOK-10 BOOK-12 BOOK-13 Escape and a press outside close it, the choice is gone and can be taken up again (${name})`, async ({
      page,
      site,
    }) => {
      const event = await openWidget(page, site, 'de');
      await moreKey(page).click();
      await page.keyboard.press('Escape');
      await expect(widget(page)).toHaveCount(0);
      await expect(bookingLink(page, event.id)).toBeFocused();
      await expect(bookingLink(page, event.id)).toHaveAttribute('aria-expanded', 'false');
      await bookingLink(page, event.id).click();
      await expect(widget(page).locator('.stepper .n').first()).toHaveText('0');
      await widget(page).getByRole('button', { name: 'Wieder aufnehmen' }).click();
      await expect(widget(page).locator('.stepper .n').first()).toHaveText('1');
      await page.mouse.click(4, 20);
      await expect(widget(page)).toHaveCount(0);
    });

    test(`BOOK-15 ANIM-09 BOOK-14 a long list is closed to 11.25rem and opens to 25rem; with reduced motion nothing moves (${name})`, async ({
      page,
      site,
    }) => {
      await openWidget(page, site, 'de');
      expect(await widget(page).evaluate((dialog) => dialog.getAnimations({ subtree: true }).length)).toBe(0);
      const list = widget(page).locator('.groups');
      await expect(list).toHaveCSS('max-height', '180px');
      await widget(page).getByRole('button', { name: 'Alle anzeigen' }).click();
      await expect(list).toHaveCSS('max-height', '400px');
    });
  });
}

test.describe('on a computer', () => {
  test.use(desktop);

  test('BOOK-14 it hangs on its button on a wide window and lies at the lower edge of a small one; at 320 px and 400 % nothing is cut off and everything can be reached', async ({
    page,
    site,
  }) => {
    const event = await openWidget(page, site, 'de');
    const [box, button] = await Promise.all([widget(page).boundingBox(), bookingLink(page, event.id).boundingBox()]);
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) - (button?.x ?? 0) - (button?.width ?? 0))).toBeLessThan(2);
    await page.keyboard.press('Escape');
    await expect(widget(page)).toHaveCount(0);
    await page.setViewportSize({ width: 360, height: 740 });
    await bookingLink(page, event.id).click();
    await expect(widget(page).locator('.g').first()).toBeVisible();
    await expect
      .poll(async () => {
        const sheet = await widget(page).boundingBox();
        return [sheet?.x, sheet?.width, Math.round((sheet?.y ?? 0) + (sheet?.height ?? 0))];
      })
      .toEqual([0, 360, 740]);
    await page.setViewportSize({ width: 320, height: 256 });
    await moreKey(page).click();
    await cartKey(page, 'de').click();
    await expect(widget(page).getByRole('heading', { level: 3 })).toBeVisible();
    expect(await widget(page).evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth)).toBe(true);
  });

  test('BOOK-14 in a low window it stands beside its button, not over it', async ({ page, site }) => {
    await page.setViewportSize({ width: 1100, height: 420 });
    const event = await openWidget(page, site, 'de');
    const [box, button] = await Promise.all([widget(page).boundingBox(), bookingLink(page, event.id).boundingBox()]);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(button?.x ?? 0);
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(420);
  });

  test('BOOK-10 BOOK-16 by keyboard alone: open, choose, add, go to the cart', async ({ page, site }) => {
    const event = await eventForSale(site);
    await openBookable(page, listOf('de', event));
    await bookingLink(page, event.id).focus();
    await page.keyboard.press('Space');
    await expect(widget(page).locator('.g').first()).toBeVisible();
    await expect(bookingLink(page, event.id)).toHaveAttribute('aria-expanded', 'true');
    const more = moreKey(page);
    for (let press = 0; press < 12 && !(await more.evaluate((key) => key === document.activeElement)); press += 1)
      await page.keyboard.press('Tab');
    await expect(more).toBeFocused();
    await page.keyboard.press('Enter');
    const add = cartKey(page, 'de');
    for (let press = 0; press < 16 && !(await add.evaluate((key) => key === document.activeElement)); press += 1)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(widget(page).getByRole('heading', { level: 3 })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/cart\?lang=de/);
    await expect(page.getByRole('list', { name: 'Karten im Warenkorb' }).getByRole('listitem')).toHaveCount(1);
  });

  test('EVT-10 BOOK-19 NAV-17 the event page books the current event: its bar stays and opens the widget, there is nothing to add to a list', async ({
    page,
    site,
  }) => {
    const event = await eventForSale(site);
    await openBookable(page, event.link.url);
    await page.mouse.wheel(0, 1500);
    await expect(bookingLink(page, event.id)).toBeInViewport();
    await expect(bookingLink(page, event.id)).toHaveText('Karten buchen');
    await expect(bookingLink(page, event.id)).toHaveAttribute('href', `/tickets/${event.id_jet}?lang=de`);
    await bookingLink(page, event.id).click();
    await moreKey(page).click();
    await cartKey(page, 'de').click();
    await expect(widget(page).getByRole('link', { name: 'Zum Warenkorb' })).toBeVisible();
    await expect(widget(page).getByRole('button', { name: 'Weitere hinzufügen' })).toHaveCount(0);
  });

  test('NAV-17 on a production page the bar that stays leads to its dates, on other pages without tickets there is none', async ({
    page,
    site,
  }) => {
    const event = await eventForSale(site, 'en');
    const { production } = await site.ask<{ production: { id: number } }>(`/en/api/events/${event.id}/`);
    await openBookable(page, (await site.ask<{ link: { url: string } }>(`/en/api/productions/${production.id}/`)).link.url);
    await page.mouse.wheel(0, 1500);
    const bar = page.getByRole('main').locator('.when');
    await expect(bar.getByRole('link', { name: 'Dates and Tickets' })).toHaveAttribute('href', '#datesAndTickets');
    await expect(bar).toBeInViewport();
    await page.locator('#datesAndTickets a[data-book]').first().click();
    await expect(widget(page).locator('.g').first()).toBeVisible();
    await page.goto('/en/events');
    await expect(bar).toHaveCount(0);
  });

  test('EVT-29 SER-01 on the page of a series its dates are booked where they stand', async ({ page, site }) => {
    const all = await site.ask<{ id: number; link: { url: string } }[]>('/de/api/series/');
    const details = await Promise.all(all.map(({ id }) => site.ask<SeriesDetail>(`/de/api/series/${id}/`)));
    const series = details.find(({ events }) => events.some(({ ticket_url, statuses }) => ticket_url && statuses.length === 0));
    await openBookable(page, series?.link.url ?? '');
    const booking = page.locator('main a[data-book]').first();
    const id = Number(await booking.getAttribute('data-book'));
    await booking.click();
    await expect(widget(page).locator('.g').first()).toBeVisible();
    await expect(widget(page).getByRole('heading', { name: series?.events.find((event) => event.id === id)?.name ?? '' })).toBeVisible();
  });

  test('BOOK-01 once fetched, the widget opens soon and a ticket is added soon', async ({ page, site }) => {
    const event = await openWidget(page, site, 'de');
    const opened: number[] = [];
    const added: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      await page.keyboard.press('Escape');
      await expect(widget(page)).toHaveCount(0);
      await bookingLink(page, event.id).hover();
      opened.push(
        await bookingLink(page, event.id).evaluate(async (link: HTMLElement) => {
          const began = performance.now();
          link.click();
          while (!document.querySelector('dialog.bk:popover-open')) await new Promise(requestAnimationFrame);
          return performance.now() - began;
        }),
      );
      await moreKey(page).click();
      added.push(
        await cartKey(page, 'de').evaluate(async (key: HTMLElement) => {
          const began = performance.now();
          key.click();
          while (!document.querySelector('.bk .mark')) await new Promise(requestAnimationFrame);
          return performance.now() - began;
        }),
      );
    }
    const [fastestOpening, fastestAddition] = [Math.min(...opened), Math.min(...added)];
    test.info().annotations.push({ type: 'ms', description: `opened ${fastestOpening.toFixed(0)}, added ${fastestAddition.toFixed(0)}` });
    // The goals are 100 and 300 ms on a quiet machine (`npm run bench presses`); here only a change of kind fails.
    expect(fastestOpening).toBeLessThan(400);
    expect(fastestAddition).toBeLessThan(1200);
  });
});
