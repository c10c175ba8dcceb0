import { type ContentTree, columnOf, type Place, placeOf } from '../../features/pages/operations/content-tree.ts';
import { columnCount, type NestingRules } from '../../features/pages/operations/nesting.ts';
import { endOf, modelsAt, placeAfter } from '../session/places.ts';

/** Where something can be inserted, seen from a module: before it, inside one of its columns, after it. */
export interface InsertPlace {
  kind: 'before' | 'inside' | 'after';
  place: Place;
  /** Number of the column, from 1; null where there is only one. */
  column: number | null;
}

/** The places beside and inside a module in which something may stand; the end of the page without one. */
export function insertPlaces(tree: ContentTree, rules: NestingRules, id: number | null): InsertPlace[] {
  const node = id === null ? undefined : tree.get(id);
  const before = node && node.column >= 0 ? placeOf(tree, node.id) : null;
  const columns = node ? columnCount(rules, node.model, node.fields) : 0;
  const inside = Array.from({ length: node ? columns : 0 }, (_, column): InsertPlace => {
    return { kind: 'inside', place: endOf(tree, node?.id ?? null, column), column: columns > 1 ? column + 1 : null };
  });
  const all: InsertPlace[] = [
    ...(before ? [{ kind: 'before' as const, place: before, column: null }] : []),
    ...inside,
    { kind: 'after', place: placeAfter(tree, id), column: null },
  ];
  return all.filter(({ place }) => modelsAt(tree, rules, place).length > 0);
}

/** The first empty column of a module; null where each has something in it. */
export function emptyColumn(tree: ContentTree, rules: NestingRules, id: number | null): Place | null {
  const empty = insertPlaces(tree, rules, id).find(
    ({ kind, place }) => kind === 'inside' && columnOf(tree, place.parent, place.column).every(({ is_deleted }) => is_deleted),
  );
  return empty?.place ?? null;
}

/** Where something goes when nothing else is said: into the first empty column of a module, else after it. */
export function usualPlace(tree: ContentTree, rules: NestingRules, id: number | null): Place {
  return emptyColumn(tree, rules, id) ?? placeAfter(tree, id);
}
