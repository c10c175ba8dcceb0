import { inSlices } from '../../../core/database/in-slices.ts';
import { importText } from '../import-text.server.ts';
import type { SeasonListName } from '../season.format.ts';
import { listNames, listOf, listOfType } from '../season.lists.server.ts';
import type { StagedEntry, Staging } from './staged.ts';

/** One reference of an entry to another by its key. */
interface Reference {
  field: string;
  list: SeasonListName;
  key: string;
}

/**
 * Refuses entries whose references lead nowhere, to a refused entry or form a cycle, and all that depend
 * on them. Afterwards every reference of an accepted entry leads to an accepted entry.
 */
export async function checkReferences(staging: Staging): Promise<void> {
  const dependents = new Map<StagedEntry, { entry: StagedEntry; field: string }[]>();
  const all = [...staging.entries.values()].flat();
  await inSlices(all, (entry) => {
    for (const { field, list, key } of referencesOf(entry)) {
      const target = staging.find(list, key);
      if (!target)
        staging.refuse(
          entry,
          field,
          importText({
            de: `es gibt keinen Eintrag „${key.slice(0, 80)}“ in ${list}`,
            en: `there is no entry '${key.slice(0, 80)}' in ${list}`,
          }),
        );
      else dependents.set(target, [...(dependents.get(target) ?? []), { entry, field }]);
    }
  });
  refuseCircles(staging);
  const waiting = all.filter((entry) => entry.isRefused);
  for (let refused = waiting.pop(); refused; refused = waiting.pop()) {
    for (const { entry, field } of dependents.get(refused) ?? []) {
      if (entry.isRefused) continue;
      staging.refuse(
        entry,
        field,
        importText({
          de: `gehört zu ${refused.place}, und das kann nicht eingelesen werden`,
          en: `depends on ${refused.place}, which is refused`,
        }),
      );
      waiting.push(entry);
    }
  }
}

/** Replaces keys by ids. */
export function resolveReferences(entry: StagedEntry, idOf: (list: SeasonListName, key: string) => number): void {
  for (const [name, field] of Object.entries(listOf[entry.list].fields)) {
    const value = entry.given[name];
    if (field.target === undefined || value === undefined || value === null) continue;
    const list = listOfType(field.target);
    entry.given[name] = Array.isArray(value) ? [...new Set(value.map((key: string) => idOf(list, key)))] : idOf(list, value as string);
  }
}

/** All references of an entry whose keys are not yet ids. */
export function referencesOf({ list, given, contributors }: StagedEntry): Reference[] {
  const found: Reference[] = [];
  for (const [field, { target }] of Object.entries(listOf[list].fields)) {
    if (target === undefined) continue;
    const value = given[field];
    const keys = Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
    for (const key of keys) found.push({ field, list: listOfType(target), key });
  }
  for (const [index, { person, replaces }] of (contributors ?? []).entries()) {
    found.push({ field: `contributors[${index}].person`, list: 'persons', key: person });
    if (replaces !== undefined) found.push({ field: `contributors[${index}].replaces`, list: 'persons', key: replaces });
  }
  return found;
}

/** Events and productions refer to their own list (`parent`), so only they can form a cycle. */
function refuseCircles(staging: Staging): void {
  const cleared = new Set<StagedEntry>();
  for (const list of listNames) {
    for (const start of staging.entries.get(list) ?? []) {
      const path = new Set<StagedEntry>();
      let entry: StagedEntry | undefined = start;
      while (entry && !cleared.has(entry) && !path.has(entry)) {
        path.add(entry);
        const parent: unknown = list === 'events' || list === 'productions' ? entry.given.parent : undefined;
        entry = typeof parent === 'string' ? staging.find(list, parent) : undefined;
      }
      if (entry && path.has(entry)) refuseCircle(staging, entry, list);
      for (const passed of path) cleared.add(passed);
    }
  }
}

function refuseCircle(staging: Staging, entry: StagedEntry, list: SeasonListName): void {
  const [de, en] = list === 'events' ? ['Eine Veranstaltung', 'an event'] : ['Eine Produktion', 'a production'];
  const reason = importText({
    de: `${de} kann nicht über sich selbst stehen; die übergeordneten Einträge laufen im Kreis`,
    en: `${en} cannot be above itself; the parents run in a circle`,
  });
  staging.refuse(entry, 'parent', reason);
}
