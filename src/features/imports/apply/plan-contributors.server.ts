import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../../../core/database/client.server.ts';
import { inSlices } from '../../../core/database/in-slices.ts';
import type { SeasonListName } from '../season.format.ts';
import type { StagedContributor, StagedEntry } from './staged.ts';
import { readStoredContributors, type StoredContributor, type StoredRow } from './stored.server.ts';

export type Row = Record<string, unknown>;

/** Contributors of changed owners, replacing their old rows. */
export interface ContributorsPlan {
  owner: 'production' | 'event';
  ids: number[];
  rows: Row[];
}

type IdOf = (list: SeasonListName, key: string) => number;

/** Finds the owners whose contributors differ from the stored ones; an entry without `contributors` leaves the stored ones. */
export async function planContributors(
  db: Database,
  owner: 'production' | 'event',
  entries: readonly StagedEntry[],
  stored: ReadonlyMap<StagedEntry, StoredRow>,
  idOf: IdOf,
): Promise<ContributorsPlan> {
  const list = owner === 'production' ? 'productions' : 'events';
  const given = entries.filter(({ contributors }) => contributors !== undefined);
  const known = given.map((entry) => stored.get(entry)?.id).filter((id) => id !== undefined);
  const before = await readStoredContributors(db, owner, known);
  const plan: ContributorsPlan = { owner, ids: [], rows: [] };
  await inSlices(given, (entry) => {
    const id = idOf(list, entry.key);
    const rows = (entry.contributors ?? []).map((contributor, order) => rowOf(owner, id, contributor, order, idOf));
    if (isDeepStrictEqual(rows, (before.get(id) ?? []).map(withoutId))) return;
    plan.ids.push(id);
    plan.rows.push(...rows);
  });
  return plan;
}

function rowOf(
  owner: 'production' | 'event',
  id: number,
  { person, replaces, role, note }: StagedContributor,
  order: number,
  idOf: IdOf,
): Row {
  return {
    production: owner === 'production' ? id : null,
    event: owner === 'event' ? id : null,
    person: idOf('persons', person),
    replaces: replaces === undefined ? null : idOf('persons', replaces),
    role,
    note: note ?? {},
    order,
  };
}

function withoutId({ id, ...row }: StoredContributor): Row {
  return row;
}
