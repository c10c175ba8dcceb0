import { axeViolations } from '../support/axe-violations.ts';
import { logIn } from '../support/demo-login.ts';
import { allOf, desktop, expect, phone, test } from '../support/site.ts';
import { expectTidy } from './office.ts';

test.use(desktop);

test('ROUTE-25 the hub is for editors: others are redirected to the login and back, or refused with a message', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 403/);
  await page.goto('/cms-hub?lang=en');
  expect(new URL(page.url()).pathname).toBe('/en/user/login');
  expect(new URL(page.url()).searchParams.get('next')).toBe('/cms-hub?lang=en');
  await logIn(page, 'visitor');
  expect((await page.goto('/cms-hub?lang=de'))?.status()).toBe(403);
  await expect(page.getByText('Diese Seite ist für die Redaktion.').first()).toBeVisible();
});

test('ROUTE-25 EDIT-130 EDIT-140 EDIT-281 PAGE-18 PAGE-02 PAGE-08 PAGE-12 PAGE-13 PAGE-14 pages are made, set up, published, compared, shared and brought back', async ({
  page,
  problems,
}) => {
  test.setTimeout(120_000);
  problems.expect(/status of 400/);
  await logIn(page);
  const answer = await page.goto('/cms-hub?lang=de');
  expect(answer?.headers()['cache-control']).toContain('no-store');
  const row = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
  expect(await axeViolations(page)).toEqual([]);

  // A new page opens where it stands; a missing title is said at its field.
  await page.getByRole('link', { name: 'Neue Seite' }).click();
  await page.getByLabel('Titel, English').fill('Winter at the theatre');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Titel, Deutsch')).toBeFocused();
  await expect(page.getByLabel('Titel, English')).toHaveValue('Winter at the theatre');
  await page.getByLabel('Titel, Deutsch').fill('Winter im Haus');
  await page.getByRole('button', { name: 'Anlegen und bearbeiten' }).click();
  await page.waitForURL('**/de/winter-im-haus?edit');
  await page.goto('/de/admin/pages');
  await expect(row('Winter im Haus').getByText('Entwurf')).toHaveCount(2);

  const open = async (what: string) => {
    await page.getByRole('button', { name: /^Mehr zu (Winter|Sommer) im Haus$/ }).click();
    await page.getByRole('link', { name: what, exact: true }).click();
  };
  const close = () => page.keyboard.press('Escape');

  // Settings: a taken address is a field error, and what was typed stays.
  await open('Seite einrichten');
  const settings = page.getByRole('region', { name: 'Seite einrichten' });
  await settings.getByLabel('Adresse').fill('kontakt');
  await settings.getByLabel('Im Hauptmenü').check();
  await settings.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(settings.getByText(/^(Unter dieser Adresse gibt es schon eine Seite|Gespeichert)\.$/).first()).toBeVisible();
  await settings.getByLabel('Adresse').fill('winter');
  await settings.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(settings.getByText('Gespeichert.')).toBeVisible();
  await expect(settings.getByText('/de/winter', { exact: true })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await close();
  await expect(settings).toBeHidden();
  // The address that a page names for its settings leads to them.
  const all: { urls: { de: string }; settings_url: string }[] = await (await page.request.get('/de/pageeditor-api/pages/')).json();
  await page.goto(all.find(({ urls }) => urls.de === '/de/winter')?.settings_url ?? '');
  await expect(settings.getByLabel('Adresse')).toHaveValue('winter');
  await close();

  // Publishing now, and planning.
  await open('Veröffentlichen');
  const publishing = page.getByRole('region', { name: 'Veröffentlichen' });
  await publishing.getByLabel('Beide Sprachen').check();
  await publishing.getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
  await expect(publishing.getByText('Veröffentlicht.')).toBeVisible();
  await publishing.getByRole('radio', { name: 'Deutsch' }).check();
  await publishing.getByLabel(/Zeitpunkt/).fill('2026-12-01T10:00');
  await publishing.getByRole('button', { name: 'Veröffentlichen planen' }).click();
  await expect(publishing.getByText(/Geplant für 1\. Dez\. 2026, 10:00/)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  // The plan stands on the calendar, which leads to its month; it is moved and cancelled there by keyboard, on a phone too.
  await publishing.getByRole('link', { name: 'Im Kalender zeigen' }).click();
  await expect(page.getByRole('heading', { name: 'Dezember 2026', exact: true })).toBeVisible();
  const day = (name: string) => page.getByRole('region', { name });
  await expect(day('Dienstag, 1. Dezember 2026').getByRole('link', { name: 'Winter im Haus', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Dienstag, 1. Dezember 2026, geplant: 1' })).toBeVisible();
  await page.setViewportSize(phone.viewport);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByText('Verschieben', { exact: true }).first().focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Neuer Zeitpunkt').fill('2027-01-04T18:30');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Verschoben.')).toBeVisible();
  await expect(day('Montag, 4. Januar 2027').getByText('18:30')).toBeVisible();
  await page.setViewportSize(desktop.viewport);
  await day('Montag, 4. Januar 2027')
    .getByRole('link', { name: /^Ansehen, wie es dann öffentlich ist/ })
    .click();
  await expect(page.getByText('So ist die Seite öffentlich am 4. Jan. 2027, 18:30')).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: /^Nicht mehr planen: Winter im Haus/ }).click();
  await expect(page.getByText(/^Nicht mehr geplant/)).toBeVisible();
  await page.goto('/cms-hub?lang=de');
  await expect(page.locator('#planned')).not.toContainText('Winter im Haus');
  await page.goto('/de/admin/pages');

  // Versions: the older title is struck, the new one underlined.
  await open('Seite einrichten');
  await settings.getByLabel('Titel', { exact: true }).fill('Sommer im Haus');
  await settings.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(settings.getByText('Gespeichert.')).toBeVisible();
  await close();
  await open('Versionen');
  const versions = page.getByRole('region', { name: 'Versionen' });
  // EDIT-140: side by side as the pages they are, though the office has none below the panel.
  await versions.getByRole('button', { name: 'Auf der Seite vergleichen' }).first().press('Enter');
  const sides = page.getByRole('dialog', { name: /^Version \d+ und der Entwurf$/ });
  await expect(sides.frameLocator('iframe').nth(0).getByRole('heading', { level: 1 })).toHaveText('Winter im Haus');
  await expect(sides.frameLocator('iframe').nth(1).getByRole('heading', { level: 1 })).toHaveText('Sommer im Haus');
  await page.keyboard.press('Escape');
  await expect(sides).toHaveCount(0);
  // By keyboard the focus goes on to what takes the place of the pressed button.
  await versions.getByRole('button', { name: 'Mit dem Entwurf vergleichen' }).first().press('Enter');
  await expect(versions.getByRole('heading', { name: /und der Entwurf$/ })).toBeFocused();
  await expect(versions.getByRole('deletion').filter({ hasText: 'Winter' })).toBeVisible();
  await expect(versions.getByRole('insertion').filter({ hasText: 'Sommer' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await versions.getByRole('button', { name: 'Zurück zur Liste' }).press('Enter');
  await expect(versions.getByRole('button', { name: 'Mit dem Entwurf vergleichen' }).first()).toBeFocused();
  const restore = versions.getByRole('button', { name: 'Wiederherstellen' }).first();
  await restore.press('Enter');
  await expect(versions.getByRole('button', { name: 'Zum Entwurf machen' })).toBeFocused();
  await versions.getByRole('button', { name: 'Entwurf behalten' }).press('Enter');
  await expect(restore).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(versions.getByText(/ist jetzt der Entwurf/)).toBeVisible();
  await expect(versions.locator('li :focus')).toHaveText('Wiederherstellen');
  await page.keyboard.press('Escape');
  await expect(versions).toHaveCount(0);

  // A link for people without an account.
  await open('Link für Externe');
  const links = page.getByRole('region', { name: 'Link für Externe' });
  await links.getByRole('button', { name: 'Link anlegen' }).click();
  const address = await links.getByLabel('Adresse, nur jetzt zu sehen').inputValue();
  expect(address).toMatch(/[?&]draft=/);
  await links.getByRole('button', { name: 'Zurückziehen' }).click();
  await expect(links.getByText('Der Link gilt nicht mehr.')).toBeVisible();
  await close();

  // Into the trash and back, under the same number.
  await page.goto('/de/admin/pages');
  const menu = page.getByRole('button', { name: /^Mehr zu (Sommer|Winter) im Haus$/ });
  const name = (await menu.getAttribute('aria-label'))?.slice('Mehr zu '.length) ?? '';
  await menu.click();
  await page.getByRole('button', { name: 'In den Papierkorb' }).click();
  // Where it was pressed, however far down; the way back is the next stop.
  const said = page.locator('.adm-note p', { hasText: 'Die Seite ist im Papierkorb.' });
  await expect(said).toBeFocused();
  await expect(said).toBeInViewport();
  expect(await said.evaluate((note) => getComputedStyle(note.closest('[data-live]') ?? note).position)).toBe('sticky');
  await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Wiederherstellen' }).click();
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
});

test('PAGE-18 pages are moved by Alt and arrows and by dragging; the focus stays, Escape cancels, and the address follows', async ({
  page,
  site,
}) => {
  await logIn(page);
  await page.goto('/de/admin/pages');
  const titles = () => page.locator('.adm-tree .adm-what > a').allTextContents();
  const row = (name: string) => page.locator('.adm-tree > li').filter({ has: page.getByRole('link', { name, exact: true }) });
  const dragTo = async (name: string, part: number, target: string) => {
    const [from, to] = [await row(name).locator('[data-drag]').boundingBox(), await row(target).boundingBox()];
    if (!from || !to) throw new Error('A row is not there.');
    await page.mouse.move(from.x + 8, from.y + 8);
    await page.mouse.down();
    await page.mouse.move(to.x + 40, to.y + to.height * part, { steps: 3 });
    await expect(row(target)).toHaveAttribute('data-drop', /before|after|inside/);
  };
  const before = await titles();
  const [first = '', second = ''] = before;
  await page.getByRole('button', { name: `Mehr zu ${first}` }).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(titles).toEqual([second, first, ...before.slice(2)]);
  await expect(page.getByRole('button', { name: `Mehr zu ${first}` })).toBeFocused();
  await dragTo(first, 0.1, second);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await titles()).toEqual([second, first, ...before.slice(2)]);
  await dragTo(first, 0.1, second);
  await page.mouse.up();
  await expect.poll(titles).toEqual(before);
  // Below another page the address changes; the old one leads there.
  const moved = await fetch(`${site.url}/de/ihr-besuch/gastronomie`, { redirect: 'manual' });
  expect(moved.status).toBe(200);
  await page.getByRole('button', { name: 'Mehr zu Gastronomie' }).focus();
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(row('Gastronomie').getByText('/de/gastronomie')).toBeVisible();
  expect((await fetch(`${site.url}/de/ihr-besuch/gastronomie`, { redirect: 'manual' })).headers.get('location')).toBe('/de/gastronomie');
  await site.edit([], async () => undefined);
});

test('ADMIN-08 ADMIN-12 ADMIN-13 Ctrl+K finds by keyboard what the user may open, and leads there; ? shows the keys, unless switched off, and the handbook', async ({
  page,
}) => {
  await logIn(page);
  await page.goto('/de/admin/redirects');
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Suchen oder springen' });
  await expect(field).toBeFocused();
  await field.fill('räume');
  await expect(page.getByRole('option', { name: /^Räume/ })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: /^Neuer Raum/ })).toHaveAttribute('aria-selected', 'true');
  expect(await axeViolations(page, '#office-search')).toEqual([]);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/de/admin/rooms/new');
  await page.setViewportSize(phone.viewport);
  await page.getByRole('link', { name: 'Suchen oder springen' }).click();
  await field.fill('zzzz');
  await expect(page.getByText('Nichts gefunden.')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Suchen oder springen' })).toBeFocused();
  const help = page.getByRole('dialog', { name: 'Tastenkürzel' });
  await page.keyboard.press('?');
  await expect(help).toContainText('Strg+Umschalt+Eingabe');
  expect(await axeViolations(page, '#office-help')).toEqual([]);
  await help.getByLabel('Tasten ohne Strg').uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(help).toBeHidden();
  await page.getByRole('button', { name: 'Tastenkürzel anzeigen' }).click();
  // Rooms have a chapter of their own, so the whole handbook is the second link.
  await help.getByRole('link', { name: 'Alle Kapitel' }).click();
  await page.getByRole('link', { name: 'Heute absagen und benachrichtigen' }).click();
  await expect(page.getByRole('img', { name: 'Die Frage vor der Absage' })).toHaveJSProperty('naturalWidth', 1280);
  await expectTidy(page, 'chapter');

  await page.locator('.adm-bar a[hreflang=en]').click();
  await page.getByRole('link', { name: 'write an alert' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('An alert on every page');
  // On most screens the first link is the chapter about them, in the language of the page.
  await page.goto('/en/admin/media');
  await page.getByRole('button', { name: 'Show shortcuts' }).click();
  await page.getByRole('link', { name: 'Handbook: Pictures and rights' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pictures and rights' })).toBeVisible();
});

test('ROUTE-25 on a phone nothing of the hub is wider than the window, and the menu of every page is whole in it, in English as well', async ({
  page,
}) => {
  await logIn(page);
  await page.setViewportSize(phone.viewport);
  for (const path of ['/cms-hub?lang=en', '/en/admin/pages', '/en/admin/pages/trash', '/en/admin/search?search=hamlet']) {
    await page.goto(path);
    await expectTidy(page, path);
  }
  await page.getByText('Menu', { exact: true }).click();
  await expectTidy(page, 'menu');
  await page.goto('/cms-hub?lang=en');
  const heading = page.getByRole('heading', { level: 1 });
  expect((await heading.boundingBox())?.width, 'the greeting is not squeezed by the buttons beside it').toBeGreaterThan(250);
  await page.goto('/en/admin/pages');
  for (const opener of await allOf(page.locator('.adm-tree button[popovertarget]'))) {
    await opener.click();
    await expect(page.locator('.adm-page-menu:popover-open')).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
  }
});
