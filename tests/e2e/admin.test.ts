import type { Page } from '@playwright/test';
import { fillLogin } from './accounts-steps.ts';
import { axeViolations } from './axe-violations.ts';
import { beginWriting, submittedEntries } from './forms-steps.ts';
import { expect, test } from './site.ts';

const logIn = async (page: Page, language: 'de' | 'en', path: string) => {
  await page.goto(`/${language}${path}`);
  await fillLogin(page, language, 'editor');
  await page.waitForURL(`**/${language}${path}`);
};
const check = async (page: Page, name: string) => {
  expect(await axeViolations(page), name).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), name).toBe(0);
};

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('ADMIN-02 ADMIN-03 EVD-05 an editor changes tonight’s cast by touch, and cancels a performance', async ({ page, site }) => {
    test.slow();
    await logIn(page, 'de', '/admin/events');
    const today = page.locator('.adm-table tbody tr').first();
    await expect(today).toContainText('20.');
    await check(page, 'list');
    const title = (await today.locator('.adm-what a').textContent()) ?? '';
    await today.getByRole('link', { name: /^Umbesetzen/ }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.getByRole('button', { name: 'Hinzufügen: Besetzung' }).tap();
    const row = page.getByRole('group', { name: /^Besetzung \d/ }).last();
    const somebody = (await row.getByLabel('Es spielt').locator('option').nth(3).textContent()) ?? '';
    await row.getByLabel('Es spielt').selectOption({ label: somebody });
    await row.getByLabel('Hinweis für das Publikum, Deutsch').fill('Eingesprungen am Nachmittag');
    await check(page, 'form');
    await page.getByRole('main').getByRole('button', { name: 'Speichern' }).last().tap();
    await expect(page.getByRole('status')).toContainText('Gespeichert');
    const preview = await page.getByRole('link', { name: 'Auf der Website ansehen' }).getAttribute('href');
    const seen = await (await fetch(`${site.url}${preview}`)).text();
    expect(seen).toContain('Eingesprungen am Nachmittag');
    expect(seen).toContain(somebody);
    await page.getByRole('link', { name: 'Zurück zur Liste' }).tap();
    await page
      .locator('.adm-table tbody tr')
      .first()
      .getByRole('link', { name: /^Absagen/ })
      .tap();
    await check(page, 'cancel');
    await page.getByLabel('Grund für das Publikum, Deutsch').fill('Wegen Krankheit im Ensemble');
    await page.getByRole('button', { name: 'Jetzt absagen' }).tap();
    await expect(page.locator('.adm-table tbody tr').first()).toContainText('abgesagt');
    expect(await (await fetch(`${site.url}${preview}`)).text()).toContain('Wegen Krankheit im Ensemble');
    await site.edit([], async () => undefined);
  });
});

test('ADMIN-02 by keyboard: field errors come back with the focus on the first, and nothing typed is lost', async ({
  page,
  site,
  problems,
}) => {
  test.slow();
  problems.expect(/status of 400/);
  await logIn(page, 'en', '/admin/rooms');
  await page.locator('.adm-what a').first().focus();
  await page.keyboard.press('Enter');
  const name = page.getByLabel('Title, Deutsch');
  const seats = page.getByLabel('Seats');
  await seats.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('many');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('A number is expected here.');
  await expect(seats).toBeFocused();
  await expect(seats).toHaveValue('many');
  await check(page, 'form with an error');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('123');
  await name.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText('Saved');
  await expect(seats).toHaveValue('123');
  await site.edit([], async () => undefined);
});

test('ADMIN-03 by keyboard alone: a new performance with 3 seat groups of 4 prices, timeslots and 8 people in both languages', async ({
  page,
  site,
}) => {
  test.slow();
  await logIn(page, 'en', '/admin/events');
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  const type = async (text: string) => {
    keys += text.length;
    await page.keyboard.type(text);
  };
  /** What has the focus: a control by name and value, a link by its words. */
  const focused = () =>
    page.evaluate(() => {
      const at = document.activeElement;
      if (at instanceof HTMLAnchorElement) return at.textContent ?? '';
      return at instanceof HTMLElement ? `${at.getAttribute('name') ?? ''}=${at.getAttribute('value') ?? ''}` : '';
    });
  /** Goes on with Tab until a control is reached. */
  const tabTo = async (control: RegExp) => {
    for (let step = 0; step < 80; step++) {
      if (control.test(await focused())) return;
      await press('Tab');
    }
    throw new Error(`${control} was not reached, but ${await focused()}`);
  };
  /** Presses a button that submits the form; the page that comes back has the focus where typing goes on. */
  const send = async (key: string, next: RegExp) => {
    const loaded = page.waitForEvent('load');
    await press(key);
    await loaded;
    await expect.poll(focused).toMatch(next);
  };
  /** Past the menu, as somebody who has it before them on every page. */
  const skipMenu = async () => {
    await press('Tab');
    expect(await focused()).toBe('Skip to content');
    await press('Enter');
  };
  const begun = Date.now();
  await skipMenu();
  await tabTo(/^New$/);
  await press('Enter');
  await page.waitForURL('**/admin/events/new');
  await skipMenu();
  await tabTo(/^date_start=/);
  await type('12122026');
  await press('Tab');
  await type('0730AM');
  await tabTo(/^room=/);
  await type('Mai');
  await tabTo(/^name\.de=/);
  await type('Silvester');
  await press('Tab');
  await type('New Year’s Eve');
  await tabTo(/^operation=add:seat_groups$/);
  await send('Enter', /^seat_groups\.0\.seat_group=/);
  await type('Parkett');
  await tabTo(/^operation=add:seat_groups\.0\.prices$/);
  const prices = [
    ['Voll', 'Full', '24'],
    ['Halb', 'Half', '12,50'],
    ['Schule', 'School', '9'],
    ['Mitglied', 'Member', '18'],
  ] as const;
  for (const [index, [de, en, amount]] of prices.entries()) {
    await send('Enter', new RegExp(`^seat_groups\\.0\\.prices\\.${index}\\.name\\.de=`));
    await type(de);
    await press('Tab');
    await type(en);
    await press('Tab');
    await type(amount);
  }
  await tabTo(/^seat_groups\.0\.slots_from=/);
  await type('0600AM');
  await tabTo(/^seat_groups\.0\.slots_to=/);
  await type('0800AM');
  await tabTo(/^seat_groups\.0\.slots_every=/);
  await type('40');
  await send('Enter', /^seat_groups\.0\.slots_from=/);
  for (const [index, name] of ['Rang', 'Galerie'].entries()) {
    await tabTo(/^operation=copy:seat_groups\.\d$/);
    await send('Enter', new RegExp(`^seat_groups\\.${index + 1}\\.seat_group=`));
    await press('Control+a');
    await type(name);
  }
  await tabTo(/^operation=add:contributors$/);
  for (let index = 0; index < 8; index++) {
    await send('Enter', new RegExp(`^contributors\\.${index}\\.person=`));
    for (let step = 0; step <= index; step++) await press('ArrowDown');
    await press('Tab');
    await type(`Rolle ${index}`);
    await press('Tab');
    await type(`Part ${index}`);
  }
  const loaded = page.waitForEvent('load');
  await press('Control+Enter');
  await loaded;
  const seconds = (Date.now() - begun) / 1000;
  await expect(page.getByRole('status')).toContainText('Saved');
  const id = Number(/\/(\d+)\?/.exec(page.url())?.[1]);
  const { rows } = (await site.database.db.execute(
    `select date_start at time zone 'Europe/Berlin' as start, seat_groups from events where id = ${id}`,
  )) as unknown as { rows: { seat_groups: { seat_group: string; prices: unknown[]; timeslots: unknown[] }[] }[] };
  expect(rows[0]?.seat_groups.map((group) => [group.seat_group, group.prices.length, group.timeslots.length])).toEqual([
    ['Parkett', 4, 4],
    ['Rang', 4, 4],
    ['Galerie', 4, 4],
  ]);
  const seen = async (language: 'de' | 'en') => {
    await page.goto(`/${language}/admin/events/${id}`);
    const link = page.getByRole('link', { name: language === 'de' ? 'Auf der Website ansehen' : 'See it on the website' });
    return (await fetch(`${site.url}${await link.getAttribute('href')}`)).text();
  };
  const [german, english] = [await seen('de'), await seen('en')];
  for (let index = 0; index < 8; index++) {
    expect(german).toContain(`Rolle ${index}`);
    expect(english).toContain(`Part ${index}`);
  }
  for (const html of [german, english]) expect(html).toMatch(/Großes Haus|Main House/);
  expect(german).toContain('Silvester');
  expect(english).toContain('New Year’s Eve');
  // Three keys a second are slow typing: with the time the pages took it stays under five minutes.
  console.log(`A performance by keyboard: ${keys} keys, ${Math.round(seconds)} s of machine, ${Math.round(keys / 3 + seconds)} s in all.`);
  expect(keys / 3 + seconds).toBeLessThan(300);
  await site.edit([], async () => undefined);
});

test('ADMIN-02 ADMIN-03 a list follows its search, rows are chosen, dates made by rule, a file imported and taken back', async ({
  page,
  site,
}) => {
  test.slow();
  await logIn(page, 'en', '/admin/events');
  await page.getByLabel('Search').fill('xyzzy');
  await expect(page.getByText('Nothing found.')).toBeVisible();
  expect(page.url()).toContain('search=xyzzy');
  await page.getByLabel('Search').fill('');
  await expect(page.locator('.adm-table tbody tr').first()).toBeVisible();
  await page.getByText('Filters and order').click();
  await page.getByLabel('Select all on this page').check();
  await expect(page.locator('output')).toHaveText('25');
  await check(page, 'list with chosen rows');
  await page.getByRole('button', { name: 'Offline' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Take what is selected off the website (25)?');
  await check(page, 'question');
  await page.getByRole('link', { name: 'Change nothing' }).click();
  await page.locator('.adm-what a').first().click();
  await page.getByRole('link', { name: 'Copy to a series of dates' }).click();
  await page.getByRole('button', { name: 'Show the dates' }).click();
  await expect(page.getByRole('heading', { name: /^Dates: \d/ })).toBeVisible();
  await check(page, 'dates of a rule');
  await page.goto('/en/admin/rooms');
  await page.locator('.adm-what a').first().click();
  await page.getByRole('link', { name: 'Move to trash' }).click();
  await check(page, 'places of a room');
  await page.goto('/en/admin/import');
  const csv = 'key;titel;beginn;raum\na;Neues Stück;01.02.2027 19:30;Großes Haus\nb;Falsch;30.02.2027 19:30;Großes Haus\n';
  await page.getByLabel('File').setInputFiles({ name: 'spring.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await page.getByRole('button', { name: 'Dry run' }).click();
  await expect(page.getByText('Nothing has been changed yet.')).toBeVisible();
  await check(page, 'dry run');
  await page.getByRole('button', { name: 'Import now' }).click();
  await expect(page.getByRole('status')).toContainText('Imported: 1 new');
  await check(page, 'import');
  await page.getByRole('link', { name: 'Take back: spring.csv' }).click();
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByRole('status')).toContainText('Taken back: 1');
  await site.edit([], async () => undefined);
});

test('ADMIN-02 FORM-01 FORM-02 FORM-11 by keyboard alone: a form with three fields is made in the office and filled in on its page', async ({
  page,
  site,
}) => {
  test.slow();
  await logIn(page, 'en', '/admin/forms');
  await check(page, 'list of forms');
  await page.goto('/en/admin/forms/new');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name') ?? '');
  const tabTo = async (name: string) => {
    for (let step = 0; step < 60; step++) {
      if ((await focused()) === name) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`${name} was not reached, but ${await focused()}`);
  };
  /** Enter in a row asks for the next one; its first place has the focus. */
  const next = async (row: number) => {
    const loaded = page.waitForEvent('load');
    await page.keyboard.press('Enter');
    await loaded;
    await expect.poll(focused).toBe(`fields.${row}.label.de`);
  };
  const inTurn = async (...texts: string[]) => {
    for (const [index, text] of texts.entries()) {
      if (index > 0) await page.keyboard.press('Tab');
      await page.keyboard.type(text);
    }
  };
  await tabTo('title.de');
  await inTurn('Umfrage', 'Survey');
  await tabTo('operation');
  await next(0);
  await inTurn('Ihr Name', 'Your name');
  await tabTo('fields.0.required');
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+Tab');
  await next(1);
  await inTurn('Ihre E-Mail', 'Your email', 'Em');
  await next(2);
  await inTurn('Tag', 'Day', 'Dr');
  await tabTo('fields.2.choices.de');
  await inTurn('Freitag\nSamstag', 'Friday\nSaturday');
  await check(page, 'form of a form');
  await tabTo('recipients');
  await page.keyboard.type('survey@haus.example');
  await tabTo('retention_days');
  const loaded = page.waitForEvent('load');
  await page.keyboard.press('Enter');
  await loaded;
  await expect(page.getByRole('status')).toContainText('Saved');
  await expect(page.locator('.adm-fold > summary')).toHaveText([
    'Field 1 · Your name · Text, one line · Required',
    'Field 2 · Your email · Email address',
    'Field 3 · Day · Drop-down list',
  ]);
  await page.getByRole('link', { name: 'See it on the website' }).press('Enter');
  await page.waitForURL('**/en/forms/survey/*');
  await beginWriting(page);
  await inTurn('Ada', 'ada@example.org', 'S');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('.form-thanks')).toBeFocused();
  const id = Number(/\d+$/.exec(page.url())?.[0]);
  expect(await submittedEntries(site, id)).toEqual([{ 'ihr-name': 'Ada', 'ihre-e-mail': 'ada@example.org', tag: 'Saturday' }]);
  await page.goto(`/en/admin/forms/${id}`);
  await page.getByRole('link', { name: 'See the entries (1)' }).press('Enter');
  await expect(page.locator('.adm-list')).toContainText('Survey');
  await site.edit([], async () => undefined);
});

test('ADMIN-02 what was typed and never saved is offered after a crash, rows too; the texts are shown in one language or both', async ({
  page,
  site,
  context,
}) => {
  await logIn(page, 'de', '/admin/productions/1');
  const german = page.getByLabel('Titel, Deutsch').first();
  const english = page.getByLabel('Titel, English').first();
  const languages = page.getByRole('group', { name: 'Sprache der Texte' });
  await languages.getByText('Deutsch').click();
  await expect(english).toBeHidden();
  await page.reload();
  await expect(english).toBeHidden();
  await languages.getByText('Beide').click();
  await expect(english).toBeVisible();
  await check(page, 'languages');

  await page.getByRole('button', { name: 'Hinzufügen: Besetzung' }).click();
  const newest = { name: /^Besetzung \d/ };
  const note = page.getByRole('group', newest).last().getByLabel('Rolle, Deutsch');
  await note.fill('Nur am Freitag');
  await german.fill('Ein anderer Titel');
  const storedDraft = () => page.evaluate(() => localStorage.getItem(`foyer-office:${location.origin}/de/admin/productions/1`) ?? '');
  await expect.poll(storedDraft).toContain('Ein anderer Titel');
  await page.close({ runBeforeUnload: false });

  const again = await context.newPage();
  await again.goto(`${site.url}/de/admin/productions/1`);
  const offer = again.getByText('Hier wurde etwas geschrieben und nicht gespeichert.');
  await expect(offer).toBeVisible();
  await check(again, 'offer');
  await again.getByRole('button', { name: 'Wiederherstellen' }).click();
  await expect(again.getByLabel('Titel, Deutsch').first()).toHaveValue('Ein anderer Titel');
  const row = again.getByRole('group', newest).last();
  await expect(row.getByLabel('Rolle, Deutsch')).toHaveValue('Nur am Freitag');
  await row.getByLabel('Es spielt').selectOption({ index: 2 });
  await again.getByRole('main').getByRole('button', { name: 'Speichern' }).last().click();
  await expect(again.getByRole('status').first()).toContainText('Gespeichert');
  await again.goto(`${site.url}/de/admin/productions/1`);
  await expect(again.getByLabel('Titel, Deutsch').first()).toHaveValue('Ein anderer Titel');
  await expect(offer).toBeHidden();
  await site.edit([], async () => undefined);
});
