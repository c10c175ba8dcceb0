import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyOperation } from '../../../src/features/pages/operations/apply-operation.ts';
import { type ContentTree, columnOf, isThere, shownOf } from '../../../src/features/pages/operations/content-tree.ts';
import { duplicate } from '../../../src/features/pages/operations/duplicate.ts';
import type { Operation } from '../../../src/features/pages/operations/operation.ts';
import { fieldValue } from '../../../src/features/pages/operations/set-fields.ts';
import { conditions, page } from './trees.ts';

/** An intention, which becomes an operation on whatever tree there is. */
interface Intention {
  kind: 'insert' | 'delete' | 'move' | 'set' | 'layout' | 'duplicate' | 'undo' | 'undo-all';
  who: 0 | 1;
  which: number;
  where: number;
  what: number;
}

const intentions = fc.array(
  fc.record<Intention>({
    kind: fc.constantFrom('insert', 'delete', 'move', 'set', 'set', 'set', 'layout', 'duplicate', 'undo'),
    who: fc.constantFrom(0, 1),
    which: fc.nat(50),
    where: fc.nat(50),
    what: fc.nat(50),
  }),
  { minLength: 1, maxLength: 40 },
);

const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(1, list.length)];
const models = ['text', 'section', 'teaser-list', 'teaser-item', 'container'];
const layouts = ['100', '50-50', '33-33-33'];

/** What the intention means for somebody who sees this tree. */
function toOperation(tree: ContentTree, { kind, which, where, what }: Intention, nextId: () => number): Operation | null {
  const all = [...tree.values()];
  const node = pick(all, which);
  const parent = pick([null, ...all.map(({ id }) => id)], where) ?? null;
  const place = {
    parent,
    column: what % 3,
    after: pick([null, ...columnOf(tree, parent, what % 3).map(({ id }) => id)], which + what) ?? null,
  };
  if (kind === 'insert') {
    const fields = { content: { de: `neu ${nextId()}` } };
    return {
      kind,
      place,
      nodes: [{ id: nextId(), parent: null, column: 0, order: 0, model: pick(models, what) ?? '', model_version: 1, fields }],
    };
  }
  if (!node) return null;
  if (kind === 'duplicate') return duplicate(tree, node.id, nextId);
  if (kind === 'move') return { kind, id: node.id, place };
  if (kind === 'layout') return { kind, id: node.id, from: String(node.fields.layout), to: pick(layouts, what) ?? '' };
  if (kind === 'set') {
    const language = pick(['de', 'en', 'ja', 'la'] as const, what) ?? 'de';
    return {
      kind,
      id: node.id,
      changes: [{ field: 'content', language, from: fieldValue(node.fields, 'content', language), to: `t${nextId()}` }],
    };
  }
  return { kind: 'delete', id: node.id };
}

function counter() {
  let id = 1000;
  return () => id++;
}

test('EDIT-05 EDIT-20 any operations and as many undos give the same tree, and no tree is ever invalid', () => {
  fc.assert(
    fc.property(intentions, (steps) => {
      const nextId = counter();
      const before = page();
      let tree = before;
      const inverses: Operation[] = [];
      for (const step of steps) {
        const operation = toOperation(tree, step, nextId);
        const outcome = operation && applyOperation(tree, operation, conditions);
        if (outcome?.status !== 'applied') continue;
        tree = outcome.tree;
        inverses.unshift(outcome.inverse);
        for (const { id, parent } of tree.values()) {
          expect(parent === null || tree.has(parent), `parent of ${id}`).toBe(true);
          expect(depth(tree, id)).toBeLessThanOrEqual(4);
        }
      }
      for (const inverse of inverses) {
        const outcome = applyOperation(tree, inverse, conditions);
        expect(outcome.status).toBe('applied');
        if (outcome.status === 'applied') tree = outcome.tree;
      }
      expect(shownOf(tree)).toEqual(shownOf(before));
    }),
    { numRuns: 400 },
  );
});

test('EDIT-19 with two editors at once no text disappears without being offered', () => {
  fc.assert(
    fc.property(intentions, fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }), (steps, sendings) => {
      const nextId = counter();
      const server = new Server(page());
      const editors = [new Editor(server), new Editor(server)] as const;
      for (const [index, step] of steps.entries()) {
        const editor = editors[step.who];
        if (step.kind === 'undo') editor.undo();
        else editor.apply(step, nextId);
        if (sendings[index]) editor.send();
      }
      for (const editor of [...editors, ...editors]) editor.send();
      // Both undo everything they may, as the issue requires.
      for (const editor of editors) while (editor.undo()) editor.send();
      for (const text of server.typed) expect(fateOf(text, server, editors), `text ${text}`).not.toBe('lost');
    }),
    { numRuns: 400 },
  );
});

/** The one truth: applies what is sent in turn and knows who has seen what. */
class Server {
  tree: ContentTree;
  version = 0;
  readonly edits: { version: number; by: Editor; touched: readonly number[] }[] = [];
  readonly typed: string[] = [];
  /** Texts that somebody deleted or replaced who had seen them. */
  readonly knowingly = new Set<string>();

  constructor(tree: ContentTree) {
    this.tree = tree;
  }

  apply(operation: Operation, by: Editor) {
    const news = new Set(this.edits.filter((edit) => edit.by !== by && edit.version > by.seen).flatMap(({ touched }) => touched));
    const outcome = applyOperation(this.tree, operation, { ...conditions, isNews: (id) => news.has(id) });
    if (outcome.status !== 'applied') return outcome;
    const before = textsOf(this.tree);
    const after = textsOf(outcome.tree);
    for (const [text, id] of before) {
      if (after.has(text)) continue;
      // Whoever removes a text has to have seen it: as their own, or in what the server showed before.
      if (!news.has(id)) this.knowingly.add(text);
    }
    this.tree = outcome.tree;
    this.version += 1;
    this.edits.push({ version: this.version, by, touched: outcome.touched });
    return outcome;
  }
}

/** One editor with a copy of the tree, unsent operations and steps of their own. */
class Editor {
  seen = 0;
  readonly #server: Server;
  #local: ContentTree;
  #unsent: Operation[] = [];
  readonly #steps: Operation[] = [];
  /** What the editor is shown to decide upon. */
  readonly offered: string[] = [];

  constructor(server: Server) {
    this.#server = server;
    this.#local = server.tree;
  }

  apply(step: Intention, nextId: () => number): void {
    const operation = toOperation(this.#local, step, nextId);
    if (operation) this.#do(operation, true);
  }

  undo(): boolean {
    const inverse = this.#steps.pop();
    if (!inverse) return false;
    this.#do(inverse, false);
    return true;
  }

  send(): void {
    for (const operation of this.#unsent) {
      const outcome = this.#server.apply(operation, this);
      if (outcome.status !== 'applied') this.offered.push(...wordsOf(operation));
    }
    this.#unsent = [];
    this.seen = this.#server.version;
    this.#local = this.#server.tree;
  }

  #do(operation: Operation, isStep: boolean): void {
    const outcome = applyOperation(this.#local, operation, conditions);
    if (outcome.status !== 'applied') return;
    if (isStep) this.#server.typed.push(...wordsOf(operation));
    this.#local = outcome.tree;
    this.#unsent.push(operation);
    if (isStep) this.#steps.push(outcome.inverse);
    // Replaced or deleted by the one who saw it.
    for (const text of takenBy(operation)) this.#server.knowingly.add(text);
  }
}

function fateOf(text: string, server: Server, editors: readonly Editor[]): 'shown' | 'offered' | 'taken' | 'lost' {
  if (textsOf(server.tree).has(text)) return 'shown';
  if (editors.some(({ offered }) => offered.includes(text))) return 'offered';
  return server.knowingly.has(text) ? 'taken' : 'lost';
}

/** Texts of all that is to be seen, with the module of each. */
function textsOf(tree: ContentTree): Map<string, number> {
  const shown = [...tree.values()].filter(({ id }) => isThere(tree, id));
  return new Map(
    shown.flatMap(({ id, fields }) => Object.values(fields.content ?? {}).map((text): [string, number] => [String(text), id])),
  );
}

function wordsOf(operation: Operation): string[] {
  if (operation.kind === 'set') return operation.changes.map(({ to }) => String(to)).filter(Boolean);
  if (operation.kind === 'insert') return operation.nodes.flatMap(({ fields }) => Object.values(fields.content ?? {}).map(String));
  return operation.kind === 'group' ? operation.operations.flatMap(wordsOf) : [];
}

function takenBy(operation: Operation): string[] {
  return operation.kind === 'set' ? operation.changes.map(({ from }) => String(from)) : [];
}

function depth(tree: ContentTree, id: number | null): number {
  return id === null ? 0 : 1 + depth(tree, tree.get(id)?.parent ?? null);
}
