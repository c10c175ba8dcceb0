import type { Page } from '@playwright/test';
import type { EventDetail } from '../../../src/features/programme/programme.shapes.ts';
import { isFullRun, variantsToRun } from '../../support/variants.ts';
import { allEvents, calendar } from '../programme/calendar.ts';
import { fullProduction } from '../programme/productions.ts';
import { desktop, expect, phone, readDocument, ready, test, withoutScript } from '../support/site.ts';
import type { Site } from '../support/test-server.ts';
import { languages, text } from '../support/texts.ts';

/** Tonight's performance, which has a substitution. */
async function tonight(site: Site, language: 'de' | 'en' = 'de'): Promise<EventDetail> {
  const event = (await allEvents(site, language)).find(({ cast_note }) => cast_note !== '');
  if (!event) throw new Error('Nobody stands in for anybody in the demo venue.');
  return site.ask<EventDetail>(`/${language}/api/events/${event.id}/`);
}

/** What is pressed, and header and footer, are not on paper. */
async function expectNothingToPress(page: Page): Promise<void> {
  for (const role of ['banner', 'contentinfo', 'navigation', 'button', 'img'] as const)
    await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
}

const shareButton = (page: Page, language: 'de' | 'en' = 'de') => page.getByRole('button', { name: text(language, 'share') });

for (const language of variantsToRun(languages)) {
  test(`EVD-01 an event is shared by what the device offers (${language})`, async ({ page, site }) => {
    const event = await tonight(site, language);
    await page.addInitScript(() => {
      const shared: ShareData[] = [];
      Object.assign(window, { shared });
      Object.assign(navigator, { canShare: () => true, share: async (data: ShareData) => void shared.push(data) });
    });
    await page.goto(event.link.url);
    await ready(page);
    await shareButton(page, language).press('Enter');
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared))
      .toEqual([{ url: `${site.url}${event.link.url}`, title: expect.stringMatching(new RegExp(`^${event.name}, Fr`)) }]);
    await expect(page.getByText(text(language, 'share_copied'))).toHaveCount(0);
  });
}

test.describe('on a desktop without sharing', () => {
  test.use(desktop);

  test('EVD-01 the link of an event is copied and that is said; when it cannot be, that is said too', async ({ page, site, context }) => {
    const event = await tonight(site);
    await page.addInitScript(() => Object.assign(navigator, { canShare: undefined }));
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url });
    await page.goto(event.link.url);
    await ready(page);
    await shareButton(page).click();
    await expect(page.getByRole('status').filter({ hasText: text('de', 'share_copied') })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.url}${event.link.url}`);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    });
    await shareButton(page).click();
    await expect(page.getByRole('status').filter({ hasText: text('de', 'share_failed') })).toBeVisible();
  });

  test('EVD-04 an event is put into a calendar, a past one is not', async ({ page, site }) => {
    const event = await tonight(site);
    await page.goto(event.link.url);
    const link = page.getByRole('link', { name: text('de', 'event_add_to_calendar') });
    const answer = await fetch(`${site.url}${await link.getAttribute('href')}`);
    expect(await answer.text()).toContain(`SUMMARY:${event.name}`);
    site.clock.set('2027-06-30T12:00:00+02:00');
    await page.reload();
    await expect(link).toHaveCount(0);
  });
});

test.describe('without script', () => {
  test.use({ ...phone, ...withoutScript });

  test('GEN-02 an event is shared by mail', async ({ page, site }) => {
    const event = await tonight(site);
    await page.goto(event.link.url);
    const link = page.getByRole('link', { name: text('de', 'share_by_mail'), exact: true });
    const mail = new URL((await link.getAttribute('href')) ?? '');
    expect(mail.protocol).toBe('mailto:');
    expect(mail.searchParams.get('subject')).toBe(`${event.name}, Fr., 20.\u00a0November`);
    expect(mail.searchParams.get('body')).toContain(`${site.url}${event.link.url}`);
    await expect(shareButton(page)).toHaveCount(0);
  });

  for (const language of variantsToRun(languages)) {
    test(`EVT-02 the programme as it is filtered can be subscribed to (${language})`, async ({ page, site }) => {
      const [room] = await site.ask<{ id: number }[]>(`/${language}/api/rooms/`);
      await readDocument(page, `${calendar[language]}?room=${room?.id}&date=01-12-2026`);
      const subscribe = page.getByRole('link', { name: text(language, 'calendar_subscribe') });
      const address = `${calendar[language]}.ics?room=${room?.id}`;
      await expect(subscribe).toHaveAttribute('href', `${site.url}${address}`.replace('http:', 'webcal:'));
      await expect(page.getByText(text(language, 'calendar_subscribe_hint'))).toBeVisible();
      const bare = page.getByRole('link', { name: text(language, 'calendar_subscribe_address') });
      await expect(bare).toHaveAttribute('href', `${site.url}${address}`);
      expect((await fetch(`${site.url}${address}`)).headers.get('content-type')).toContain('text/calendar');
    });
  }
});

test('EVD-01 an event fits on one sheet of paper, with what one needs there and nothing to press', async ({ page, site }) => {
  const event = await tonight(site);
  await page.goto(event.link.url);
  await ready(page);
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.locator('.when time').first()).toBeVisible();
  await expect(main.getByText(`${event.venue?.street}, ${event.venue?.zip} ${event.venue?.city}`)).toBeVisible();
  await expect(main.getByText(`${site.url}${event.link.url}`)).toBeVisible();
  await expect(main.getByText(event.cast_note).first()).toBeVisible();
  await expect(main.getByText(event.contributors[0]?.person.name ?? '').first()).toBeVisible();
  await expectNothingToPress(page);
  const colours = await main.locator('h1, .when, .label').evaluateAll((all) => all.map((one) => getComputedStyle(one).color));
  expect(new Set(colours)).toEqual(new Set(['rgb(0, 0, 0)']));
  // On a sheet as wide as A4 the date stands above the texts.
  await page.setViewportSize({ width: 794, height: 1123 });
  const [date, cast] = await Promise.all([
    main.locator('.when').boundingBox(),
    main
      .getByText(event.contributors[0]?.person.name ?? '')
      .first()
      .boundingBox(),
  ]);
  expect(date?.y).toBeLessThan(cast?.y ?? 0);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page(?!s)/g)).toHaveLength(1);

  // Read later than what the shop answers meanwhile.
  await site.edit([`stock:${event.id}`], (database) =>
    database.execute(`insert into stock_states (event, state, read_at) values (${event.id}, 'sold_out', '2027-06-30')
      on conflict (event) do update set state = excluded.state, read_at = excluded.read_at`),
  );
  await page.reload();
  await ready(page);
  await expect(main.getByText(text('de', 'event_blocked_sold_out'))).toBeVisible();
  await expectNothingToPress(page);
});

test('PROD-03 a production is printed with all its dates, however many are folded away, and nothing to press', async ({ page, site }) => {
  const production = await fullProduction(site);
  expect(production.events.length, 'dates, some of them folded away').toBeGreaterThan(8);
  await page.goto(production.link.url);
  await ready(page);
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: production.name })).toBeVisible();
  for (const { date_start } of production.events) await expect(main.locator(`li time[datetime="${date_start}"]`)).toBeVisible();
  await expect(main.getByText(production.contributors[0]?.person.name ?? '-').first()).toBeVisible();
  await expect(main.getByText(`${site.url}${production.link.url}`)).toBeVisible();
  await expectNothingToPress(page);
  await expect(page.getByRole('link', { name: text('de', 'overlay_title') })).toBeHidden();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page(?!s)/g)?.length).toBeLessThanOrEqual(2);
});

for (const language of variantsToRun(languages)) {
  test(`PROD-03 a production is shared and its dates are put into a calendar; a run that is over has none (${language})`, async ({
    page,
    site,
  }) => {
    const production = await fullProduction(site, language);
    await page.addInitScript(() => {
      const shared: ShareData[] = [];
      Object.assign(window, { shared });
      Object.assign(navigator, { canShare: () => true, share: async (data: ShareData) => void shared.push(data) });
    });
    await page.goto(production.link.url);
    await ready(page);
    await shareButton(page, language).press('Enter');
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared))
      .toEqual([{ url: `${site.url}${production.link.url}`, title: production.name }]);
    const link = page.getByRole('link', { name: text(language, 'event_add_to_calendar') });
    const answer = await (await fetch(`${site.url}${await link.getAttribute('href')}`)).text();
    expect(answer.match(/^BEGIN:VEVENT/gm)?.length).toBeGreaterThanOrEqual(production.events.length);
    site.clock.set('2028-01-01T12:00:00+01:00');
    await page.reload();
    await expect(link).toHaveCount(0);
  });
}

test('MOD-18 the words of slides are black on white paper', async ({ page }) => {
  await page.goto('/de');
  await page.emulateMedia({ media: 'print' });
  const [ink, paper] = await page
    .locator('.m-hero-media')
    .first()
    .evaluate((hero) => [getComputedStyle(hero.querySelector('.title') as Element).color, getComputedStyle(hero).backgroundColor]);
  expect([ink, paper]).toEqual(['rgb(0, 0, 0)', 'rgba(0, 0, 0, 0)']);
});

test('EVT-01 the calendar is printed without what can only be pressed, and its labels are black on white', async ({ page }) => {
  await page.goto('/de/kalender?date=27-11-2026');
  await ready(page);
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main.locator('.ev, .evc').first()).toBeVisible();
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(main.locator('.filter-row')).toBeHidden();
  const looks = await main.locator('.label, .chip:not(.reset)').evaluateAll((all) =>
    all.map((one) => {
      const { color, backgroundColor, printColorAdjust } = getComputedStyle(one);
      return [color, backgroundColor, printColorAdjust].join(' ');
    }),
  );
  expect([...new Set(looks)]).toEqual(['rgb(0, 0, 0) rgb(255, 255, 255) exact']);
});

for (const brand of ['ring', 'kammer'])
  test.describe(`grounds on paper, ${brand}`, () => {
    test.use({ brand });

    test(`SITE-300 words are black on white, whatever colour their ground has on a screen (${brand})`, async ({ page, problems }) => {
      problems.expect(/status of 404/);
      await page.emulateMedia({ media: 'print' });
      await page.goto('/de/mediathek-de');
      const article = await page.getByRole('main').locator('h2 a, h3 a').first().getAttribute('href');
      for (const path of ['/de/mediathek-de', article ?? '', '/de', '/de/kalender', '/de/gibt-es-nicht']) {
        await page.goto(path);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 }).or(page.locator('.m-hero-media')).first()).toBeAttached();
        const grounds = await page
          .locator('body *')
          .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).backgroundColor))]);
        expect(
          grounds.filter((ground) => !/^rgba\(0, 0, 0, 0\)$|^rgb\(255, 255, 255\)$/.test(ground)),
          path,
        ).toEqual([]);
        const inks = await page.locator('.cc01, .cc02, .cc03').evaluateAll((all) => all.map((one) => getComputedStyle(one).color));
        expect(
          inks.filter((ink) => ink !== 'rgb(0, 0, 0)'),
          path,
        ).toEqual([]);
      }
    });
  });

for (const brand of ['ring', 'kammer'])
  test.describe(`on paper, ${brand}`, () => {
    test.use({ brand });
    test.skip(!isFullRun, 'Four pages: in `npm run test:all`.');

    test(`SITE-211 closed parts are open, what leads on is left out, labels are black on white (${brand})`, async ({ page }) => {
      await page.emulateMedia({ media: 'print' });
      const main = page.getByRole('main');
      // Not every page has both.
      const seen = { details: 0, labels: 0 };
      for (const path of ['/de/team', '/de', '/de/ihr-besuch', '/de/search?q=Licht']) {
        await page.goto(path);
        await ready(page);
        // The width of a sheet.
        await page.setViewportSize({ width: 673, height: 1020 });
        const closed = await main.locator('details:not(.picture-credits)').all();
        for (const details of closed) await expect(details.locator('> :not(summary)').last(), path).toBeVisible();
        await expect(main.getByRole('navigation').filter({ visible: true }), path).toHaveCount(0);
        const labels = await main.locator('.label').filter({ visible: true }).all();
        for (const label of labels) {
          await expect(label, path).toHaveCSS('background-color', 'rgb(255, 255, 255)');
          await expect(label, path).toHaveCSS('color', 'rgb(0, 0, 0)');
        }
        seen.details += closed.length;
        seen.labels += labels.length;
      }
      expect(seen.details).toBeGreaterThan(0);
      expect(seen.labels).toBeGreaterThan(0);
      await page.goto('/de/team');
      const [first, second] = await Promise.all([0, 1].map((index) => main.locator('.person-card').nth(index).boundingBox()));
      expect((second?.x ?? 0) - (first?.x ?? 0) - (first?.width ?? 0), 'between two columns').toBeGreaterThan(10);
      await page.goto('/de');
      await expect(main.locator('.m-hero-media .pic').filter({ visible: true })).toHaveCount(1);
    });
  });
