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

test('EDIT-394 EDIT-370 beside a planned withdrawal the views of the bar stay free, on a phone its mark stays, the panel is no wider than its window, and English says that it is to come', async ({
  page,
  site,
}) => {
  await prepareEditing({ page, site });
  await openEditor(page, '/de/winter');
  await page.getByRole('button', { name: 'Umfang und Zeit des Veröffentlichens wählen' }).click();
  const panel = page.getByRole('region', { name: 'Veröffentlichen', exact: true });
  await panel.getByLabel('Zurückziehen am').fill('2099-12-24T19:30');
  await panel.getByRole('button', { name: 'Zurückziehen planen' }).click();
  await expect(panel.getByRole('listitem').filter({ hasText: 'Deutsch: wird zurückgezogen' })).toBeVisible();
  const state = page.locator('.bs-where .bs-state').first();
  for (const width of [1280, 768, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const views = await page.locator('.bs-bar1 .bs-seg').first().locator('> *').last().boundingBox();
    const place = await state.boundingBox();
    expect((views?.x ?? 0) + (views?.width ?? 0), `views at ${width} px`).toBeLessThanOrEqual(place?.x ?? 0);
    await expect(page.locator('.bs-where .until'), `mark at ${width} px`).toBeVisible();
    const save = await page.locator('.bs-bar1 .bs-save').boundingBox();
    const mark = await page.locator('.bs-where > .bs-until').boundingBox();
    expect((mark?.x ?? 0) + (mark?.width ?? 0), `mark at ${width} px`).toBeLessThanOrEqual(save?.x ?? 0);
    // The moment is whole or below what is seen: half a date is another one.
    const moment = await page.locator('.bs-where .until').evaluate((element) => {
      const range = document.createRange();
      const text = element.firstChild as Text;
      range.setStart(text, text.data.indexOf('24'));
      range.setEnd(text, text.length);
      return { lines: range.getClientRects().length, right: range.getBoundingClientRect().right, top: range.getBoundingClientRect().top };
    });
    expect(moment.lines, `moment at ${width} px`).toBe(1);
    const isSeen = moment.top < (mark?.y ?? 0) + (mark?.height ?? 0);
    if (isSeen && width > 360) expect(moment.right, `moment at ${width} px`).toBeLessThanOrEqual((mark?.x ?? 0) + (mark?.width ?? 0));
    const wider = await panel.locator('.body').evaluate((body) => body.scrollWidth - body.clientWidth);
    expect(wider, `panel at ${width} px`).toBe(0);
  }
  await page.setViewportSize(desktop.viewport);
  await page.goto('/en/admin/pages');
  await expect(
    page
      .locator('[data-page]')
      .filter({ has: page.locator('[href^="/de/winter"], [href^="/en/winter"]') })
      .first(),
  ).toContainText('will be withdrawn: 24 Dec 2099, 19:30');
  await site.edit([], async () => undefined);
});
