import type { Page } from '@playwright/test';
import fc from 'fast-check';
import type { Draft } from '../../../src/features/pages/drafts/draft.contract.ts';
import { editorFactsId } from '../../../src/features/pages/edited-content.ts';
import { shownOf, treeOf } from '../../../src/features/pages/operations/content-tree.ts';
import { fuzzRuns } from '../../support/fuzz/fuzz-runs.ts';
import { isFullRun } from '../../support/variants.ts';
import { logIn } from '../support/demo-login.ts';
import { desktop, expect, test } from '../support/site.ts';
import { openEditor, outline, saved, showEditedPage } from './editor.ts';

test.use(desktop);
test.skip(!isFullRun, 'A thousand operations by mouse and keyboard take minutes: in `npm run test:all`.');

/** Words that find a module in the catalogue, of every group and nesting. */
const words = [
  'text',
  'überschrift',
  'zitat',
  'abschnitt',
  'gruppe',
  'teaserliste',
  'frage',
  'bild',
  'tabelle',
  'link',
  'video',
  'termine',
];

interface OperationCounts {
  operations: number;
}

/** What a person does in the editor; the number says which module it is done to. */
type Step = (page: Page, which: number) => Promise<void>;

/** Selects a module by the keyboard, by its number in reading order. */
async function select(page: Page, which: number): Promise<void> {
  await page.keyboard.press('Escape');
  await outline(page).focus();
  await page.keyboard.press('Home');
  for (let down = 0; down < which; down++) await page.keyboard.press('ArrowDown');
}

const onSelected =
  (...keys: string[]): Step =>
  async (page, which) => {
    await select(page, which);
    for (const key of keys) await page.keyboard.press(key);
  };

const steps: Record<string, Step> = {
  insert: async (page, which) => {
    await select(page, which);
    await page.keyboard.press('/');
    const search = page.getByRole('searchbox', { name: 'Modul suchen' });
    await search.fill(words[which % words.length] ?? '');
    await search.press('Enter');
    // Nothing of that name may stand there: Escape empties the search first.
    const dialog = page.getByRole('dialog');
    for (let presses = 0; presses < 3 && (await dialog.count()) > 0; presses++) await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  },
  type: async (page, which) => {
    await select(page, which);
    await page.keyboard.press('Enter');
    await page.keyboard.type(`Wort ${which} `);
    await page.keyboard.press('Escape');
  },
  up: onSelected('Alt+ArrowUp'),
  down: onSelected('Alt+ArrowDown'),
  left: onSelected('Alt+ArrowLeft'),
  right: onSelected('Alt+ArrowRight'),
  delete: onSelected('Delete'),
  'delete two': onSelected('Shift+ArrowDown', 'Delete'),
  duplicate: onSelected('ControlOrMeta+d'),
  drag: async (page, which) => {
    await select(page, which);
    const grip = page.getByRole('button', { name: /verschieben: ziehen/ });
    if ((await grip.count()) === 0) return;
    const box = await grip.boundingBox();
    if (!box || box.y < 0 || box.y > desktop.viewport.height) return;
    await page.mouse.move(box.x + 8, box.y + 8);
    await page.mouse.down();
    await page.mouse.move(box.x + 60, ((box.y + 97 * (which + 1)) % 600) + 150, { steps: 4 });
    await page.mouse.up();
  },
  undo: (page) => page.keyboard.press('ControlOrMeta+z'),
  redo: (page) => page.keyboard.press('ControlOrMeta+Shift+z'),
};

class Command implements fc.AsyncCommand<OperationCounts, Page> {
  readonly #name: string;
  readonly #which: number;

  constructor(name: string, which: number) {
    this.#name = name;
    this.#which = which;
  }

  check(): boolean {
    return true;
  }

  async run(counted: OperationCounts, page: Page): Promise<void> {
    counted.operations += 1;
    await steps[this.#name]?.(page, this.#which);
    // A refusal is a sentence; an error of the call, or a conflict with oneself, is a fault.
    await expect(page.locator('.bs-save.bad')).toHaveCount(0);
  }

  toString(): string {
    return `${this.#name} ${this.#which}`;
  }
}

const commands = Object.keys(steps).map((name) => fc.nat(9).map((which) => new Command(name, which)));

/** What the server has of the page. */
async function draftOf(page: Page, id: number): Promise<unknown[]> {
  const token = (await page.context().cookies()).find(({ name }) => name === 'csrftoken')?.value ?? '';
  const answer = await page.request.post('/de/pageeditor-api/drafts', {
    headers: { 'x-csrftoken': token },
    data: { content_type: 'page', object_id: id },
  });
  return shownOf(treeOf(((await answer.json()) as Draft).nodes));
}

/** The modules as the page shows them, without what the editor adds. */
async function shownModules(page: Page): Promise<string> {
  return page.locator('main [data-container]').evaluateAll((all) =>
    all
      .map((place) => {
        const copy = place.cloneNode(true) as Element;
        for (const added of copy.querySelectorAll('.bs')) added.remove();
        return (copy.textContent ?? '').replace(/[\u200b\u00ad\s]+/g, ' ');
      })
      .join('|'),
  );
}

const { seed = 0, timeoutMs } = fuzzRuns(1);
const isDone = async (page: Page) => (await page.locator('.bs-undo[aria-disabled]').count()) > 0;

test('EDIT-05 EDIT-93 random operations by mouse and keyboard: the server has what the page shows, and undone the draft is the same JSON', async ({
  page,
  site,
  problems,
}) => {
  test.setTimeout(timeoutMs);
  page.setDefaultTimeout(10_000);
  // Samples of films and frames.
  problems.expect(/media|request failed/);
  page.on('dialog', (dialog) => dialog.accept());
  await logIn(page);
  const counted: OperationCounts = { operations: 0 };
  let pages = 0;
  await fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands: 60, size: 'max' }), async (run) => {
      pages += 1;
      await showEditedPage(site, `zufall-${pages}`);
      await openEditor(page, `/de/zufall-${pages}`);
      const id = await page.evaluate(
        (facts) => JSON.parse(document.getElementById(facts)?.textContent ?? '').content.object_id,
        editorFactsId,
      );
      const before = await draftOf(page, id);
      await fc.asyncModelRun(() => ({ model: counted, real: page }), run);
      await page.keyboard.press('Escape');
      if (counted.operations > 0 && !(await isDone(page))) await saved(page);
      const shown = await shownModules(page);
      await page.reload();
      await expect(outline(page)).toHaveAttribute('aria-label', /.+/);
      expect(await shownModules(page)).toBe(shown);
      for (let undone = 0; undone < 200 && !(await isDone(page)); undone++) await page.keyboard.press('ControlOrMeta+z');
      await expect.poll(() => draftOf(page, id)).toEqual(before);
    }),
    { seed, numRuns: 40, interruptAfterTimeLimit: timeoutMs - 60_000 },
  );
  console.log(`${counted.operations} operations on ${pages} pages, seed ${seed}`);
});
