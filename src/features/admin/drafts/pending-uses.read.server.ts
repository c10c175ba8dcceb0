import { type SQL, sql } from 'drizzle-orm';
import { plans } from '../../pages/editor.tables.server.ts';
import { entryDrafts } from '../entry-drafts.tables.server.ts';

/** Where a field of an entry has numbers of other entries or of files, one or a list, as SQL/JSON paths; a cast has persons. */
export function pathsOf(field: string): string[] {
  return field === 'contributors' ? ['$.contributors[*].person', '$.contributors[*].replaces'] : [`$."${field}"[*]`];
}

/**
 * What drafts and planned versions of a content type name in a field (PAGE-17, PAGE-12), as a table `d` with `object_id` and the
 * number `used` as text, and `is_planned`: what is not public yet is in use as well, for publishing it needs what it names. A plan that
 * was not carried out counts as a draft: it waits until somebody gives it a new time.
 */
export function pendingUses(type: string, field: string): SQL {
  const named = pathsOf(field).map((path) => sql`select jsonb_path_query(p.values, ${sql.raw(`'${path}'`)}) #>> '{}' as used`);
  return sql`(select p.object_id, u.used, p.is_planned from (
      select object_id, values, false as is_planned from ${entryDrafts} where content_type = ${type}
      union all select object_id, entry->'values', failure is null from ${plans} where content_type = ${type} and entry is not null
    ) as p cross join lateral (${sql.join(named, sql` union all `)}) as u where u.used is not null) as d`;
}
