import { sql } from 'drizzle-orm';
import { teasers } from '../../../src/features/programme/programme.tables.server.ts';
import { variantsToRun } from '../../support/variants.ts';
import { desktop, expect, phone, readDocument, test } from '../support/site.ts';
import { languages } from '../support/texts.ts';
import { calendar, emptyCombination, openCalendar, rows } from './calendar.ts';

const texts = {
  de: {
    title: 'Ihre Auswahl hat leider kein Ergebnis geliefert.',
    advice: 'Bitte entfernen Sie einen Filter oder versuchen Sie eine andere Kombination.',
    reset: 'Filter zurücksetzen',
    nothingAhead: 'Leider gibt es keine kommenden Veranstaltungen.',
  },
  en: {
    title: 'Unfortunately, your selection did not produce any result.',
    advice: 'Please delete one of the filters or try a different combination.',
    reset: 'Reset filters',
    nothingAhead: 'Unfortunately, there are no upcoming events.',
  },
} as const;

for (const [size, options] of variantsToRun(Object.entries({ phone, desktop }))) {
  test.describe(size, () => {
    test.use(options);
    for (const language of variantsToRun(languages)) {
      test(`EVT-23 an empty result says what to do and resets (${language})`, async ({ page, site }) => {
        const { room, genre } = await emptyCombination(site);
        const { title, advice, reset } = texts[language];
        await openCalendar(page, `${calendar[language]}?room=${room.id}&genre=${genre.id}`);
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { name: title })).toBeVisible();
        await expect(main.getByText(advice, { exact: true })).toBeVisible();
        await expect(rows(page)).toHaveCount(0);
        // The chips offer the same; this is the one beside the text.
        await main.locator('section', { hasText: title }).getByRole('link', { name: reset }).click();
        await expect(page).toHaveURL(calendar[language]);
        await expect(rows(page).first()).toBeVisible();
      });

      test(`EVT-24 where nothing lies ahead the calendar says so and offers nothing to reset (${language})`, async ({ page, site }) => {
        site.clock.set('2029-02-03T12:00:00+01:00');
        await readDocument(page, calendar[language]);
        await expect(page.getByRole('heading', { name: texts[language].nothingAhead })).toBeVisible();
        await expect(page.getByRole('main').getByRole('link', { name: texts[language].reset })).toBeHidden();
      });
    }
  });
}

test('EVT-11 EVT-24 where nothing but a teaser lies ahead, it is shown below the note', async ({ page, site }) => {
  site.clock.set('2029-02-03T12:00:00+01:00');
  await site.edit(['teasers'], (database) =>
    database.insert(teasers).values({ name: { de: 'Spielzeit 2029', en: 'Season 2029' }, position: '2029-03-01', is_online: true }),
  );
  await readDocument(page, calendar.de);
  await expect(page.getByRole('heading', { name: texts.de.nothingAhead })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Spielzeit 2029');
});

test('EVT-27 where the headline of its content page cannot be read, the calendar has the default', async ({ page, site }) => {
  const logged: unknown[][] = [];
  const { warn } = console;
  console.warn = (...line) => void logged.push(line);
  await site.edit(['pages'], (database) => database.execute(sql`alter table pages rename headline to lost_headline`));
  await readDocument(page, calendar.de);
  console.warn = warn;
  expect(String(logged[0])).toContain("page 'events' could not be read");
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spielplan');
  await expect(rows(page).first()).toBeVisible();
});
