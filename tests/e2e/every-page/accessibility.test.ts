import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { events } from '../../../src/features/programme/programme.tables.server.ts';
import { variantsToRun } from '../../support/variants.ts';
import { allEvents, calendar, emptyCombination } from '../programme/calendar.ts';
import { productionsList } from '../programme/productions.ts';
import { allArticles } from '../site/magazine.ts';
import { axeViolations } from '../support/axe-violations.ts';
import { desktop, expect, phone, ready, test } from '../support/site.ts';
import type { Site } from '../support/test-server.ts';
import { type Language, text } from '../support/texts.ts';

interface State {
  name: string;
  /** The part to look at, where the rest is that of any page. */
  within?: string;
  /** Brings the page into the state to be looked at. */
  show(page: Page, site: Site, language: Language, isPhone: boolean): Promise<void>;
}

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await ready(page);
};

/** Changes an event of the calendar and opens its page. */
async function openChanged(page: Page, site: Site, language: Language, change: Partial<typeof events.$inferInsert>): Promise<void> {
  const [event] = await allEvents(site, language);
  await site.edit(['events', `event:${event?.id}`], (database) =>
    database
      .update(events)
      .set(change)
      .where(eq(events.id, event?.id ?? 0)),
  );
  const { link } = await site.ask<{ link: { url: string } }>(`/${language}/api/events/${event?.id}/`);
  await open(page, link.url);
}

/** What is not a page as it comes: those are all looked at in crawl.test.ts, and some with everything their kind may have. */
const states: State[] = [
  { name: 'results of a search', within: 'main', show: (page, _site, language) => open(page, `/${language}/search?q=sturm`) },
  {
    name: 'the empty calendar',
    within: 'main',
    show: async (page, site, language) => {
      const { room, genre } = await emptyCombination(site);
      await open(page, `${calendar[language]}?room=${room.id}&genre=${genre.id}`);
    },
  },
  {
    name: 'an open filter',
    show: async (page, _site, language, isPhone) => {
      await open(page, `${calendar[language]}?room=1`);
      if (isPhone) {
        await page.getByRole('button', { name: /^Filter/ }).tap();
        await page.getByRole('dialog').locator('summary').first().tap();
      } else await page.getByRole('button', { name: new RegExp(`^${text(language, 'filter_room')}`) }).click();
      await expect(page.getByRole('list', { name: text(language, 'filter_room'), exact: true })).toBeVisible();
    },
  },
  {
    name: 'the open month',
    show: async (page, _site, language) => {
      await open(page, `${calendar[language]}?date=28-11-2026`);
      await page.getByRole('button', { name: new RegExp(`^${text(language, 'calendar_title')}`) }).click();
      await expect(page.getByRole('dialog').getByRole('grid')).toBeVisible();
    },
  },
  {
    name: 'the language menu',
    within: '.lang:not(.account)',
    show: async (page, _site, language) => {
      await open(page, `/${language}`);
      await page.getByRole('banner').locator('.lang:not(.account) summary').click();
    },
  },
  {
    name: 'a canceled event',
    within: 'main',
    show: (page, site, language) =>
      openChanged(page, site, language, { statuses: ['canceled'], status_note: { de: 'Krankheit', en: 'Illness' } }),
  },
  {
    name: 'an event in one language',
    within: 'main',
    show: (page, site, language) =>
      openChanged(page, site, language, {
        name: { de: 'Nur auf Deutsch' },
        headline: {},
        preline: { de: 'Vorzeile' },
        subline: { de: 'Unterzeile' },
        description: { de: '<h2>Titel</h2><p>Text</p>' },
        production: null,
      }),
  },
  {
    name: 'the filtered productions',
    within: 'main',
    show: async (page, site, language) => {
      const [season] = await site.ask<{ id: number }[]>('/api/seasons/');
      await open(page, `${productionsList[language]}?season=${season?.id}&date=01-12-2026`);
    },
  },
  ...[0, 1, 2].map((category) => ({
    name: `an article of category ${category}`,
    within: 'main',
    show: async (page: Page, site: Site, language: Language) => {
      const { id } = (await site.ask<{ id: number }[]>('/api/article-categories/'))[category] ?? { id: 0 };
      await open(page, (await allArticles(site, language, `category=${id}`))[0]?.link.url ?? '');
    },
  })),
  {
    name: 'an article without a picture',
    within: 'main',
    show: async (page, site, language) =>
      open(page, (await allArticles(site, language)).find(({ image_obj }) => !image_obj)?.link.url ?? ''),
  },
];

for (const [size, options, language] of variantsToRun([
  ['phone', phone, 'de'],
  ['desktop', desktop, 'en'],
] as const)) {
  test.describe(size, () => {
    test.use(options);

    test(`axe finds nothing in states of pages: results, filters, the month, menus, statuses, texts in one language, articles of each kind (${language})`, async ({
      page,
      site,
    }) => {
      test.slow();
      for (const { name, show, within } of states) {
        await show(page, site, language, size === 'phone');
        expect(await axeViolations(page, within), name).toEqual([]);
      }
    });
  });
}
