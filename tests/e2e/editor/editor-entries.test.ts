import type { EventDetail } from '../../../src/features/programme/programme.shapes.ts';
import { openOffice } from '../admin/office.ts';
import { memberOf, seriesOf, venueOf } from '../programme/people.ts';
import { axeViolations } from '../support/axe-violations.ts';
import { logIn } from '../support/demo-login.ts';
import { desktop, expect, test } from '../support/site.ts';
import { changeElsewhere, publicPage, publish, tonight } from './daily/tonight.ts';
import { openEditor, saving } from './editor.ts';

// Each test is a whole morning at the desk. What it publishes is marked, so that no test after it in this worker meets tonight cancelled.
test.describe.configure({ timeout: 120_000 });

test.describe('at a desk', () => {
  test.use(desktop);

  test('EDIT-13 EDIT-19 PAGE-09 PAGE-17 an event is edited in place, public on publishing in its language and taken back, merged with changes of a colleague, and has free modules', async ({
    page,
    site,
    problems,
  }) => {
    problems.expect(/status of 409/);
    await site.edit([], async () => undefined);
    await logIn(page);
    const event = await tonight(site);
    await openEditor(page, event.link.url);
    const title = page.getByRole('heading', { level: 1 });
    await title.click({ position: { x: 20, y: 20 } });
    // No module around it has an outline that says what is written.
    await expect(page.locator('main h1 .bs-writing')).toHaveCSS('outline-style', 'solid');
    await expect(title.getByRole('textbox')).toBeFocused();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' heute');
    await expect(saving(page)).toHaveAttribute('data-saving', 'waiting');
    // Fields that are empty on the page are edited in the panel, the cast as well.
    const panel = page.getByRole('complementary', { name: 'Vorstellung' });
    await panel.getByLabel('Hinweis zur Besetzung').fill('Kurzfristig geändert.');
    const cast = panel.locator('[data-field="contributors"] fieldset');
    await cast.first().getByLabel('Hinweis für das Publikum').fill('Spielt mit Textbuch.');
    // So are numbers, moments and what it belongs to; what only the office's form has is led to by name.
    await panel.getByLabel('Dauer in Minuten').fill('95');
    const room = panel.getByLabel('Raum', { exact: true });
    await expect(room).toHaveValue(String(event.room?.id));
    await expect(room.getByRole('option', { name: event.room?.name ?? '-' })).toBeAttached();
    const otherRoom = (await room.locator('option:not(:checked):not([value=""])').first().textContent()) ?? '-';
    await room.selectOption({ label: otherRoom });
    const prices = panel.getByRole('link', { name: 'Preise', exact: true });
    await expect(prices).toHaveAttribute('href', `/de/admin/events/${event.id}#prices`);
    expect(await axeViolations(page, '.bs')).toEqual([]);
    expect(await publicPage(site, event.link.url)()).not.toContain('Spielt mit Textbuch.');

    // Somebody else has changed another field and the same one meanwhile; the press finds it before presence, which disables the button.
    const presence = '**/pageeditor-api/presence';
    await page.route(presence, (route) => route.abort());
    problems.expect(/ERR_FAILED/);
    await changeElsewhere(page, site, event.id, { cast_note: 'Krank.', status_note: 'Nur heute.' });
    await publish(page).click();
    const dialog = page.getByRole('dialog', { name: /dasselbe geändert/ });
    await expect(dialog).toContainText('Krank.');
    await page.unroute(presence);
    await dialog.getByRole('button', { name: 'Übernehmen: Meine Fassung' }).click();
    await publish(page).click();
    // Another room: the shop of this site names nobody, so whoever publishes reads that nobody hears of it from here.
    await page
      .getByRole('dialog', { name: 'Karteninhaber bekommen keine E-Mail' })
      .getByRole('button', { name: 'Ohne E-Mails veröffentlichen' })
      .click();
    await expect(page.locator('.bs-notices')).toContainText('Veröffentlicht');
    // The new title is a new address; editing goes on there.
    await expect(page).toHaveURL(/heute.*\?edit$/);
    const address = new URL(page.url()).pathname;
    await expect.poll(publicPage(site, address)).toContain('Spielt mit Textbuch.');
    const shown = await publicPage(site, address)();
    for (const words of [`${event.name} heute`, 'Kurzfristig geändert.', 'Nur heute.', '1 Std. 35 Min.', otherRoom])
      expect(shown).toContain(words);
    await expect(page.getByRole('region', { name: /^Besetzung/ })).toContainText('Spielt mit Textbuch.');

    // Its free modules have a draft of their own.
    await page.locator('main .m-quote').click({ position: { x: 8, y: 8 } });
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Modul einfügen', exact: true }).click();
    await page.getByRole('searchbox', { name: 'Modul suchen' }).fill('zitat');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Ein Abend zum Bleiben.');
    await expect(saving(page)).toHaveAttribute('data-saving', 'saved');
    expect(await publicPage(site, address)()).not.toContain('Ein Abend zum Bleiben.');
    await publish(page).click();
    await expect.poll(publicPage(site, address)).toContain('Ein Abend zum Bleiben.');

    // Steps back are those of the page.
    await title.click({ position: { x: 20, y: 20 } });
    await page.keyboard.press('Control+End');
    await page.keyboard.type('!');
    await page.keyboard.press('Escape');
    await expect(title).toHaveText(`${event.name} heute!`);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(title).toHaveText(`${event.name} heute`);

    // Texts of the other language wait for theirs; the publication is taken back beside its notice, and what it changed waits again.
    const castNote = panel.getByLabel('Hinweis zur Besetzung');
    await panel.getByRole('tab', { name: /^English/ }).click();
    await castNote.fill('At short notice.');
    await panel.getByRole('tab', { name: /^Deutsch/ }).click();
    await castNote.fill('Noch einmal anders.');
    await publish(page).click();
    await expect.poll(publicPage(site, address)).toContain('Noch einmal anders.');
    expect((await site.ask<EventDetail>(`/en/api/events/${event.id}/`)).cast_note).not.toContain('At short notice.');
    await page.locator('.bs-notices').getByRole('button', { name: 'Zurücknehmen' }).last().click();
    await expect(page.locator('.bs-notices')).toContainText('Zurückgenommen');
    await expect.poll(publicPage(site, address)).not.toContain('Noch einmal anders.');
    await expect(castNote).toHaveValue('Noch einmal anders.');
  });

  test('EDIT-395 EDIT-200 while a field of the panel has the focus, the key that publishes opens the question what a colleague changed', async ({
    page,
    site,
  }) => {
    await site.edit([], async () => undefined);
    await logIn(page);
    const event = await tonight(site);
    await openEditor(page, event.link.url);
    const panel = page.getByRole('complementary', { name: 'Vorstellung' });
    await panel.getByLabel('Hinweis zur Besetzung').fill('Kurzfristig geändert.');
    await panel.getByLabel('Dauer in Minuten').fill('95');
    await changeElsewhere(page, site, event.id, { cast_note: 'Krank.' });
    await expect(page.getByRole('button', { name: 'Zu entscheiden: 1' })).toBeVisible({ timeout: 15_000 });
    await expect(panel.getByLabel('Dauer in Minuten')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+Shift+Enter');
    await expect(page.getByRole('dialog', { name: /dasselbe geändert/ })).toContainText('Krank.');
    await site.edit([], async () => undefined);
  });

  test('EDIT-13 EDIT-10 what was found by search is taken out by keyboard, and the focus goes to the search for another', async ({
    page,
    site,
  }) => {
    await site.edit([], async () => undefined);
    await logIn(page);
    await openEditor(page, (await tonight(site)).link.url);
    await page.getByRole('heading', { level: 1 }).click({ position: { x: 20, y: 20 } });
    const production = page.getByRole('complementary', { name: 'Vorstellung' }).locator('[data-field="production"]');
    const remove = production.getByRole('button', { name: /entfernen$/ });
    await remove.press('Enter');
    await expect(remove).toHaveCount(0);
    await expect(production.getByRole('button', { name: 'Suchen' })).toBeFocused();
  });

  test('EDIT-02 EDIT-13 the preview on a phone and at another date shows what waits of an entry, and visitors do not see it', async ({
    page,
    site,
  }) => {
    await logIn(page);
    const event = await tonight(site);
    await openEditor(page, event.link.url);
    const title = page.getByRole('heading', { level: 1 });
    await title.click({ position: { x: 20, y: 20 } });
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' vorab');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Vorschau', exact: true }).click();
    const shown = page.frameLocator('iframe[title^="Vorschau"]').getByRole('heading', { level: 1 });
    await page.getByRole('button', { name: 'Telefon' }).click();
    await expect(shown).toHaveText(`${event.name} vorab`);
    await page.getByRole('button', { name: 'Tablet' }).click();
    await page.getByLabel('Stand vom').fill('2026-12-24T19:00');
    await expect(shown).toHaveText(`${event.name} vorab`);
    await page.getByRole('button', { name: 'Bearbeiten', exact: true }).click();
    await expect(title).toHaveText(`${event.name} vorab`);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(title).toHaveText(event.name);
    await page.getByRole('button', { name: 'Vorschau', exact: true }).click();
    await page.getByRole('button', { name: 'Telefon' }).click();
    await expect(shown).toHaveText(event.name);
    expect(await publicPage(site, event.link.url)()).not.toContain('vorab');
  });

  test('PAGE-34 PAGE-31 EDIT-13 the draft of the office stands on the page, is saved into, published, taken back and planned there', async ({
    page,
    site,
  }) => {
    await openOffice(page, 'de', '/admin/productions/1');
    const address = (await page.getByRole('link', { name: 'Auf der Website ansehen' }).getAttribute('href')) ?? '';
    await page.getByLabel('Unterzeile, Deutsch').fill('Erst im Entwurf');
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('status').first()).toContainText('Als Entwurf gespeichert');
    await openEditor(page, address);
    const main = page.locator('main');
    const state = page.locator('.bs-where .bs-state');
    await expect(main).toContainText('Erst im Entwurf');
    await expect(state).toHaveText('Geändert (1)');
    await expect(saving(page)).toHaveAttribute('data-saving', 'idle');
    await expect(publish(page)).toHaveText(/1$/);
    // What is typed is part of that draft once it is saved, not before.
    const panel = page.getByRole('complementary', { name: 'Produktion' });
    await panel.getByLabel('Zeile darüber').fill('Darüber');
    await expect(state).toHaveText('Geändert (2)');
    await expect(saving(page)).toHaveAttribute('data-saving', 'waiting');
    await page.keyboard.press('Control+s');
    await expect(saving(page)).toHaveAttribute('data-saving', 'saved');
    await expect(page.locator('.bs-notices')).toContainText('Entwurf');
    await page.reload();
    await expect(state).toHaveText('Geändert (2)');
    await expect(panel.getByLabel('Zeile darüber')).toHaveValue('Darüber');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    const visitors = publicPage(site, address);
    expect(await visitors()).not.toMatch(/Erst im Entwurf|Darüber/);
    expect(await axeViolations(page, '.bs')).toEqual([]);

    await page.keyboard.press('Control+Shift+Enter');
    await expect(state).toHaveText('Live');
    await expect.poll(visitors).toMatch(/Erst im Entwurf/);
    await page.locator('.bs-notices').getByRole('button', { name: 'Zurücknehmen' }).last().click();
    await expect(state).toHaveText('Geändert (2)');
    await expect.poll(visitors).not.toMatch(/Erst im Entwurf|Darüber/);
    await expect(main).toContainText('Erst im Entwurf');

    await page.getByRole('button', { name: 'Umfang und Zeit des Veröffentlichens wählen' }).click();
    const publishing = page.getByRole('region', { name: 'Veröffentlichen', exact: true });
    await expect(publishing.getByRole('region', { name: 'Produktion' })).toContainText('Deutsch Geändert (2)');
    await publishing.getByLabel('Zeitpunkt, leer für sofort').fill('2099-01-01T10:00');
    await publishing.getByRole('button', { name: 'Veröffentlichen planen' }).click();
    await expect(publishing.getByRole('region', { name: 'Produktion' })).toContainText('Deutsch Geplant');
    await expect(state).toHaveText('Geplant');
    expect(await axeViolations(page, '.bs')).toEqual([]);
    await publishing.getByRole('button', { name: 'Nicht mehr planen' }).click();
    await expect(state).toHaveText('Geändert (2)');
    await publishing.getByRole('radio', { name: 'Beide Sprachen' }).check();
    await publishing.getByLabel('Zeitpunkt, leer für sofort').fill('');
    await publishing.getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
    await expect(state).toHaveText('Live');
    await expect.poll(visitors).toMatch(/Erst im Entwurf/);
    await publishing.getByRole('button', { name: 'Letzte Veröffentlichung zurücknehmen: Produktion' }).click();
    await expect(state).toHaveText('Geändert (2)');
    await expect.poll(visitors).not.toMatch(/Erst im Entwurf/);
    await site.edit([], async () => undefined);
  });

  test('EDIT-13 articles, persons, series, venues and lists are edited on their pages', async ({ page, site }) => {
    await site.edit([], async () => undefined);
    await logIn(page);
    const person = await memberOf(site);
    const { results } = await site.ask<{ results: { id: number }[] }>('/de/api/articles/');
    const article = await site.ask<{ urls: { de: string }; name: string }>(`/de/api/articles/${results[0]?.id}/`);
    const series = await seriesOf(site);
    const venue = await venueOf(site);
    const places: [string, string | null][] = [
      [person.urls.de ?? '', person.function],
      [article.urls.de, article.name],
      [series.urls.de ?? '', series.name],
      [venue.urls.de ?? '', venue.name],
      ['/de/team', null],
    ];
    for (const [address, words] of places) {
      await openEditor(page, address);
      if (words === null) {
        await expect(page.getByRole('button', { name: 'Das erste Modul einfügen' })).toBeVisible();
        continue;
      }
      const title = page.getByRole('heading', { level: 1 });
      if (words === person.function) await page.locator('main .head').getByText(words, { exact: true }).click();
      else await title.click({ position: { x: 20, y: 20 } });
      await expect(page.locator('main [role="textbox"]')).toBeFocused();
      // A long title has lines.
      await page.keyboard.press('Control+End');
      await page.keyboard.type(' neu');
      await expect(saving(page)).toHaveAttribute('data-saving', 'waiting');
      if (address === article.urls.de) {
        // Rich text is edited in place with its toolbar.
        const paragraph = page.locator('main .prose p').first();
        // The header becomes compact when the page scrolls; the press comes after that.
        await paragraph.scrollIntoViewIfNeeded();
        await paragraph.click({ position: { x: 30, y: 10 } });
        await expect(page.getByRole('toolbar', { name: 'Text gestalten', exact: true })).toBeVisible();
        await page.keyboard.press('End');
        await page.keyboard.type(' Mit Nachsatz.');
        await page.keyboard.press('Escape');
        await expect(page.locator('main .prose p').first()).toContainText('Mit Nachsatz.');
      }
      await publish(page).click();
      await expect(page.locator('.bs-notices')).toContainText('Veröffentlicht');
      await expect.poll(publicPage(site, new URL(page.url()).pathname)).toContain(`${words} neu`);
    }
  });
});
