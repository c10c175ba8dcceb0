import { afterAll, beforeAll, expect, test } from 'vitest';
import { rulesOfRegistry } from '../../../src/features/pages/drafts/catalogue.server.ts';
import type { Draft } from '../../../src/features/pages/drafts/draft.contract.ts';
import { applyOperation } from '../../../src/features/pages/operations/apply-operation.ts';
import { shownOf, treeOf } from '../../../src/features/pages/operations/content-tree.ts';
import type { Operation } from '../../../src/features/pages/operations/operation.ts';
import { modules } from '../../../src/modules/modules.server.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { Editor } from '../../support/editor/editor.ts';
import { publishPage } from '../../support/editor/pages.ts';
import { randomOf, randomOperation } from '../../support/editor/random-operations.ts';
import { fuzzRuns } from '../../support/fuzz/fuzz-runs.ts';
import { seedSeason } from '../../support/programme/season.ts';

const { seed: first = 0, timeoutMs, numRuns: rounds = 1 } = fuzzRuns(1);
/** One page each; `npm run test:all` has others, and more. */
const seeds = Array.from({ length: rounds }, (_, index) => first + index);
const count = 1000;
/** As many are sent at once as an autosave has. */
const batch = 50;

let app: TestApp;
let ada: Editor;

beforeAll(async () => {
  app = await startTestApp({ seed: seedSeason });
  ada = await Editor.of(app);
});
afterAll(() => app.close());

const shownIn = (draft: Draft) => shownOf(treeOf(draft.nodes));

test.each(seeds)(
  `EDIT-05 EDIT-20 ${count} random operations of the real modules: browser and server decide alike, and undone the draft is the same JSON (seed %i)`,
  async (seed) => {
    const text = { model: 'text', fields: { content: { de: '<p>Anfang</p>', en: '<p>Beginning</p>' } } };
    const page = await publishPage(app.database, {
      slug: `zufall-${seed}`,
      nodes: [{ model: 'section', fields: { layout: '50-50' }, columns: [[text], []] }, text],
    });
    await app.app.applyNewChanges();
    const draft = await ada.open('page', page);
    const before = shownIn(draft);
    const rules = rulesOfRegistry(modules);
    const random = randomOf(seed);
    const ids = [...draft.ids];
    let { version } = draft;
    let tree = treeOf(draft.nodes);
    /** Per batch what was shown before it, and what takes it back. */
    const batches: { shown: unknown; inverses: Operation[] }[] = [];

    /** Sends operations and takes over what the server made of them, as the browser does. */
    const send = async (operations: readonly Operation[], expected: readonly string[]) => {
      const answer = await ada.save({ container: draft.container, version }, operations);
      const decided = answer.outcomes.map(({ status }, index) => [status, operations[index]]);
      expect(decided, `seed ${seed}`).toEqual(operations.map((operation, index) => [expected[index], operation]));
      version = answer.version;
      tree = treeOf([...new Map([...tree, ...answer.nodes.map((node) => [node.id, node] as const)]).values()]);
    };

    for (let done = 0; done < count; ) {
      const shown = shownOf(tree);
      const inverses: Operation[] = [];
      const operations: Operation[] = [];
      const expected: string[] = [];
      while (operations.length < batch && done < count) {
        if (ids.length < 100) ids.push(...(await ada.ask<{ ids: number[] }>('POST', `drafts/${draft.container}/ids`)).ids);
        const operation = randomOperation({ tree, rules, random, nextId: () => ids.shift() ?? 0 });
        if (!operation) continue;
        const outcome = applyOperation(tree, operation, { rules });
        operations.push(operation);
        expected.push(outcome.status);
        if (outcome.status !== 'applied') continue;
        done += 1;
        tree = outcome.tree;
        inverses.unshift(outcome.inverse);
      }
      batches.push({ shown, inverses });
      await send(operations, expected);
    }
    const changed = await ada.open('page', page);
    expect(shownIn(changed)).toEqual(shownOf(tree));
    expect(JSON.stringify(changed.nodes).length).toBeGreaterThan(10_000);

    for (const { shown, inverses } of batches.toReversed()) {
      const expected = inverses.map((inverse) => {
        const outcome = applyOperation(tree, inverse, { rules });
        if (outcome.status === 'applied') tree = outcome.tree;
        return 'applied';
      });
      await send(inverses, expected);
      expect(shownOf(tree)).toEqual(shown);
    }
    expect(shownIn(await ada.open('page', page))).toEqual(before);
  },
  timeoutMs,
);
