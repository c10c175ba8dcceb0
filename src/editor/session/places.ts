import {
  type ContentTree,
  childrenOf,
  columnOf,
  isThere,
  type Place,
  placeOf,
  type TreeNode,
} from '../../features/pages/operations/content-tree.ts';
import { allowedAt, columnCount, mayStand, type NestingRules } from '../../features/pages/operations/nesting.ts';

/** The modules in reading order, those inside after what they stand in. */
export function inReadingOrder(tree: ContentTree, parent: number | null = null): TreeNode[] {
  return childrenOf(tree, parent)
    .filter(({ is_deleted }) => !is_deleted)
    .flatMap((node) => [node, ...inReadingOrder(tree, node.id)]);
}

/** Those that stand in the same column and are there. */
export function siblingsOf(tree: ContentTree, id: number): TreeNode[] {
  const node = tree.get(id);
  return node ? columnOf(tree, node.parent, node.column).filter(({ is_deleted }) => !is_deleted) : [];
}

/** What a module stands in, from the outside in, itself last. */
export function pathOf(tree: ContentTree, id: number): TreeNode[] {
  const node = tree.get(id);
  if (!node) return [];
  return node.parent === null ? [node] : [...pathOf(tree, node.parent), node];
}

/** The place one step before or after among its neighbours; null at the end. */
export function placeBeside(tree: ContentTree, id: number, by: -1 | 1): Place | null {
  const place = placeOf(tree, id);
  const siblings = siblingsOf(tree, id);
  const at = siblings.findIndex((node) => node.id === id);
  if (!place || !siblings[at + by]) return null;
  return { ...place, after: by > 0 ? (siblings[at + 1]?.id ?? null) : (siblings[at - 2]?.id ?? null) };
}

/**
 * The place one step to the side: the end of the next column of what it stands in; from the outermost column out of that; beside
 * something with columns into the nearest of them. Null when there is none.
 */
export function placeAcross(tree: ContentTree, rules: NestingRules, id: number, by: -1 | 1): Place | null {
  const node = tree.get(id);
  if (!node) return null;
  const parent = node.parent === null ? null : tree.get(node.parent);
  const column = node.column + by;
  if (parent && column >= 0 && column < columnCount(rules, parent.model, parent.fields)) return endOf(tree, parent.id, column);
  // Beyond the columns: out of what it stands in, if it may stand there.
  if (parent && mayStand(rules, node.model, parent.parent === null ? null : (tree.get(parent.parent)?.model ?? null))) {
    const place = placeOf(tree, parent.id);
    return place && (by > 0 ? { ...place, after: parent.id } : place);
  }
  const siblings = siblingsOf(tree, id);
  const beside = siblings[siblings.findIndex((one) => one.id === id) + by];
  const count = beside && mayStand(rules, node.model, beside.model) ? columnCount(rules, beside.model, beside.fields) : 0;
  return beside && count > 0 ? endOf(tree, beside.id, by > 0 ? 0 : count - 1) : null;
}

export function endOf(tree: ContentTree, parent: number | null, column: number): Place {
  return { parent, column, after: columnOf(tree, parent, column).at(-1)?.id ?? null };
}

/** Where something new goes when nothing else is said: behind the module, or at the end; behind the entry is the beginning. */
export function placeAfter(tree: ContentTree, id: number | null): Place {
  const node = id === null ? undefined : tree.get(id);
  if (node && node.column < 0) return { parent: null, column: 0, after: null };
  return node && isThere(tree, node.id) ? { parent: node.parent, column: node.column, after: node.id } : endOf(tree, null, 0);
}

/** Every place where a module may stand, in reading order. */
export function placesFor(tree: ContentTree, rules: NestingRules, model: string, without: number | null = null): Place[] {
  const places: Place[] = [];
  const walk = (parent: number | null) => {
    const above = parent === null ? null : (tree.get(parent) ?? null);
    const columns = above ? columnCount(rules, above.model, above.fields) : 1;
    for (let column = 0; column < columns; column++) {
      const shown = columnOf(tree, parent, column).filter((node) => !node.is_deleted && node.id !== without);
      const fits = mayStand(rules, model, above?.model ?? null);
      if (fits) places.push({ parent, column, after: null });
      for (const node of shown) {
        walk(node.id);
        if (fits) places.push({ parent, column, after: node.id });
      }
    }
  };
  walk(null);
  return places;
}

/** Modules that may stand at a place. */
export function modelsAt(tree: ContentTree, rules: NestingRules, { parent }: Place): string[] {
  return allowedAt(rules, tree, parent);
}
