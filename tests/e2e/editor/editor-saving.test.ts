import type { Page } from '@playwright/test';
import { logIn } from '../support/demo-login.ts';
import { desktop, expect, test } from '../support/site.ts';
import { openEditor, outline, prepareEditing, saved, saving } from './editor.ts';

test.use(desktop);
test.beforeEach(prepareEditing);

async function insertAtEnd(page: Page, model: string): Promise<void> {
  await page.getByRole('button', { name: 'Am Ende einfügen' }).click();
  await page.locator(`dialog [data-model="${model}"]`).first().click();
}

test('EDIT-15 EDIT-16 a failed save shows an alert that stays under the pointer, can be closed and goes after 4 s', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 50\d/);
  await page.clock.install();
  await openEditor(page, '/de/winter');
  await page.route('**/changes?draft=true', (route) => route.fulfill({ status: 500, json: {} }));
  await outline(page).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Alt+ArrowDown');
  const alert = page.locator('.bs-notices').getByRole('alert');
  await expect(alert).toHaveText('Das hat leider nicht funktioniert. Ihre Eingabe bleibt erhalten.');
  await expect(saving(page)).toHaveAttribute('data-saving', 'offline');
  await alert.hover();
  await page.clock.fastForward(6000);
  await expect(alert).toBeVisible();
  await page.mouse.move(5, 300);
  await page.clock.fastForward(3500);
  await expect(alert).toBeVisible();
  await page.clock.fastForward(600);
  await expect(alert).toHaveCount(0);
  await page.unroute('**/changes?draft=true');
  await page.clock.fastForward(30_000);
  await saved(page);
  // Failed publishing shows an alert as well, and it can be closed.
  await page.route('**/publish', (route) => route.fulfill({ status: 503, json: {} }));
  await page.getByRole('button', { name: /^DE veröffentlichen/ }).click();
  await expect(alert).toBeVisible();
  await page.locator('.bs-notices').getByRole('button', { name: 'Schließen' }).click();
  await expect(alert).toHaveCount(0);
});

test('EDIT-17 EDIT-200 an expired session takes no letter of the text that is being typed: it waits as a button, opens when the text is left, and then saves what was typed', async ({
  page,
  problems,
}) => {
  problems.expect(/status of (401|503)/);
  await openEditor(page, '/de/winter');
  await page.context().clearCookies({ name: 'sessionid' });
  await page.locator('main .m-headline h2').click({ position: { x: 20, y: 20 } });
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' trotz');
  const dialog = page.getByRole('dialog', { name: 'Bitte noch einmal anmelden' });
  const username = dialog.getByLabel('Benutzername oder E-Mail');
  const ask = page.getByRole('button', { name: 'Sitzung beendet: jetzt anmelden' });
  await expect(ask).toBeVisible();
  await page.keyboard.type('de');
  // By the button and put off, the text goes on where it was.
  await ask.click();
  await expect(username).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.type('m');
  await expect(page.locator('main .m-headline h2')).toHaveText('Winter im Haus trotzdem');
  // A press is done before the login comes over what was left.
  await page.locator('main .m-quote').click({ position: { x: 8, y: 8 } });
  await page.keyboard.press('Escape');
  await expect(username).toBeFocused();
  await username.fill('editor');
  // An attempt to save that comes by itself leaves what is typed.
  const attempt = page.waitForResponse((answer) => answer.url().includes('/changes') && answer.status() === 401);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await attempt;
  await expect(username).toHaveValue('editor');
  await dialog.getByLabel('Passwort').fill('haus am ring 1911');
  // A server that is away says nothing about the password.
  await page.route('**/api/user-login/', (route) => route.fulfill({ status: 503, json: {} }));
  await dialog.getByRole('button', { name: 'Anmelden' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Das hat leider nicht funktioniert. Ihre Eingabe bleibt erhalten.');
  await page.unroute('**/api/user-login/');
  await dialog.getByRole('button', { name: 'Anmelden' }).click();
  await expect(dialog).toHaveCount(0);
  await saved(page);
  await expect(page.locator('main .m-headline h2')).toHaveText('Winter im Haus trotzdem');
  // Who has nothing unsent hears of it too, without a number.
  await page.context().clearCookies({ name: 'sessionid' });
  await expect(saving(page)).toHaveText('Sitzung beendet');
});

test('EDIT-19 a draft that was read before a save and arrives after it takes nothing that was saved off the screen', async ({
  page,
  browser,
  site,
}) => {
  await openEditor(page, '/de/winter');
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let isRead = () => {};
  const read = new Promise<void>((resolve) => (isRead = resolve));
  await page.route(/\/drafts\/\d+$/, async (route) => {
    const response = await route.fetch();
    isRead();
    await released;
    await route.fulfill({ response });
  });
  const second = await browser.newContext({ baseURL: site.url, ...desktop });
  const other = await second.newPage();
  await logIn(other, 'admin');
  await openEditor(other, '/de/winter');
  await insertAtEnd(other, 'quote');
  await saved(other);
  await second.close();
  // What the colleague inserted is being read while something is inserted here, too.
  await read;
  await insertAtEnd(page, 'text');
  const isSaved = page.waitForResponse(/\/changes/, { timeout: 3000 }).catch(() => null);
  await page.keyboard.press('ControlOrMeta+s');
  await isSaved;
  release();
  await expect(page.locator('main .m-quote')).toHaveCount(2);
  await saved(page);
  await expect(page.locator('main .m-text')).toHaveCount(3);
});

test('EDIT-19 EDIT-91 EDIT-335 two editors: different texts are merged, the same one is put side by side, and a section deleted while it is written in is back under the caret', async ({
  page,
  browser,
  site,
  problems,
}) => {
  problems.expect(/presence/);
  const second = await browser.newContext({ baseURL: site.url, ...desktop });
  await second.addCookies(await page.context().cookies());
  await second.clearCookies({ name: 'sessionid' });
  const other = await second.newPage();
  await logIn(other, 'admin');
  await openEditor(page, '/de/winter');
  await openEditor(other, '/de/winter');
  const write = async (on: typeof page, text: string) => {
    await on.locator('main .m-headline h2').click({ position: { x: 20, y: 20 } });
    await on.keyboard.press('ControlOrMeta+a');
    await on.keyboard.type(text);
  };
  // Neither hears of the other before both have saved.
  await other.route('**/presence', (route) => route.abort());
  await write(page, 'Frost im Haus');
  await saved(page);
  await write(other, 'Schnee im Haus');
  const dialog = other.getByRole('dialog', { name: /haben dasselbe geändert/ });
  await expect(dialog).toContainText('Frost im Haus');
  await expect(dialog).toContainText('Schnee im Haus');
  await dialog.getByRole('button', { name: 'Übernehmen: Meine Fassung' }).click();
  await saved(other);
  await expect(page.locator('main .m-headline h2')).toHaveText('Schnee im Haus', { timeout: 15_000 });
  await page.route('**/presence', (route) => route.abort());
  await other.locator('main .m-section .m-quote').click({ position: { x: 8, y: 8 } });
  // Out of the text, then from the quote to its section.
  await other.keyboard.press('Escape');
  await other.keyboard.press('Escape');
  await expect(outline(other)).toHaveAttribute('aria-label', /^Abschnitt/);
  await other.keyboard.press('Delete');
  await saved(other);
  const quote = page.locator('main .m-section .m-quote');
  await quote.click({ position: { x: 40, y: 12 } });
  await page.keyboard.press('End');
  await page.keyboard.type(' Ganz');
  // No question takes the next letters: the section is back at once, and the caret where it was.
  await expect(page.locator('.bs-notices')).toContainText(/^\S+ \S+ hat gelöscht, worin Sie schreiben/);
  await page.keyboard.type(' leise.');
  await saved(page);
  await expect(quote).toContainText('Ganz leise.');
  await second.close();
});

test('EDIT-19 API-04 settings of a page: a language somebody else changes stays, and the same text changed twice stands beside one’s own, and what is typed while a save runs waits for the next', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 409/);
  type ListedPage = { id: number; urls: { de: string }; settings_url: string };
  const pages: ListedPage[] = await (await page.request.get('/de/pageeditor-api/pages/')).json();
  const winter = pages.find(({ urls }) => urls.de === '/de/winter');
  const csrf = (await page.context().cookies()).find(({ name }) => name === 'csrftoken')?.value ?? '';
  const address = `/de/pageeditor-api/pages/${winter?.id}/`;
  const change = async (title: object) => {
    const answer = await page.request.patch(address, { data: { title }, headers: { 'x-csrftoken': csrf } });
    expect(answer.status()).toBe(200);
  };
  const titles = async () => (await (await page.request.get(address)).json()).texts.title;
  await page.goto(winter?.settings_url ?? '');
  const settings = page.getByRole('region', { name: 'Seite einrichten' });
  const title = settings.getByLabel('Titel', { exact: true });
  await expect(title).not.toHaveValue('');
  await change({ en: 'Frost' });
  await title.fill('Winterlich');
  await settings.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(settings.getByText('Gespeichert.')).toBeVisible();
  expect(await titles()).toEqual({ de: 'Winterlich', en: 'Frost' });
  await change({ de: 'Eisig' });
  await title.fill('Verschneit');
  await settings.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(settings.getByRole('alert')).toContainText('inzwischen dasselbe geändert');
  await expect(settings.getByText('Gespeichert ist jetzt: Eisig')).toBeVisible();
  await expect(title).toHaveValue('Verschneit');
  await settings.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(settings.getByText('Gespeichert.')).toBeVisible();
  expect(await titles()).toEqual({ de: 'Verschneit', en: 'Frost' });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**${address}`, async (route) => {
    await released;
    await route.continue();
  });
  await title.fill('Tief');
  const isSent = page.waitForRequest(`**${address}`);
  await settings.getByRole('button', { name: 'Übernehmen' }).click();
  await isSent;
  await title.fill('Tief verschneit');
  const isDone = page.waitForResponse(`**${address}`);
  release();
  await isDone;
  await expect.poll(titles).toEqual({ de: 'Tief', en: 'Frost' });
  await settings.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(settings.getByText('Gespeichert.')).toBeVisible();
  await expect(title).toHaveValue('Tief verschneit');
  expect(await titles()).toEqual({ de: 'Tief verschneit', en: 'Frost' });
});

test('EDIT-19 two versions of a text with paragraphs can stand one after the other, as text and not as code', async ({
  page,
  problems,
}) => {
  problems.expect(/presence/);
  await openEditor(page, '/de/winter');
  await page.route('**/presence', (route) => route.abort());
  const csrf = (await page.context().cookies()).find(({ name }) => name === 'csrftoken')?.value ?? '';
  const pages: { id: number; urls: { de: string } }[] = await (await page.request.get('/de/pageeditor-api/pages/')).json();
  const headers = { 'x-csrftoken': csrf };
  const data = { content_type: 'page', object_id: pages.find(({ urls }) => urls.de === '/de/winter')?.id };
  const draft = await (await page.request.post('/de/pageeditor-api/drafts', { headers, data })).json();
  const text = draft.nodes.find(({ model, parent }: { model: string; parent: number | null }) => model === 'text' && parent === null);
  const change = { field: 'content', language: 'de', from: '<p>Es wird früh dunkel.</p>', to: '<p>Es wird spät hell.</p>' };
  const changes = [{ id: crypto.randomUUID(), operation: { kind: 'set', id: text.id, changes: [change] } }];
  const saving = { session: 'visit-of-a-colleague', version: draft.version, changes };
  const answer = await page.request.post(`/de/pageeditor-api/drafts/${draft.container}/changes?draft=true`, { headers, data: saving });
  expect(answer.status(), await answer.text()).toBe(200);
  await page.locator('main .m-text p').first().click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Und kalt.');
  const dialog = page.getByRole('dialog', { name: /haben dasselbe geändert/ });
  await expect(dialog).toContainText('Es wird spät hell.');
  await dialog.getByRole('button', { name: 'Beide Fassungen nacheinander stehen lassen' }).click();
  await saved(page);
  await expect(page.locator('main .m-text').first().locator('p')).toHaveText(['Es wird spät hell.', 'Es wird früh dunkel. Und kalt.']);
});

test('EDIT-120 bar and open panel count what differs from the published page alike, after each save, after a publish in the bar, and back at none', async ({
  page,
}) => {
  await openEditor(page, '/de/winter');
  const states = [page.locator('.bs-where'), page.locator('.bs-panel li').filter({ hasText: 'Deutsch' })];
  const expectBoth = async (words: string) => {
    for (const state of states) await expect(state).toContainText(words);
  };
  const panelButton = page.getByRole('button', { name: 'Umfang und Zeit des Veröffentlichens wählen' });
  await panelButton.click();
  await expectBoth('Live');
  for (const [index, text] of ['.m-headline h2', '.m-text'].entries()) {
    await page
      .locator(`main ${text}`)
      .first()
      .click({ position: { x: 20, y: 12 } });
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' neu');
    await saved(page);
    await expectBoth(`Geändert (${index + 1})`);
  }
  await page.keyboard.press('Control+z');
  await saved(page);
  await expectBoth('Geändert (1)');
  await page.getByRole('button', { name: /^DE veröffentlichen/ }).click();
  await expectBoth('Live');
  await page.keyboard.press('Control+z');
  await expectBoth('Geändert (1)');
  await page.keyboard.press('Control+Shift+z');
  await expectBoth('Live');
});
