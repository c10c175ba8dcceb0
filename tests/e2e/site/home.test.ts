import { eq } from 'drizzle-orm';
import type { EventItem } from '../../../src/features/programme/programme.shapes.ts';
import { events } from '../../../src/features/programme/programme.tables.server.ts';
import { designOverrides, siteSettings } from '../../../src/features/site/site.tables.server.ts';
import { variantsToRun } from '../../support/variants.ts';
import type { EventsAnswer } from '../programme/calendar.ts';
import { calendar, rows } from '../programme/calendar.ts';
import { axeViolations } from '../support/axe-violations.ts';
import { desktop, expect, phone, readDocument, ready, test, withoutScript } from '../support/site.ts';
import { languages, text } from '../support/texts.ts';

for (const [size, options] of variantsToRun(Object.entries({ phone, desktop }))) {
  test.describe(size, () => {
    test.use(options);

    for (const language of variantsToRun(languages)) {
      test(`ROUTE-02 GEN-01 MOD-22 EVT-29 home shows what is on next, each date that sells with its button, and leads to the calendar in one step (${language})`, async ({
        page,
        site,
      }) => {
        await page.goto(`/${language}`);
        await ready(page);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        const { results } = await site.ask<EventsAnswer>(`/${language}/api/events/?page_size=3`);
        const days = page.locator('.m-event-list').first();
        for (const { link } of results) await expect(days.locator(`a[href="${link.url}"]`)).toBeVisible();
        const selling = results.filter(({ ticket_url, statuses }) => ticket_url && statuses.length === 0);
        expect(selling.length).toBeGreaterThan(0);
        for (const { id } of selling) await expect(days.locator(`[data-book="${id}"]`)).toBeVisible();
        const menu = page.getByRole('navigation', { name: text(language, 'header_menu') });
        // On a phone the programme opens over the page, from the button in the header (NAV-16).
        const toProgramme =
          size === 'phone'
            ? page.getByRole('link', { name: text(language, 'overlay_title') })
            : menu.getByRole('link', { name: text(language, 'programme') });
        await expect(toProgramme).toBeInViewport();
        await expect(toProgramme).toHaveAttribute('href', calendar[language]);
        await toProgramme.click();
        await expect(rows(page).first()).toBeVisible();
      });
    }
  });
}

test.describe('the first window of a phone', () => {
  test.use(phone);

  test('MOD-18 EVT-29 a slide about a production says when, where and for how much, and sells its next date', async ({ page }) => {
    await page.goto('/de');
    await ready(page);
    const slide = page.locator('.m-hero-media .slide').first();
    await expect(slide.getByText('Heute, 19:30 Uhr, Großes Haus')).toBeInViewport({ ratio: 1 });
    const tickets = slide.getByRole('button', { name: /^Karten ab 8\s€: Der Sturm, 19:30 Uhr$/ });
    await expect(tickets).toBeInViewport({ ratio: 1 });
    await page.goto('/en');
    await expect(slide.getByRole('button', { name: /^Tickets from/ })).toBeInViewport({ ratio: 1 });
    await page.goto('/de');
    await tickets.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByRole('dialog')).toContainText('Der Sturm');
  });

  test('FORM-06 MOD-17 MOD-19 the newsletter is ordered in place; what is wrong is said beside its field', async ({ page, problems }) => {
    problems.expect(/status of 400/);
    await page.goto('/de');
    await ready(page);
    const form = page.getByRole('region', { name: 'Post aus dem Theater' });
    await form.getByLabel('E-Mail-Adresse').fill('agnes@beispiel');
    await form.getByLabel('Oper').check();
    await form.getByLabel(/^Ich möchte den Newsletter/).check();
    await expect(page.locator('foyer-island[name="form-view"]')).toHaveAttribute('data-state', 'ready');
    await form.getByRole('button', { name: 'Absenden' }).click();
    await expect(form.getByLabel('E-Mail-Adresse')).toHaveAttribute('aria-invalid', 'true');
    expect(await axeViolations(page)).toEqual([]);
    await form.getByLabel('E-Mail-Adresse').fill('agnes@beispiel.example');
    await form.getByRole('button', { name: 'Absenden' }).click();
    await expect(form.getByRole('button', { name: 'Absenden' })).toBeHidden();
    await expect(form.getByText(/Danke|Vielen Dank/)).toBeVisible();
  });
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1920, height: 900 } });

  for (const language of variantsToRun(languages)) {
    test(`MOD-18 LAYOUT-01 LAYOUT-260 the first slide says all it has to say in the first window, shows its button in those of a tablet and a phone, and no slide has an empty strip there (${language})`, async ({
      page,
    }) => {
      await page.goto(`/${language}`);
      const slide = page.locator('.m-hero-media .slide').first();
      const [button, marks] = await Promise.all([slide.locator('.cta').boundingBox(), page.locator('.m-hero-media .marks').boundingBox()]);
      expect(button && marks && button.y + button.height <= marks.y).toBe(true);
      await expect(page.locator('.m-hero-media .marks')).toBeInViewport({ ratio: 1 });
      // No word of any slide lies on a picture: there is no telling what an editor's picture looks like.
      const texts = page.locator('.m-hero-media :is(.head > *, .marks a)');
      const edge = await page
        .locator('.m-hero-media .pic')
        .first()
        .evaluate((picture) => picture.getBoundingClientRect().left);
      const rights = await texts.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().right - (one.closest('.slide')?.getBoundingClientRect().left ?? 0)),
      );
      expect(rights.length).toBeGreaterThan(10);
      expect(Math.max(...rights)).toBeLessThanOrEqual(edge);
      await page.setViewportSize({ width: 768, height: 900 });
      await expect(slide.locator('.cta .btn').first()).toBeInViewport({ ratio: 1 });
      await page.setViewportSize({ width: 360, height: 740 });
      await expect(slide.locator('.cta .btn').first()).toBeInViewport({ ratio: 1 });
      const strips = await page
        .locator('.m-hero-media .slide')
        .evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect().bottom - (one.querySelector('.cta')?.getBoundingClientRect().bottom ?? 0)),
        );
      expect(Math.max(...strips)).toBeLessThan(40);
    });
  }
});

test.describe('on a desktop', () => {
  test.use(desktop);

  test('ROUTE-02 LAYOUT-40 everything home announces leads somewhere, no two neighbouring sections share a layout, and none lies close to a coloured one', async ({
    page,
    site,
  }) => {
    await page.goto('/en');
    const layouts = await page
      .locator('.modules > :not(.m-headline)')
      .evaluateAll((all) => all.map(({ className }) => className.replace(/\b(bleed|dark)\b/g, '').trim()));
    expect(layouts.length).toBeGreaterThan(8);
    for (const [index, layout] of layouts.entries()) expect(layout, `section ${index}`).not.toBe(layouts[index - 1]);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const distances = await page.locator('.modules > .bleed').evaluateAll(distancesToTexts);
      expect(distances.length).toBeGreaterThan(3);
      for (const distance of distances) expect(distance, `${width} px`).toBeGreaterThanOrEqual(48);
    }
    const links = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute('href') ?? ''))].filter((address) => !address.startsWith('#')));
    expect(links.length).toBeGreaterThan(15);
    for (const link of links) {
      const answer = await fetch(`${site.url}${link}`, { redirect: 'manual' });
      expect(answer.status, link).toBe(200);
    }
  });

  test('EVT-72 MOD-22 EVT-29 BRAND-06 the columns of days offer no tickets for what costs nothing, without quick buy or while the shop is offline', async ({
    page,
    site,
  }) => {
    await readDocument(page, '/de');
    const tickets = page.locator('.m-event-list .columns .ibtn');
    const [id] = await tickets.evaluateAll((all) => all.map((link) => Number(link.getAttribute('data-book'))));
    expect(id).toBeGreaterThan(0);
    const before = await tickets.count();
    await site.edit(['events', `event:${id}`], (database) =>
      database
        .update(events)
        .set({ prices: [], seat_groups: [] })
        .where(eq(events.id, id ?? 0)),
    );
    await readDocument(page, '/de');
    await expect(tickets).toHaveCount(before - 1);
    await site.edit(['*'], (database) => database.insert(designOverrides).values({ brand: 'ring', values: { quickBuy: false } }));
    await readDocument(page, '/de');
    await expect(tickets).toHaveCount(0);
    await site.edit(['*'], (database) => database.delete(designOverrides));
    await site.edit(['*'], (database) => database.update(siteSettings).set({ is_shop_online: false }));
    await readDocument(page, '/de');
    await expect(tickets).toHaveCount(0);
  });

  test('ROUTE-02 out of season home stands as well', async ({ page, site }) => {
    site.clock.set('2029-02-03T12:00:00+01:00');
    await page.goto('/de');
    await ready(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: text('de', 'module_events_more') })
      .first()
      .click();
    await expect(page).toHaveURL(calendar.de);
    await expect(page.getByRole('heading', { name: 'Leider gibt es keine kommenden Veranstaltungen.' })).toBeVisible();
  });

  for (const language of variantsToRun(languages)) {
    test(`ROUTE-02 MOD-18 the slides of home are leafed through with the keyboard and by their marks, without motion for those who want none, and the title of the first is that of the page (${language})`, async ({
      page,
    }) => {
      await page.goto(`/${language}`);
      await ready(page);
      const slides = page.locator('.m-hero-media .slide');
      expect(await slides.count()).toBeGreaterThan(1);
      await expect(slides.first().getByRole('heading', { level: 1 })).toBeVisible();
      await expect(slides.first().getByRole('img')).toHaveAttribute('fetchpriority', 'high');
      await expect(slides.nth(1)).not.toBeInViewport();
      await page.getByRole('region', { name: text(language, 'hero_slides') }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(slides.nth(1)).toBeInViewport({ ratio: 0.9 });
      await expect(page.locator('.m-hero-media .marks a').nth(1)).toHaveAttribute('aria-current', 'true');
      await page.locator('.m-hero-media .marks a').nth(2).click();
      await expect(slides.nth(2)).toBeInViewport({ ratio: 0.9 });
      expect(await page.locator('.m-hero-media').evaluate((hero) => hero.getAnimations({ subtree: true }).length)).toBe(0);
    });
  }
});

for (const brand of ['ring', 'kammer']) {
  test.describe(`the slides of ${brand}`, () => {
    test.use({ brand });

    test('EVT-171 MOD-18 EVT-29 every slide says when, where and for how much in either language, and sells that date; what plays first comes first', async ({
      page,
      site,
    }) => {
      for (const language of languages) {
        await readDocument(page, `/${language}`);
        const slides = await page.locator('.m-hero-media .slide').all();
        expect(slides.length).toBeGreaterThan(1);
        const starts: string[] = [];
        for (const slide of slides) {
          const id = Number(await slide.locator('.cta [data-book]').getAttribute('data-book'));
          const event = await site.ask<EventItem>(`/${language}/api/events/${id}/`);
          starts.push(event.date_start);
          const clock = new Intl.DateTimeFormat('de', { timeStyle: 'short', timeZone: 'Europe/Berlin' }).format(new Date(event.date_start));
          const when = slide.locator('.date > p').first();
          await expect(when).toContainText(clock);
          await expect(when).toContainText(event.room?.name ?? 'no room');
          const sold = JSON.stringify([event.prices, event.seat_groups]);
          const prices = [...sold.matchAll(/"price":"([\d.]+)"/g)].map(([, price]) => Number(price)).filter((price) => price > 0);
          const least = Math.min(...prices);
          await expect(slide.locator('.cta [data-book]')).toHaveText(new RegExp(`(Karten ab|Tickets from) ${least}\\s€`));
        }
        expect(starts).toEqual(starts.toSorted());
      }
    });
  });
}

test.describe('before its script', () => {
  test.use(desktop);

  test('ROUTE-02 MOD-18 a mark that is pressed before the slides have their script shows its slide', async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/de', { waitUntil: 'commit' });
    await page.locator('.m-hero-media .marks a').nth(2).click();
    release();
    await expect(page.locator('.m-hero-media .slide').nth(2)).toBeInViewport({ ratio: 0.9 });
    await expect(page.locator('.m-hero-media .marks a').nth(2)).toHaveAttribute('aria-current', 'true');
  });
});

test.describe('without script', () => {
  test.use({ ...desktop, ...withoutScript });

  test('ROUTE-02 MOD-18 the marks of the slides on home are links to them', async ({ page }) => {
    await page.goto('/de');
    await page.locator('.m-hero-media .marks a').nth(1).click();
    await expect(page.locator('.m-hero-media .slide').nth(1)).toBeInViewport({ ratio: 0.9 });
  });
});

/** From each coloured section to what its neighbours on the ground of the page show, in px. */
function distancesToTexts(sections: Element[]): number[] {
  const shown = (section: Element) => {
    const range = document.createRange();
    const content = section.matches('.m-section') ? section.firstElementChild : section;
    range.selectNodeContents(content ?? section);
    return range.getBoundingClientRect();
  };
  return sections.flatMap((section) => {
    const box = section.getBoundingClientRect();
    const [above, below] = [section.previousElementSibling, section.nextElementSibling];
    return [
      ...(above && !above.matches('.bleed, .signal, .dark') ? [box.top - shown(above).bottom] : []),
      ...(below && !below.matches('.bleed, .signal, .dark') ? [shown(below).top - box.bottom] : []),
    ];
  });
}
