import { expect, type Locator, type Page } from '@playwright/test';
import { outline } from '../editor/editor.ts';

/** What somebody works with: a mouse, the keyboard alone, or a finger. */
export type Way = 'mouse' | 'keyboard' | 'touch';

/**
 * Works on a page in one way and counts: a step is a press or a typed field. Keys that only lead to a control (Tab, arrows, F6) and
 * the choice of a file in the system's dialog are no steps; `keys` counts every key but those of typed text.
 */
export class Hand {
  readonly #page: Page;
  readonly way: Way;
  steps = 0;
  keys = 0;

  constructor(page: Page, way: Way) {
    this.#page = page;
    this.way = way;
  }

  /** Presses a control; with the keyboard, Tab leads to it. */
  async press(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    this.steps += 1;
    if (this.way === 'mouse') return target.click();
    if (this.way === 'touch') return target.tap();
    await this.reach(target);
    await this.key(key);
  }

  /** Fills in a field: what was in it is replaced. A moment is typed in the order of the browser's own control. */
  async fill(target: Locator, text: string, keys = text): Promise<void> {
    this.steps += 1;
    if (this.way !== 'keyboard') return target.fill(text);
    await this.reach(target);
    if (keys === text) await this.key('ControlOrMeta+a');
    for (const part of keys.split('\t')) {
      await this.#page.keyboard.type(part);
      if (keys !== text) await this.key('Tab');
    }
  }

  /** Types where the caret is. */
  async type(text: string): Promise<void> {
    this.steps += 1;
    await this.#page.keyboard.type(text);
  }

  /** A shortcut that does something. */
  async shortcut(keys: string): Promise<void> {
    this.steps += 1;
    await this.key(keys);
  }

  async key(keys: string): Promise<void> {
    this.keys += 1;
    await this.#page.keyboard.press(keys);
  }

  /** Goes on with Tab to a control; into a group of radio buttons with Tab and to one of them with arrows. */
  async reach(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    for (let presses = 0; presses < 120; presses++) {
      const at = await target.evaluate((control) => {
        const { activeElement: active } = document;
        if (active === control) return 'there';
        const isBeside = active instanceof HTMLInputElement && control instanceof HTMLInputElement && active.type === 'radio';
        return isBeside && active.name === control.name ? 'beside' : 'elsewhere';
      });
      if (at === 'there') return;
      await this.key(at === 'beside' ? 'ArrowDown' : 'Tab');
    }
    throw new Error(`No Tab leads to ${target}.`);
  }

  /** Starts writing in a module: a press on its text, or the module's number in reading order and Enter. */
  async write(text: Locator, downs: number): Promise<void> {
    if (this.way !== 'keyboard') {
      this.steps += 1;
      // Where its last line ends, measured anew where its font has come meanwhile.
      await expect(async () => {
        const box = await text.boundingBox();
        const at = { position: { x: (box?.width ?? 0) - 4, y: (box?.height ?? 0) - 8 }, timeout: 2000 };
        await (this.way === 'mouse' ? text.click(at) : text.tap(at));
      }).toPass();
    } else {
      await this.toModule(downs);
      await this.shortcut('Enter');
    }
    await expect(this.#page.locator('main [contenteditable="true"], main [role="textbox"]').first()).toBeFocused();
    if (this.way === 'keyboard') await this.key('ControlOrMeta+End');
  }

  /** Leads the focus to the editor bar, the page or the panel. */
  async toRegion(region: 'bar' | 'page' | 'panel'): Promise<void> {
    if (this.way !== 'keyboard') return;
    const inside = this.#page.locator(`[data-region="${region}"] :focus, [data-region="${region}"]:focus`);
    for (let presses = 0; presses < 4 && (await inside.count()) === 0; presses++) await this.key('F6');
    await expect(inside).toHaveCount(1);
  }

  /** Skips the menus of a page of the office by its first link. */
  async toContent(): Promise<void> {
    if (this.way !== 'keyboard') return;
    await this.key('Tab');
    await this.key('Enter');
  }

  /** Selects the module of this number in reading order. */
  async toModule(downs: number): Promise<void> {
    await this.toRegion('page');
    await expect(outline(this.#page)).toBeFocused();
    for (let down = 0; down < downs; down++) await this.key('ArrowDown');
  }

  /** Publishes what is open in the editor: by its button, or by its key; with the answer to the question that follows, where one does. */
  async publish(answer?: Locator): Promise<void> {
    if (this.way === 'keyboard') await this.shortcut('ControlOrMeta+Shift+Enter');
    else await this.press(this.#page.locator('.bs-publish'));
    if (answer) await this.press(answer);
    await expect(this.#page.locator('.bs-notices')).toContainText(/Veröffentlicht|Published/);
  }
}
