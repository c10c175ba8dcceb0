import { isTranslated } from '../../../src/core/fields/field.ts';
import { storedLanguages } from '../../../src/core/languages.ts';
import type { ModuleDefinition } from '../../../src/core/module/define-module.ts';
import type { SampleThings } from '../../../src/core/module/samples.ts';
import { type ContentTree, columnOf, isThere, type TreeNode } from '../../../src/features/pages/operations/content-tree.ts';
import { duplicate } from '../../../src/features/pages/operations/duplicate.ts';
import { allowedAt, columnCount, type NestingRules } from '../../../src/features/pages/operations/nesting.ts';
import type { Operation } from '../../../src/features/pages/operations/operation.ts';
import { fieldValue } from '../../../src/features/pages/operations/set-fields.ts';
import { modules } from '../../../src/modules/modules.server.ts';

/** Numbers from 0 up to 1, the same ones for a seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const one = 1;
const things: SampleThings = {
  ...{ image: one, portrait: one, file: one, video: one, audio: one, page: one, event: one },
  ...{ production: one, article: one, category: one, venue: one, tag: one },
};
const kinds = ['insert', 'insert', 'set', 'set', 'set', 'move', 'move', 'delete', 'duplicate', 'layout', 'misplace', 'several'] as const;
/** A page stays between these: below modules are added rather than deleted, above the other way. */
const fewModules = 30;
const manyModules = 80;

interface Source {
  tree: ContentTree;
  rules: NestingRules;
  random(): number;
  nextId(): number;
}

/** An operation as an editor could mean it on this tree, with any of the real modules and values of their samples; null for none. */
export function randomOperation(source: Source): Operation | null {
  const { tree, rules, random, nextId } = source;
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const there = [...tree.values()].filter(({ id }) => isThere(tree, id));
  const chosen = pick(kinds) ?? 'set';
  const grows = chosen === 'insert' || chosen === 'duplicate';
  const shrinks = chosen === 'delete' || chosen === 'several';
  const kind = shrinks && there.length < fewModules ? 'insert' : grows && there.length > manyModules ? 'delete' : chosen;
  const node = pick(there);
  const placeIn = (parent: TreeNode | null) => {
    const columns = parent ? columnCount(rules, parent.model, parent.fields) : 1;
    const column = Math.floor(random() * Math.max(1, columns));
    const after = pick([null, ...columnOf(tree, parent?.id ?? null, column).map(({ id }) => id)]) ?? null;
    return { parent: parent?.id ?? null, column, after };
  };
  const holders = [null, null, ...there.filter(({ model }) => rules.get(model)?.allowed)];
  if (kind === 'insert') {
    const parent = pick(holders) ?? null;
    // HTML is for those who may write it.
    const model = pick(allowedAt(rules, tree, parent?.id ?? null).filter((name) => name !== 'html'));
    const definition = model === undefined ? undefined : modules.get(model);
    if (!model || !definition) return null;
    const id = nextId();
    const place = placeIn(parent);
    const fields = sampleOf(definition, random);
    return {
      kind,
      place,
      nodes: [{ id, parent: place.parent, column: place.column, order: 0, model, model_version: definition.version, fields }],
    };
  }
  if (!node) return null;
  if (kind === 'delete') return { kind, id: node.id };
  if (kind === 'duplicate') return duplicate(tree, node.id, nextId);
  if (kind === 'layout') {
    const laid = pick(there.filter(({ model }) => rules.get(model)?.layout));
    const layout = laid && rules.get(laid.model)?.layout;
    if (!laid || !layout) return null;
    const from = String(laid.fields[layout.field] ?? Object.keys(layout.columns)[0]);
    return { kind, id: laid.id, from, to: pick(Object.keys(layout.columns)) ?? from };
  }
  if (kind === 'move' || kind === 'misplace') {
    const fitting = holders.filter((holder) => allowedAt(rules, tree, holder?.id ?? null).includes(node.model));
    // Where it must not stand, both have to refuse it.
    const parent = pick(kind === 'move' ? fitting : [null, ...there]) ?? null;
    return { kind: 'move', id: node.id, place: placeIn(parent) };
  }
  if (kind === 'several') {
    const removed = there.filter(({ parent }) => parent === node.parent).slice(0, 2);
    return { kind: 'group', operations: removed.map(({ id }) => ({ kind: 'delete', id })) };
  }
  const definition = modules.get(node.model);
  const layout = rules.get(node.model)?.layout?.field;
  const field = pick(Object.keys(definition?.fields ?? {}).filter((name) => name !== layout));
  const described = field === undefined ? undefined : definition?.fields[field];
  if (!definition || !field || !described) return null;
  const sample = sampleOf(definition, random)[field] ?? described.initial;
  const language = isTranslated(described) ? (pick(storedLanguages) ?? 'de') : null;
  const to = language === null ? sample : ((sample as Record<string, string> | null)?.de ?? '');
  return { kind: 'set', id: node.id, changes: [{ field, language, from: fieldValue(node.fields, field, language), to }] };
}

function sampleOf({ samples, fields }: ModuleDefinition, random: () => number): Record<string, unknown> {
  const make = [samples.usual, samples.full, samples.bare][Math.floor(random() * 3)] ?? samples.usual;
  const initial = Object.entries(fields).map(([name, field]) => [name, field.initial]);
  return { ...Object.fromEntries(initial), ...make(things).fields };
}
