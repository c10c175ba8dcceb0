import { chooseEntry, offeredEntry } from '../support/choose-entry.ts';
import { expect, phone, test } from '../support/site.ts';
import { expectTidy, openOffice } from './office.ts';

test.describe('on a phone', () => {
  test.use(phone);

  test('ADMIN-02 ADMIN-03 ADMIN-247 ADMIN-368 EVD-05 an editor changes tonight’s cast by touch, and cancels a performance', async ({
    page,
    site,
  }) => {
    test.slow();
    await openOffice(page, 'de', '/admin/events');
    const today = page.locator('.adm-table tbody tr').first();
    await expect(today).toContainText('20.');
    await expectTidy(page, 'list');
    const title = (await today.locator('.adm-what a').textContent()) ?? '';
    await today.getByRole('link', { name: /^Umbesetzen/ }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${title}, \\w+, \\d+\\. `));
    await page.getByRole('button', { name: 'Hinzufügen: Besetzung' }).tap();
    const row = page.getByRole('group', { name: /^Besetzung \d/ }).last();
    const somebody = await offeredEntry(row.getByLabel('Es spielt'), 3);
    await chooseEntry(row.getByLabel('Es spielt'), somebody);
    await row.getByLabel('Hinweis für das Publikum, Deutsch').fill('Eingesprungen am Nachmittag');
    await expectTidy(page, 'form');
    await page.getByRole('main').getByRole('button', { name: 'Veröffentlichen', exact: true }).tap();
    await expect(page.getByRole('status')).toContainText('Veröffentlicht');
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
    await expectTidy(page, 'cancel');
    // ADMIN-247: what an alert would say is there once one is wanted.
    const words = page.getByLabel('Überschrift der Meldung, Deutsch');
    await expect(words).toBeHidden();
    await page.getByLabel('Meldung veröffentlichen').tap();
    await expect(words).toHaveValue(/^Abgesagt: /);
    await page.getByLabel('Meldung veröffentlichen').tap();
    await expect(words).toBeHidden();
    await page.getByLabel('Grund für das Publikum, Deutsch').fill('Wegen Krankheit im Ensemble');
    // ADMIN-368: one language alone is said to be shown in both.
    const missing = page.getByText('Nicht übersetzt: Englische Seite und E-Mails zeigen den deutschen Text.');
    await expect(missing).toBeVisible();
    await expectTidy(page, 'reason in German only');
    await page.getByLabel('Grund für das Publikum, English').fill('Owing to illness');
    await expect(missing).toBeHidden();
    await page.getByLabel('Grund für das Publikum, English').fill('');
    await expect(missing).toBeVisible();
    await page.getByRole('button', { name: 'Jetzt absagen' }).tap();
    await expect(page.locator('.adm-table tbody tr').first()).toContainText('abgesagt');
    // ADMIN-265: back at its row.
    await expect(page.locator('.adm-table tbody tr').first().locator('.adm-what > a')).toBeFocused();
    expect(await (await fetch(`${site.url}${preview}`)).text()).toContain('Wegen Krankheit im Ensemble');
    await site.edit([], async () => undefined);
  });
});

test('ADMIN-03 ADMIN-11 by keyboard alone: a new performance with 3 seat groups of 4 prices, timeslots and 8 people in both languages', async ({
  page,
  site,
  problems,
}) => {
  test.slow();
  await openOffice(page, 'en', '/admin/events');
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
      return at instanceof HTMLElement ? `${at.getAttribute('name') ?? at.id}=${at.getAttribute('value') ?? ''}` : '';
    });
  /** Goes on with Tab until a control is reached. */
  const tabTo = async (control: RegExp) => {
    for (let step = 0; step < 80; step++) {
      if (control.test(await focused())) return;
      await press('Tab');
    }
    throw new Error(`${control} was not reached, but ${await focused()}`);
  };
  /** Presses a button that changes rows; the focus is where typing goes on, without a page load. */
  const send = async (key: string, next: RegExp) => {
    await press(key);
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
  await tabTo(/^New performance$/);
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
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
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
  await send('Enter', /^contributors\.8\.person=/);
  expect(loads, 'rows change without a page load').toBe(0);
  // Without a connection nothing is lost, and the list says so.
  const castRows = page.locator('#contributors > .adm-row');
  await page.route('**/admin/events/new', (route) => route.abort());
  problems.expect(/ERR_FAILED/);
  await page.locator('[value="drop:contributors.8"]').press('Enter');
  await expect(page.locator('[data-office-failed]')).toBeVisible();
  await expect(castRows).toHaveCount(9);
  await page.unroute('**/admin/events/new');
  await page.keyboard.press('Enter');
  await expect(castRows).toHaveCount(8);
  await expect(page.locator('[value="add:contributors"]')).toBeFocused();
  await expect(page.locator('[data-office-failed]')).toBeHidden();
  const loaded = page.waitForEvent('load');
  await press('Control+Shift+Enter');
  await loaded;
  const seconds = (Date.now() - begun) / 1000;
  await expect(page.getByRole('status')).toContainText('Published');
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
