import type { Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { resourceNames } from '../../../src/features/admin/resource-names.ts';
import { resources } from '../../../src/features/admin/resources.server.ts';
import { isFullRun } from '../../support/variants.ts';
import { desktop, expect, test } from '../support/site.ts';
import { expectTidy, openOffice } from './office.ts';

test.use(desktop);

const actions = ['cancel', 'postpone', 'move', 'series', 'history', 'delete'];

/** Resources with a kind of field that none before them has; the others are made of the same. */
function resourcesByKind() {
  const seen = new Set<string>();
  return resourceNames.filter((name) => {
    const kinds = Object.values(resources[name].fields).map(({ kind }) => kind);
    const isNew = kinds.some((kind) => !seen.has(kind));
    for (const kind of kinds) seen.add(kind);
    return isNew;
  });
}

/** axe finds nothing, nothing overflows, and one Tab skips the menu. */
async function check(page: Page, path: string): Promise<void> {
  expect((await page.goto(path))?.status(), path).toBe(200);
  await expectTidy(page, path);
  await page.keyboard.press('Tab');
  // A form that begins with its own place has the focus there.
  const skipped = await page.evaluate(() => document.activeElement?.getAttribute('href'));
  if (skipped !== null) expect(skipped, path).toBe('#main-content');
}

test('ADMIN-01 ADMIN-02 ADMIN-04 ADMIN-05 the office passes axe and fits: lists, questions and forms with every kind of field', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await openOffice(page, 'en', '/admin/events', 'admin');
  for (const [index, name] of (isFullRun ? resourceNames : resourcesByKind()).entries()) {
    const list = `/en/admin/${name}`;
    // Lists are made of the same parts, and so are empty forms and those of an entry.
    const isWhole = isFullRun || index === 0;
    if (isWhole) for (const path of [`${list}?search=zzzz`, `${list}/new`, list]) await check(page, path);
    else await page.goto(list);
    const first = page.locator('.adm-what a').first();
    const editPath = (await first.count()) > 0 ? await first.getAttribute('href') : null;
    await check(page, editPath ?? `${list}/new`);
    if (name === 'events') for (const action of actions) await check(page, `${editPath}/${action}`);
  }
  await check(page, '/en/admin/import');
});

test('ADMIN-80 links in the lines of the office answer to 24 px of height: the way back, the evenings of today, another file', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openOffice(page, 'en', '/admin/persons/1/history');
  for (const path of ['/en/admin/persons/1/history', '/cms-hub?lang=en', '/en/admin/media/1']) {
    await page.goto(path);
    const links = page.locator('main :is(p, td, dd) a:not([class])');
    await expect(links.first()).toBeVisible();
    const low = await links.evaluateAll((all) =>
      all.flatMap((link) => ([...link.getClientRects()].some(({ height }) => height < 24) ? [link.textContent] : [])),
    );
    expect(low, path).toEqual([]);
  }
});

test('ADMIN-02 ADMIN-355 nothing of a row of the list of performances is beyond its edge in windows of any width, canceled and drafted ones too', async ({
  page,
  site,
}) => {
  await site.edit([], async (database) => {
    const next = sql`select id from events where date_start > '2026-11-20' order by date_start limit 3`;
    await database.execute(sql`update events set statuses = '{canceled,postponed,remaining_tickets}' where id in (${next})`);
    await database.execute(sql`
      insert into entry_drafts (content_type, object_id, values, updated_at)
      select 'event', id, '{"headline": {"de": "Anders", "en": "Other"}, "subline": {"de": "Neu"}}', now() from (${next}) as next on conflict do nothing`);
  });
  for (const language of ['de', 'en'] as const) {
    await openOffice(page, language, '/admin/events');
    await expect(page.locator('[href*="/reinstate"]').first()).toBeAttached();
    await expect(page.locator('.bs-state.changed').first()).toBeAttached();
    for (const width of [360, 768, 900, 912, 1024, 1030, 1105, 1125, 1200, 1210, 1265, 1280, 1366, 1400, 1440, 1600, 1790, 1793, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const beyond = await page.evaluate(() => {
        const edge = document.querySelector('.adm-table')?.getBoundingClientRect().right ?? 0;
        return [...document.querySelectorAll('.adm-table :is(td, th, .adm-row-actions > *)')].filter(
          (each) => each.getBoundingClientRect().right > edge,
        ).length;
      });
      expect(beyond, `${language}, ${width} px`).toBe(0);
    }
  }
});

/** Controls of a page that are too small for a finger or lie outside of the window; what a table that scrolls has beyond it is reached. */
function outOfReach(): string[] {
  const width = document.documentElement.clientWidth;
  const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, input:not([type=hidden]), select, textarea, summary')];
  return controls.flatMap((control) => {
    const box = (control.closest('label') ?? control).getBoundingClientRect();
    if (!control.checkVisibility({ visibilityProperty: true }) || box.height < 4) return [];
    const isSmall = [...control.getClientRects()].some(({ height }) => height < 24) && (box.height < 24 || box.width < 24);
    const isOutside = box.right > width + 1 && !control.closest('.adm-scroll, [data-scroll]');
    return isSmall || isOutside
      ? [`${control.tagName} ${control.textContent?.trim()} ${Math.round(box.right)} ${Math.round(box.height)}`]
      : [];
  });
}

for (const language of isFullRun ? (['de', 'en'] as const) : (['de'] as const))
  test(`ADMIN-173 LAYOUT-03 on a phone every screen of the menu and of an evening fits the window, and its controls are in reach of a finger: ${language}`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width: 360, height: 740 });
    await openOffice(page, language, '/admin/events', 'admin');
    const evening = await page.locator('.adm-what a').first().getAttribute('href');
    const menu = await page.locator('nav a[href]').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const screens = menu.filter((href) => /\/admin\/|dashboard|cms-hub/.test(href));
    expect(screens.length).toBeGreaterThan(40);
    for (const screen of new Set([...screens, ...['', '/live', '/waiting-list', '/cancel', '/stock'].map((one) => evening + one)])) {
      await page.goto(screen);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect([beyond, await page.evaluate(outOfReach)], screen).toEqual([0, []]);
    }
    await page.goto(`/${language}/admin/events`);
    const lines = await page
      .locator('.adm-row-actions:not(:has([href*="/reinstate"]))')
      .evaluateAll((all) => all.map((row) => new Set([...row.children].map((each) => Math.round(each.getBoundingClientRect().top))).size));
    expect(new Set(lines), 'the buttons of a row stand in one line').toEqual(new Set([1]));
  });
