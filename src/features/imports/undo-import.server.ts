import { and, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import { audit } from '../../core/database/change.tables.server.ts';
import { announceChange } from '../../core/database/changes.server.ts';
import type { Database } from '../../core/database/client.server.ts';
import { groupsOf } from '../../core/database/in-slices.ts';
import { readNoticedEvents } from '../notices/due-notices.read.server.ts';
import { readEventChanges } from '../notices/event-changes.read.server.ts';
import { eventNotices } from '../notices/notices.tables.server.ts';
import { persons } from '../people/people.tables.server.ts';
import { tagsOf } from '../programme/content-types.tables.server.ts';
import { contributors } from '../programme/programme.tables.server.ts';
import { importChanges, imports } from './imports.tables.server.ts';
import type { SeasonListName } from './season.format.ts';
import { listNames, listOf } from './season.lists.server.ts';

/** A statement holds 65535 parameters, a notice has up to 10. */
const noticesPerStatement = 5000;

/** Result of undoing an import, list by list, in the reverse order of the file. */
export interface Undone {
  /** Entries the import created and nobody has edited since, for the caller to move to the trash. */
  made: { list: SeasonListName; ids: number[] }[];
  restored: number;
  /** Entries that were edited since and stay as they are. */
  edited: number;
  /** Parts of restored casts whose person was deleted for good. */
  missing: number;
}

/**
 * Restores what an import replaced, in entries nobody has edited since. Null when there is no such import or it was
 * undone already. Call it inside a transaction; a few statements for each list.
 */
export async function undoImport(transaction: Database, id: number, by: { user: number | null; now: Date }): Promise<Undone | null> {
  const { now } = by;
  const [row] = await transaction
    .update(imports)
    .set({ undone_at: now })
    .where(and(eq(imports.id, id), isNull(imports.undone_at)))
    .returning({ id: imports.id });
  if (!row) return null;
  const undone: Undone = { made: [], restored: 0, edited: 0, missing: 0 };
  const present = await transaction.selectDistinct({ list: importChanges.list }).from(importChanges).where(eq(importChanges.import, id));
  const lists = listNames.filter((name) => present.some(({ list }) => list === name)).reverse();
  const tags: string[] = [];
  for (const list of lists) {
    const rows = await readChanges(transaction, id, list);
    const untouched = rows.filter(({ isUntouched }) => isUntouched);
    const restored = untouched.filter(({ isMade }) => !isMade).map(({ entry }) => entry);
    undone.edited += rows.length - untouched.length;
    undone.restored += restored.length;
    undone.made.push({ list, ids: untouched.filter(({ isMade }) => isMade).map(({ entry }) => entry) });
    // Ticket holders whom the import notified of a cancellation have to hear that it is taken back.
    const noticed = [];
    for (const group of groupsOf(list === 'events' ? restored : [], noticesPerStatement))
      noticed.push(...(await readNoticedEvents(transaction, group)));
    if (restored.length > 0) undone.missing += await restore(transaction, id, list, restored, now);
    for (const group of groupsOf(noticed, noticesPerStatement)) {
      const { notices, entries } = await readEventChanges(transaction, group, by);
      if (notices.length > 0) await transaction.insert(eventNotices).values(notices);
      if (entries.length > 0) await transaction.insert(audit).values(entries);
    }
    tags.push(...restored.flatMap((entry) => tagsOf(list, entry)));
  }
  if (tags.length > 0) await announceChange(transaction, tags);
  return undone;
}

/** Locked until the transaction ends. */
async function readChanges(transaction: Database, id: number, list: SeasonListName) {
  const { rows } = (await transaction.execute(sql`
    select ch.entry, ch.before is null as "isMade", t.version = ch.version and t.deleted_at is null as "isUntouched"
    from ${importChanges} ch join ${listOf[list].table} t on t.id = ch.entry
    where ch.import = ${id} and ch.list = ${list} order by t.id for update of t`)) as unknown as {
    rows: { entry: number; isMade: boolean; isUntouched: boolean }[];
  };
  return rows;
}

/** Columns an import does not replace. */
const ownColumns = new Set(['id', 'version', 'created_at', 'updated_at', 'import_source', 'import_key']);

/** Gives entries their old columns and their old cast. @returns how many of the cast do not exist any more. */
async function restore(transaction: Database, id: number, list: SeasonListName, entries: readonly number[], now: Date): Promise<number> {
  const { table, type } = listOf[list];
  const given = Object.values(getTableColumns(table)).filter(({ name, generated }) => !generated && !ownColumns.has(name));
  const columns = given.map(({ name }) => sql`${sql.identifier(name)} = r.${sql.identifier(name)}`);
  const ids = sql`${`{${entries.join(',')}}`}::integer[]`;
  await transaction.execute(sql`
    update ${table} as t set ${sql.join(columns, sql`, `)}, version = t.version + 1, updated_at = ${now.toISOString()}::timestamptz
    from (select previous.* from ${importChanges} ch join ${table} t2 on t2.id = ch.entry
      cross join lateral jsonb_populate_record(t2, ch.before - 'contributors') as previous
      where ch.import = ${id} and ch.list = ${list} and ch.entry = any(${ids})) as r
    where t.id = r.id`);
  const owner = type === 'production' || type === 'event' ? type : null;
  if (!owner) return 0;
  const withCast = transaction
    .select({ id: importChanges.entry })
    .from(importChanges)
    .where(
      and(
        eq(importChanges.import, id),
        eq(importChanges.list, list),
        sql`${importChanges.entry} = any(${ids}) and ${importChanges.before} ? 'contributors'`,
      ),
    );
  await transaction.delete(contributors).where(inArray(contributors[owner], withCast));
  // Who was deleted for good meanwhile does not come back.
  const { rows } = (await transaction.execute(sql`
    with before as (
      select c.* from ${importChanges} ch cross join lateral jsonb_populate_recordset(null::${contributors}, ch.before->'contributors') c
      where ch.import = ${id} and ch.list = ${list} and ch.entry = any(${ids}) and ch.before ? 'contributors'
    ), added as (
      insert into ${contributors} (production, event, person, replaces, role, note, "order")
      select b.production, b.event, b.person, (select p.id from ${persons} p where p.id = b.replaces), b.role, b.note, b."order"
      from before b where b.person in (select id from ${persons}) returning 1
    )
    select ((select count(*) from before) - (select count(*) from added))::integer as missing`)) as unknown as {
    rows: { missing: number }[];
  };
  return rows[0]?.missing ?? 0;
}
