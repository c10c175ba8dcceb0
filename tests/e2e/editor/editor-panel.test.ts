import { showModules, siteSamples } from '../modules/module-pages.ts';
import { allEvents } from '../programme/calendar.ts';
import { axeViolations } from '../support/axe-violations.ts';
import { chooseEntry, offeredEntry } from '../support/choose-entry.ts';
import { desktop, expect, phone, test } from '../support/site.ts';
import { openEditor, outline, prepareEditing, saved } from './editor.ts';

test.use(desktop);
test.beforeEach(prepareEditing);

test('EDIT-100 EDIT-11 a time is typed and stored in a browser without Temporal, too', async ({ page, site }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Temporal'));
  const { image } = await siteSamples(site);
  await showModules(site, 'auftakt-spaeter', [
    { model: 'hero-media', fields: { headline: { de: 'Der Sturm' }, online_from: '2020-01-01T00:00:00Z', image } },
  ]);
  await openEditor(page, '/de/auftakt-spaeter');
  await page.locator('main .m-hero-media').click({ position: { x: 30, y: 90 } });
  const panel = page.getByRole('complementary', { name: 'Großer Auftakt' });
  const from = panel.getByLabel('Sichtbar ab');
  const to = panel.getByLabel('Sichtbar bis');
  await expect(from).toHaveValue('2020-01-01T01:00');
  await from.fill('2026-10-25T02:30');
  await to.fill('2027-07-01T10:00');
  await to.press('Tab');
  await saved(page);
  await openEditor(page, '/de/auftakt-spaeter');
  await page.locator('main .m-hero-media').click({ position: { x: 30, y: 90 } });
  await expect(from).toHaveValue('2026-10-25T02:30');
  await expect(to).toHaveValue('2027-07-01T10:00');
});

test('EDIT-19 EDIT-10 the alternative text in the panel goes upon what others have said of the picture meanwhile, and over the same text only when it is typed on', async ({
  page,
  site,
  problems,
}) => {
  problems.expect(/status of 409/);
  const { image } = await siteSamples(site);
  const csrf = (await page.context().cookies()).find(({ name }) => name === 'csrftoken')?.value ?? '';
  const address = `/de/pageeditor-api/media/${image}/`;
  const change = async (data: object) =>
    expect((await page.request.patch(address, { data, headers: { 'x-csrftoken': csrf } })).status()).toBe(200);
  const stored = async () => {
    const { descriptions, captions } = await (await page.request.get(address)).json();
    return [descriptions.de, descriptions.en, captions.de];
  };
  await change({ descriptions: { de: 'Ein Garten', en: 'A garden' }, captions: { de: '' } });
  await openEditor(page, '/de/winter');
  await page.locator('main .m-full-teaser').click({ position: { x: 8, y: 8 } });
  const field = page.locator('[data-region="panel"] [data-field="image"]');
  const text = field.getByRole('textbox', { name: /^Alternativtext/ });
  await expect(text).toHaveValue('Ein Garten');
  await change({ captions: { de: 'Im Winter' }, descriptions: { en: 'The garden' } });
  await text.fill('Ein Garten im Schnee');
  await expect(field.getByRole('status')).toContainText('Gespeichert');
  expect(await stored()).toEqual(['Ein Garten im Schnee', 'The garden', 'Im Winter']);
  await change({ descriptions: { de: 'Ein Park' } });
  await text.fill('Ein Garten bei Nacht');
  await expect(field.getByRole('status')).toContainText('Gespeichert ist jetzt: Ein Park');
  await expect(field.getByRole('status')).toBeInViewport({ ratio: 1 });
  await text.press('Tab');
  await expect(text).toHaveValue('Ein Garten bei Nacht');
  expect((await stored())[0]).toBe('Ein Park');
  await text.fill('Ein Garten bei Nacht, verschneit');
  await expect.poll(async () => (await stored())[0]).toBe('Ein Garten bei Nacht, verschneit');
  // What is said of it in the library, one visit away, is there afterwards.
  await field.getByRole('button', { name: 'Ersetzen' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await change({ descriptions: { de: 'Ein Garten am Morgen' } });
  await page.keyboard.press('Escape');
  await expect(text).toHaveValue('Ein Garten am Morgen');
});

test('EDIT-130 EDIT-13 by keyboard somebody is moved to the top of the cast press by press, and whoever is taken out leaves the focus to the list', async ({
  page,
  site,
}) => {
  const events = await allEvents(site, 'de');
  const url = events.find(({ cast_note }) => cast_note !== '')?.link.url ?? '';
  await openEditor(page, url);
  const cast = page.locator('[data-region="panel"] [data-field="contributors"]');
  const names = () => cast.locator('.bs-part > legend').allTextContents();
  const people = cast.locator('fieldset');
  await expect(people).not.toHaveCount(0);
  for (const index of [5, 6]) {
    const before = await people.count();
    await cast.getByRole('button', { name: 'Person hinzufügen' }).press('Enter');
    await expect(people).toHaveCount(before + 1);
    const person = people.last().getByLabel('Es spielt');
    await chooseEntry(person, await offeredEntry(person, index));
  }
  // Each by a name of their own, once the persons have come.
  const count = await people.count();
  expect(count).toBeGreaterThan(2);
  await expect.poll(async () => new Set(await names()).size).toBe(count);
  const [first = '', second = '', third = '', ...rest] = await names();
  await cast.getByRole('button', { name: `${third} nach oben` }).focus();
  for (const _ of [1, 2]) await page.keyboard.press('Enter');
  await expect.poll(names).toEqual([third, first, second, ...rest]);
  await expect(cast.getByRole('button', { name: `${third} nach oben` })).toBeFocused();
  await cast
    .getByRole('button', { name: / entfernen$/ })
    .last()
    .press('Enter');
  await expect(cast.getByRole('button', { name: 'Person hinzufügen' })).toBeFocused();
});

test('EDIT-130 what is taken out of a list, a picture that is removed and a link that is withdrawn leave the focus beside them, and Escape leads from the tools of a text into the text', async ({
  page,
  site,
}) => {
  const { image } = await siteSamples(site);
  await showModules(site, 'tasten', [
    { model: 'highlight-teaser', fields: { categories: [1] } },
    { model: 'full-teaser', fields: { image, headline: { de: 'Der Garten' }, text: { de: 'Im Winter.' } } },
    { model: 'text', fields: { content: { de: '<p>Mit der Bahn.</p>' } } },
  ]);
  await openEditor(page, '/de/tasten');
  await outline(page).focus();
  await page.keyboard.press('ArrowDown');
  const field = (name: string) => page.locator(`[data-region="panel"] [data-field="${name}"]`);
  await field('categories').getByRole('button').press('Enter');
  await expect(field('categories').getByRole('combobox')).toBeFocused();
  await outline(page).focus();
  await page.keyboard.press('ArrowDown');
  await field('image').getByRole('button', { name: 'Entfernen', exact: true }).press('Enter');
  await expect(field('image').getByRole('button', { name: 'Auswählen' })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(field('image').getByRole('button', { name: 'Ersetzen' })).toBeVisible();
  await outline(page).focus();
  await page.keyboard.press('ArrowDown');
  const text = field('content').locator('[contenteditable="true"]');
  await text.focus();
  await page.keyboard.press('Alt+F10');
  await expect(field('content').getByRole('button', { name: 'Fett' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(text).toBeFocused();
  await page.getByRole('button', { name: 'Link für Externe' }).press('Enter');
  const links = page.getByRole('region', { name: 'Link für Externe' });
  await links.getByRole('button', { name: 'Link anlegen' }).press('Enter');
  await links.getByRole('button', { name: 'Zurückziehen' }).press('Enter');
  await expect(links.getByRole('listitem')).toHaveCount(0);
  await expect(links.getByRole('button', { name: 'Link anlegen' })).toBeFocused();
  // The plan goes with its button, what became of it is said above.
  await page.getByRole('button', { name: 'Umfang und Zeit des Veröffentlichens wählen' }).press('Enter');
  const publishing = page.getByRole('region', { name: 'Veröffentlichen', exact: true });
  await publishing.getByLabel('Zeitpunkt, leer für sofort').fill('2099-01-01T10:00');
  await publishing.getByRole('button', { name: 'Veröffentlichen planen' }).press('Enter');
  const withdraw = publishing.getByRole('listitem').filter({ hasText: '2099' }).getByRole('button', { name: 'Nicht mehr planen' });
  await withdraw.first().press('Enter');
  await expect(withdraw).toHaveCount(0);
  await expect(publishing.locator(':focus')).toContainText('Nicht mehr geplant.');
});

for (const [name, size] of [
  ['at a desk', desktop],
  ['on a phone', phone],
] as const)
  test.describe(name, () => {
    test.use(size);

    test('PAGE-70 PAGE-16 on the German page the check names what English lacks, apart and beside the number for both, and leads into the English field', async ({
      page,
      site,
    }) => {
      await showModules(site, 'nur-deutsch', [
        { model: 'text', fields: { content: { de: '<p>Es wird früh dunkel.</p>', en: '<p>It gets dark early.</p>' } } },
        { model: 'headline', fields: { headline_level: 2, content: { de: 'Ohne Übersetzung' } } },
      ]);
      await openEditor(page, '/de/nur-deutsch');
      const number = (text: string | null) => Number(/\d+ müssen, (\d+) sollten?/.exec(text ?? '')?.[1]);
      const bar = page.getByRole('button', { name: /^Umfang und Zeit/ });
      await bar.click();
      const publishing = page.getByRole('region', { name: 'Veröffentlichen', exact: true });
      const link = publishing.getByRole('button', { name: /^Prüfung:/ });
      const inGerman = number(await link.textContent());
      await publishing.getByRole('radio', { name: 'Beide Sprachen' }).check();
      await expect(link).toContainText(`${inGerman + 1} sollten`);
      await link.click();
      const check = page.getByRole('complementary', { name: 'Prüfen' });
      const english = check.locator('section').filter({ has: page.getByRole('heading', { name: 'Nur auf English' }) });
      await expect(english.getByRole('listitem')).toHaveCount(1);
      await expect(english.getByRole('listitem')).toContainText('EN');
      expect(await axeViolations(page, '.bs')).toEqual([]);
      await english.getByRole('button', { name: 'Überschrift, Text' }).press('Enter');
      const panel = page.getByRole('complementary', { name: 'Überschrift' });
      await expect(panel.getByRole('tab', { name: /^English/ })).toHaveAttribute('aria-selected', 'true');
      await expect(panel.locator('[data-field="content"] :focus')).toHaveCount(1);
      await page.keyboard.type('Translated');
      await expect(panel.locator('[data-field="content"] [lang^="en"]')).toHaveValue('Translated');
      await expect(page.locator('main .m-headline h2')).toHaveText('Ohne Übersetzung');
    });
  });

test('EDIT-282 EDIT-283 EDIT-292 by keyboard: a refused address takes no focus away and is corrected by what was stored; "/" inserts where the focus is nowhere, F6 leads to the settings also from a text and from the footer', async ({
  page,
  site,
}) => {
  await showModules(site, 'film', [
    { model: 'headline', fields: { content: { de: 'Filme' } } },
    { model: 'video', fields: { video_url: 'https://vimeo.com/76979871' } },
  ]);
  await page.route('**/embed-details', (route) => route.fulfill({ json: { outcome: 'unknown', title: '', image: null } }));
  await openEditor(page, '/de/film');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog', { name: 'Modul einfügen' })).toBeVisible();
  // What was typed is the layout that comes.
  await page.keyboard.type('25-50-25');
  await page.keyboard.press('Enter');
  await expect(page.locator('main .m-section [data-slot]')).toHaveCount(3);
  await page.keyboard.press('Delete');
  await expect(page.locator('main .m-section')).toHaveCount(0);
  await outline(page).focus();
  for (const key of ['Home', 'Enter']) await page.keyboard.press(key);
  await expect(page.locator('main .bs-writing')).toBeFocused();
  await page.keyboard.press('F6');
  const field = (name: string) => page.locator(`[data-region="panel"] [data-field="${name}"]`);
  await expect(page.locator('[data-region="panel"] :focus')).toHaveCount(1);
  await page.locator('footer a').first().focus();
  await page.keyboard.press('F6');
  await expect(page.locator('[data-region="panel"] :focus')).toHaveCount(1);
  await outline(page).focus();
  await page.keyboard.press('End');
  const address = field('video_url').getByRole('textbox');
  for (const [typed, error] of [
    ['abc def', /Das ist keine Adresse/],
    ['https://example.org/x', /example\.org ist hier nicht erlaubt/],
  ] as const) {
    await address.fill(typed);
    await address.press('Tab');
    await expect(field('video_url')).toContainText(error);
    await expect(field('video_url').getByRole('button')).toBeFocused();
  }
  await address.fill('https://vimeo.com/76979871');
  await address.press('Tab');
  await expect(field('video_url')).not.toContainText('nicht erlaubt');
  await expect(page.locator('.bs-save')).not.toContainText('Nicht gespeichert');
});
