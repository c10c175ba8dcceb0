import { sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import { inSlices } from '../../../core/database/in-slices.ts';
import { importText } from '../import-text.server.ts';
import { importChanges, imports } from '../imports.tables.server.ts';
import type { SeasonListName } from '../season.format.ts';
import { listNames, listOf } from '../season.lists.server.ts';
import type { ImportNote } from '../season.report.ts';
import { checkReferences, referencesOf } from './resolve-references.server.ts';
import type { StagedEntry, Staging } from './staged.ts';
import type { StoredRow } from './stored.server.ts';

/** What of a file lies in the trash. */
export interface TrashedEntries {
  /** Entries the undo of an import put there: the file brings them back. */
  returning: Set<StagedEntry>;
  /** About those that somebody put there: they stay. */
  notes: ImportNote[];
}

/**
 * Finds the entries of a file that lie in the trash. Whoever refers to one that stays there is refused, because nothing
 * live refers to the trash (decision 0062).
 */
export async function checkTrashed(db: Database, staging: Staging, stored: ReadonlyMap<StagedEntry, StoredRow>): Promise<TrashedEntries> {
  const trashed: TrashedEntries = { returning: new Set(), notes: [] };
  const staying = new Set<StagedEntry>();
  for (const list of listNames) {
    const inTrash = staging.accepted(list).filter((entry) => stored.get(entry)?.deleted_at);
    if (inTrash.length === 0) continue;
    const undone = await readUndone(
      db,
      list,
      inTrash.map((entry) => stored.get(entry)?.id ?? 0),
    );
    for (const entry of inTrash) (undone.has(stored.get(entry)?.id ?? 0) ? trashed.returning : staying).add(entry);
    const count = inTrash.filter((entry) => staying.has(entry)).length;
    if (count > 0)
      trashed.notes.push({
        place: list,
        note: importText({
          de: `${count} der Einträge liegen im Papierkorb und bleiben dort`,
          en: `${count} of the entries lie in the trash and stay there`,
        }),
      });
  }
  if (staying.size === 0) return trashed;
  const all = listNames.flatMap((list) => staging.accepted(list)).filter((entry) => !staying.has(entry));
  await inSlices(all, (entry) => {
    for (const { field, list, key } of referencesOf(entry)) {
      const target = staging.find(list, key);
      if (target && staying.has(target))
        staging.refuse(
          entry,
          field,
          importText({
            de: `„${key.slice(0, 80)}“ in ${list} liegt im Papierkorb; stellen Sie es zuerst in der Redaktion wieder her`,
            en: `'${key.slice(0, 80)}' in ${list} is in the trash; bring it back in the office first`,
          }),
        );
    }
  });
  await checkReferences(staging);
  return trashed;
}

/** Of these entries the ones that went into the trash when the import that made them was undone, and not since. */
async function readUndone(db: Database, list: SeasonListName, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = (await db.execute(sql`
    select t.id from ${listOf[list].table} t join ${importChanges} ch on ch.entry = t.id and ch.list = ${list} and ch.before is null
      join ${imports} i on i.id = ch.import and i.undone_at = t.deleted_at
    where t.id = any(${`{${ids.join(',')}}`}::integer[])`)) as unknown as { rows: { id: number }[] };
  return new Set(rows.map(({ id }) => id));
}
