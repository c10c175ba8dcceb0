import type { Page } from '@playwright/test';
import type { ModuleNode } from '../../../src/core/module/samples.ts';
import { showModules, siteSamples } from '../modules/module-pages.ts';
import { allEvents } from '../programme/calendar.ts';
import { logIn } from '../support/demo-login.ts';
import { allOf, desktop, expect, phone, test } from '../support/site.ts';
import { openEditor, outline, prepareEditing, saved } from './editor.ts';
import { toolFaults } from './tool-faults.ts';

test.beforeEach(prepareEditing);

test.describe('at a desk', () => {
  test.use(desktop);

  test('EDIT-04 NAV-18 bars that follow visitors stand still in editing and lie on no text, at any width', async ({ page, site }) => {
    const [event] = (await allEvents(site, 'de')).filter(({ ticket_url, statuses }) => ticket_url && statuses.length === 0);
    await showModules(site, 'voll', longPage());
    for (const path of ['/de/voll', event?.link.url ?? '']) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(path);
      await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
      await expect.poll(() => followers(page), { message: 'visitors have some' }).not.toEqual([]);
      await openEditor(page, path);
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 });
        const { height, found } = { height: await page.evaluate(() => document.body.scrollHeight), found: new Set<string>() };
        for (let y = 0; y < height; y += 400) {
          await page.evaluate(async (top) => {
            window.scrollTo({ top, behavior: 'instant' });
            for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
          }, y);
          for (const one of await textsUnderBars(page)) found.add(one);
        }
        expect([...found], `${path}, ${width}`).toEqual([]);
      }
    }
  });

  test('EDIT-04 MOD-34 slides that another module shows are no empty modules, around a small module no button lies on another, and beside the panel no picture on words', async ({
    page,
    site,
  }) => {
    const { image } = await siteSamples(site);
    const slide = (de: string) => ({ model: 'hero-media', fields: { headline: { de }, online_from: '2020-01-01T00:00:00Z', image } });
    const logo = { model: 'image', fields: { image } };
    await showModules(site, 'auftakt', [
      slide('Der Sturm'),
      slide('Gezeiten'),
      { model: 'logo-list', fields: {}, columns: [[logo, logo]] },
    ]);
    await openEditor(page, '/de/auftakt');
    await expect(page.locator('main [data-placeholder]')).toContainText('Gezeiten');
    // Beside the open panel the words of the opening are beside its picture.
    const [words, picture] = [page.locator('main .m-hero-media .head').first(), page.locator('main .m-hero-media .pic').first()];
    const right = await words.evaluate((element) => element.getBoundingClientRect().right);
    expect(right).toBeLessThanOrEqual((await picture.boundingBox())?.x ?? 0);
    await expect(page.locator('main [data-placeholder]')).not.toContainText('Noch leer');
    await page
      .locator('main .m-logo-list .m-image')
      .last()
      .click({ position: { x: 10, y: 10 } });
    await expect(outline(page)).toHaveAttribute('aria-label', /^Bild/);
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowDown');
    const overlaps = await page.locator('.bs-outlines :is(.bs-plus, .bs-actions) button').evaluateAll((all) =>
      all.flatMap((one, index) => {
        const a = one.getBoundingClientRect();
        const names = (other: Element) => other.getAttribute('aria-label') ?? other.textContent;
        return all.slice(index + 1).flatMap((other) => {
          const b = other.getBoundingClientRect();
          const isOver = a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
          return isOver ? [`${names(one)} / ${names(other)}`] : [];
        });
      }),
    );
    expect(overlaps).toEqual([]);
  });

  test('EDIT-04 LAYOUT-11 a headline has the size while it is typed that visitors get, a long word as well as a short one', async ({
    page,
  }) => {
    await openEditor(page, '/de/winter');
    const visitors = await page.context().newPage();
    const headingOn = (on: Page) => on.locator('main .m-headline h2');
    const sizeOn = (on: Page) =>
      headingOn(on).evaluate((element) => getComputedStyle(element.querySelector('.bs-writing') ?? element).fontSize);
    const heading = headingOn(page);
    await heading.click({ position: { x: 20, y: 20 } });
    // The whole width is the visitors'.
    await page.getByRole('button', { name: 'Leiste schließen, zurück zum Modul' }).click();
    const sizes: string[] = [];
    for (const words of ['Frost', 'M'.repeat(40)]) {
      await heading.click({ position: { x: 20, y: 20 } });
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(words);
      await expect(heading.getByRole('textbox')).toHaveText(words);
      const typed = await sizeOn(page);
      await saved(page);
      await page.getByRole('button', { name: /^DE veröffentlichen/ }).click();
      await expect(page.locator('.bs-where')).toContainText('Live');
      await visitors.goto('/de/winter');
      await expect(headingOn(visitors)).toHaveText(new RegExp(words.split('').join('\u00ad?')));
      expect(await sizeOn(visitors), words).toBe(typed);
      sizes.push(typed);
    }
    expect(Number.parseFloat(sizes[1] ?? ''), 'the long one gives way').toBeLessThan(Number.parseFloat(sizes[0] ?? ''));
  });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('EDIT-16 messages stand below each other, whole and in the window', async ({ page, problems }) => {
    problems.expect(/status of 503/);
    await page.clock.install();
    await openEditor(page, '/de/winter');
    await page.route('**/publish', (route) => route.fulfill({ status: 503, json: {} }));
    const notices = page.locator('.bs-notices .bs-toast');
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await outline(page).focus();
      await page.keyboard.press('ControlOrMeta+s');
      await page.keyboard.press('ControlOrMeta+Shift+Enter');
      await expect(notices).toHaveCount(2);
      const hidden = await notices.evaluateAll((all) =>
        all.flatMap((notice) => {
          const { left, right, top, bottom } = notice.getBoundingClientRect();
          const corners = [left + 8, right - 8].flatMap((x) => [top + 4, bottom - 4].map((y) => document.elementFromPoint(x, y)));
          return corners.every((one) => one && notice.contains(one)) ? [] : [notice.textContent];
        }),
      );
      expect(hidden, `${width}`).toEqual([]);
      await page.clock.fastForward(4500);
      await expect(notices).toHaveCount(0);
    }
    // In their list the time stands beside the words.
    await page.getByRole('button', { name: /^Hinweise/ }).click();
    const [words, time] = await Promise.all(['span', 'time'].map((each) => page.locator(`.bs-panel li > ${each}`).first().boundingBox()));
    expect(time?.x).toBeGreaterThan((words?.x ?? 0) + (words?.width ?? 0));
  });

  test('EDIT-110 the state of the page stands in the bar of a phone, in one line with the views, and nothing lies on another', async ({
    page,
  }) => {
    await openEditor(page, '/de/winter');
    const state = page.locator('.bs-bar1 .bs-state').first();
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      await expect(state).toBeVisible();
      for (const word of ['Live', 'Geändert (12)', 'Zurückgezogen']) {
        const faults = await page.evaluate((text) => {
          const badge = document.querySelector('.bs-bar1 .bs-state');
          if (badge) badge.textContent = text;
          const boxes = [...document.querySelectorAll('.bs-bar1 :is(.bs-seg > *, .bs-state, .bs-save, .bs-split > *)')]
            .map((element) => ({
              name: element.className,
              box: element.getBoundingClientRect(),
              cut: element.scrollWidth > element.clientWidth + 1,
            }))
            .filter(({ box }) => box.width > 1);
          return boxes.flatMap(({ name, box, cut }, index) => {
            const next = boxes[index + 1]?.box;
            const isOut = box.right > innerWidth || box.top < 0 || box.bottom > 48 || (next && box.right > next.left + 0.5);
            return isOut || (cut && name.includes('bs-state')) ? [`${name}: ${box.left} to ${box.right}`] : [];
          });
        }, word);
        expect(faults, `${word}, ${width}`).toEqual([]);
      }
    }
  });

  test('EDIT-19 by touch: what a colleague changed meanwhile stands beside the own text, and both are joined', async ({
    page,
    browser,
    site,
    problems,
  }) => {
    problems.expect(/presence/);
    await openEditor(page, '/de/winter');
    await page.route('**/presence', (route) => route.abort());
    const context = await browser.newContext({ baseURL: site.url, ...desktop });
    const colleague = await context.newPage();
    await logIn(colleague, 'admin');
    await openEditor(colleague, '/de/winter');
    const write = async (on: Page, words: string) => {
      const heading = on.locator('main .m-headline h2');
      await (on === page ? heading.tap({ position: { x: 20, y: 20 } }) : heading.click({ position: { x: 20, y: 20 } }));
      await on.keyboard.press('ControlOrMeta+a');
      await on.keyboard.type(words);
    };
    await write(colleague, 'Frost im Haus');
    await saved(colleague);
    await context.close();
    await write(page, 'Schnee im Haus');
    const dialog = page.getByRole('dialog', { name: 'Sie und Alma Rieger haben dasselbe geändert' });
    await expect(dialog).toContainText('Frost im Haus');
    await expect(dialog).toContainText('Schnee im Haus');
    // One version below the other, and nothing wider than the phone.
    const [mine, theirs] = await Promise.all([0, 1].map((at) => dialog.locator('.bs-version').nth(at).boundingBox()));
    expect(theirs?.y).toBeGreaterThan((mine?.y ?? 0) + (mine?.height ?? 0));
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
    const low = dialog.getByRole('button').filter({ visible: true });
    for (const { width, height } of await low.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON())))
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    expect(await toolFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Beide verbinden' }).tap();
    const both = dialog.getByRole('textbox', { name: 'Beide verbinden' });
    await expect(both).toHaveValue('Frost im Haus Schnee im Haus');
    await both.fill('Frost und Schnee im Haus');
    await dialog.getByRole('button', { name: 'So übernehmen' }).tap();
    await expect(dialog).toHaveCount(0);
    await saved(page);
    await page.reload();
    await expect(page.locator('main .m-headline h2')).toHaveText('Frost und Schnee im Haus');
  });

  test('ADMIN-61 by touch nothing lies on what was touched, and with a keyboard at a phone the name of a control is whole in the window', async ({
    page,
  }) => {
    await openEditor(page, '/de/winter');
    const tip = page.locator('.bs-tip');
    const undo = page.getByRole('button', { name: /^Rückgängig/ });
    await page.clock.install();
    // Long and short.
    await undo.dispatchEvent('pointerover', { pointerType: 'touch', bubbles: true });
    await undo.tap({ force: true });
    await page.clock.fastForward(2000);
    await expect(tip).toBeHidden();
    for (const control of await allOf(page.locator('.bs-editor-bar button:visible'))) {
      await control.focus();
      await page.keyboard.press('Shift');
      await page.clock.fastForward(100);
      if (await tip.isVisible()) await expect(tip).toBeInViewport({ ratio: 1 });
    }
    await undo.focus();
    await page.keyboard.press('Tab');
    await page.clock.fastForward(100);
    await expect(tip).toHaveText(/\p{L}/u);
    await expect(tip).toBeInViewport({ ratio: 1 });
    await undo.tap({ force: true });
    await expect(tip).toBeHidden();
  });
});

/** A list of links and a button that follow visitors, beside much text. */
function longPage(): ModuleNode[] {
  const link = (words: string, more = {}): ModuleNode => ({
    model: 'link',
    fields: { link: '/de/kontakt', link_text: { de: words, en: words }, ...more },
  });
  const text: ModuleNode = {
    model: 'text',
    fields: { content: { de: `<p>${'Es wird früh dunkel. '.repeat(60)}</p>`, en: '<p>Dark.</p>' } },
  };
  return [
    { model: 'headline', fields: { content: { de: 'Voll', en: 'Full' } } },
    { model: 'anchor-list', fields: { sticky: true }, columns: [[link('Kontakt'), link('Anfahrt')]] },
    link('Karten kaufen', { sticky: true, extra_class: 'button' }),
    ...Array<ModuleNode>(6).fill(text),
  ];
}

/** Classes of what stays in the window while somebody reads, besides the header. */
function followers(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
      const isFollower =
        /sticky|fixed/.test(getComputedStyle(element).position) && !element.closest('.bs, .bar, .side-menu, dialog, td, th');
      return isFollower && element.offsetHeight > 0 ? [element.className] : [];
    }),
  );
}

/** Texts of the page on which something lies that follows visitors. */
function textsUnderBars(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const bars = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) =>
        /sticky|fixed/.test(getComputedStyle(element).position) &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !element.closest('.bs, .bs-root, .bar, td, th'),
    );
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const found: string[] = [];
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode);
      for (const line of range.getClientRects())
        for (const bar of bars) {
          const box = bar.getBoundingClientRect();
          const isUnder = line.left < box.right - 1 && line.right > box.left + 1 && line.top < box.bottom - 1 && line.bottom > box.top + 1;
          if (isUnder && line.width > 1 && !bar.contains(texts.currentNode))
            found.push(`${bar.className}: ${texts.currentNode.textContent?.slice(0, 30)}`);
        }
    }
    return [...new Set(found)];
  });
}
