import type { Locator, Page } from '@playwright/test';
import { plainPng } from '../../support/media/pictures.ts';
import { isFullRun } from '../../support/variants.ts';
import { showModules } from '../modules/module-pages.ts';
import { desktop, expect, test } from '../support/site.ts';
import { openEditor, outline, prepareEditing, saved } from './editor.ts';

test.use({ ...desktop, hasTouch: true });
test.beforeEach(prepareEditing);

const modules = (page: Page) => page.locator('main .modules > *');
const headline = (de: string) => ({ model: 'headline', fields: { headline_level: 2, content: { de, en: de } } });

async function centreOf(place: Locator): Promise<{ x: number; y: number }> {
  const box = await place.boundingBox();
  return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
}

test('MOD-34 by mouse a module is inserted before another, by the plus above it and by the place in the catalogue, which lists first what was used last', async ({
  page,
  site,
}) => {
  await showModules(site, 'davor', [headline('Eins'), headline('Zwei')]);
  await openEditor(page, '/de/davor');
  await modules(page).last().hover();
  await page.getByRole('button', { name: 'Modul vor Überschrift einfügen' }).click();
  await page.locator('dialog [data-model="quote"]').first().click();
  await page.keyboard.type('Man hört das Eis.');
  await expect(modules(page)).toHaveText([/Eins/, /Man hört das Eis/, /Zwei/]);
  await page.keyboard.press('Escape');
  await page.locator('.bs-insert-button').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Davor' }).check({ force: true });
  await dialog.locator('[data-model="text"]').first().click();
  await page.keyboard.type('Und dann.');
  await expect(modules(page)).toHaveText([/Eins/, /Und dann/, /Man hört das Eis/, /Zwei/]);
  await page.keyboard.press('Escape');
  await page.locator('.bs-insert-button').click();
  await expect(dialog.getByRole('heading', { name: 'Zuletzt eingefügt' })).toBeVisible();
  const listed = dialog.locator('[data-model]');
  const first = async () => (await listed.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.model))).slice(0, 2);
  expect(await first()).toEqual(['text', 'quote']);
});

test('MOD-38 a module outside of its period lies under a film while it is edited, and comes out when the period is changed', async ({
  page,
  site,
}) => {
  await showModules(site, 'vorbei', [
    headline('Eins'),
    {
      model: 'hero-media',
      fields: { headline: { de: 'Der Sturm' }, online_from: '2019-01-01T00:00:00Z', online_to: '2020-01-01T00:00:00Z' },
    },
  ]);
  await openEditor(page, '/de/vorbei');
  const opening = page.locator('main .m-hero-media');
  const film = page.locator('.bs-veil');
  await expect(film).toHaveCount(1);
  const [over, under] = [await film.boundingBox(), await opening.boundingBox()];
  expect(Math.abs((over?.y ?? 0) - (under?.y ?? 99))).toBeLessThan(8);
  expect(over?.height ?? 0).toBeGreaterThan((under?.height ?? 0) - 8);
  const alpha = await film.evaluate((one) => Number(/([\d.]+)\)$/.exec(getComputedStyle(one).backgroundColor)?.[1]));
  expect(alpha).toBeGreaterThan(0.3);
  expect(alpha).toBeLessThan(0.9);
  await opening.click({ position: { x: 30, y: 30 } });
  await page.getByRole('complementary', { name: 'Großer Auftakt' }).getByLabel('Sichtbar bis').fill('2099-01-01T10:00');
  await expect(film).toHaveCount(0);
});

test('EDIT-04 a finger pulls a module by its handle behind another one and into an empty column', async ({ page, site }) => {
  await showModules(site, 'finger', [
    headline('Eins'),
    headline('Zwei'),
    { model: 'section', fields: { layout: '50-50' }, columns: [[headline('Links')], []] },
  ]);
  // A finger that is held at an edge of the window scrolls.
  await page.setViewportSize({ width: 1280, height: 1100 });
  await openEditor(page, '/de/finger');
  const grip = page.getByRole('button', { name: /^Überschrift verschieben: ziehen/ });
  const browser = await page.context().newCDPSession(page);
  const pull = async (to: { x: number; y: number }) => {
    const from = await centreOf(grip);
    const touch = (type: 'touchStart' | 'touchMove', { x, y }: typeof from) =>
      browser.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
    await touch('touchStart', from);
    for (let step = 1; step <= 10; step++)
      await touch('touchMove', { x: from.x + ((to.x - from.x) * step) / 10, y: from.y + ((to.y - from.y) * step) / 10 });
    await expect(page.locator('.bs-drop')).toBeVisible();
    await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page.locator('.bs-drop')).toHaveCount(0);
  };
  await outline(page).focus();
  await page.keyboard.press('ArrowDown');
  const second = await modules(page).nth(1).boundingBox();
  await pull({ x: (second?.x ?? 0) + 60, y: (second?.y ?? 0) + (second?.height ?? 0) + 4 });
  await expect(page.locator('main .modules > .m-headline')).toHaveText(['Zwei', 'Eins']);
  await pull(await centreOf(page.locator('[data-slot]')));
  await expect(page.locator('main .modules > .m-headline')).toHaveText(['Zwei']);
  await expect(page.locator('main .m-section .m-headline')).toHaveText(['Links', 'Eins']);
  await expect(page.locator('[data-slot]')).toHaveCount(0);
  await saved(page);
});

test('MOD-33 MOD-37 EDIT-05 EDIT-291 a group with a section with a list with a teaser is built, moved as one and inside, and undone step by step', async ({
  page,
  site,
}) => {
  await showModules(site, 'tief', [headline('Eins')]);
  await openEditor(page, '/de/tief');
  const insert = async (button: string | RegExp, model: string) => {
    await page.getByRole('button', { name: button }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.locator(`[data-model="${model}"]`).first().click();
    await expect(dialog).toHaveCount(0);
  };
  await insert('Am Ende einfügen', 'container');
  await page.getByRole('button', { name: /^Abschnitt einfügen/ }).click();
  await insert(/^Modul einfügen.*Abschnitt|^Hier einfügen/, 'teaser-list');
  await page.getByRole('button', { name: /^Teaser einfügen/ }).click();
  await page.keyboard.type('Ein Abend im Park');
  const teaser = page.locator('main .modules > .m-container .m-section .m-teaser-list .m-teaser-item');
  await expect(teaser).toContainText('Ein Abend im Park');
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.keyboard.type('Ein Tag am Fluss');
  await expect(teaser).toHaveText([/Ein Abend im Park/, /Ein Tag am Fluss/]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Delete');
  await expect(teaser).toHaveCount(1);
  for (let outwards = 0; outwards < 3; outwards++) await page.keyboard.press('Escape');
  await expect(outline(page)).toHaveAttribute('aria-label', /^Gruppe von Abschnitten/);
  await page.keyboard.press('Alt+ArrowUp');
  await expect(modules(page).last()).toHaveText('Eins');
  await expect(teaser).toContainText('Ein Abend im Park');
  await saved(page);
  const undo = page.getByRole('button', { name: /^Rückgängig/ });
  await undo.click();
  await expect(modules(page).first()).toHaveText('Eins');
  for (const left of ['.m-teaser-list', '.m-section', '.m-container']) {
    while ((await teaser.count()) > 0) await undo.click();
    await expect(page.locator(`main ${left}`), left).toHaveCount(1);
    await undo.click();
    await expect(page.locator(`main ${left}`), left).toHaveCount(0);
  }
  await expect(modules(page)).toHaveText(['Eins']);
  await saved(page);
});

test('EDIT-04 EDIT-05 EDIT-176 PAGE-06 a page of 200 modules is opened, chosen in, typed in without delay by a slow processor, undone and published', async ({
  page,
  site,
}) => {
  test.skip(!isFullRun, 'On a slowed processor, whose times depend on what else runs: in `npm run test:all`.');
  await showModules(
    site,
    'zweihundert',
    Array.from({ length: 200 }, (_, at) => ({ model: 'text', fields: { content: { de: `<p>Absatz ${at + 1}.</p>` } } })),
  );
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await openEditor(page, '/de/zweihundert');
  await outline(page).focus();
  const arrows = await delays(page, async () => {
    for (let count = 0; count < 9; count++) await page.keyboard.press('ArrowDown', { delay: 50 });
    await expect(outline(page)).toHaveAttribute('aria-label', /9 von 200/);
  });
  const text = modules(page).nth(99);
  await text.click({ position: { x: 300, y: 12 } });
  await expect(page.locator('.bs-rtb')).toBeVisible();
  const typing = await delays(page, async () => {
    await page.keyboard.type('!!!!!!!!!', { delay: 100 });
    await expect(text).toHaveText('Absatz 100.!!!!!!!!!');
  });
  // From the press to what it shows.
  for (const [what, all] of Object.entries({ arrows, typing })) expect(all[all.length >> 1], `${what}: ${all}`).toBeLessThan(200);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await saved(page);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(text).toHaveText('Absatz 100.');
  await page.keyboard.press('Escape');
  await page
    .locator('main .modules > *')
    .first()
    .click({ position: { x: 300, y: 12 } });
  await page.keyboard.type('?');
  await page.locator('.bs-publish').click();
  await expect(page.locator('.bs-notices')).toContainText('Veröffentlicht');
  const html = await (await fetch(`${site.url}/de/zweihundert`)).text();
  expect(html).toContain('Absatz 1.?');
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  expect(main.match(/Absatz \d+\./g)).toHaveLength(200);
});

/** How long each key took to what it shows, in ms, the shortest first; those below 16 ms are not reported. */
async function delays(page: Page, press: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const found: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'keydown') found.push(duration);
    });
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    Object.assign(window, { keyDelays: { found, observer } });
  });
  await press();
  // Reported with the frame after.
  await expect.poll(() => page.evaluate(() => (window as unknown as KeyTimes).keyDelays.found.length)).toBeGreaterThan(4);
  return page.evaluate(() => {
    const { found, observer } = (window as unknown as KeyTimes).keyDelays;
    observer.disconnect();
    return found.sort((one, other) => one - other);
  });
}

interface KeyTimes {
  keyDelays: { found: number[]; observer: PerformanceObserver };
}

test('EDIT-244 a picture from the clipboard or the desktop becomes a module behind the one it is meant for, asks for its text and is one step back; no file takes the place of the page', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 400/);
  await openEditor(page, '/de/winter');
  const picture = [...(await plainPng('#204060'))];
  /** Answers whether the browser would do with the file what it does by itself. */
  const give = (place: Locator, kind: 'paste' | 'drop', type = 'image/png', bytes = picture) =>
    place.evaluate(
      (element, given) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(given.bytes)], 'Bild.png', { type: given.type }));
        const options = { bubbles: true, cancelable: true };
        if (given.kind === 'paste') return element.dispatchEvent(new ClipboardEvent('paste', { ...options, clipboardData: data }));
        const over = element.dispatchEvent(new DragEvent('dragover', { ...options, dataTransfer: data }));
        return element.dispatchEvent(new DragEvent('drop', { ...options, dataTransfer: data })) || over;
      },
      { kind, type, bytes },
    );
  const shown = modules(page);
  const before = await shown.count();
  await outline(page).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ControlOrMeta+c');
  // What was copied here before is not what the clipboard has now.
  expect(await give(outline(page), 'paste')).toBe(false);
  await expect(shown.nth(1).locator('img')).toBeVisible();
  await expect(shown).toHaveCount(before + 1);
  await expect(page.getByRole('complementary', { name: 'Bild' }).getByLabel('Alternativtext, Deutsch')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(shown).toHaveCount(before);
  expect(await give(page.locator('main .modules > .m-text').first(), 'drop')).toBe(false);
  await expect(shown.nth(2).locator('img')).toBeVisible();
  expect(await give(shown.first(), 'drop', 'application/pdf')).toBe(false);
  await expect(page.locator('.bs-notices')).toContainText('Hier kann das nicht stehen.');
  expect(await give(shown.first(), 'drop', 'image/png', [1, 2, 3])).toBe(false);
  await expect(page.locator('.bs-notices').getByRole('alert').last()).not.toHaveText('');
  await expect(shown).toHaveCount(before + 1);
  await saved(page);
});
