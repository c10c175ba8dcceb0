import type { Page } from '@playwright/test';
import type { PlannedAction } from '../../../../src/features/pages/publishing/plans.contract.ts';
import { openOffice } from '../../admin/office.ts';
import { allEvents } from '../../programme/calendar.ts';
import { axeViolations } from '../../support/axe-violations.ts';
import { logIn } from '../../support/demo-login.ts';
import { desktop, expect, test } from '../../support/site.ts';
import { openEditor, outline, prepareEditing, saved, saving } from '../editor.ts';

test.use(desktop);

const publishing = (page: Page) => page.getByRole('region', { name: 'Veröffentlichen', exact: true });
const openPublishing = (page: Page) => page.getByRole('button', { name: 'Umfang und Zeit des Veröffentlichens wählen' }).click();

test('EDIT-04 EDIT-14 PAGE-12 what was typed a moment before is in what a key saves and in what the panel plans, and the preview shows that from its time on', async ({
  page,
  site,
}) => {
  await prepareEditing({ page, site });
  await openEditor(page, '/de/winter');
  await page.locator('.m-full-teaser .display').click({ position: { x: 20, y: 10 }, force: true });
  // An address is complete when its field is left; the key comes before that.
  const link = page.getByRole('complementary', { name: 'Großer Teaser' }).locator('[data-field="link"] input');
  await link.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('https://example.org/winter');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(link).toBeFocused();
  const visitors = async () => (await fetch(`${site.url}/de/winter`)).text();
  await expect(page.locator('.bs-where')).toContainText('Geändert (1)');
  await page.keyboard.press('ControlOrMeta+Shift+Enter');
  await expect.poll(visitors).toContain('href="https://example.org/winter"');

  await openPublishing(page);
  await publishing(page).getByLabel('Zeitpunkt, leer für sofort').fill('2099-01-01T10:00');
  const heading = page.locator('main .m-headline h2');
  await heading.click({ position: { x: 20, y: 20 } });
  await page.keyboard.press('End');
  await page.keyboard.type(' ab Neujahr');
  await publishing(page).getByRole('button', { name: 'Veröffentlichen planen' }).click();
  await expect(publishing(page).getByText(/^Geplant für 1\. Jan\. 2099/)).toBeVisible();
  const then = await (await page.request.get('/de/winter?preview=2099-01-01T10:00:00%2B01:00')).text();
  expect(then).toContain('Winter im Haus ab Neujahr');
  const plans = (await (await page.request.get('/de/pageeditor-api/schedule')).json()) as PlannedAction[];
  expect(plans.map(({ changes }) => changes)).toEqual([0]);
  // So does the preview from that moment on, whatever the draft is by then; before, it shows the draft.
  await heading.click({ position: { x: 20, y: 20 } });
  await page.keyboard.press('End');
  await page.keyboard.type(' oder später');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Vorschau', exact: true }).click();
  const shown = page.frameLocator('iframe[title^="Vorschau"]').locator('.m-headline h2');
  await page.getByLabel('Stand vom').fill('2098-12-31T10:00');
  await expect(shown).toHaveText('Winter im Haus ab Neujahr oder später');
  await page.getByLabel('Stand vom').fill('2099-01-01T10:00');
  await expect(page.getByText('Zeigt, was dann öffentlich ist.')).toBeVisible();
  await expect(shown).toHaveText('Winter im Haus ab Neujahr');
  // For the page on a screen it is as wide as the window.
  expect((await page.locator('iframe[title^="Vorschau"]').boundingBox())?.width).toBe(page.viewportSize()?.width);
  await page.getByRole('button', { name: 'Bearbeiten', exact: true }).click();
  await page.getByRole('button', { name: 'Versionen' }).click();
  await page.getByRole('button', { name: 'Mit dem Entwurf vergleichen' }).last().click();
  const compared = page.getByRole('region', { name: 'Versionen', exact: true });
  await expect(compared.getByText('Überschrift, Text')).toBeVisible();
  await expect(compared.getByText(/, content$/)).toHaveCount(0);
  await openPublishing(page);
  await publishing(page).getByRole('button', { name: 'Nicht mehr planen' }).click();
  await expect(page.locator('.bs-where')).toContainText('Geändert (1)');
});

test('EDIT-240 PAGE-12 the second press of a double click that plans publishes nothing, and a held key takes back one publish', async ({
  page,
  site,
}) => {
  await prepareEditing({ page, site });
  await openEditor(page, '/de/winter');
  const visitors = async () => (await fetch(`${site.url}/de/winter`)).text();
  const type = async (words: string) => {
    await page.locator('main .m-headline h2').click({ position: { x: 20, y: 20 } });
    await page.keyboard.press('End');
    await page.keyboard.insertText(words);
    await saved(page);
  };
  await type(' eins');
  await page.keyboard.press('ControlOrMeta+Shift+Enter');
  await expect.poll(visitors).toContain('Winter im Haus eins<');
  await type(' zwei');
  await openPublishing(page);
  await publishing(page).getByLabel('Zeitpunkt, leer für sofort').fill('2099-01-01T10:00');
  const plan = publishing(page).getByRole('button', { name: 'Veröffentlichen planen' });
  const box = await plan.boundingBox();
  await plan.click();
  await expect(publishing(page).getByText(/^Geplant für 1\. Jan\. 2099/)).toBeVisible();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 10);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  const undone: string[] = [];
  page.on('request', (request) => request.url().endsWith('/publish/undo') && undone.push(request.url()));
  await publishing(page).getByRole('button', { name: 'Letzte Veröffentlichung zurücknehmen: Deutsch' }).focus();
  await page.keyboard.down('Enter');
  await expect(publishing(page).getByText('Zurückgenommen. Der Entwurf bleibt erhalten.')).toBeVisible();
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await publishing(page).getByRole('button', { name: 'Nicht mehr planen' }).click();
  await expect(publishing(page).getByText('Nicht mehr geplant.')).toBeVisible();
  expect(undone).toHaveLength(1);
  expect(await visitors()).not.toContain('zwei');
});

test('EDIT-92 PAGE-12 PAGE-17 PAGE-34 PAGE-50 while a version of an entry is planned the key asks first; what is public is corrected before, and the plan stays, is carried out under the eyes of the editor, or is cancelled', async ({
  page,
  site,
}) => {
  await site.edit([], async () => undefined);
  await openOffice(page, 'de', '/admin/productions/1');
  const address = (await page.getByRole('link', { name: 'Auf der Website ansehen' }).getAttribute('href')) ?? '';
  await page.getByLabel('Unterzeile, Deutsch').fill('Erst ab Dezember');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('status').first()).toContainText('Als Entwurf gespeichert');
  await openEditor(page, address);
  await openPublishing(page);
  const panel = publishing(page);
  await panel.getByLabel('Zeitpunkt, leer für sofort').fill('2026-12-01T10:00');
  await panel.getByRole('button', { name: 'Veröffentlichen planen' }).click();
  const state = page.locator('.bs-where .bs-state').first();
  await expect(state).toHaveText('Geplant');
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  const fill = async (words: string) => {
    await page.getByRole('button', { name: 'Einstellungen', exact: true }).click();
    await page.getByRole('complementary', { name: 'Produktion' }).getByLabel('Zeile darüber').fill(words);
  };
  const visitors = async () => (await fetch(`${site.url}${address}`)).text();
  // In sight also in a low window.
  await page.setViewportSize({ width: 1280, height: 480 });
  await page.keyboard.press('Control+Shift+Enter');
  // With nothing beside the plan nothing is left to ask (EDIT-362).
  await expect(panel.getByText(/^Was für 1\. Dez\. 2026/)).toBeInViewport();
  const correction = panel.getByRole('radio', { name: /^Was nicht geplant ist/ });
  await expect(correction).toHaveCount(0);
  expect(await visitors()).not.toContain('Erst ab Dezember');
  expect(await axeViolations(page, '.bs')).toEqual([]);

  await panel.getByRole('button', { name: 'Veröffentlichte Fassung korrigieren' }).click();
  await expect(panel.getByText('Der Entwurf ist jetzt die veröffentlichte Fassung.')).toBeVisible();
  await expect(page.locator('main')).not.toContainText('Erst ab Dezember');
  await fill('Berichtigt');
  await page.keyboard.press('Control+Shift+Enter');
  await panel.getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
  await expect.poll(visitors).toContain('Berichtigt');
  expect(await visitors()).not.toContain('Erst ab Dezember');
  await expect(state).toHaveText('Geplant');
  site.clock.set('2026-12-01T10:00:01+01:00');
  await expect(state).toHaveText('Live', { timeout: 20_000 });
  await expect(page.locator('main')).toContainText('Erst ab Dezember');
  expect(await visitors()).toMatch(/Berichtigt|Erst ab Dezember/);

  await fill('Für Weihnachten');
  await openPublishing(page);
  await panel.getByLabel('Zeitpunkt, leer für sofort').fill('2026-12-24T10:00');
  await panel.getByRole('button', { name: 'Veröffentlichen planen' }).click();
  await expect(state).toHaveText('Geplant');
  await fill('Noch anders');
  await page.keyboard.press('Control+Shift+Enter');
  await expect(correction).toBeChecked();
  await panel.getByRole('radio', { name: /nicht mehr planen/ }).check();
  await panel.getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
  await expect(state).toHaveText('Live');
});

test('EDIT-92 what was put into the trash while its panel was open says so on publishing', async ({ page, site, problems }) => {
  problems.expect(/status of 404/);
  await site.edit([], async () => undefined);
  await openOffice(page, 'de', '/admin/persons/new');
  await page.getByLabel('Nachname').fill('Kurz');
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).last().click();
  await page.waitForURL(/done=published/);
  const [id] = /\d+/.exec(new URL(page.url()).pathname) ?? [];
  const address = (await page.getByRole('link', { name: 'Auf der Website ansehen' }).getAttribute('href')) ?? '';
  await openEditor(page, address);
  await openPublishing(page);
  const token = (await page.context().cookies()).find(({ name }) => name === 'csrftoken')?.value ?? '';
  const deleted = await page.request.delete(`/de/api/persons/${id}/`, { headers: { 'x-csrftoken': token } });
  expect(deleted.ok()).toBe(true);
  await publishing(page).getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
  await expect(publishing(page).getByRole('alert')).toContainText('Das wurde inzwischen gelöscht.');
});

test('EDIT-15 PAGE-12 a withdrawal that cannot be planned says so and stays in its field; planned, the field is empty', async ({
  page,
  site,
  problems,
}) => {
  problems.expect(/status of 400/);
  await prepareEditing({ page, site });
  await openEditor(page, '/de/winter');
  await openPublishing(page);
  const until = publishing(page).getByLabel('Zurückziehen am');
  await until.fill('2020-01-01T10:00');
  await until.press('Enter');
  await expect(publishing(page).getByRole('alert')).toBeVisible();
  await expect(until).toHaveValue('2020-01-01T10:00');
  await until.fill('2099-01-01T10:00');
  await until.press('Enter');
  await expect(publishing(page).getByRole('listitem').filter({ hasText: 'Deutsch: wird zurückgezogen, 1. Jan. 2099' })).toBeVisible();
  await expect(until).toHaveValue('');
});

test("PAGE-07 EDIT-14 Ctrl+S saves the draft and shows visitors nothing, neither what was typed nor a colleague's unfinished headline; publishing shows both", async ({
  page,
  browser,
  site,
}) => {
  await prepareEditing({ page, site });
  const second = await browser.newContext({ baseURL: site.url, ...desktop });
  const colleague = await second.newPage();
  await logIn(colleague, 'admin');
  await openEditor(colleague, '/de/winter');
  await colleague.locator('main .m-headline h2').click({ position: { x: 20, y: 20 } });
  await colleague.keyboard.press('ControlOrMeta+a');
  await colleague.keyboard.type('Winter im Ha');
  await saved(colleague);
  await second.close();

  await openEditor(page, '/de/winter');
  const visitors = async () => (await fetch(`${site.url}/de/winter`)).text();
  await page.locator('main .modules > .m-text').click({ position: { x: 40, y: 12 } });
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' Und kalt.');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.locator('.bs-notices')).toContainText('Entwurf gespeichert');
  await expect(page.locator('.bs-where')).toContainText('Geändert (2)');
  // With nothing left to send it is a save as well.
  await page.locator('.bs-notices').getByRole('button', { name: 'Schließen' }).click();
  await expect(page.locator('.bs-notices .bs-toast')).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.locator('.bs-notices')).toContainText('Entwurf gespeichert');
  await expect(page.locator('.bs-where')).toContainText('Geändert (2)');
  expect(await visitors()).toContain('Winter im Haus');
  expect(await visitors()).not.toContain('Und kalt.');

  await page.keyboard.press('ControlOrMeta+Shift+Enter');
  await expect(page.locator('.bs-where')).toContainText('Live');
  expect(await visitors()).toContain('Und kalt.');
  expect(await visitors()).not.toContain('Winter im Haus');
});

test('PAGE-07 PAGE-34 on the page of an entry Ctrl+S drafts entry and modules, and visitors see neither', async ({ page, site }) => {
  await prepareEditing({ page, site });
  await site.edit([], async () => undefined);
  const { name, link } = (await allEvents(site, 'de'))[0] ?? { name: '', link: { url: '' } };
  await openEditor(page, link.url);
  await page.getByRole('heading', { level: 1 }).click({ position: { x: 20, y: 20 } });
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' ohne Ende');
  await page.keyboard.press('Escape');
  await outline(page).focus();
  await page.getByRole('button', { name: 'Am Ende einfügen' }).click();
  await page.locator('dialog [data-model="headline"]').first().click();
  await page.keyboard.type('Noch nicht fertig');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.locator('.bs-notices')).toContainText('Entwurf gespeichert');
  await expect(saving(page)).toHaveAttribute('data-saving', 'saved');
  await expect(page.locator('.bs-where')).toContainText('Geändert');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} ohne Ende`);
  await expect(page.locator('main .m-headline')).toContainText('Noch nicht fertig');
  expect(await (await fetch(`${site.url}${link.url}`)).text()).not.toMatch(/ohne Ende|Noch nicht fertig/);
});

test('PAGE-07 EDIT-13 Ctrl+S on the page of a form, which has no drafts, shows visitors nothing and says where the text is', async ({
  page,
  site,
}) => {
  await site.edit([], async () => undefined);
  await openOffice(page, 'de', '/admin/forms/1');
  const address = (await page.getByRole('link', { name: 'Auf der Website ansehen' }).getAttribute('href')) ?? '';
  await openEditor(page, address);
  await page.getByRole('heading', { level: 1 }).click({ position: { x: 20, y: 20 } });
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' demnächst');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.locator('.bs-notices')).toContainText('Bleibt in diesem Browser, bis Sie veröffentlichen');
  await expect(saving(page)).toHaveAttribute('data-saving', 'waiting');
  const visitors = async () => (await fetch(`${site.url}${address}`)).text();
  expect(await visitors()).not.toContain('demnächst');
  await page.keyboard.press('ControlOrMeta+Shift+Enter');
  await expect.poll(visitors).toContain('demnächst');
});
