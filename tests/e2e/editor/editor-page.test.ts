import { showModules, siteSamples } from '../modules/module-pages.ts';
import { allEvents } from '../programme/calendar.ts';
import { axeViolations } from '../support/axe-violations.ts';
import { logIn } from '../support/demo-login.ts';
import { allOf, desktop, expect, test } from '../support/site.ts';
import { openEditor, outline, prepareEditing, saved } from './editor.ts';

test.use(desktop);
test.beforeEach(prepareEditing);

test('EDIT-01 EDIT-02 EDIT-03 NAV-11 the way into editing and out of it, and who may not', async ({ page, site, browser, problems }) => {
  await page.goto('/de/winter?a=1');
  const editorBar = page.getByRole('navigation', { name: 'Werkzeugleiste' });
  const bar = page.locator('header .bar, .bar').first();
  await expect(editorBar).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  expect((await bar.boundingBox())?.y).toBeGreaterThanOrEqual(48);
  await editorBar.getByRole('link', { name: 'Bearbeiten' }).click();
  await expect(page).toHaveURL(/\/de\/winter\?edit&a=1$/);
  await expect(outline(page)).toHaveAttribute('aria-label', /6 Module/);
  await page.goto('/de/winter?edit&noToolbar');
  await expect(page.getByRole('heading', { name: 'Winter im Haus' })).toBeVisible();
  await expect(page.locator('.account summary').first()).toBeVisible();
  await expect(page.locator('.bs-editor-bar')).toHaveCount(0);
  // An account without the right to edit gets a message.
  problems.expect(/status of 40[13]/);
  const other = await browser.newContext({ baseURL: site.url });
  const visitor = await other.newPage();
  await logIn(visitor, 'visitor');
  await visitor.goto('/de/winter?edit');
  await expect(visitor.getByRole('dialog', { name: 'Bitte melden Sie sich zum Bearbeiten an' })).toBeVisible();
  await expect(visitor.locator('.bs-editor-bar')).toHaveCount(0);
  await other.close();
});

test('ADMIN-01 EDIT-04 from the public page of each content type to its form in the office and back, also out of editing; from a page into its editor and back', async ({
  page,
}) => {
  const types = ['articles', 'venues', 'events', 'persons', 'productions', 'series', 'forms'];
  for (const type of types) {
    const { results } = await page.request.get(`/de/pageeditor-api/content/${type}/?page_size=1`).then((answer) => answer.json());
    const { id } = results[0] as { id: number };
    const { url } = await page.request.get(`/de/pageeditor-api/content/${type}/${id}/`).then((answer) => answer.json());
    await page.goto(url);
    await page.getByRole('navigation', { name: 'Werkzeugleiste' }).getByRole('link', { name: 'Alle Angaben in der Redaktion' }).click();
    await expect(page, type).toHaveURL(`/de/admin/${type}/${id}`);
    await page.getByRole('link', { name: 'Auf der Website ansehen' }).click();
    await expect(page, type).toHaveURL(url);
  }
  const formUrl = new URL(page.url()).pathname;
  // A page is edited where it stands, home too.
  for (const path of ['/de/winter', '/de']) {
    await page.goto(path);
    await page.getByRole('navigation', { name: 'Werkzeugleiste' }).getByRole('link', { name: 'Bearbeiten' }).click();
    await expect(outline(page), path).toHaveAttribute('aria-label', /.+/, { timeout: 15_000 });
    await page.getByRole('region', { name: 'Werkzeugleiste' }).getByRole('link', { name: 'Veröffentlicht' }).click();
    await expect(page, path).toHaveURL(path);
    await expect(page.getByRole('navigation', { name: 'Werkzeugleiste' })).toBeVisible();
  }
  // Editing, the bar has it too.
  await openEditor(page, formUrl);
  await page.getByRole('region', { name: 'Werkzeugleiste' }).getByRole('link', { name: 'Alle Angaben in der Redaktion' }).click();
  await expect(page).toHaveURL(/\/de\/admin\/forms\/\d+$/);
});

test('EDIT-04 EDIT-111 the bar over a public page fits at 320 px, with the office in a menu that keys open and close', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const [event] = await allEvents(site, 'de');
  await page.goto(event?.link.url ?? '');
  const bar = page.getByRole('navigation', { name: 'Werkzeugleiste' });
  const menu = bar.getByRole('button', { name: 'Redaktion' });
  // The form of the page is one press away at this width, too.
  await expect(bar.getByRole('link', { name: 'Alle Angaben in der Redaktion' })).toBeInViewport();
  await menu.press('Enter');
  const rooms = bar.getByRole('list', { name: 'Programm' }).getByRole('link', { name: 'Räume' });
  await expect(rooms).toBeVisible();
  for (const control of await allOf(bar.locator('a:visible, button:visible'))) {
    const box = await control.boundingBox();
    expect.soft(box && box.x >= 0 && box.x + box.width <= 320, (await control.textContent()) ?? '').toBe(true);
  }
  expect(await axeViolations(page, '.bs-editor-bar')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(rooms).toBeHidden();
  await expect(menu).toBeFocused();
});

test('EDIT-18 an editor whose session has expired is led to the login and back into editing, or to the page', async ({
  page,
  problems,
}) => {
  problems.expect(/status of (401|503)/);
  await page.goto('/de/winter');
  await expect(page.getByRole('navigation', { name: 'Werkzeugleiste' })).toBeVisible();
  await page.context().clearCookies({ name: 'sessionid' });
  await page.goto('/de/winter?edit&a=1');
  const dialog = page.getByRole('dialog', { name: 'Bitte melden Sie sich zum Bearbeiten an' });
  await expect(dialog.getByRole('link', { name: 'Zur Seite' })).toHaveAttribute('href', '/de/winter?a=1');
  await dialog.getByRole('link', { name: 'Anmelden' }).click();
  await page.getByLabel('Benutzername oder E-Mail').fill('editor');
  await page.getByLabel('Passwort', { exact: true }).fill('haus am ring 1911');
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL(/\/de\/winter\?edit&a=1$/);
  await expect(outline(page)).toHaveAttribute('aria-label', /6 Module/);
  // A check that cannot be made is no login either.
  await page.route('**/pageeditor-api/user', (route) => route.fulfill({ status: 503, json: {} }));
  await page.reload();
  await expect(dialog).toBeVisible();
});

test('EDIT-02 EDIT-202 MOD-34 MOD-38 the draft as visitors will see it: on a phone, on a tablet, at another date; a catalogue that shows what comes', async ({
  page,
}) => {
  await openEditor(page, '/de/winter');
  await outline(page).focus();
  await page.keyboard.press('/');
  await expect(page.locator('.bs-sample .m-headline, .bs-sample .modules > *').first()).toBeAttached();
  await page.getByRole('searchbox', { name: 'Modul suchen' }).fill('zitat');
  await expect(page.locator('.bs-sample .m-quote')).toContainText(/\w/);
  await page.getByRole('searchbox', { name: 'Modul suchen' }).fill('Großer Auftakt');
  await page.keyboard.press('Enter');
  await expect(page.locator('main .m-hero-media [role="textbox"]')).toBeFocused();
  await page.keyboard.type('Erst im Dezember.');
  await page.keyboard.press('Escape');
  await page.getByRole('complementary', { name: 'Großer Auftakt' }).getByLabel('Sichtbar ab').fill('2026-12-24T18:00');
  await page.keyboard.press('Tab');
  await expect(page.locator('.bs-window')).toContainText('Sichtbar ab 24.12.26, 18:00');
  await saved(page);
  const shown = page.frameLocator('iframe[title^="Vorschau"]');
  // A second hero is a slide of the first one. At its own place it has a note, which no preview has.
  const note = page.locator('main [data-placeholder]');
  await outline(page).focus();
  await page.keyboard.press('ControlOrMeta+d');
  await expect(note).toContainText('nichts Eigenes');
  await page.getByRole('button', { name: 'Vorschau', exact: true }).click();
  await expect(note).toBeHidden();
  await page.getByRole('button', { name: 'Telefon' }).click();
  await expect(shown.getByRole('heading', { name: 'Winter im Haus' })).toBeVisible();
  await expect(shown.locator('[data-placeholder]').filter({ visible: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Bearbeiten', exact: true }).click();
  await expect(note).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(note).toHaveCount(0);
  await saved(page);
  await page.getByRole('button', { name: 'Vorschau', exact: true }).click();
  await page.getByRole('button', { name: 'Telefon' }).click();
  await expect(shown.getByRole('heading', { name: 'Winter im Haus' })).toBeVisible();
  expect((await page.locator('iframe[title^="Vorschau"]').boundingBox())?.width).toBe(390);
  await expect(shown.locator('.bs-root > *')).toHaveCount(0);
  await expect(shown.getByText('Erst im Dezember.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Tablet' }).click();
  expect((await page.locator('iframe[title^="Vorschau"]').boundingBox())?.width).toBe(820);
  await page.getByLabel('Stand vom').fill('2026-12-24T19:00');
  await expect(shown.getByText('Erst im Dezember.')).toBeVisible();
  await page.getByRole('button', { name: 'Bearbeiten', exact: true }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.locator('main .m-hero-media')).toContainText('Erst im Dezember.');

  // What nobody has filled says so, and shows nothing of what it will be.
  await outline(page).focus();
  await page.keyboard.press('End');
  for (const name of ['Formular', 'Text', 'Großer Auftakt']) {
    await page.keyboard.press('/');
    await page.getByRole('searchbox', { name: 'Modul suchen' }).fill(name);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    if (name !== 'Formular') await expect(page.locator('main [role="textbox"]')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(note.filter({ has: page.getByText(name, { exact: true }) })).toContainText('Noch leer');
  }
  await expect(page.getByText('HubSpot')).toHaveCount(0);
  const opening = await page.locator('main .m-hero-media').last().boundingBox();
  const named = await note.last().boundingBox();
  expect(opening?.height).toBeLessThan(200);
  expect(named?.y).toBeLessThan((opening?.y ?? 0) + (opening?.height ?? 0));
  // A filled one keeps its height before an empty module.
  expect((await page.locator('main .m-hero-media').first().boundingBox())?.height).toBeGreaterThan(200);
});

test('EDIT-04 PAGE-16 nothing in the editor is closed to assistive technology, and the findings of the check lead to their fields', async ({
  page,
}) => {
  await openEditor(page, '/de/winter');
  await page.locator('.m-full-teaser .display').click({ position: { x: 20, y: 10 }, force: true });
  await expect(page.getByRole('complementary', { name: 'Großer Teaser' })).toBeVisible();
  // The page under the tools has its own tests.
  expect(await axeViolations(page, '.bs')).toEqual([]);
  await page.getByRole('button', { name: 'Gliederung' }).click();
  await page.keyboard.press('Escape');
  await outline(page).focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Tastenkürzel' })).toBeVisible();
  // The page under the tools has its own tests.
  expect(await axeViolations(page, '.bs')).toEqual([]);
  await page.keyboard.press('Escape');
  // Each finding of the check, in numbers beside the publish button, leads to its field.
  await page.getByRole('button', { name: 'Prüfung: 0 müssen, 3 sollten behoben werden' }).click();
  const check = page.getByRole('complementary', { name: 'Prüfen' });
  expect(await axeViolations(page, '.bs')).toEqual([]);
  await check.getByRole('button', { name: 'Seite, Beschreibung für Suchmaschinen' }).click();
  await expect(page.getByLabel('Beschreibung für Suchmaschinen')).toBeFocused();
  await page.keyboard.type('Was der Winter bringt.');
  await page.getByRole('button', { name: 'Übernehmen', exact: true }).click();
  await expect(page.locator('.bs-note.ok')).toHaveText('Gespeichert.');
  await page.getByRole('button', { name: 'Schließen', exact: true }).click();
  await page.getByRole('button', { name: 'Prüfung: 0 müssen, 2 sollten behoben werden' }).click();
  await expect(check.getByRole('listitem')).toContainText(['Das Bild für geteilte Links fehlt', 'Der Link führt ins Leere']);
});

test('EDIT-121 name and tools of an opening right below the header cover nothing of it, pointed at and selected', async ({
  page,
  site,
}) => {
  const { image } = await siteSamples(site);
  await showModules(site, 'auftakt-oben', [
    { model: 'hero-media', fields: { headline: { de: 'Der Sturm' }, online_from: '2020-01-01T00:00:00Z', image } },
  ]);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await openEditor(page, '/de/auftakt-oben');
    const opening = page.locator('main .m-hero-media').first();
    const header = await page.locator('main').evaluate((main) => main.getBoundingClientRect().top + scrollY);
    const topOf = (element: Element) => element.getBoundingClientRect().top + scrollY;
    const position = { x: 30, y: 90 };
    await opening.hover({ position });
    expect(await page.locator('.bs-on.hov .bs-tag').evaluate(topOf), `name at ${width}`).toBeGreaterThanOrEqual(header - 6);
    await opening.click({ position });
    await expect(outline(page)).toHaveAttribute('aria-label', /^Großer Auftakt/);
    for (const tool of await allOf(page.locator('.bs-tools button')))
      expect(await tool.evaluate(topOf), `tools at ${width}`).toBeGreaterThanOrEqual(header - 6);
  }
});

test('EDIT-132 a press on a link or a text right after the page has come stays on the page and selects its module when the editor is there', async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/drafts', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/de/winter?edit', { waitUntil: 'domcontentloaded' });
  await page.locator('main .m-headline h2').click({ position: { x: 20, y: 20 } });
  // The last one counts.
  await page.locator('main .m-full-teaser').getByRole('link', { name: 'Zum Stück' }).click();
  release();
  await expect(outline(page)).toHaveAttribute('aria-label', /^Großer Teaser/, { timeout: 15_000 });
  await expect(page).toHaveURL(/winter\?edit/);
  await page.locator('main .m-headline h2').click({ position: { x: 20, y: 20 } });
  await expect(outline(page)).toHaveAttribute('aria-label', /^Überschrift/);
});
