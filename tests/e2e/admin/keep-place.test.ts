import type { Page } from '@playwright/test';
import { expect, test } from '../support/site.ts';
import { expectTidy, openOffice } from './office.ts';

/** Where the focus is, as a person sees it: its name, and its place in the window in px. */
const place = (page: Page) =>
  page.evaluate(() => {
    const { id, tagName } = document.activeElement as HTMLElement;
    return { id, tagName, top: Math.round(document.activeElement?.getBoundingClientRect().top ?? 0) };
  });

test('ADMIN-350 Ctrl+S leaves field, caret and scroll position where they are and says that it is saved; rich texts and opened sections too', async ({
  page,
  site,
}) => {
  await openOffice(page, 'de', '/admin/persons');
  await page.goto('/de/admin/persons/7');
  const saved = page.getByRole('status').filter({ hasText: 'Als Entwurf gespeichert' });
  const role = page.getByLabel('Aufgabe im Haus, Deutsch');
  await role.fill('Leitung des Hauses');
  for (const key of ['Home', 'ArrowRight', 'ArrowRight']) await role.press(key);
  const before = await place(page);
  await page.keyboard.press('ControlOrMeta+S');
  await page.waitForURL('**/persons/7?done=drafted');
  await expect(role).toBeFocused();
  await expect(saved).toBeInViewport({ ratio: 1 });
  await expect.poll(() => place(page)).toEqual(before);
  await page.keyboard.type('--');
  await expect(role).toHaveValue('Le--itung des Hauses');
  await expect(saved).toHaveCount(0);

  // The text editor is loaded where its place comes near the window.
  const text = page.getByRole('textbox', { name: 'Biografie, English' });
  await expect(text).toHaveAttribute('contenteditable', 'true');
  await text.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('She came late.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('She stayed.');
  for (const key of ['ArrowUp', 'Home', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  const inText = await place(page);
  await page.keyboard.press('ControlOrMeta+S');
  await expect(saved).toBeInViewport({ ratio: 1 });
  await expect(text).toBeFocused();
  await expect(text).toHaveAttribute('contenteditable', 'true');
  await expect.poll(() => place(page)).toEqual(inText);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.keyboard.type('never ');
  await expect(text.locator('p').first()).toHaveText('She never came late.');
  await page.keyboard.press('ControlOrMeta+S');
  await expect(saved).toBeInViewport({ ratio: 1 });
  await expectTidy(page, 'saved');

  // A section that was opened stays open, and the button that was pressed has the focus.
  await page.goto('/de/admin/events/1');
  const folds = page.locator('form[data-guarded] details.adm-section');
  await folds.last().locator('summary').first().press('Enter');
  await folds.last().getByRole('textbox').first().focus();
  const save = page.getByRole('button', { name: 'Speichern', exact: true });
  await save.click();
  await page.waitForURL('**/events/1?done=drafted');
  await expect(save).toBeFocused();
  await expect(folds.last()).toHaveAttribute('open', '');
  await site.edit([], async () => undefined);
});

test('ADMIN-350 taking back a publication leads to its message', async ({ page, site }) => {
  await openOffice(page, 'de', '/admin/persons');
  await page.goto('/de/admin/persons/7');
  await page.getByLabel('Aufgabe im Haus, Deutsch').fill('Hausleitung');
  await page.keyboard.press('ControlOrMeta+Shift+Enter');
  const undo = page.getByRole('button', { name: 'Veröffentlichung zurücknehmen' });
  await undo.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Zurückgenommen' })).toBeFocused();
  await site.edit([], async () => undefined);
});

test('ADMIN-350 what is written until the answer to Ctrl+S is there is in the page that follows, not saved yet', async ({ page, site }) => {
  await openOffice(page, 'de', '/admin/persons');
  await page.goto('/de/admin/persons/8');
  const role = page.getByLabel('Aufgabe im Haus, Deutsch');
  const text = page.getByRole('textbox', { name: 'Biografie, Deutsch' });
  /** Presses Ctrl+S and writes before the answer is let through. */
  const saveAndWrite = async (letters: string) => {
    const answer = Promise.withResolvers<void>();
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await page.route(
      '**/admin/persons/8',
      async (route) => {
        await answer.promise;
        await route.continue();
      },
      { times: 1 },
    );
    await page.keyboard.press('ControlOrMeta+S');
    await sent;
    await page.keyboard.type(letters);
    answer.resolve();
    await expect(page.getByRole('status').filter({ hasText: 'Als Entwurf gespeichert' })).toBeVisible();
  };
  await role.fill('Dramaturgie');
  await saveAndWrite(' und Archiv');
  await expect(role).toBeFocused();
  await expect(role).toHaveValue('Dramaturgie und Archiv');
  await page.keyboard.type('e');
  await expect(role).toHaveValue('Dramaturgie und Archive');

  await expect(text).toHaveAttribute('contenteditable', 'true');
  await text.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Eins');
  await saveAndWrite(' zwei');
  await expect(text).toHaveText('Eins zwei');
  await expect(text).toBeFocused();
  await expect(text).toHaveAttribute('contenteditable', 'true');
  await page.keyboard.type(' drei');
  await expect(text).toHaveText('Eins zwei drei');
  // The next time it is saved.
  // The message went with the first letter.
  await page.keyboard.press('ControlOrMeta+S');
  await expect(page.getByRole('status').filter({ hasText: 'Als Entwurf gespeichert' })).toBeVisible();
  await page.goto('/de/admin/persons/8');
  await expect(text).toHaveText('Eins zwei drei');
  await site.edit([], async () => undefined);
});
