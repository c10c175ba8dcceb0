import type { Page } from '@playwright/test';
import { desktop, expect, test } from '../support/site.ts';
import { openEditor, outline, prepareEditing, saved, saving } from './editor.ts';

test.use(desktop);
test.beforeEach(prepareEditing);

const headline = (page: Page) => page.locator('main .m-headline h2');
const text = (page: Page) => page.locator('main .m-text').first();

async function typeAtEnd(page: Page, of: typeof headline, words: string): Promise<void> {
  await of(page).click({ position: { x: 20, y: 20 } });
  await page.keyboard.press('Control+End');
  await page.keyboard.type(words);
}

test('EDIT-06 changes that were not saved are offered after a reload until somebody decides, and restored beside a save under way', async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|request failed/);
  page.on('dialog', (dialog) => dialog.accept());
  await openEditor(page, '/de/winter');
  await page.route('**/changes?draft=true', (route) => route.abort());
  await typeAtEnd(page, headline, ' bleibt');
  await expect(saving(page)).toHaveAttribute('data-saving', 'offline');
  await page.unroute('**/changes?draft=true');
  await page.reload();
  const restore = page.getByRole('button', { name: 'Wiederherstellen' });
  await expect(restore).toBeVisible();
  // Who types on before deciding, and reloads once more, is offered it again.
  await typeAtEnd(page, text, ' Und kalt');
  await saved(page);
  await page.reload();
  await expect(restore).toBeVisible();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/changes?draft=true', async (route) => {
    await released;
    await route.continue();
  });
  const isSent = page.waitForRequest('**/changes?draft=true');
  await typeAtEnd(page, text, ' und st');
  await isSent;
  await restore.click();
  await typeAtEnd(page, text, 'ill.');
  release();
  await expect(headline(page)).toHaveText('Winter im Haus bleibt');
  await saved(page);
  const expectBoth = async () => {
    await expect(text(page)).toHaveText('Es wird früh dunkel. Und kalt und still.');
    await expect(headline(page)).toHaveText('Winter im Haus bleibt');
  };
  await expectBoth();
  await page.reload();
  await expectBoth();
  await expect(restore).toHaveCount(0);
});

test('EDIT-19 EDIT-06 EDIT-130 a duplicated tab is another editor: what is typed in one appears in the other, and each stores its own work', async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_FAILED|request failed/);
  await openEditor(page, '/de/winter');
  // A window that is opened by another one begins with a copy of its session storage, as a duplicated tab does.
  const opened = page.waitForEvent('popup');
  await page.evaluate(() => void window.open(window.location.href));
  const copy = await opened;
  await expect(copy.locator('.bs-stop')).toHaveAttribute('aria-label', /.+/, { timeout: 15_000 });
  await typeAtEnd(page, headline, ' im Januar');
  await saved(page);
  await expect(headline(copy)).toHaveText('Winter im Haus im Januar', { timeout: 15_000 });
  for (const tab of [page, copy]) await tab.route('**/changes?draft=true', (route) => route.abort());
  await typeAtEnd(page, headline, ' hier');
  await typeAtEnd(copy, text, ' Dort.');
  for (const tab of [page, copy]) await expect(saving(tab)).toHaveAttribute('data-saving', 'offline');
  await copy.close();
  page.on('dialog', (dialog) => dialog.accept());
  await page.unroute('**/changes?draft=true');
  await page.reload();
  await page.getByRole('button', { name: 'Wiederherstellen' }).press('Enter');
  await expect(outline(page)).toBeFocused();
  await saved(page);
  await expect(headline(page)).toHaveText('Winter im Haus im Januar hier');
  await expect(text(page)).toHaveText('Es wird früh dunkel. Dort.');
});

test('EDIT-01 EDIT-06 where the browser refuses its storage a page is edited and saved all the same, and modules are copied', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });
  await openEditor(page, '/de/winter');
  await typeAtEnd(page, headline, ' bleibt');
  await saved(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('ControlOrMeta+C');
  await expect(page.getByRole('status').filter({ hasText: 'kopiert' })).toBeAttached();
  await page.reload();
  await expect(headline(page)).toHaveText('Winter im Haus bleibt');
});
