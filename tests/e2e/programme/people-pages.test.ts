import { eq } from 'drizzle-orm';
import { persons } from '../../../src/features/people/people.tables.server.ts';
import type { EventDetail } from '../../../src/features/programme/programme.shapes.ts';
import { contributors, events } from '../../../src/features/programme/programme.tables.server.ts';
import { variantsToRun } from '../../support/variants.ts';
import { holdPages } from '../islands/hold-pages.ts';
import { desktop, expect, phone, readDocument, ready, test, withoutScript } from '../support/site.ts';
import { languages, text } from '../support/texts.ts';
import { memberOf, team } from './people.ts';

const other = { de: 'en', en: 'de' } as const;

for (const language of variantsToRun(languages)) {
  test(`ROUTE-12 TEAM-01 the ensemble stands by category; each portrait leads to its person (${language})`, async ({ page, site }) => {
    await readDocument(page, team[language]);
    const categories = await site.ask<{ id: number; name: string }[]>(`/${language}/api/person-categories/`);
    const main = page.getByRole('main');
    expect(await main.getByRole('heading', { level: 2 }).allTextContents()).toEqual(categories.map(({ name }) => name));
    const people = await site.ask<{ name: string; function: string; person_category: number; link: { url: string } }[]>(
      `/${language}/api/persons/`,
    );
    expect(people.length).toBeGreaterThanOrEqual(40);
    expect(await main.locator('h3 a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
      people.map(({ link }) => link.url),
    );
    for (const { id, name } of categories) {
      const group = page.getByRole('region', { name, exact: true });
      await expect(group.getByRole('listitem')).toHaveCount(people.filter((person) => person.person_category === id).length);
    }
    const [first] = people;
    await expect(main.getByRole('link', { name: first?.name ?? '' })).toHaveAttribute('href', first?.link.url ?? '');
  });

  test(`ROUTE-13 TEAM-01 SITE-08 a member's page shows who they are, what they play and when (${language})`, async ({ page, site }) => {
    const person = await memberOf(site, language);
    await readDocument(page, person.link.url);
    await expect(page).toHaveTitle(`${person.name} | Haus am Ring`);
    const head = (selector: string) => page.locator(`head ${selector}`).getAttribute('content');
    expect(await page.locator('head link[rel="canonical"]').getAttribute('href')).toBe(site.url + person.link.url);
    expect((await head('meta[name="description"]'))?.startsWith(person.name)).toBe(true);
    expect((await fetch((await head('meta[property="og:image"]')) ?? '')).headers.get('content-type')).toBe('image/jpeg');
    const main = page.getByRole('main');
    await expect(
      main.getByRole('navigation', { name: text(language, 'breadcrumb') }).getByRole('link', { name: text(language, 'team') }),
    ).toHaveAttribute('href', team[language]);
    await expect(main.getByText(person.function, { exact: true })).toBeVisible();
    expect(await main.textContent()).toContain(person.biography.replace(/<[^>]*>/g, '').slice(0, 60));
    const productions = page.getByRole('region', { name: text(language, 'productions') });
    for (const { id, link } of person.productions) {
      const card = productions.getByRole('listitem').filter({ has: page.locator(`a[href="${link.url}"]`) });
      await expect(card).toContainText(person.roles.find(({ production }) => production === id)?.role ?? '?');
    }
    const dates = page.getByRole('region', { name: text(language, 'person_dates') });
    const [first] = person.events;
    const line = dates.getByRole('listitem').filter({ has: page.locator(`a[href="${first?.link.url}"]`) });
    await expect(line).toContainText(person.appearances[0]?.role ?? '?');
    const switched = page.getByRole('contentinfo').getByRole('link', { name: language === 'de' ? 'Read in English' : 'Auf Deutsch lesen' });
    await expect(switched).toHaveAttribute('href', person.urls[other[language]] ?? '');
  });

  test(`EVD-05 a substitution stands on the pages of both persons (${language})`, async ({ page, site }) => {
    const [usual, standIn] = [await memberOf(site, language), await memberOf(site, language, 'Leyla')];
    const date = usual.events.find(({ id }) => !standIn.events.some((event) => event.id === id));
    await site.edit(['events', `event:${date?.id}`], (database) =>
      database.insert(contributors).values({
        event: date?.id ?? 0,
        person: standIn.id,
        replaces: usual.id,
        note: { de: 'für die heisere Agnes Thorwald', en: 'Agnes Thorwald has lost her voice' },
        order: 0,
      }),
    );
    const lineOn = async (url: string) => {
      await readDocument(page, url);
      return page
        .getByRole('region', { name: text(language, 'person_dates') })
        .getByRole('listitem')
        .filter({ has: page.locator(`a[href="${date?.link.url}"]`) });
    };
    const note = language === 'de' ? 'für die heisere Agnes Thorwald' : 'Agnes Thorwald has lost her voice';
    const gone = await lineOn(usual.link.url);
    await expect(gone).toContainText(text(language, 'person_replaced', { name: standIn.name }));
    await expect(gone).toContainText(note);
    const here = await lineOn(standIn.link.url);
    await expect(here).toContainText(text(language, 'person_stands_in', { name: usual.name }));
    await expect(here).toContainText(note);
  });
}

test.describe('on a desktop', () => {
  test.use(desktop);

  test('EVD-03 TEAM-01 the cast of an evening leads to the pages of persons and back', async ({ page, site }) => {
    const person = await memberOf(site);
    const event = await site.ask<EventDetail>(`/de/api/events/${person.events[0]?.id}/`);
    await page.goto(event.link.url);
    await page
      .getByRole('region', { name: /^Besetzung/ })
      .getByRole('link', { name: person.name })
      .first()
      .click();
    await expect(page).toHaveURL(person.link.url);
    await page.locator(`a[href="${event.link.url}"]`).first().click();
    await expect(page).toHaveURL(event.link.url);
  });

  test('TEAM-01 EVT-24 somebody without portrait, text, productions and dates has a whole page', async ({ page, site }) => {
    const person = await memberOf(site, 'de', 'Henning');
    await site.edit(['persons', `person:${person.id}`, 'productions', 'events'], async (database) => {
      await database.update(persons).set({ image: null, biography: {}, function: {} }).where(eq(persons.id, person.id));
      await database.delete(contributors).where(eq(contributors.person, person.id));
      await database.delete(contributors).where(eq(contributors.replaces, person.id));
    });
    await readDocument(page, person.link.url);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(person.name);
    await expect(page.getByText('Leider gibt es keine kommenden Veranstaltungen.')).toBeVisible();
    await expect(page.getByRole('region', { name: text('de', 'productions') })).toHaveCount(0);
    await readDocument(page, team.de);
    await expect(page.getByRole('link', { name: person.name })).toBeVisible();
  });

  test('TEAM-01 an ensemble of nobody says so', async ({ page, site }) => {
    await site.edit(['persons'], (database) => database.update(persons).set({ is_online: false }));
    await readDocument(page, team.en);
    await expect(page.getByText(text('en', 'team_none'))).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .getByRole('list')
        .filter({ has: page.locator('h3') }),
    ).toHaveCount(0);
  });

  test('LAYOUT-11 the ensemble and a member that load slowly show their skeletons', async ({ page, site }) => {
    const person = await memberOf(site);
    await page.goto('/de');
    await page.goto(person.link.url);
    await ready(page);
    const pages = await holdPages(page);
    await page
      .getByRole('navigation', { name: text('de', 'breadcrumb') })
      .getByRole('link', { name: text('de', 'team') })
      .click();
    await expect(page.locator('.page-skeleton[data-skeleton="productions"]')).toBeVisible();
    pages.release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('de', 'team'));
    await expect(page.locator('.page-skeleton')).toHaveCount(0);
    pages.hold();
    await page.getByRole('link', { name: 'Leyla Demirkan' }).click();
    await expect(page.locator('.page-skeleton[data-skeleton="event"]')).toBeVisible();
    pages.release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leyla Demirkan');
  });

  test('TEAM-01 EVD-05 a canceled date is marked on the page of a person', async ({ page, site }) => {
    const person = await memberOf(site);
    const [first] = person.events;
    await site.edit(['events', `event:${first?.id}`], (database) =>
      database
        .update(events)
        .set({ statuses: ['canceled'] })
        .where(eq(events.id, first?.id ?? 0)),
    );
    await readDocument(page, person.link.url);
    await expect(
      page
        .getByRole('region', { name: text('de', 'person_dates') })
        .getByRole('listitem')
        .first(),
    ).toContainText('abgesagt');
  });
});

test.describe('without script', () => {
  test.use({ ...withoutScript, ...phone });

  test('GEN-01 TEAM-01 the ensemble and a member are whole; more dates open', async ({ page, site }) => {
    const person = await memberOf(site);
    await page.goto(team.de);
    await page.getByRole('link', { name: person.name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(person.name);
    const last = page.locator(`a[href="${person.events.at(-1)?.link.url}"]`).first();
    await expect(last).toBeHidden();
    await page.getByText(text('de', 'production_all_dates', { count: person.events.length })).click();
    await expect(last).toBeVisible();
  });
});
