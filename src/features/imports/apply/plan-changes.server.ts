import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../../../core/database/client.server.ts';
import { inSlices, yieldToRequests } from '../../../core/database/in-slices.ts';
import type { events } from '../../programme/programme.tables.server.ts';
import { reinstatedFields } from '../../programme/reinstatement.shapes.ts';
import type { SeasonListName } from '../season.format.ts';
import { listNames, listOf } from '../season.lists.server.ts';
import type { AnnouncedChange, ImportNote, SeasonProgress } from '../season.report.ts';
import { announcedChange } from './announced-change.ts';
import { findNamed } from './find-named.server.ts';
import { type ContributorsPlan, planContributors, type Row } from './plan-contributors.server.ts';
import { resolveReferences } from './resolve-references.server.ts';
import type { StagedEntry, Staging } from './staged.ts';
import { readStored, type StoredRow, takeIds } from './stored.server.ts';
import { checkTrashed } from './trashed-entries.server.ts';

/** Planned changes of one list. */
export interface ListPlan {
  list: SeasonListName;
  /** Whole rows with their ids. */
  inserts: (Row & { id: number })[];
  /** Only what changes; empty when just the contributors do. */
  updates: { id: number; changed: Row }[];
  unchanged: number;
  /** Of events. */
  announced: AnnouncedChange[];
  /** Events above the changed ones: their pages list them. */
  parents: number[];
}

export interface Plan {
  lists: ListPlan[];
  contributors: ContributorsPlan[];
  notes: ImportNote[];
  announced: AnnouncedChange[];
}

/**
 * Compares staged with stored entries; refuses those that refer to the trash. Only reads, in small queries, and reserves the ids
 * of new rows.
 */
export async function planChanges(
  db: Database,
  staging: Staging,
  source: string,
  named: readonly SeasonListName[],
  now: Date,
  onProgress: (progress: SeasonProgress) => void,
): Promise<Plan> {
  const stored = new Map<StagedEntry, StoredRow>();
  const ids = new Map<string, number>();
  const idOf = (list: SeasonListName, key: string) => ids.get(`${list} ${key}`) ?? 0;
  for (const [done, list] of listNames.entries()) {
    onProgress({ step: 'comparing', done, total: listNames.length });
    const { table } = listOf[list];
    const entries = staging.accepted(list);
    const rows = await readStored(
      db,
      table,
      source,
      entries.map(({ key }) => key),
    );
    const isLive = ({ key }: StagedEntry) => rows.get(key)?.deleted_at === null;
    const byName = await findNamed(db, list, named.includes(list) ? entries.filter((entry) => !isLive(entry)) : [], idOf);
    const rowOf = (entry: StagedEntry) => byName.get(entry) ?? rows.get(entry.key);
    const fresh = (await takeIds(db, table, entries.filter((entry) => !rowOf(entry)).length)).values();
    for (const entry of entries) {
      const row = rowOf(entry);
      if (row) stored.set(entry, row);
      ids.set(`${list} ${entry.key}`, row?.id ?? fresh.next().value ?? 0);
    }
  }
  const { returning, notes } = await checkTrashed(db, staging, stored);
  const contributors = [
    await planContributors(db, 'production', staging.accepted('productions'), stored, idOf),
    await planContributors(db, 'event', staging.accepted('events'), stored, idOf),
  ];
  const lists: ListPlan[] = [];
  for (const list of listNames) {
    const moved = new Set(contributors.find(({ owner }) => owner === listOf[list].type)?.ids);
    const plan: ListPlan = { list, inserts: [], updates: [], unchanged: 0, announced: [], parents: [] };
    await inSlices(staging.accepted(list), (entry) => {
      resolveReferences(entry, idOf);
      if (returning.has(entry)) entry.given.deleted_at = null;
      else if (named.includes(list) && stored.has(entry)) {
        plan.unchanged += 1;
        return;
      }
      planEntry(plan, entry, idOf(list, entry.key), stored.get(entry), source, moved, now);
    });
    lists.push(plan);
    await yieldToRequests();
  }
  return { lists, contributors, notes, announced: lists.flatMap(({ announced }) => announced) };
}

function planEntry(
  plan: ListPlan,
  entry: StagedEntry,
  id: number,
  row: StoredRow | undefined,
  source: string,
  moved: ReadonlySet<number>,
  now: Date,
): void {
  const parents = [entry.given.parent, row?.parent].filter((parent) => typeof parent === 'number');
  if (!row) {
    const presets = Object.fromEntries(Object.entries(listOf[plan.list].fields).map(([name, field]) => [name, field.initial]));
    plan.inserts.push({ id, import_source: source, import_key: entry.key, ...presets, ...entry.onlyWhenNew, ...entry.given });
    plan.parents.push(...parents);
    return;
  }
  const following = plan.list === 'events' ? reinstatedFields(row as unknown as EventRow, entry.given) : {};
  const given = { ...following, ...entry.given, ...endOf(entry, row) };
  const changed = Object.fromEntries(Object.entries(given).filter(([name, value]) => !isDeepStrictEqual(value, row[name])));
  if (Object.keys(changed).length === 0 && !moved.has(id)) plan.unchanged += 1;
  else {
    plan.updates.push({ id, changed });
    const announced = plan.list === 'events' ? announcedChange(row, changed, now) : null;
    if (announced) plan.announced.push(announced);
    plan.parents.push(...parents);
  }
}

type EventRow = typeof events.$inferSelect;

/** Removes an end that would lie before the new start, when the file moves the start and says nothing of the end. */
function endOf({ list, given }: StagedEntry, row: StoredRow): { date_end?: null } {
  if (list !== 'events' || 'date_end' in given) return {};
  return row.date_end instanceof Date && row.date_end < (given.date_start as Date) ? { date_end: null } : {};
}
