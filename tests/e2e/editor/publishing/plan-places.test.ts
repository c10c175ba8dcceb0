import { desktop, expect, test } from '../../support/site.ts';
import { openEditor, prepareEditing, saved } from '../editor.ts';

test.use(desktop);

test('EDIT-342 EDIT-343 PAGE-12 with a planned version in the open panel the key leads to the question about it, and the calendar opens at the plan', async ({
  page,
  site,
}) => {
  await prepareEditing({ page, site });
  await openEditor(page, '/de/winter');
  await page.locator('main .m-headline h2').click({ position: { x: 20, y: 20 } });
  await page.keyboard.press('End');
  await page.keyboard.type(' im Februar');
  await saved(page);
  await page.getByRole('button', { name: 'Umfang und Zeit des Veröffentlichens wählen' }).click();
  const panel = page.getByRole('region', { name: 'Veröffentlichen', exact: true });
  const time = panel.getByLabel('Zeitpunkt, leer für sofort');
  await time.fill('2027-02-01T00:30');
  await panel.getByRole('button', { name: 'Veröffentlichen planen' }).click();
  await expect(panel.getByRole('listitem').filter({ hasText: '2027' })).toBeVisible();

  // What is planned is the draft no more, and the panel asks which of them goes public.
  await page.locator('main .m-headline h2').click({ position: { x: 20, y: 20 } });
  await page.keyboard.press('End');
  await page.keyboard.type(' früh');
  await time.fill('');
  await page.locator('main .m-headline h2').click({ position: { x: 20, y: 20 } });
  const question = panel.getByRole('group', { name: /^Geplant ist eine Fassung für 1\. Feb\. 2027/ });
  await expect(question).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Shift+Enter');
  await expect(question.getByRole('radio', { checked: true })).toBeFocused();
  await expect(question).toBeInViewport();
  // Where a time is entered the panel asks nothing, and is where the key leads.
  await time.fill('2027-02-02T10:00');
  await page.locator('main .m-headline h2').click({ position: { x: 20, y: 20 } });
  await page.keyboard.press('ControlOrMeta+Shift+Enter');
  await expect(panel).toBeFocused();
  expect(await (await fetch(`${site.url}/de/winter`)).text()).not.toContain('im Februar');

  await panel.getByRole('link', { name: 'Im Kalender zeigen' }).click();
  await expect(page).toHaveURL(/\/de\/admin\/schedule\?month=2027-02#plan-\d+$/);
  const plan = page.locator('li:target');
  await expect(plan).toBeInViewport();
  await expect(plan).toContainText('00:30');
});

test('EDIT-370 EDIT-372 a planned withdrawal stands with its moment in the editor bar, the panel and the page tree, and goes from there when it is cancelled elsewhere', async ({
  page,
  site,
}) => {
  await prepareEditing({ page, site });
  await openEditor(page, '/de/winter');
  const bar = page.locator('.bs-where');
  await page.getByRole('button', { name: 'Umfang und Zeit des Veröffentlichens wählen' }).click();
  const panel = page.getByRole('region', { name: 'Veröffentlichen', exact: true });
  await panel.getByLabel('Zurückziehen am').fill('2099-02-01T19:30');
  await panel.getByRole('button', { name: 'Zurückziehen planen' }).click();
  const words = 'wird zurückgezogen: 1. Feb. 2099, 19:30';
  await expect(bar).toContainText(words);
  await expect(panel.getByRole('listitem').filter({ hasText: words })).toHaveCount(1);
  await expect(panel.getByRole('status')).toHaveText('Wird am 1. Feb. 2099, 19:30 zurückgezogen.');

  const office = await page.context().newPage();
  await office.goto('/de/admin/pages');
  const row = office.locator('[data-page]').filter({ has: office.locator('[href="/de/winter?edit"]') });
  await expect(row.locator('.adm-tree-states')).toHaveText(`DE Live ${words}EN Live`);
  // What somebody plans or cancels in the schedule is seen here within seconds.
  await office.goto('/de/admin/schedule?month=2099-02');
  await office.getByRole('button', { name: /^Nicht mehr planen/ }).click();
  await expect(office.getByText('Nicht mehr geplant. Die Seite bleibt öffentlich.')).toBeVisible();
  await expect(bar).not.toContainText('zurückgezogen', { timeout: 15_000 });
  await expect(panel).not.toContainText('zurückgezogen');
  await office.goto('/de/admin/pages');
  await expect(row.locator('.adm-tree-states')).toHaveText('DE LiveEN Live');
});
