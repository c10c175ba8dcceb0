import type { Page } from '@playwright/test';
import { desktop, expect, test } from '../support/site.ts';
import { openEditor, outline, prepareEditing, saved, showEditedPage, spoken } from './editor.ts';
import { toolFaults } from './tool-faults.ts';

test.use(desktop);
test.beforeEach(prepareEditing);

test('EDIT-04 I18N-03 modules are chosen together, dragged and let go with Escape, cut here and pasted on another page and in the other language', async ({
  page,
  site,
}) => {
  await showEditedPage(site, 'sommer');
  await openEditor(page, '/de/winter');
  const names = () => page.locator('main .modules > *').evaluateAll((all) => all.map(({ className }) => className.split(' ')[0]));
  const before = await names();
  await page.locator('main .modules > .m-text').click({ position: { x: 40, y: 12 } });
  await page.keyboard.press('Escape');
  const grip = page.getByRole('button', { name: /verschieben: ziehen/ });
  const from = await grip.boundingBox();
  await page.mouse.move((from?.x ?? 0) + 8, (from?.y ?? 0) + 8);
  await page.mouse.down();
  await page.mouse.move((from?.x ?? 0) + 8, (from?.y ?? 0) - 60, { steps: 6 });
  await expect(page.locator('.bs-drop')).toBeVisible();
  // Held still at the edge of the window, it scrolls on.
  await page.mouse.move((from?.x ?? 0) + 8, 790);
  const scrolled = () => page.evaluate(() => window.scrollY);
  const began = await scrolled();
  await expect.poll(scrolled).toBeGreaterThan(began + 100);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(page.locator('.bs-drop')).toHaveCount(0);
  expect(await names()).toEqual(before);
  await page.keyboard.press('Shift+ArrowUp');
  await expect(page.locator('.bs-on.sel')).toHaveCount(2);
  await page.keyboard.press('ControlOrMeta+x');
  await expect(page.locator('main .modules > .m-headline')).toHaveCount(0);
  await saved(page);
  await openEditor(page, '/en/sommer');
  const there = await page.locator('main .modules > .m-headline').count();
  await outline(page).focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(page.locator('main .modules > .m-headline')).toHaveCount(there + 1);
  await expect(page.locator('main .modules > .m-headline').last()).toHaveText('Winter at the theatre');
  await saved(page);
});

test('EDIT-05 EDIT-91 MOD-34 by keyboard alone: a module is inserted, edited, moved, and all of it undone; what may not stand somewhere is said', async ({
  page,
}) => {
  await openEditor(page, '/de/winter');
  await outline(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(spoken(page)).toContainText('Überschrift ausgewählt');
  await page.keyboard.press('/');
  await page.getByRole('searchbox', { name: 'Modul suchen' }).fill('zitat');
  await page.keyboard.press('Enter');
  const quotes = page.locator('main .modules > .m-quote');
  await expect(quotes.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Schnee ist auch nur Licht.');
  // Both keys before the next animation frame, and neither is lost.
  await quotes.getByRole('textbox').evaluate((text) => {
    const options = { bubbles: true, cancelable: true };
    text.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', ...options }));
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', altKey: true, ...options }));
  });
  await expect(quotes).toContainText('Schnee ist auch nur Licht.');
  await expect(spoken(page)).toContainText('Stelle 3 von');
  await page.keyboard.press('Delete');
  await expect(quotes).toHaveCount(0);
  for (const step of ['gelöscht', 'verschoben', 'getippt', 'eingefügt']) {
    await page.keyboard.press('ControlOrMeta+z');
    await expect(spoken(page)).toContainText(step);
  }
  await expect(quotes).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(quotes).toHaveCount(1);
  // Nor is the way into the panel.
  await quotes.click({ position: { x: 20, y: 20 } });
  const region = await quotes.getByRole('textbox').evaluate(async (text) => {
    const options = { bubbles: true, cancelable: true };
    text.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', ...options }));
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'F6', ...options }));
    for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    return document.activeElement?.closest<HTMLElement>('[data-region]')?.dataset.region;
  });
  expect(region).toBe('panel');
  // A section in a section may not stand there, and that is said to everybody.
  const inner = page.locator('main .m-section .m-quote');
  await inner.click({ position: { x: 8, y: 8 } });
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(outline(page)).toHaveAttribute('aria-label', /^Abschnitt/);
  await page.keyboard.press('ControlOrMeta+c');
  await inner.click({ position: { x: 8, y: 8 } });
  await page.keyboard.press('Escape');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(page.locator('.bs-notices').getByRole('alert')).toHaveText('Hier kann das nicht stehen.');
  await expect(page.locator('main .m-section .m-section')).toHaveCount(0);
  // So does the catalogue: a module of that name there is.
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: 'Modul suchen' });
  await search.fill('abschnitt');
  await expect(page.getByRole('dialog')).toContainText('Hier kann nicht stehen: Gruppe von Abschnitten, Abschnitt.');
  await search.fill('unfug');
  await expect(page.getByRole('dialog')).toContainText('Kein Modul heißt so.');
});

test('EDIT-11 EDIT-12 I18N-03 the panel has a control for every field, in all four languages, and names what is missing', async ({
  page,
}) => {
  await openEditor(page, '/de/winter');
  await page.locator('.m-full-teaser .display').click({ position: { x: 20, y: 10 }, force: true });
  const panel = page.getByRole('complementary', { name: 'Großer Teaser' });
  for (const field of ['extra_class', 'image', 'preline', 'headline', 'subline', 'text', 'link_text', 'link'])
    await expect(panel.locator(`[data-field="${field}"]`)).toHaveCount(1);
  await expect(panel.getByText('Text, den Besucher lesen')).toBeVisible();
  await panel.getByText('Bild rechts').click();
  await expect(page.locator('.m-full-teaser.image-right')).toBeVisible();
  await panel.getByLabel('Titel').fill('');
  await panel.getByLabel('Titel').press('Tab');
  await expect(panel.getByText('Dieses Feld ist erforderlich!')).toBeVisible();
  await panel.getByRole('tab', { name: 'English' }).click();
  await expect(panel.getByLabel('Titel')).toHaveValue('The garden belongs to all');
  await panel.getByRole('tab', { name: '日本語' }).click();
  await expect(panel.getByLabel('Titel')).toHaveAttribute('lang', 'ja-JP');
  await panel.getByLabel('Titel').press('Tab');
  await expect(panel.getByText('Dieses Feld ist erforderlich!')).toHaveCount(0);
  await panel.getByLabel('Titel').fill('庭はみんなのもの');
  await saved(page);
  await openEditor(page, '/de/winter');
  await page.locator('.m-full-teaser .display').click({ position: { x: 20, y: 10 }, force: true });
  await panel.getByRole('tab', { name: '日本語' }).click();
  await expect(panel.getByLabel('Titel')).toHaveValue('庭はみんなのもの');
});

test('EDIT-296 EDIT-04 EDIT-11 EDIT-16 EDIT-94 the panel makes room and stays closed, the header fits beside it, no key is stuck, buttons of the outline stay under the pointer, messages stay to be read', async ({
  page,
}) => {
  await openEditor(page, '/de/winter');
  const panel = page.getByRole('complementary');
  const title = page.locator('main .m-headline h2').first();
  for (const width of [1024, 1440, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await coveredInHeader(page), `${width}`).toEqual([]);
    await expect(page.locator('.bar .menu > ul, .bar .burger').filter({ visible: true }), `${width}`).toHaveCount(1);
  }
  // Where the buttons of the bar show their words, these are in their names.
  await page.setViewportSize({ width: 1920, height: 800 });
  expect(await toolFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await title.click({ position: { x: 20, y: 20 } });
  await page.keyboard.press('Escape');
  // At the top of a page there is nothing to scroll back to.
  await page.evaluate(() => window.scrollTo(0, 60));
  const [beside, before] = [await panel.boundingBox(), await title.boundingBox()];
  expect((before?.x ?? 0) + (before?.width ?? 0)).toBeLessThanOrEqual(beside?.x ?? 0);
  await panel.getByRole('button', { name: 'Leiste schließen, zurück zum Modul' }).click();
  await expect(panel).toHaveCount(0);
  await expect(outline(page)).toBeFocused();
  expect(Math.abs(((await title.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(3);
  await page.keyboard.press('ArrowDown');
  await expect(spoken(page)).toContainText('Text ausgewählt');
  await expect(panel).toHaveCount(0);
  // Named with the key that opens them; Enter begins to write.
  await expect(page.getByRole('button', { name: 'Einstellungen von Text, F6', exact: true })).toBeVisible();

  // With the keyboard alone what is selected comes into view.
  await page.keyboard.press('End');
  await expect(page.locator('main .m-full-teaser')).toBeInViewport({ ratio: 0.3 });
  await page.reload();
  await expect(outline(page)).toHaveAttribute('aria-label', /6 Module/, { timeout: 15_000 });
  await expect(panel).toHaveCount(0);
  for (const region of ['.bs-editor-bar', '.bs-outlines', '.bs-editor-bar', '.bs-outlines']) {
    await page.keyboard.press('F6');
    await expect(page.locator(`${region} :focus, ${region}:focus`)).toHaveCount(1);
  }

  // Shortcuts of one character can be switched off.
  const keys = page.getByRole('dialog', { name: 'Tastenkürzel' });
  await page.keyboard.press('?');
  await keys.getByLabel('Tasten ohne Strg (? und /) benutzen').uncheck();
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
  await outline(page).focus();
  await page.keyboard.press('?');
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // Two presses at one place move a module by two.
  await page.getByRole('button', { name: 'Gliederung' }).click();
  await panel.getByRole('button', { name: /^Überschrift/ }).click();
  const down = await panel.getByRole('button', { name: /nach unten/ }).boundingBox();
  for (let press = 0; press < 2; press++) await page.mouse.click((down?.x ?? 0) + 10, (down?.y ?? 0) + 10);
  const models = () => page.locator('main .modules > *').evaluateAll((all) => all.map(({ className }) => className.split(' ')[0]));
  await expect.poll(models).toEqual(['m-text', 'm-section', 'm-headline', 'm-full-teaser']);
  // At the module itself as well: it stays where it is in the window, and the page goes on below it.
  const up = page.locator('.bs-outlines').getByRole('button', { name: 'Überschrift nach oben' });
  await up.hover();
  const { x, y, width, height } = (await up.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  for (const order of [
    ['m-text', 'm-headline', 'm-section', 'm-full-teaser'],
    ['m-headline', 'm-text', 'm-section', 'm-full-teaser'],
  ]) {
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect.poll(models).toEqual(order);
    await expect.poll(async () => Math.abs(((await up.boundingBox())?.y ?? 0) - y)).toBeLessThan(3);
  }
  for (let press = 0; press < 2; press++) await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(models).toEqual(['m-text', 'm-section', 'm-headline', 'm-full-teaser']);

  // What an editor closed, or what went away by itself, is still in the list.
  await page.keyboard.press('ControlOrMeta+s');
  const notice = page.locator('.bs-notices .bs-toast');
  await expect(notice).toContainText('espeichert');
  await notice.getByRole('button', { name: 'Schließen' }).click();
  await expect(notice).toHaveCount(0);
  await page.getByRole('button', { name: 'Hinweise' }).click();
  await expect(panel.getByRole('listitem')).toContainText('espeichert');

  // Into an empty column by dragging, and out of it by its twin.
  await page.locator('main .m-quote').click({ position: { x: 8, y: 8 } });
  await page.keyboard.press('Escape');
  await page.keyboard.press('Delete');
  const slot = page.getByRole('button', { name: /Abschnitt, Spalte 2/ });
  await expect(slot).toBeVisible();
  await title.click({ position: { x: 20, y: 20 } });
  await page.keyboard.press('Escape');
  const grip = await page.getByRole('button', { name: /verschieben: ziehen/ }).boundingBox();
  const to = await slot.boundingBox();
  await page.mouse.move((grip?.x ?? 0) + 8, (grip?.y ?? 0) + 8);
  await page.mouse.down();
  await page.mouse.move((to?.x ?? 0) + 40, (to?.y ?? 0) + (to?.height ?? 0) / 2, { steps: 8 });
  await expect(page.locator('.bs-drop')).toBeVisible();
  await page.mouse.up();
  await expect(page.locator('main .m-section .col-4 .m-headline')).toHaveCount(1);
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(page.locator('main .m-section .col-8 .m-headline')).toHaveCount(1);
});

test('ADMIN-61 a control on which its name cannot be read says it under a resting mouse and with keyboard focus, until Escape, and catches no press', async ({
  page,
}) => {
  await openEditor(page, '/de/winter');
  const tip = page.locator('.bs-tip');
  const undo = page.getByRole('button', { name: /^Rückgängig/ });
  await undo.hover();
  await expect(tip).toHaveText(/^Rückgängig.* \(Strg\+Z\)$/);
  const [below, above] = [await tip.boundingBox(), await undo.boundingBox()];
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
  // The pointer may move onto it, and a press there reaches what lies below.
  await page.mouse.move((below?.x ?? 0) + 12, (below?.y ?? 0) + 8, { steps: 4 });
  await expect(tip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
  await undo.focus();
  await page.keyboard.press('Tab');
  await expect(tip).toHaveText(/^Wiederholen|^Nichts/);
  await expect(tip).toBeInViewport({ ratio: 1 });
  expect(await tip.evaluate((element) => getComputedStyle(element).pointerEvents)).toBe('none');
  // A name that begins with the number on its control is not said twice.
  await page.locator('.bs-findings').hover();
  await expect(tip).toHaveText(/^Prüfung: \d+ [^(]*$/);
  await page.mouse.click(300, 400);
  await expect(tip).toBeHidden();
  // One press is one press, also on the control that is named.
  const versions = page.getByRole('button', { name: 'Versionen' });
  await versions.hover();
  await expect(tip).toBeVisible();
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.getByRole('region', { name: 'Versionen' })).toBeVisible();
  // In the office as well; where the name stands on the control there is none.
  await page.goto('/de/admin/events');
  await page.getByRole('button', { name: 'Tastenkürzel anzeigen' }).hover();
  await expect(tip).toHaveText('Tastenkürzel anzeigen');
  await page.getByRole('link', { name: 'Neue Vorstellung' }).first().hover();
  await expect(tip).toBeHidden();
});

/** Words of controls of the site's header that something else covers or cuts. */
function coveredInHeader(page: Page): Promise<string[]> {
  return page.locator('.bar :is(.menu > ul > li > a, .menu > ul > li > details > summary, .tickets-link, .burger)').evaluateAll((all) =>
    all.flatMap((control) => {
      const { left, right, top, height } = control.getBoundingClientRect();
      if (!control.checkVisibility({ visibilityProperty: true })) return [];
      const isSeen = [left + 2, right - 2].every((x) => control.contains(document.elementFromPoint(x, top + height / 2)));
      return isSeen ? [] : [control.textContent ?? ''];
    }),
  );
}
