import type { Page } from '@playwright/test';
import { designOverrides } from '../../../src/features/site/site.tables.server.ts';
import { axeViolations } from '../support/axe-violations.ts';
import { holdPages } from '../support/pages-on-the-way.ts';
import { desktop, expect, phone, readDocument, ready, test, withoutScript } from '../support/site.ts';
import { addMenu, addPage } from './menu-pages.ts';

const menu = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Hauptmenü' });
const summary = (page: Page, text: string) => menu(page).locator('summary', { hasText: text });
const link = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true });
const burger = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menü', exact: true });
const sideMenu = (page: Page) => page.getByRole('dialog', { name: 'Menü' });

test.beforeEach(({ site }) => addMenu(site));

test.describe('on a desktop', () => {
  test.use(desktop);

  test('NAV-04 NAV-12 ANIM-01 a submenu opens in 0.4 s, another closes it, Escape and a new page too; the keyboard alone opens one, walks through it and leaves it', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/de');
    await ready(page);
    const times = await summary(page, 'Karten').evaluate(({ parentElement }) => [
      getComputedStyle(parentElement as Element, '::details-content').transitionDuration.split(',')[0],
      getComputedStyle(parentElement?.querySelector('ul') as Element).transitionDuration,
    ]);
    expect(times).toEqual(['0.4s', '0.4s']);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await summary(page, 'Karten').focus();
    await page.keyboard.press('Enter');
    await expect(link(page, 'Karten & Abos')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(link(page, 'Karten & Abos')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(link(page, 'Ermäßigungen')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(summary(page, 'Ihr Besuch')).toBeFocused();
    await expect(link(page, 'Ermäßigungen')).toBeHidden();

    await expect(burger(page)).toBeHidden();
    await summary(page, 'Karten').click();
    await expect(link(page, 'Theaterkasse')).toBeVisible();
    await expect(link(page, 'Karten & Abos')).toHaveAttribute('href', '/de/karten');
    await summary(page, 'Ihr Besuch').click();
    await expect(link(page, 'Anfahrt')).toBeVisible();
    await expect(link(page, 'Theaterkasse')).toBeHidden();
    // A page that cannot be opened has no link to itself.
    await expect(link(page, 'Ihr Besuch')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(link(page, 'Anfahrt')).toBeHidden();
    await expect(summary(page, 'Ihr Besuch')).toBeFocused();

    await summary(page, 'Karten').click();
    await link(page, 'Theaterkasse').click();
    await expect(page).toHaveURL('/de/karten/theaterkasse');
    await expect(link(page, 'Theaterkasse')).toBeHidden();
    await expect(menu(page).locator('[aria-current="page"]')).toHaveText('Theaterkasse');
    await expect(menu(page).locator('details:has([aria-current]) > summary')).toHaveText('Karten & Abos');
  });

  test('NAV-270 a press beside an open submenu, the language list or suggestions only closes it; a link beside the submenu is followed', async ({
    page,
  }) => {
    await page.goto('/de/kalender');
    await ready(page);
    const header = page.getByRole('banner');
    const openLists = header.locator('details[name="header"][open], .search-form.has-list');
    const below = page.locator('.crumb a').first();
    const openers = [
      () => summary(page, 'Karten').click(),
      () => header.locator('.lang:not(.account) summary').click(),
      async () => {
        await header.locator('.search-form button[type=submit]').click();
        await page.keyboard.type('Hamlet');
      },
    ];
    for (const open of openers) {
      await open();
      await expect(openLists).toHaveCount(1);
      await below.click();
      await expect(openLists).toHaveCount(0);
      await expect(page).toHaveURL('/de/kalender');
    }
    await summary(page, 'Karten').click();
    await link(page, 'Ensemble').click();
    await expect(page).toHaveURL('/de/team');
    // With nothing open it leads back.
    await below.click();
    await expect(page).toHaveURL('/de/kalender');
  });

  test('NAV-10 after a quarter of the window the header is compact, except with an open menu', async ({ page }) => {
    await page.goto('/de');
    await ready(page);
    const height = () => page.locator('.bar .wrap').evaluate((bar) => Math.round(bar.getBoundingClientRect().height));
    expect(await height()).toBe(80);
    await page.evaluate(() => window.scrollTo(0, window.innerHeight / 4 - 20));
    await expect.poll(height).toBe(80);
    await page.evaluate(() => window.scrollTo(0, window.innerHeight / 4 + 20));
    await expect.poll(height).toBe(56);
    // With the mouse itself: click() would scroll the page to find what is always in view.
    const { x, y } = (await summary(page, 'Karten').boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.click(x + 10, y + 10);
    await expect.poll(height).toBe(80);
    await page.keyboard.press('Escape');
    await expect.poll(height).toBe(56);
  });

  test('NAV-01 tabs stand below the page header of an entry and of its children', async ({ page }) => {
    const tabs = page.getByRole('navigation', { name: 'In diesem Bereich' });
    await page.goto('/de/karten');
    await ready(page);
    await expect(tabs.getByRole('link')).toHaveText(['Theaterkasse', 'Ermäßigungen']);
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect((await tabs.boundingBox())?.y).toBeGreaterThan(title?.y ?? Number.NaN);
    await tabs.getByRole('link', { name: 'Ermäßigungen' }).click();
    await expect(page).toHaveURL('/de/karten/ermaessigungen');
    await expect(tabs.locator('[aria-current]')).toHaveText('Ermäßigungen');
    await page.goto('/de/besuch/anfahrt');
    await expect(tabs).toHaveCount(0);
  });

  test('LAYOUT-15 between pages side by side the header stays; from elsewhere its skeleton is shown', async ({ page }) => {
    await page.goto('/de/karten/theaterkasse');
    await ready(page);
    const release = await holdPages(page);
    await page.getByRole('navigation', { name: 'In diesem Bereich' }).getByRole('link', { name: 'Ermäßigungen' }).click();
    await expect(page.locator('.loadbar')).toBeVisible();
    await expect(page.locator('.page-skeleton')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await summary(page, 'Ihr Besuch').click();
    await link(page, 'Anfahrt').click();
    await expect(page.locator('.page-skeleton[data-skeleton="page"]')).toBeVisible();
    release();
    await expect(page).toHaveURL('/de/besuch/anfahrt');
    await expect(page.locator('.page-skeleton')).toHaveCount(0);
  });

  test('LAYOUT-05 ALERT-02 a landing page has the logo without a link, neither header, menu nor alert', async ({ page, site }) => {
    await addPage(site, 'fest', { title: { de: 'Theaterfest', en: 'Festival' }, is_landing_page: true, in_menu: true });
    await page.goto('/de');
    await ready(page);
    await expect(page.getByRole('region', { name: 'Aktuelle Meldung' })).toBeVisible();
    await link(page, 'Theaterfest').click();
    const logo = page.getByRole('banner').getByRole('img', { name: 'Haus am Ring' });
    for (const way of ['by a link', 'as a document'] as const) {
      if (way === 'as a document') await page.goto('/de/fest');
      await expect(logo, way).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link'), way).toHaveCount(0);
      await expect(menu(page), way).toBeHidden();
      await expect(page.getByRole('region', { name: 'Aktuelle Meldung' }), way).toBeHidden();
      const box = await logo.locator('.logo').boundingBox();
      expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - 640), way).toBeLessThan(12);
    }
    await page.goBack();
    await expect(menu(page)).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });

  test('NAV-05 BRAND-03 the top bar has the links of the design, in the language of the page', async ({ page, site }) => {
    const links = [{ text: { de: 'Für Schulen', en: 'For schools' }, url: 'https://schule.example/' }];
    await site.edit(['design_settings'], (database) =>
      database.insert(designOverrides).values({ brand: 'ring', values: { header: { links } } }),
    );
    for (const [path, name] of [
      ['/de', /^Für Schulen/],
      ['/en', /^For schools/],
    ] as const) {
      await readDocument(page, path);
      const found = page.getByRole('banner').getByRole('link', { name });
      await expect(found).toHaveAttribute('href', 'https://schule.example/');
      await expect(found).toHaveAttribute('target', '_blank');
    }
  });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('NAV-03 NAV-09 LAYOUT-13 the burger opens a menu from the right with all menus; Escape and the button close it', async ({
    page,
  }) => {
    await page.goto('/de');
    await ready(page);
    await expect(menu(page)).toBeHidden();
    await burger(page).tap();
    await expect(sideMenu(page)).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    await expect(sideMenu(page).getByRole('link', { name: 'Gruppen' })).toBeVisible();
    await sideMenu(page).locator('summary', { hasText: 'Karten' }).tap();
    await expect(sideMenu(page).getByRole('link', { name: 'Theaterkasse' })).toBeVisible();
    await sideMenu(page).locator('summary', { hasText: 'Ihr Besuch' }).tap();
    await expect(sideMenu(page).getByRole('link', { name: 'Theaterkasse' })).toBeHidden();
    await expect(sideMenu(page).getByRole('link', { name: 'Anfahrt' })).toBeInViewport();
    expect(await axeViolations(page)).toEqual([]);
    await sideMenu(page).getByRole('button', { name: 'Menü schließen' }).tap();
    await expect(sideMenu(page)).toBeHidden();
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');

    // On the burger Escape opens too, anywhere else it only closes.
    await expect(burger(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(sideMenu(page)).toBeVisible();
    await expect(sideMenu(page).getByRole('button', { name: 'Menü schließen' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(sideMenu(page)).toBeHidden();
    await page.getByRole('link', { name: 'Haus am Ring, zur Startseite' }).focus();
    await page.keyboard.press('Escape');
    await expect(sideMenu(page)).toBeHidden();
  });

  test('NAV-09 ANIM-03 BRAND-02 ALERT-05 it slides in from the right in 0.7 s, without motion where that is reduced; the alert is hidden for that time, and nothing is stored', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/de');
    const alert = page.locator('.alert');
    await expect(alert).toBeVisible();
    const dialog = page.locator('.side-menu');
    const style = () =>
      dialog.evaluate((element) => [getComputedStyle(element).transitionDuration.split(',')[0], getComputedStyle(element).translate]);
    expect(await style()).toEqual(['0.7s', '100%']);
    await burger(page).tap();
    await expect(dialog).toBeVisible();
    const box = await dialog.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThanOrEqual(360);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect((await style())[0]).toBe('0s');
    await expect(alert).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(alert).toBeVisible();
    expect((await page.context().cookies()).filter(({ name }) => name === 'alert')).toEqual([]);
    await alert.getByRole('button').tap();
    await burger(page).tap();
    await page.keyboard.press('Escape');
    await expect(sideMenu(page)).toBeHidden();
    await expect(alert).toBeHidden();
  });

  test('NAV-12 a link of the menu leads to its page and closes the menu; the page is marked there', async ({ page }) => {
    await page.goto('/de');
    await ready(page);
    await burger(page).tap();
    await sideMenu(page).getByRole('link', { name: 'Produktionen' }).tap();
    await expect(page).toHaveURL('/de/produktionen');
    await expect(sideMenu(page)).toBeHidden();
    await burger(page).tap();
    await expect(sideMenu(page).locator('[aria-current="page"]')).toHaveText('Produktionen');
    await sideMenu(page).getByRole('link', { name: 'Read in English' }).tap();
    await expect(page).toHaveURL('/en/productions');
  });

  test('NAV-12 a menu opened while the next page is still coming in stays open', async ({ page }) => {
    await page.goto('/de');
    await ready(page);
    const release = await holdPages(page);
    await burger(page).tap();
    await sideMenu(page).getByRole('link', { name: 'Produktionen' }).tap();
    await expect(sideMenu(page)).toBeHidden();
    await expect(page.locator('html')).toHaveAttribute('data-navigation', /loading|slow/);
    await burger(page).tap();
    await expect(sideMenu(page)).toBeVisible();
    release();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Produktionen');
    await expect(sideMenu(page).locator('[aria-current="page"]')).toHaveText('Produktionen');
    await expect(sideMenu(page)).toBeVisible();
  });

  test('NAV-12 a menu opened before the script that follows links has arrived stays open, too', async ({ page }) => {
    const script = Promise.withResolvers<void>();
    await page.route('**/assets/soft-navigation-*.js', async (route) => {
      await script.promise;
      await route.continue();
    });
    await page.goto('/de');
    await ready(page);
    await page.getByRole('main').locator('a[href^="/de/kalender/"]').first().tap();
    await burger(page).tap();
    await expect(sideMenu(page)).toBeVisible();
    script.resolve();
    await expect(page).toHaveURL(/\/de\/kalender\/.+/);
    await expect(page.locator('html')).toHaveAttribute('data-navigation', 'idle');
    await expect(sideMenu(page)).toBeVisible();
  });
});

test.describe('without script', () => {
  test.use({ ...phone, ...withoutScript });

  test('NAV-03 NAV-09 the menu opens and leads on', async ({ page }) => {
    await page.goto('/de');
    await burger(page).tap();
    await sideMenu(page).locator('summary', { hasText: 'Karten' }).tap();
    await sideMenu(page).getByRole('link', { name: 'Theaterkasse' }).tap();
    await expect(page).toHaveURL('/de/karten/theaterkasse');
  });
});
