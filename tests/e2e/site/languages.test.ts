import { eq } from 'drizzle-orm';
import { events } from '../../../src/features/programme/programme.tables.server.ts';
import { redirects } from '../../../src/features/site/site.tables.server.ts';
import { variantsToRun } from '../../support/variants.ts';
import { allEvents, calendar, idsOnScreen, rows } from '../programme/calendar.ts';
import { fullProduction, productionsList } from '../programme/productions.ts';
import { desktop, expect, ready, test } from '../support/site.ts';
import { languages, text } from '../support/texts.ts';

test.use(desktop);

const other = { de: 'en', en: 'de' } as const;
const names = { de: { summary: 'Deutsch', link: 'Auf Deutsch lesen' }, en: { summary: 'English', link: 'Read in English' } } as const;

for (const language of variantsToRun(languages)) {
  const target = other[language];

  test(`I18N-01 I18N-02 I18N-05 the switch in the header leads to the same page and query in the other language (from ${language})`, async ({
    page,
  }) => {
    await page.goto(`${calendar[language]}?room=1&utm_source=x`);
    await ready(page);
    const ids = await idsOnScreen(page);
    const banner = page.getByRole('banner');
    await banner.locator('.lang:not(.account) summary', { hasText: names[language].summary }).click();
    const link = banner.getByRole('link', { name: names[target].link });
    await expect(link).toHaveAttribute('hreflang', target);
    await expect(link).toHaveAttribute('lang', target);
    await link.click();
    await expect(page).toHaveURL(`${calendar[target]}?room=1`);
    await expect(page.locator('html')).toHaveAttribute('lang', target === 'de' ? 'de-DE' : 'en-GB');
    expect(await idsOnScreen(page)).toEqual(ids);
    await ready(page);
    // Texts the browser makes follow the language too.
    await page
      .getByRole('group')
      .getByRole('button', { name: target === 'de' ? /^Genre/ : /^Location/ })
      .click();
    await expect(page.getByRole('list', { name: target === 'de' ? 'Genre' : 'Location' })).toBeVisible();
  });
}

for (const language of variantsToRun(languages)) {
  const target = other[language];

  test(`I18N-05 the switch in the footer leads from an event to the same event (from ${language})`, async ({ page, site }) => {
    const [event] = await allEvents(site, language);
    const counterpart = (await allEvents(site, target)).find(({ id }) => id === event?.id);
    await page.goto(event?.link.url ?? '');
    await page.getByRole('contentinfo').getByRole('link', { name: names[target].link }).click();
    await expect(page).toHaveURL(counterpart?.link.url ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(counterpart?.name ?? '');
  });

  test(`I18N-05 ROUTE-10 ROUTE-11 the switch leads from productions and a production to their counterparts (from ${language})`, async ({
    page,
    site,
  }) => {
    const [here, there] = [await fullProduction(site, language), await fullProduction(site, target)];
    for (const [from, to] of [
      [productionsList[language], productionsList[target]],
      [here.link.url, there.link.url],
    ] as const) {
      await page.goto(from);
      const footer = page.getByRole('contentinfo');
      if (from === productionsList[language]) {
        // Who reaches the footer sees the list grow in front of it, away from under the pointer.
        await ready(page);
        await footer.scrollIntoViewIfNeeded();
        await expect(page.getByText(text(language, 'productions_end'))).toBeVisible();
      }
      await footer.getByRole('link', { name: names[target].link }).click();
      await expect(page).toHaveURL(to);
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(there.name);
  });
}

test('I18N-05 Escape and leaving close the language menu', async ({ page }) => {
  await page.goto('/de');
  await ready(page);
  const summary = page.getByRole('banner').locator('.lang:not(.account) summary');
  const link = page.getByRole('banner').getByRole('link', { name: 'Read in English' });
  await summary.press('Enter');
  await expect(link).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(summary).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(link).toBeHidden();
});

test('I18N-08 SITE-60 what exists in German only is shown in English pages too, and says that it is German', async ({ page, site }) => {
  const [event] = await allEvents(site, 'de');
  if (!event) throw new Error('The demo venue plays nothing.');
  const german = { de: 'Der Ärmelkanalüberschreiter' };
  await site.edit(['events', `event:${event.id}`], (database) =>
    database
      .update(events)
      .set({
        name: german,
        headline: {},
        preline: { de: 'Nur auf Deutsch' },
        subline: { de: 'Unterzeile', en: '' },
        cast_note: { en: 'Only in English' },
        description: { de: '<p>Ein langer Text.</p>' },
        production: null,
      })
      .where(eq(events.id, event.id)),
  );
  await page.goto(calendar.en);
  const row = rows(page).filter({ has: page.locator(`h3 a[href$="/${event.id}"]`) });
  await expect(row.getByRole('link', { name: german.de, exact: true })).toHaveAttribute('lang', 'de');
  await expect(row.getByText('Nur auf Deutsch', { exact: true })).toHaveAttribute('lang', 'de');
  await expect(row.getByText('Only in English', { exact: true })).not.toHaveAttribute('lang', /./);
  await row.getByRole('link', { name: german.de, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'de');
  await expect(page.getByText('Unterzeile', { exact: true }).first()).toHaveAttribute('lang', 'de');
  expect(await page.getByText('Ein langer Text.').evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe('de');
  await expect(page.getByText('This text is only available in German.')).toBeVisible();

  // And the other way round: an empty German text falls back to English.
  await page.goto(`/de/kalender/x/${event.id}`);
  await expect(page.getByText('Only in English').first()).toHaveAttribute('lang', 'en');
  await expect(page.getByText('Diesen Text gibt es nur auf Englisch.')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveAttribute('lang', /./);
});

test('SITE-03 I18N-05 a link to an address that has moved into the other language comes to a page that is all in that language', async ({
  page,
  site,
}) => {
  await site.edit(['redirects'], (database) => database.insert(redirects).values({ old_path: '/de/alt', new_path: calendar.en }));
  await page.goto('/de/team');
  await ready(page);
  const link = page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link').first();
  await link.evaluate((element) => element.setAttribute('href', '/de/alt'));
  await link.click();
  await expect(page).toHaveURL(calendar.en);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  await ready(page);
  await page
    .getByRole('group')
    .getByRole('button', { name: /^Location/ })
    .click();
  await expect(page.getByRole('list', { name: 'Location' })).toBeVisible();
});

test('I18N-04 GEN-02 a page load sets no cookie', async ({ page, context }) => {
  await page.goto('/de');
  await ready(page);
  await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link').first().click();
  // Home has rows of events too.
  await expect(page).toHaveURL(calendar.de);
  await expect(page.getByRole('heading', { level: 1, name: 'Spielplan' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Read in English' }).click();
  await expect(page).toHaveURL(calendar.en);
  // The visitor's own answer about cookies is the only one; the tests give it beforehand.
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['cookie_consent_settings']);
});
