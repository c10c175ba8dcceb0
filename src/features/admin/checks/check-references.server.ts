import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import type { Language } from '../../../core/languages.ts';
import { m } from '../../../paraglide/messages.js';
import { contentTypes } from '../../programme/content-types.tables.server.ts';
import type { CastEntry } from '../../programme/contributors.fields.ts';
import { EntryRefused, type FieldMessages } from '../check-values.server.ts';
import type { Values } from '../entry-values.server.ts';
import type { Resource } from '../resources.server.ts';

const tableOf = new Map(Object.values(contentTypes).map(({ type, table }) => [type, table]));

/**
 * Checks that all new references of `values` exist outside of the trash, and that parents form no cycle. One query for all references.
 * @throws EntryRefused
 */
export async function checkReferences(
  db: Database,
  resource: Resource,
  { id, values, current, language }: { id: number | null; values: Values; current: Values; language: Language },
): Promise<void> {
  const wanted = referencesOf(resource, values);
  const known = new Set(referencesOf(resource, current).map(({ type, target }) => `${type}:${target}`));
  const fresh = wanted.filter(({ type, target }) => !known.has(`${type}:${target}`));
  const messages: FieldMessages = {};
  if (fresh.length > 0) {
    const selects: SQL[] = [...Map.groupBy(fresh, ({ type }) => type)].map(([type, entries]) => {
      const ids = `{${[...new Set(entries.map(({ target }) => target))].join(',')}}`;
      return sql`select ${type}::text as type, id from ${tableOf.get(type)} where id = any(${ids}::integer[]) and deleted_at is null`;
    });
    const { rows } = (await db.execute(sql.join(selects, sql` union all `))) as unknown as { rows: { type: string; id: number }[] };
    const found = new Set(rows.map((row) => `${row.type}:${row.id}`));
    for (const { path, type, target } of fresh)
      if (!found.has(`${type}:${target}`)) messages[path] = [m.admin_no_such_entry({}, { locale: language })];
  }
  const { parent } = values;
  if (id !== null && typeof parent === 'number' && !messages.parent && (await standsAbove(db, resource, id, parent)))
    messages.parent = [m.admin_above_itself({}, { locale: language })];
  if (Object.keys(messages).length > 0) throw new EntryRefused(messages);
}

interface Reference {
  path: string;
  type: string;
  target: number;
}

function referencesOf({ fields }: Resource, values: Values): Reference[] {
  const found: Reference[] = [];
  for (const [path, { target }] of Object.entries(fields)) {
    const ids = target === undefined ? [] : [values[path]].flat();
    for (const id of ids) if (target !== undefined && typeof id === 'number') found.push({ path, type: target, target: id });
  }
  for (const [index, { person, replaces }] of ((values.contributors ?? []) as CastEntry[]).entries()) {
    found.push({ path: `contributors.${index}.person`, type: 'person', target: person });
    if (replaces !== null) found.push({ path: `contributors.${index}.replaces`, type: 'person', target: replaces });
  }
  return found;
}

/** True when the entry is an ancestor of `parent`, which would form a cycle. */
async function standsAbove(db: Database, { table }: Resource, id: number, parent: number): Promise<boolean> {
  const { rows } = (await db.execute(sql`with recursive above as (
    select id, parent from ${table} where id = ${parent}
    union select e.id, e.parent from ${table} e join above on e.id = above.parent
  ) select 1 from above where id = ${id}`)) as unknown as { rows: unknown[] };
  return rows.length > 0;
}
