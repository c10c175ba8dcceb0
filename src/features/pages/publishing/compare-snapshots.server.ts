import { isDeepStrictEqual } from 'node:util';
import type { SnapshotTree, StoredModule } from '../snapshots/snapshot.ts';
import type { Difference } from './versions.contract.ts';

interface PlacedModule {
  module: StoredModule;
  /** Where it stands: what it stands in, which column, and what comes before it. */
  place: { parent: number | null; column: number; after: number | null };
}

/** What differs between two versions, by module and field (PAGE-08). A module that only made room for another one has not moved. */
export function compareSnapshots(from: SnapshotTree, to: SnapshotTree): Difference[] {
  const [before, after] = [placesOf(from.modules), placesOf(to.modules)];
  const differences: Difference[] = [];
  const pageFields = new Set([...Object.keys(from.page ?? {}), ...Object.keys(to.page ?? {})]);
  pageFields.delete('untranslated');
  for (const field of pageFields) {
    const [one, other] = [from.page, to.page].map((page) => (page as Record<string, unknown> | null)?.[field] ?? null);
    if (!isDeepStrictEqual(one, other))
      differences.push({ path: `page.${field}`, module: null, model: null, field, kind: 'changed', from: one, to: other });
  }
  for (const [id, { module }] of before) {
    if (!after.has(id))
      differences.push({
        path: `module ${id}`,
        module: id,
        model: module.model,
        field: '',
        kind: 'removed',
        from: module.fields,
        to: null,
      });
  }
  const moved = movedAmong(before, after);
  for (const [id, { module, place }] of after) {
    const was = before.get(id);
    const { model } = module;
    if (!was) {
      differences.push({ path: `module ${id}`, module: id, model, field: '', kind: 'added', from: null, to: module.fields });
      continue;
    }
    if (moved.has(id)) differences.push({ path: `module ${id}`, module: id, model, field: '', kind: 'moved', from: was.place, to: place });
    for (const field of new Set([...Object.keys(was.module.fields), ...Object.keys(module.fields)])) {
      const [one, other] = [was.module.fields[field] ?? null, module.fields[field] ?? null];
      if (!isDeepStrictEqual(one, other))
        differences.push({ path: `module ${id}.${field}`, module: id, model, field, kind: 'changed', from: one, to: other });
    }
  }
  return differences;
}

function placesOf(modules: readonly StoredModule[], parent: number | null = null, column = 0): Map<number, PlacedModule> {
  const found = new Map<number, PlacedModule>();
  let after: number | null = null;
  for (const module of modules) {
    found.set(module.id, { module, place: { parent, column, after } });
    after = module.id;
    for (const [index, inside] of module.columns.entries())
      for (const [id, placed] of placesOf(inside, module.id, index)) found.set(id, placed);
  }
  return found;
}

/** Modules in another column, or before one they stood behind: those outside the longest run in its old order. */
function movedAmong(before: ReadonlyMap<number, PlacedModule>, after: ReadonlyMap<number, PlacedModule>): Set<number> {
  const moved = new Set<number>();
  const columns = new Map<string, number[]>();
  const orderBefore = [...before.keys()];
  for (const [id, { place }] of after) {
    const was = before.get(id)?.place;
    if (!was) continue;
    const key = `${place.parent}:${place.column}`;
    if (key === `${was.parent}:${was.column}`) columns.set(key, [...(columns.get(key) ?? []), orderBefore.indexOf(id)]);
    else moved.add(id);
  }
  for (const places of columns.values()) {
    const unmoved = new Set(longestRun(places));
    for (const place of places) if (!unmoved.has(place)) moved.add(orderBefore[place] ?? 0);
  }
  return moved;
}

/** The longest ascending selection of numbers. */
function longestRun(numbers: readonly number[]): number[] {
  const best: number[][] = [];
  for (const [index, number] of numbers.entries()) {
    const before = best.slice(0, index).filter((run) => (run.at(-1) ?? 0) < number);
    best.push([...before.reduce<number[]>((longest, run) => (run.length > longest.length ? run : longest), []), number]);
  }
  return best.reduce<number[]>((longest, run) => (run.length > longest.length ? run : longest), []);
}
