import { type ContentTree, columnOf, type Place } from './content-tree.ts';

/** What the operations have to know of a module's definition; plain data, so that neither definitions nor zod reach the browser. */
export interface ModuleRules {
  /** Modules allowed inside; null when nothing stands inside. */
  readonly allowed: readonly string[] | 'any' | null;
  /** Only ever stands inside another module. */
  readonly isPart: boolean;
  /** Lays out others; stands inside nothing that does not name it (EDIT-20). */
  readonly isFrame: boolean;
  readonly fields: readonly string[];
  /** The field whose choice says which columns there are, with the classes of each (MOD-37). */
  readonly layout: { readonly field: string; readonly columns: Readonly<Record<string, readonly string[]>> } | null;
}

/** By name of the module. */
export type NestingRules = ReadonlyMap<string, ModuleRules>;

/** True when a module may stand inside another, or by itself when that is null (EDIT-20). */
export function mayStand(rules: NestingRules, model: string, parent: string | null): boolean {
  const moduleRules = rules.get(model);
  if (!moduleRules) return false;
  if (parent === null) return !moduleRules.isPart;
  const allowed = rules.get(parent)?.allowed ?? [];
  return allowed === 'any' ? !moduleRules.isPart && !moduleRules.isFrame : allowed.includes(model);
}

/**
 * The place, or the end of the last column where its column is gone because somebody else has chosen another layout meanwhile: there
 * stands what stood in it (MOD-37, EDIT-19).
 */
export function placeInColumns(rules: NestingRules, tree: ContentTree, place: Place): Place {
  const above = place.parent === null ? undefined : tree.get(place.parent);
  if (!above || !rules.get(above.model)?.layout) return place;
  const last = columnCount(rules, above.model, above.fields) - 1;
  if (place.column <= last) return place;
  return { parent: above.id, column: last, after: columnOf(tree, above.id, last).at(-1)?.id ?? null };
}

/** The modules that may be inserted there, for the picker (MOD-34). */
export function allowedAt(rules: NestingRules, tree: ContentTree, parent: number | null): string[] {
  const above = parent === null ? null : (tree.get(parent)?.model ?? '');
  return [...rules.keys()].filter((model) => mayStand(rules, model, above));
}

/** How many columns a module has with these fields; 0 for one that holds nothing. */
export function columnCount(rules: NestingRules, model: string, fields: Readonly<Record<string, unknown>>): number {
  const moduleRules = rules.get(model);
  if (!moduleRules?.allowed) return 0;
  const { layout } = moduleRules;
  if (!layout) return 1;
  const [preset] = Object.values(layout.columns);
  return (layout.columns[String(fields[layout.field])] ?? preset)?.length ?? 1;
}
