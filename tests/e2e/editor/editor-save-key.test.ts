import { allEvents } from '../programme/calendar.ts';
import { logIn } from '../support/demo-login.ts';
import { desktop, expect, test } from '../support/site.ts';
import { openEditor, outline, prepareEditing, saved, saving } from './editor.ts';

test.use(desktop);
test.beforeEach(prepareEditing);

test("PAGE-07 EDIT-14 Ctrl+S saves the draft and shows visitors nothing, neither what was typed nor a colleague's unfinished headline; publishing shows both", async ({
  page,
  browser,
  site,
}) => {
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
  await page.goto('/de/admin/forms/1');
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
