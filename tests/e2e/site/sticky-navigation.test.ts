import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { events } from '../../../src/features/programme/programme.tables.server.ts';
import { testCoveredArea } from '../every-page/covered-area.ts';
import { showModules } from '../modules/module-pages.ts';
import { allEvents } from '../programme/calendar.ts';
import { fullProduction } from '../programme/productions.ts';
import { logIn } from '../support/demo-login.ts';
import { desktop, expect, ready, test, withMotion } from '../support/site.ts';
import { addPage } from './menu-pages.ts';

test.use({ ...desktop, ...withMotion });

const sticky = (page: Page) => page.getByRole('navigation', { name: 'Schnellzugriff' });
const up = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Nach oben' });
const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo(0, top), y);

/** Where the window is and when, from a press on. */
async function watchScroll(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const places: [number, number][] = [];
    Object.assign(window, { places });
    window.addEventListener('click', (event) => places.push([event.timeStamp, window.scrollY]), { capture: true, once: true });
    window.addEventListener('scroll', () => places.push([performance.now(), window.scrollY]));
  });
  return () =>
    page.evaluate(() => {
      const { places } = window as unknown as { places: [number, number][] };
      return (places.at(-1)?.[0] ?? 0) - (places[1]?.[0] ?? 0);
    });
}

testCoveredArea();

test('NAV-17 NAV-50 the bar of a production keeps to one line from 1024 px, whatever its date and room, and #datesAndTickets lands below it', async ({
  page,
  site,
}) => {
  const { link } = await fullProduction(site);
  const bar = page.getByRole('main').locator('.when');
  for (const width of [1024, 1366]) {
    await page.setViewportSize({ width, height: 768 });
    await page.goto(`${link.url}#datesAndTickets`);
    await bar.locator('.bar-day').evaluate((day) => day.replaceChildren('Mi., 24. September'));
    await bar.locator('.r').evaluate((room) => room.lastChild?.replaceWith('Große Probebühne Nord'));
    const box = await bar.boundingBox();
    expect(box?.height, `${width} px`).toBeLessThanOrEqual(72);
    const [inner, right] = await bar.evaluate((element) => [element.scrollWidth, element.clientWidth]);
    expect(inner, `${width} px`).toBeLessThanOrEqual(right);
    await expect
      .poll(async () => (await page.locator('#datesAndTickets').boundingBox())?.y, `${width} px`)
      .toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
  }
});

test('NAV-18 NAV-19 the buttons of editors show after half a window, in a bar at the lower edge, and make way for the footer', async ({
  page,
  site,
}) => {
  const fields = { sticky: true, link_text: { de: 'Abo bestellen', en: 'Order' }, link: '/de/kontakt' };
  await showModules(site, 'abo', [{ model: 'link', fields }]);
  await page.goto('/de/abo');
  await ready(page);
  await page.evaluate(() => {
    const filler = document.createElement('div');
    filler.style.height = '3000px';
    document.querySelector('main')?.append(filler);
  });
  const button = sticky(page).getByRole('link', { name: 'Abo bestellen' });
  await expect(button).toBeHidden();
  await scrollTo(page, 380);
  await expect(button).toBeHidden();
  await scrollTo(page, 420);
  await expect(button).toBeVisible();
  const bar = await sticky(page).boundingBox();
  expect(bar).toEqual({ x: 0, y: 800 - 64, width: 1280, height: 64 });
  await scrollTo(page, 100_000);
  await expect(button).toBeHidden();
});

test('NAV-21 what stays at the lower edge lies above the toolbar of editors', async ({ page, site }) => {
  await logIn(page);
  const fields = { sticky: true, link_text: { de: 'Abo bestellen', en: 'Order' }, link: '/de/kontakt' };
  await showModules(site, 'abo', [{ model: 'link', fields }]);
  await page.goto('/de/abo');
  await expect(page.getByRole('navigation', { name: 'Werkzeugleiste' })).toBeVisible();
  await expect(page.locator('.sticky-nav')).toHaveCSS('bottom', '96px');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto((await fullProduction(site)).link.url);
  await expect(page.locator('.when')).toHaveCSS('bottom', '96px');
});

test('NAV-20 EVT-16 the way up is in the footer and at the end of a long list', async ({ page }) => {
  await page.goto('/de/kalender');
  await ready(page);
  const atEnd = page.locator('growing-list').getByRole('link', { name: 'Nach oben' });
  await atEnd.scrollIntoViewIfNeeded();
  await atEnd.press('Enter');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(up(page)).toBeVisible();
});

test('NAV-20 ANIM-02 the way up takes 0.6 s and gives the focus to the main area', async ({ page }) => {
  await page.goto('/de');
  await ready(page);
  // Once of several times: a late animation frame makes the visible part shorter or longer.
  await expect(async () => {
    await scrollTo(page, 1200);
    const lasted = await watchScroll(page);
    await up(page).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.getByRole('main')).toBeFocused();
    expect(await lasted()).toBeGreaterThan(300);
    expect(await lasted()).toBeLessThan(900);
  }).toPass();
});

test('ANIM-05 a link to an anchor scrolls in 0.7 s to 200 px above it, in a low window a third of it; the address and the focus follow', async ({
  page,
  site,
}) => {
  // What is lost leads to its other dates.
  const [event] = await allEvents(site, 'de');
  await site.edit(['events', `event:${event?.id}`], (database) =>
    database
      .update(events)
      .set({ statuses: ['canceled'] })
      .where(eq(events.id, event?.id ?? 0)),
  );
  await page.goto(event?.link.url ?? '');
  await ready(page);
  const anchor = page.locator('#datesAndTickets');
  const lasted = await watchScroll(page);
  await page.locator('a[href="#datesAndTickets"]').first().click();
  const top = () => anchor.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await expect.poll(async () => Math.abs((await top()) - 200)).toBeLessThan(3);
  await expect(anchor).toBeFocused();
  await expect(page).toHaveURL(/#datesAndTickets$/);
  expect(await lasted()).toBeGreaterThan(500);
  expect(await lasted()).toBeLessThan(1100);
  await page.setViewportSize({ width: 740, height: 360 });
  await page.locator('a[href="#datesAndTickets"]').first().click();
  await expect.poll(async () => Math.abs((await top()) - 120)).toBeLessThan(3);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('ANIM-09 the way up jumps', async ({ page }) => {
    await page.goto('/de');
    await ready(page);
    await up(page).focus();
    const before = await page.evaluate(() => window.scrollY);
    await watchScroll(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    const places = () => page.evaluate(() => (window as unknown as { places: [number, number][] }).places.map(([, place]) => place));
    // The browser reports a scroll with its next animation frame.
    await expect.poll(async () => (await places()).at(-1)).toBe(0);
    expect([...new Set(await places())]).toEqual([before, 0]);
  });
});

test('ANIM-02 EVT-25 the way up and the overlay take nothing away from the page below', async ({ page }) => {
  await page.goto('/de');
  await ready(page);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await scrollTo(page, 1200);
  await up(page).press('Enter');
  await expect(page).toHaveURL(/#top$/);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await height()).toBe(before);
  await scrollTo(page, 1200);
  await page.getByRole('banner').getByRole('link', { name: 'Programm und Karten' }).press('Enter');
  const overlay = page.getByRole('dialog', { name: 'Programm und Karten' });
  await expect(overlay).toBeVisible();
  expect(await height()).toBe(before);
  await page.keyboard.press('Escape');
  await expect(overlay).toBeHidden();
  await expect.poll(height).toBe(before);
  expect(await page.evaluate(() => window.scrollY)).toBe(1200);
});

test('ANIM-06 an item that opens is opened first, and the scroll waits 700 ms', async ({ page }) => {
  await page.clock.install();
  await page.goto('/de');
  await ready(page);
  await page.evaluate(() => {
    const [link, details, summary] = [document.createElement('a'), document.createElement('details'), document.createElement('summary')];
    const fillers = [document.createElement('div'), document.createElement('div')] as const;
    for (const filler of fillers) filler.style.height = '1500px';
    Object.assign(link, { href: '#faq-3', textContent: 'Zur Frage' });
    Object.assign(summary, { id: 'faq-3', textContent: 'Frage' });
    details.append(summary, 'Antwort');
    document.querySelector('main')?.prepend(link, fillers[0], details, fillers[1]);
  });
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await page.getByRole('link', { name: 'Zur Frage' }).click();
  await expect(page.locator('details', { hasText: 'Antwort' })).toHaveAttribute('open');
  await page.clock.runFor(690);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.clock.resume();
  const top = () => page.locator('#faq-3').evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await expect.poll(async () => Math.abs((await top()) - 200)).toBeLessThan(3);
});

test('NAV-13 NAV-14 NAV-15 SITE-01 the footer has its blocks, links, logos and a bottom bar; others open in a new tab', async ({
  page,
  site,
}) => {
  const { designOverrides, siteSettings } = await import('../../../src/features/site/site.tables.server.ts');
  await addPage(site, 'freunde', { title: { de: 'Freundeskreis', en: 'Friends' }, in_footer: true });
  await site.edit(['site_settings', 'design_settings'], async (database) => {
    await database.update(siteSettings).set({ html_header: '<p>Oberster Block</p>', html_footer_bottom: '<p>Unterer Block</p>' });
    await database.insert(designOverrides).values({ brand: 'ring', values: { whistleblowerUrl: 'https://hinweise.example/' } });
  });
  await page.goto('/de');
  await ready(page);
  const footer = page.getByRole('contentinfo');
  const header = page.getByRole('banner');
  await expect(header.getByText('Oberster Block')).toBeVisible();
  expect((await header.getByText('Oberster Block').boundingBox())?.y).toBeLessThan((await header.locator('.top').boundingBox())?.y ?? 0);
  const y = async (text: string | RegExp) => (await footer.getByText(text).first().boundingBox())?.y ?? Number.NaN;
  const order = await Promise.all(['Theaterkasse', 'Unterer Block', /Stadt\s*Hohenfurt/, /© 2026 Haus am Ring/].map(y));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  const legal = footer.getByRole('list', { name: 'Rechtliches' });
  await expect(legal.getByRole('link')).toHaveText([
    /^AGB/,
    /^Impressum/,
    /^Datenschutz/,
    /^Cookie-Einstellungen/,
    /^Hinweisgeberschutzgesetz/,
    /English/,
  ]);
  await expect(legal.getByRole('link', { name: /^Hinweisgeber/ })).toHaveAttribute('target', '_blank');
  await expect(legal.getByRole('link', { name: /^Hinweisgeber/ })).toHaveAccessibleName(/neuem Tab/);
  await footer.getByRole('link', { name: 'Freundeskreis' }).click();
  await expect(page).toHaveURL('/de/freunde');
  // Followed inside of the site: the document is the same.
  expect(await page.evaluate(() => performance.getEntriesByType('navigation').map(({ name }) => new URL(name).pathname))).toEqual(['/de']);
  for (const name of ['AGB', 'Impressum', 'Datenschutz']) {
    const url = await legal.getByRole('link', { name, exact: true }).getAttribute('href');
    expect((await fetch(`${site.url}${url}`)).status, name).toBe(200);
  }
});
