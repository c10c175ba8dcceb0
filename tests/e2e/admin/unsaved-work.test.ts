import type { Page } from '@playwright/test';
import { demoPassword } from '../support/demo-site.ts';
import { expect, test } from '../support/site.ts';
import { openOffice } from './office.ts';

const offer = (page: Page) => page.locator('[data-unsaved-work]');
const subline = (page: Page) => page.getByLabel('Subline, English');

/** Types as far as a crash would find it stored. */
async function type(page: Page, text: string): Promise<void> {
  await subline(page).fill(text);
  await page.waitForFunction((typed) => Object.values(localStorage).some((stored) => stored.includes(typed)), text);
}

/** Nothing is offered. What is typed is stored after the script has looked for what was left. */
async function expectNoOffer(page: Page): Promise<void> {
  await type(page, `Typed ${Date.now()}`);
  await expect(offer(page)).toBeHidden();
}

/** The window is gone without a word, as after a crash; another one opens the same address. */
async function crash(page: Page): Promise<Page> {
  const { context, url } = { context: page.context(), url: page.url() };
  await page.close({ runBeforeUnload: false });
  const next = await context.newPage();
  await next.goto(url);
  return next;
}

test('ADMIN-02 EDIT-245 EDIT-270 OPS-285 what was typed after saving is offered again at the same address, and what was saved is not; without a connection, or while the server is away, the form stays, after the session until the login over it', async ({
  page,
  site,
  problems,
}) => {
  await site.edit([], async () => undefined);
  problems.expect(/status of (?:40[03]|502)/);
  await openOffice(page, 'en', '/admin/productions');
  await page.goto('/en/admin/productions/1');
  await type(page, 'Saved');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The connection may be missing' })).toBeVisible();
  await expect(subline(page)).toHaveValue('Saved');
  await page.context().setOffline(false);
  // While the server or its database is away, as a proxy says it.
  await page.route('**/api/user-details/', (route) => route.fulfill({ status: 502 }));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'the server may be away' })).toBeVisible();
  await expect(subline(page)).toHaveValue('Saved');
  await page.unroute('**/api/user-details/');
  await page.context().clearCookies({ name: 'sessionid' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const login = page.getByRole('dialog', { name: 'Please log in again' });
  await expect(login.getByLabel('Username or e-mail')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(login).toBeHidden();
  await expect(subline(page)).toHaveValue('Saved');
  await page.keyboard.press('ControlOrMeta+s');
  for (const [name, password, reason] of [
    ['editor', 'wrong', 'That does not match.'],
    ['visitor', demoPassword, 'This account has no right to this page.'],
    ['editor', demoPassword, null],
  ] as const) {
    await login.getByLabel('Username or e-mail').fill(name);
    await login.getByLabel('Password').fill(password);
    await login.getByRole('button', { name: 'Log in' }).click();
    if (reason) await expect(login.getByRole('alert')).toContainText(reason);
  }
  await page.waitForURL('**/productions/1?done=*');
  await expect(offer(page)).toBeHidden();
  await type(page, 'Typed on');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(offer(page)).toBeVisible();
  const again = await crash(page);
  await expect(offer(again)).toBeVisible();
  await offer(again).getByRole('button', { name: 'Restore' }).click();
  await expect(subline(again)).toHaveValue('Typed on');
  await again.getByRole('button', { name: 'Save', exact: true }).click();
  await again.waitForURL('**/productions/1?done=*');
  await again.goto('/en/admin/productions/1');
  await expect(subline(again)).toHaveValue('Typed on');
  await expectNoOffer(again);
});

test('ADMIN-02 saving an entry leaves what was typed into the form of a new one, and creating that one takes it away', async ({
  page,
  site,
}) => {
  await site.edit([], async () => undefined);
  await openOffice(page, 'en', '/admin/productions');
  await page.goto('/en/admin/productions/new');
  await type(page, 'Not saved yet');
  const other = await crash(page);
  await other.goto('/en/admin/productions/1');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await other.waitForURL('**/productions/1?done=*');
  await other.goto('/en/admin/productions/new');
  await expect(offer(other)).toBeVisible();
  await offer(other).getByRole('button', { name: 'Restore' }).click();
  await expect(subline(other)).toHaveValue('Not saved yet');
  await other.getByLabel('Title, Deutsch').fill('Neu');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await other.waitForURL(/productions\/\d+\?done=/);
  await other.goto('/en/admin/productions/new');
  await expect(other.getByLabel('Title, Deutsch')).toHaveValue('');
  await expectNoOffer(other);
});

test('ADMIN-02 what was saved is not offered again when the page that says so was left before its script ran', async ({ page, site }) => {
  await site.edit([], async () => undefined);
  await openOffice(page, 'en', '/admin/productions');
  await page.clock.install();
  await page.goto('/en/admin/productions/1');
  // With the editors of texts, which are not there yet when the page looks for what was left.
  await expect(page.locator('[contenteditable]').and(page.getByLabel('Description, English'))).toBeVisible();
  await type(page, 'Saved');
  // Sent sooner than the pause after which typing is stored.
  await page.clock.pauseAt(Date.now() + 60_000);
  const scripts: Array<() => void> = [];
  await page.route('**/*.js', async (route) => {
    await new Promise<void>((resolve) => scripts.push(resolve));
    await route.continue().catch(() => undefined);
  });
  await subline(page).fill('Saved in haste');
  await page.keyboard.press('ControlOrMeta+s');
  await page.waitForURL('**/productions/1?done=*', { waitUntil: 'commit' });
  await expect(page.getByRole('status').first()).toContainText('Saved');
  await page.unroute('**/*.js');
  await page.getByRole('link', { name: 'Productions' }).first().click();
  await page.waitForURL('**/admin/productions');
  for (const release of scripts) release();
  await page.clock.resume();
  await page.goto('/en/admin/productions/1');
  await expect(subline(page)).toHaveValue('Saved in haste');
  await expectNoOffer(page);
});

test('ADMIN-170 two tabs on one entry store what is typed apart: that of a closed one is offered, not that of an open one, and each until it is answered', async ({
  page,
  context,
  site,
}) => {
  await site.edit([], async () => undefined);
  await openOffice(page, 'en', '/admin/productions');
  const [second, third] = [await context.newPage(), await context.newPage()];
  for (const tab of [page, second]) await tab.goto('/en/admin/productions/1');
  await type(second, 'Typed second');
  await type(page, 'Typed first');
  await second.close({ runBeforeUnload: false });
  await third.goto('/en/admin/productions/1');
  await expect(offer(third)).toBeVisible();
  await type(third, 'Typed third');
  await offer(third).getByRole('button', { name: 'Restore' }).click();
  await expect(subline(third)).toHaveValue('Typed second');

  await page.close({ runBeforeUnload: false });
  third.on('dialog', (dialog) => void dialog.accept());
  await third.getByRole('button', { name: 'Save', exact: true }).click();
  await third.waitForURL('**/productions/1?done=*');
  const restored: string[] = [];
  for (const _ of ['third', 'first']) {
    await third.goto('/en/admin/productions/1');
    await offer(third).getByRole('button', { name: 'Restore' }).click();
    await third.waitForFunction(() => document.querySelector('form[data-unsaved]'));
    restored.push(await subline(third).inputValue());
    await third.goto('/en/admin/productions/1');
    await offer(third).getByRole('button', { name: 'Discard' }).click();
  }
  expect(restored.sort()).toEqual(['Typed first', 'Typed third']);
  await expect(offer(third)).toBeHidden();
});

test('ADMIN-361 what is saved after somebody has put the entry into the trash is in the form again once it is back, or offered there later', async ({
  page,
  context,
  site,
  problems,
}) => {
  problems.expect(/status of 409/);
  await site.edit([], async () => undefined);
  await openOffice(page, 'en', '/admin/persons');
  const other = await context.newPage();
  await other.goto('/en/admin/persons/new');
  await other.getByLabel('Last name').fill('Kurz');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await other.waitForURL(/persons\/\d+\?done=/);
  const address = new URL(other.url()).pathname;
  const first = page.getByLabel('First name');
  for (const [typed, way] of [
    ['Anna', 'restored at once'],
    ['Berta', 'restored from the list'],
  ]) {
    await page.goto(address);
    await other.goto(`${address}/delete`);
    await first.fill(typed ?? '');
    await other.getByRole('button', { name: 'Move to trash' }).click();
    await other.waitForURL(/done=deleted/);
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByRole('alert')).toContainText('This entry is in the trash. What you have just typed is not saved.');
    if (way === 'restored at once') await page.getByRole('button', { name: 'Restore' }).click();
    else {
      await other.goto('/en/admin/persons?state=trash');
      await other.getByRole('button', { name: /^Restore: .*Kurz/ }).click();
      await other.waitForURL(/done=restored/);
      await page.goto(address);
      await offer(page).getByRole('button', { name: 'Restore' }).click();
    }
    await expect(first).toHaveValue(typed ?? '');
    await page.keyboard.press('ControlOrMeta+s');
    await page.waitForURL(/done=drafted/);
    await expect(first).toHaveValue(typed ?? '');
  }
});
