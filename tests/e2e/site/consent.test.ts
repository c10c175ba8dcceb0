import { createHash } from 'node:crypto';
import { consentChoices, consentTexts } from '../../../src/features/consent/consent.tables.server.ts';
import { calendar } from '../programme/calendar.ts';
import { desktop, expect, ready, test, withoutScript } from '../support/site.ts';
import { text } from '../support/texts.ts';
import { answer, choice, consentLooks, question, stored } from './consent-looks.ts';

consentLooks();

test.describe('a first visit', () => {
  test.use({ ...desktop, hasChosen: false });

  test('CONS-01 CONS-02 CONS-05 the question stands in the first document; refusing is one press, is stored for a year and counted without anything about the visitor (API-43)', async ({
    page,
    site,
  }) => {
    // Answers of other tests are counted too.
    await site.edit([], async (database) => database.delete(consentChoices));
    expect(await (await fetch(`${site.url}/en`)).text()).toContain(text('en', 'consent_title'));
    await page.goto('/en');
    const receipt = page.waitForResponse((response) => response.url().endsWith('/api/dashboard-consent/'));
    await answer(page, 'en', 'consent_required_only').click();
    await expect(question(page, 'en')).toBeHidden();
    const { status, request } = await receipt.then((response) => ({ status: response.status(), request: response.request() }));
    expect(status).toBe(204);
    expect(request.postDataJSON()).toEqual({ categories: [], revision: 1, language: 'en', text: expect.stringMatching(/^[0-9a-f]{16}$/) });
    expect(await stored(page)).toMatchObject({ categories: ['required'], services: [], googleTagManager: false, revision: 1 });
    const rows = await site.database.db.select().from(consentChoices);
    expect(rows.map(({ day, category, accepted, total }) => [day, category, accepted, total]).sort()).toEqual([
      ['2026-11-20', 'external_media', 0, 1],
      ['2026-11-20', 'marketing', 0, 1],
      ['2026-11-20', 'optimization', 0, 1],
    ]);
    await page.reload();
    await ready(page);
    await expect(question(page, 'en')).toBeHidden();
  });

  test('CONS-01 CONS-02 garbage in the cookie is no consent; accepting all accepts every category and with it the tag manager (CONS-03)', async ({
    page,
    site,
  }) => {
    // In Berlin the next day has begun.
    await page.clock.setFixedTime('2026-11-20T23:30:00Z');
    const garbage = '{%7Bgarbage';
    await page.context().addCookies([{ name: 'cookie_consent_settings', value: garbage, url: site.url }]);
    await page.goto('/en');
    await answer(page, 'en', 'consent_accept_all').click();
    await expect(question(page, 'en')).toBeHidden();
    await expect.poll(async () => (await page.context().cookies()).map(({ value }) => value)).not.toContain(garbage);
    const consent = await stored(page);
    expect(consent?.categories).toEqual(['required', 'optimization', 'marketing', 'external_media']);
    expect(consent?.googleTagManager).toBe(true);
    expect(consent?.date).toBe('2026-11-21');
  });

  test('CONS-05 API-43 one service alone can be allowed, and withdrawn from the footer of any page; the receipt has every text of the choice', async ({
    page,
    site,
  }) => {
    await site.edit([], async (database) => database.delete(consentTexts));
    const receipt = page.waitForResponse((response) => response.url().endsWith('/api/dashboard-consent/'));
    await page.goto('/de');
    await answer(page, 'de', 'consent_choose').click();
    await expect(choice(page)).toBeVisible();
    // Every line that stands in the dialog, of closed sections too; how many of a section are chosen is no text of ours.
    const shown = await choice(page).evaluate((dialog) => {
      const lines = [];
      const nodes = document.createTreeWalker(dialog, NodeFilter.SHOW_TEXT);
      while (nodes.nextNode()) lines.push(nodes.currentNode.nodeValue?.trim() ?? '');
      return lines.filter((line) => line !== '' && !/^\d+ \S+ \d+/.test(line));
    });
    expect(shown.length).toBeGreaterThan(30);
    await choice(page)
      .locator('summary', { hasText: text('de', 'consent_external_media') })
      .click();
    await choice(page)
      .getByRole('switch', { name: /^Vimeo/ })
      .check();
    await answer(page, 'de', 'consent_save').press('Enter');
    await expect(choice(page)).toHaveCount(0);
    await expect(question(page)).toBeHidden();
    // The button that opened the choice is gone with the question: who answered by keyboard goes on in the page.
    await expect(page.getByRole('main')).toBeFocused();
    expect((await stored(page))?.services).toEqual(['vimeo']);
    await receipt;
    const [texts] = await site.database.db.select().from(consentTexts);
    expect(shown.filter((line) => !texts?.lines.includes(line))).toEqual([]);
    expect(texts?.hash).toBe(
      createHash('sha256')
        .update(texts?.lines.join('\n') ?? '')
        .digest('hex'),
    );
    await page.goto(calendar.de);
    await page.getByRole('link', { name: text('de', 'consent_settings') }).click();
    await choice(page)
      .locator('summary', { hasText: text('de', 'consent_external_media') })
      .click();
    await expect(choice(page).getByRole('switch', { name: /^Vimeo/ })).toBeChecked();
    await choice(page)
      .getByRole('switch', { name: /^Vimeo/ })
      .uncheck();
    await answer(page, 'de', 'consent_save').click();
    await expect(page.getByRole('link', { name: text('de', 'consent_settings') })).toBeFocused();
    await expect.poll(async () => (await stored(page))?.services).toEqual([]);
    await expect(page).toHaveURL(calendar.de);
  });

  test('CONS-05 Escape closes the choice without changing anything; a second one refuses for this session: nothing is stored for longer, and the next visit asks again', async ({
    page,
    context,
  }) => {
    await page.goto('/de');
    await answer(page, 'de', 'consent_choose').click();
    await expect(choice(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(choice(page)).toHaveCount(0);
    await expect(answer(page, 'de', 'consent_choose')).toBeFocused();
    await expect(question(page)).toBeVisible();
    await ready(page);
    // At once, also while scripts are slow: the next Tab leads into the page and the focus stays there.
    const slow = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', (route) => slow.promise.then(() => route.continue()));
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(question(page)).toBeHidden();
    await expect(page.locator(':is(header, main) :focus')).toHaveCount(1);
    slow.resolve();
    await page.unrouteAll({ behavior: 'wait' });
    expect(await context.cookies()).toEqual([]);
    await page.goto(calendar.de);
    await ready(page);
    await expect(question(page)).toBeHidden();
    const later = await context.newPage();
    await later.goto('/de');
    await expect(question(later)).toBeVisible();
  });

  test('CONS-05 Escape closes the question before any script has come', async ({ page }) => {
    const released = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', (route) => released.promise.then(() => route.continue()));
    await page.goto('/de', { waitUntil: 'commit' });
    await expect(question(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeHidden();
    released.resolve();
    await ready(page);
    await expect(question(page)).toBeHidden();
  });

  test('CONS-05 the question leaves the page alone: it can be scrolled, pressed and read, and the focus stays where it was; it makes way for an open booking sheet and comes back behind it', async ({
    page,
  }) => {
    await page.goto('/de');
    await expect(question(page)).toBeVisible();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
    await page.keyboard.press('Home');
    await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Spielplan' }).click();
    await expect(page).toHaveURL(calendar.de);
    await expect(question(page)).toBeVisible();
    await page.locator('main a[data-book]:not([data-gone])').first().click();
    await expect(page.locator('dialog.bk')).toBeVisible();
    await expect(question(page)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog.bk')).toHaveCount(0);
    await expect(question(page)).toBeVisible();
  });

  test('CONS-05 the question comes early in the order of focus, and what is reached behind it is never under it', async ({ page }) => {
    await page.goto('/de/produktionen');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: text('de', 'skip_to_content') })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(question(page).getByRole('link').first()).toBeFocused();
    const top = (await question(page).boundingBox())?.y ?? 0;
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press('Tab');
      const covered = () =>
        page.evaluate((edge) => {
          const focused = document.activeElement;
          if (!focused || focused === document.body || focused.closest('.consent-bar')) return '';
          // What a control shows may be less than its box: its upper edge must be seen.
          return focused.getBoundingClientRect().top > edge - 4 ? focused.outerHTML : '';
        }, top);
      // The page may still be moving.
      await expect.poll(covered).toBe('');
    }
  });

  test('CONS-05 a press in the first 700 ms was meant for what stood there before', async ({ page }) => {
    await page.goto('/de');
    const box = await answer(page, 'de', 'consent_accept_all').boundingBox();
    await ready(page);
    // As when the question comes up under a pointer: it appears anew.
    await page.evaluate(() => {
      document.documentElement.classList.remove('asks-consent');
      document.body.getBoundingClientRect();
      document.documentElement.classList.add('asks-consent');
    });
    await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
    await expect(question(page)).toBeVisible();
    // The clock of an animation runs from the layout of its first frame; the visitor sees that frame up to 0.3 s later.
    const answers = page.locator('.consent-bar .answers');
    await answers.evaluate((element) => {
      for (const animation of element.getAnimations()) {
        animation.pause();
        animation.currentTime = 990;
      }
    });
    const pressed = () =>
      page.evaluate(
        ([x = 0, y = 0]) => document.elementFromPoint(x, y)?.closest('button')?.value ?? null,
        [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20],
      );
    expect(await pressed()).toBeNull();
    await answers.evaluate((element) => {
      for (const animation of element.getAnimations()) animation.finish();
    });
    expect(await pressed()).toBe('all');
    await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
    await expect(question(page)).toBeHidden();
  });

  test('CONS-05 an answer given before the script has loaded is stored once it has', async ({ page }) => {
    const released = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await released.promise;
      await route.continue();
    });
    await page.goto('/de', { waitUntil: 'commit' });
    await answer(page, 'de', 'consent_required_only').click();
    await expect(question(page)).toBeVisible();
    released.resolve();
    await expect(question(page)).toBeHidden();
    await expect.poll(() => stored(page)).toMatchObject({ services: [] });
  });

  test('CONS-05 the question goes when the answer is stored and not before, so that who leaves at once is not asked again', async ({
    page,
  }) => {
    await page.goto('/de');
    await ready(page);
    const released = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', (route) => released.promise.then(() => route.continue()));
    await answer(page, 'de', 'consent_required_only').click();
    await expect(question(page)).toBeVisible();
    released.resolve();
    await expect(question(page)).toBeHidden();
    expect(await stored(page)).toMatchObject({ services: [] });
  });

  test('CONS-04 CONS-05 neither a legal page nor the login asks by itself, leaving a legal page does', async ({ page, problems }) => {
    problems.expect(/status of 404/);
    for (const path of ['/de/datenschutz', '/de/user/login']) {
      await page.goto(path);
      await ready(page);
      await expect(question(page)).toBeHidden();
    }
    await page.goto('/de/kalender', { referer: new URL('/de/datenschutz', page.url()).href });
    await expect(question(page)).toBeVisible();
  });
});

test.describe('a visitor who has refused', () => {
  test.use(desktop);

  test('CONS-04 leaving a legal page asks again while the tag manager is not allowed, with a new document and without', async ({
    page,
    site,
    problems,
  }) => {
    problems.expect(/status of 404/);
    await page.goto('/de/kalender', { referer: `${site.url}/de/impressum` });
    await expect(question(page)).toBeVisible();
    await answer(page, 'de', 'consent_required_only').click();
    await expect(question(page)).toBeHidden();
    await page.goto('/de/impressum');
    await ready(page);
    await expect(question(page)).toBeHidden();
    await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Spielplan' }).click();
    await expect(page).toHaveURL(calendar.de);
    await expect(question(page)).toBeVisible();
  });
});

test.describe('without script', () => {
  test.use({ ...withoutScript, ...desktop, hasChosen: false });

  test('CONS-05 nobody is asked, because nothing could load, and no dead control is left', async ({ page }) => {
    await page.goto('/de');
    await expect(question(page)).toBeHidden();
    await expect(page.getByRole('link', { name: text('de', 'consent_settings') })).toBeHidden();
  });
});
