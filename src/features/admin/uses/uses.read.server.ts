import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../../core/database/client.server.ts';
import { maxId } from '../../../core/fields/entry-id.ts';
import { containers, pages, sections, snapshots } from '../../pages/pages.tables.server.ts';
import { isWaiting } from '../../pages/publishing/planned-tree.read.server.ts';
import { contributors } from '../../programme/programme.tables.server.ts';
import { pendingUses } from '../drafts/pending-uses.read.server.ts';
import { resourceNames } from '../resource-names.ts';
import { type Resource, resources } from '../resources.server.ts';

/** Reference from one entry to another. */
export interface Use {
  /** Referenced entry. */
  used: number;
  /** Content type and id of the referring entry. */
  type: string;
  id: number;
  /** Referring field; `contributors` for the cast, `modules` for a module on a page or in a free slot. */
  field: string;
  isInTrash: boolean;
  /** Not public yet: only a draft or a planned version of the entry refers to it. */
  isPending: boolean;
  /** A planned version refers to it. */
  isPlanned: boolean;
}

/** Column with ids of a content type. */
export interface ReferringColumn {
  resource: Resource;
  field: string;
  isList: boolean;
}

/** Uses of entries by other entries, their drafts and planned versions, in one query, uses in the trash last. */
export async function readUses(db: Database, resource: Resource, ids: readonly number[], atMost?: number): Promise<Use[]> {
  const uses = usesOf(resource, ids);
  if (!uses) return [];
  const { rows } = (await db.execute(
    sql`select used, type, id, field, "isInTrash", bool_and("isPending") as "isPending", bool_or("isPlanned") as "isPlanned" from ${uses}
      group by used, type, id, field, "isInTrash" order by "isInTrash", type, id limit ${atMost ?? null}`,
  )) as unknown as { rows: Use[] };
  return rows;
}

/** Which of the entries are used outside of the trash by others than these entries themselves. */
export async function readUsedIds(db: Database, resource: Resource, ids: readonly number[]): Promise<Set<number>> {
  const uses = usesOf(resource, ids);
  if (!uses) return new Set();
  const { rows } = (await db.execute(
    sql`select distinct used from ${uses} where not "isInTrash" and not (type = ${resource.type} and id = any(${numbers(ids)}))`,
  )) as unknown as { rows: { used: number }[] };
  return new Set(rows.map(({ used }) => used));
}

/** All uses as a subquery, null where there can be none. References of an entry to itself do not count. */
function usesOf(resource: Resource, ids: readonly number[]): SQL | null {
  const selects = [
    ...columnsNaming(resource.type).map((column) => usesIn(column, ids)),
    ...castUses(resource, ids),
    ...moduleUses(resource, ids),
    ...usesInPending(resource, ids),
  ];
  if (ids.length === 0 || selects.length === 0) return null;
  return sql`(select * from (${sql.join(selects, sql` union all `)}) as found where not (type = ${resource.type} and id = used)) as uses`;
}

/** All columns that refer to a content type. */
export function columnsNaming(type: string): ReferringColumn[] {
  return resourceNames.flatMap((name) =>
    Object.entries(resources[name].fields)
      .filter(([, { target }]) => target === type)
      .map(([field, { kind }]) => ({ resource: resources[name], field, isList: kind === 'references' })),
  );
}

/** Ids as a single parameter, without numbers of a form that are no ids. */
export const numbers = (ids: readonly number[]): SQL =>
  sql`${`{${ids.filter((id) => Number.isInteger(id) && Math.abs(id) <= maxId).join(',')}}`}::integer[]`;

function usesIn({ resource: { table, type }, field, isList }: ReferringColumn, ids: readonly number[]): SQL {
  const column = sql`e.${sql.identifier(field)}`;
  const used = isList ? sql`u.used` : column;
  const from = isList ? sql`${table} e cross join unnest(${column}) as u(used)` : sql`${table} e`;
  return sql`select ${used} as used, ${type}::text as type, e.id, ${field}::text as field, e.deleted_at is not null as "isInTrash",
    false as "isPending", false as "isPlanned" from ${from} where ${used} = any(${numbers(ids)})`;
}

/** Uses of a person in casts. */
function castUses({ type }: Resource, ids: readonly number[]): SQL[] {
  if (type !== 'person') return [];
  const owners: [string, PgTable][] = [
    ['event', resources.events.table],
    ['production', resources.productions.table],
  ];
  return owners.map(
    ([
      owner,
      table,
    ]) => sql`select distinct p.used, ${owner}::text as type, e.id, 'contributors'::text as field, e.deleted_at is not null as "isInTrash",
      false as "isPending", false as "isPlanned" from ${contributors} c cross join lateral (values (c.person), (c.replaces)) as p(used)
      join ${table} e on e.id = c.${sql.identifier(owner)} where p.used = any(${numbers(ids)})`,
  );
}

/** Uses by drafts and planned versions of entries: publishing them needs what they refer to. */
function usesInPending({ type: used }: Resource, ids: readonly number[]): SQL[] {
  const casts = used === 'person' ? [resources.events, resources.productions] : [];
  const columns = [...columnsNaming(used), ...casts.map((resource) => ({ resource, field: 'contributors' }))];
  return columns
    .filter(({ resource }) => resource.hasDrafts)
    .map(
      ({ resource: { type, table }, field }) => sql`select d.used::integer as used, ${type}::text as type, e.id, ${field}::text as field,
        e.deleted_at is not null as "isInTrash", true as "isPending", d.is_planned as "isPlanned"
        from ${pendingUses(type, field)} join ${table} e on e.id = d.object_id where d.used = any(${sql`${`{${ids.join(',')}}`}::text[]`})`,
    );
}

/** Whether what a container `c` belongs to is in the trash. */
export const isOwnerInTrash: SQL = sql.join(
  [['page', pages] as const, ...resourceNames.map((name) => [resources[name].type, resources[name].table] as const)].map(
    ([owner, table]) =>
      sql`(c.content_type = ${owner} and exists (select 1 from ${table} o where o.id = c.object_id and o.deleted_at is not null))`,
  ),
  sql` or `,
);

/** Uses of a form by modules (MOD-17), in drafts and published pages. */
function moduleUses({ type }: Resource, ids: readonly number[]): SQL[] {
  if (type !== 'form') return [];
  const wanted = sql`${`{${ids.join(',')}}`}::text[]`;
  return [
    sql`select p.used::integer as used, c.content_type as type, c.object_id as id, 'modules'::text as field, (${isOwnerInTrash}) as "isInTrash",
      p."isPending", p."isPlanned" from (
        select container, fields->>'hubspot_id' as used, true as "isPending", false as "isPlanned" from ${sections} where model = 'forms' and deleted_at is null
        union
        select container, jsonb_path_query(tree, '$.modules.** ? (@.model == "forms").fields.hubspot_id') #>> '{}', not is_published, ${isWaiting}
          from ${snapshots}
          where is_published or exists (select 1 from plans where plans.snapshot = snapshots.id)
      ) as p join ${containers} c on c.id = p.container where p.used = any(${wanted})`,
  ];
}
