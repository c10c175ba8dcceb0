import type { ModuleDefinition } from '../../../core/module/define-module.ts';
import { type ContentTree, columnOf, type Place, type TreeNode } from '../operations/content-tree.ts';
import type { FieldChange, Operation } from '../operations/operation.ts';
import { fieldValue } from '../operations/set-fields.ts';
import type { GivenValue } from './module-values.server.ts';

/** One module of a draft, with the tree around it. */
export interface ModuleInTree {
  tree: ContentTree;
  node: TreeNode;
  definition: ModuleDefinition;
}

/** The fields that changed, a new layout, and a new place, as one step; null when there is nothing. */
export function operationFor(
  { node, definition, tree }: ModuleInTree,
  mine: readonly GivenValue[],
  body: Record<string, unknown>,
): Operation | null {
  const layout = definition.children?.columns ? layoutFieldOf(definition) : null;
  const changes: FieldChange[] = mine
    .filter(({ field }) => field !== layout)
    .map(({ field, language, value }) => ({ field, language, from: fieldValue(node.fields, field, language), to: value }));
  const chosen = mine.find(({ field }) => field === layout);
  const isMoved =
    ('parent' in body && body.parent !== node.parent) ||
    ('column' in body && body.column !== node.column) ||
    typeof body.after === 'number';
  const operations: Operation[] = [
    ...(chosen && layout ? [{ kind: 'layout' as const, id: node.id, from: String(node.fields[layout]), to: String(chosen.value) }] : []),
    ...(changes.length > 0 ? [{ kind: 'set' as const, id: node.id, changes }] : []),
    ...(isMoved
      ? [{ kind: 'move' as const, id: node.id, place: placeFrom(tree, { parent: node.parent, column: node.column, ...body }) }]
      : []),
  ];
  const [only] = operations;
  return operations.length > 1 ? { kind: 'group', operations } : (only ?? null);
}

function layoutFieldOf(definition: ModuleDefinition): string | null {
  return Object.hasOwn(definition.fields, 'layout') ? 'layout' : null;
}

/** Behind `after`, at the place `order` says, or at the end. */
export function placeFrom(tree: ContentTree, { parent, column, order, after }: Record<string, unknown>): Place {
  const at = { parent: typeof parent === 'number' ? parent : null, column: typeof column === 'number' ? column : 0 };
  const there = columnOf(tree, at.parent, at.column).filter((node) => !node.is_deleted);
  if (typeof after === 'number') return { ...at, after };
  const before = typeof order === 'number' ? there[order - 1] : there.at(-1);
  return { ...at, after: order === 0 ? null : (before?.id ?? there.at(-1)?.id ?? null) };
}
