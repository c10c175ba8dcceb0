import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import type { FieldKind } from '../../../core/fields/field.ts';
import { plans } from '../../pages/editor.tables.server.ts';
import { navigation } from '../../pages/pages.tables.server.ts';
import { entryDrafts } from '../entry-drafts.tables.server.ts';
import { resourceNames } from '../resource-names.ts';
import { type Resource, resources, siteResources } from '../resources.server.ts';

/** Kinds of fields whose value may hold the address of a file of the library. */
export const addressKinds: ReadonlySet<FieldKind> = new Set(['rich-text', 'html', 'link', 'embed-url', 'content-link']);

/** Column of a content type whose texts may link to a file by its address. */
interface TextColumn {
  resource: Resource;
  field: string;
}

const everyResource: readonly Resource[] = [...resourceNames.map((name) => resources[name]), siteResources.html, siteResources.settings];

export const textColumns: readonly TextColumn[] = everyResource.flatMap((resource) =>
  Object.entries(resource.fields)
    // The HTML of the site settings is stored as plain text and as rows.
    .filter(([field, { kind }]) => addressKinds.has(kind) || (resource.single !== undefined && field.startsWith('html_')))
    .map(([field]) => ({ resource, field })),
);

/** Where a text, a link or a menu has the address of a file (ADMIN-305). */
export interface FileLink {
  content_type: string;
  object_id: number;
  field: string;
  is_draft: boolean;
  is_planned: boolean;
  is_live: boolean;
}

/** Texts, links and menus with the address of a file, public, drafted and planned; without those of modules. */
export async function readFileLinks(db: Database, path: string): Promise<FileLink[]> {
  const { rows } = (await db.execute(
    sql`select distinct type as content_type, id as object_id, field, is_pending and not is_planned as is_draft, is_planned, not is_pending as is_live
      from (${everyText()}) as texts where strpos(text, ${`/media/${path}`}) > 0`,
  )) as unknown as { rows: FileLink[] };
  return rows;
}

/** Paths below /media/ of all files that texts, links and menus name. */
export async function readLinkedPaths(db: Database): Promise<string[]> {
  const { rows } = (await db.execute(
    sql`select distinct found[1] as path from (${everyText()}) as texts, regexp_matches(text, ${'/media/([^"\'\\\\\\s?#<>)]+)'}, 'g') as found`,
  )) as unknown as { rows: { path: string }[] };
  return rows.map(({ path }) => path);
}

/** All texts that may have an address in them, as rows of type, id, field, text, is_pending and is_planned. */
function everyText(): SQL {
  const stored = textColumns.map(({ resource: { type, table, columns }, field }) => {
    const isThere = columns.deleted_at ? sql`e.deleted_at is null` : sql`true`;
    return sql`select ${type}::text as type, e.id, ${field}::text as field, e.${sql.identifier(field)}::text as text,
      false as is_pending, false as is_planned from ${table} e where ${isThere}`;
  });
  const pending = [...Map.groupBy(textColumns, ({ resource }) => resource)]
    .filter(([{ hasDrafts }]) => hasDrafts)
    .map(([{ type, table }, columns]) => {
      const names = `{${columns.map(({ field }) => field).join(',')}}`;
      return sql`select ${type}::text, e.id, v.key, v.value::text, true, p.is_planned from (
          select object_id, values, false as is_planned from ${entryDrafts} where content_type = ${type}
          union all select object_id, entry->'values', failure is null from ${plans} where content_type = ${type} and entry is not null
        ) as p join ${table} e on e.id = p.object_id cross join lateral jsonb_each(p.values) as v(key, value)
        where e.deleted_at is null and v.key = any(${names}::text[])`;
    });
  const menus = sql`select 'navigation', 0, menu, entries::text, false, false from ${navigation}`;
  return sql.join([...stored, ...pending, menus], sql` union all `);
}
