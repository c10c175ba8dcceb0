import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../core/database/client.server.ts';
import type { FieldKind } from '../../core/fields/field.ts';
import { type LinkTarget, linkTargets } from '../../core/fields/link-target.ts';
import { languages } from '../../core/languages.ts';
import { href } from '../../urls.ts';
import { containers, sections, snapshots } from '../pages/pages.tables.server.ts';
import { resourceNames } from './resource-names.ts';
import { type Resource, resources } from './resources.server.ts';
import { isOwnerInTrash, type Use } from './uses.read.server.ts';

/** Kinds of fields that may hold a link to an entry. */
const linking: ReadonlySet<FieldKind> = new Set(['rich-text', 'content-link', 'link']);

/**
 * Links to an entry, chosen or typed, in modules of pages, public, planned or drafted, and in texts of other entries (ADMIN-291). They are no
 * references: they stay where they are when the entry goes, and then lead nowhere.
 */
export async function readLinkUses(db: Database, { type }: Resource, id: number): Promise<Use[]> {
  if (!isLinkTarget(type)) return [];
  const pattern = patternOf(type, id);
  const selects = [
    modulesWith(pattern),
    ...resourceNames.flatMap((name) =>
      Object.entries(resources[name].fields)
        .filter(([, { kind }]) => linking.has(kind))
        .map(([field]) => entriesWith(resources[name], field, pattern)),
    ),
  ];
  const { rows } = (await db.execute(
    sql`select ${id}::integer as used, type, id, field, false as "isInTrash", bool_and("isPending") as "isPending"
      from (${sql.join(selects, sql` union all `)}) as found where not (type = ${type} and id = ${id}) group by type, id, field order by type, id, field`,
  )) as unknown as { rows: Use[] };
  return rows;
}

function modulesWith(pattern: string): SQL {
  return sql`select c.content_type as type, c.object_id as id, 'modules'::text as field, l."isPending" from (
      select container, true as "isPending" from ${sections} where deleted_at is null and fields::text ~ ${pattern}
      union
      select container, not is_published as "isPending" from ${snapshots}
        where tree::text ~ ${pattern} and (is_published or exists (select 1 from plans where plans.snapshot = snapshots.id))
    ) as l join ${containers} c on c.id = l.container where c.deleted_at is null and not (${isOwnerInTrash})`;
}

function entriesWith({ table, type }: Resource, field: string, pattern: string): SQL {
  return sql`select ${type}::text as type, e.id, ${field}::text as field, false as "isPending"
    from ${table} e where e.deleted_at is null and e.${sql.identifier(field)}::text ~ ${pattern}`;
}

/** Finds 'person:6' and the addresses of the entry's page in both languages, whatever name they hold, as a whole value or in an attribute. */
function patternOf(type: EntryTarget, id: number): string {
  const addresses = languages.map((language) => {
    const [before = '', after = ''] = href(type, language, { slug: 'name', id }).split('name');
    return `${escaped(before)}[^/"\\\\?#]*${escaped(after)}`;
  });
  return `(^|["/])(${[`${type}:${id}`, ...addresses.map((address) => address.replace(/^\//, ''))].join('|')})/?($|["?#\\\\])`;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Those with a page by name and number. */
type EntryTarget = Exclude<LinkTarget, 'page' | 'media'>;

function isLinkTarget(type: string): type is EntryTarget {
  return type !== 'page' && type !== 'media' && linkTargets.some((target) => target === type);
}
