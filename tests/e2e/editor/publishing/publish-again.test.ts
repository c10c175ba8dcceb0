import type { Page } from '@playwright/test';
import { desktop, expect, test } from '../../support/site.ts';
import { openEditor, prepareEditing, saved } from '../editor.ts';

test.use(desktop);

const publishing = (page: Page) => page.getByRole('region', { name: 'Veröffentlichen', exact: true });
const openPublishing = (page: Page) => page.getByRole('button', { name: 'Umfang und Zeit des Veröffentlichens wählen' }).click();
const notices = (page: Page) => page.locator('.bs-notices');

/** Types at the end of the headline of 'winter'. */
async function type(page: Page, words: string): Promise<void> {
  await page.locator('main .m-headline h2').click({ position: { x: 20, y: 20 } });
  await page.keyboard.press('End');
  await page.keyboard.insertText(words);
  await page.keyboard.press('Escape');
  await saved(page);
}

test('EDIT-361 EDIT-362 PAGE-12 a second press after planning, by key or pointer, publishes nothing; published on purpose, the planned state carries its plan out, and that is said before and after', async ({
  page,
  site,
}) => {
  await prepareEditing({ page, site });
  const visitors = async () => (await fetch(`${site.url}/de/winter`)).text();
  const published: string[] = [];
  page.on('request', (request) => request.url().endsWith('/publish') && published.push(request.url()));
  await openEditor(page, '/de/winter');
  await type(page, ' ab Neujahr');
  await openPublishing(page);
  const panel = publishing(page);
  await panel.getByLabel('Zeitpunkt, leer für sofort').fill('2099-01-01T10:00');
  const plan = panel.getByRole('button', { name: 'Veröffentlichen planen' });
  const box = await plan.boundingBox();
  await plan.press('Enter');
  await expect(panel.getByText(/^Geplant für 1\. Jan\. 2099/)).toBeVisible();
  await expect(page.locator(':focus')).toContainText('Geplant für 1. Jan. 2099');
  await page.keyboard.press('Enter');
  const planned = page.waitForResponse((response) => response.url().endsWith('/plan'));
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 10);
  expect((await planned).ok()).toBe(true);
  const ofPlan = panel.getByRole('listitem').filter({ hasText: '2099' });
  await expect(ofPlan).toHaveCount(1);
  expect(published).toEqual([]);
  expect(await visitors()).not.toContain('ab Neujahr');

  await panel.getByRole('button', { name: 'Schließen' }).click();
  await page.locator('.bs-publish').click();
  await expect(panel.getByText(/^Was für 1\. Jan\. 2099.* geplant ist, steht im Entwurf\./)).toBeInViewport();
  await expect(panel.getByRole('radio', { name: /geplant/i })).toHaveCount(0);
  await panel.getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
  await expect(panel.getByText(/^Veröffentlicht\. Der Plan für 1\. Jan\. 2099.* ist damit erledigt\.$/)).toBeVisible();
  await expect(ofPlan).toHaveCount(0);
  expect(await visitors()).toContain('ab Neujahr');
});

test('EDIT-360 EDIT-240 PAGE-08 publishing what is public already says so and offers nothing to take back; what was published a moment before stays to be taken back', async ({
  page,
  site,
}) => {
  await prepareEditing({ page, site });
  const visitors = async () => (await fetch(`${site.url}/de/winter`)).text();
  const publish = page.locator('.bs-publish');
  const unchanged = notices(page).getByText('Alles ist schon öffentlich.');
  const takeBack = notices(page).getByRole('button', { name: 'Zurücknehmen' });
  await openEditor(page, '/de/winter');
  for (const words of [' Stand A.', ' Stand B.']) {
    await type(page, words);
    await publish.click();
    await expect.poll(visitors).toContain(words);
    await notices(page).getByRole('button', { name: 'Schließen' }).click();
  }
  await page.keyboard.press('ControlOrMeta+Shift+Enter');
  await expect(unchanged).toBeVisible();
  await expect(takeBack).toHaveCount(0);
  await openPublishing(page);
  await publishing(page).getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
  await expect(publishing(page).getByText('Alles ist schon öffentlich.')).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await visitors()).toContain('Stand B.');

  await notices(page).getByRole('button', { name: 'Schließen' }).click();
  await type(page, ' Stand C.');
  await publish.click();
  await expect.poll(visitors).toContain('Stand C.');
  await publish.click();
  await expect(unchanged).toBeVisible();
  await takeBack.click();
  await expect.poll(visitors).not.toContain('Stand C.');
  expect(await visitors()).toContain('Stand B.');
});

test('EDIT-360 EDIT-13 on the page of an entry without modules publishing says that nothing is new', async ({ page, site }) => {
  await prepareEditing({ page, site });
  await site.edit([], async () => undefined);
  for (const [address, words] of [
    ['/de/team/joris-albrecht/4', 'Alles ist schon öffentlich.'],
    ['/en/team/joris-albrecht/4', 'Everything is public already.'],
  ] as const) {
    await openEditor(page, address);
    await page.locator('.bs-publish').click();
    await expect(notices(page).getByText(words)).toBeVisible();
    await expect(notices(page).getByRole('button', { name: /Zurücknehmen|Take back/ })).toHaveCount(0);
  }
});
