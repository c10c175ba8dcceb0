import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../core/database/client.server.ts';
import { containers, pages, sections, snapshots } from '../pages/pages.tables.server.ts';
import { contributors } from '../programme/programme.tables.server.ts';
import { resourceNames } from './resource-names.ts';
import { type Resource, resources } from './resources.server.ts';

/** An entry that refers to another one. */
export interface Use {
  /** The entry that is referred to. */
  used: number;
  /** Content type and number of the entry that refers to it. */
  type: string;
  id: number;
  /** The field that names it; `contributors` for a part in the cast, `modules` for a module that stands on a page or a free slot. */
  field: string;
  isInTrash: boolean;
}

/** A column that holds numbers of entries of one kind. */
export interface ReferringColumn {
  resource: Resource;
  field: string;
  isList: boolean;
}

/** Uses that are told; a room may have had ten thousand events. */
const most = 1000;

/** Where entries are used by other entries; one query. Those of the trash come last. */
export async function readUses(db: Database, resource: Resource, ids: readonly number[], atMost = most): Promise<Use[]> {
  const selects =
    ids.length > 0
      ? [...columnsNaming(resource.type).map((column) => usesIn(column, ids)), ...castUses(resource, ids), ...moduleUses(resource, ids)]
      : [];
  if (selects.length === 0) return [];
  const { rows } = (await db.execute(
    sql`select * from (${sql.join(selects, sql` union all `)}) as uses order by "isInTrash", type, id limit ${atMost}`,
  )) as unknown as { rows: Use[] };
  // What refers to itself is not used by others.
  return rows.filter(({ type, id, used }) => type !== resource.type || id !== used);
}

/** Every column of the content that refers to a kind of content. */
export function columnsNaming(type: string): ReferringColumn[] {
  return resourceNames.flatMap((name) =>
    Object.entries(resources[name].fields)
      .filter(([, { target }]) => target === type)
      .map(([field, { kind }]) => ({ resource: resources[name], field, isList: kind === 'references' })),
  );
}

/** Numbers as one parameter, however many there are. */
export const numbers = (ids: readonly number[]): SQL => sql`${`{${ids.join(',')}}`}::integer[]`;

function usesIn({ resource: { table, type }, field, isList }: ReferringColumn, ids: readonly number[]): SQL {
  const column = sql`e.${sql.identifier(field)}`;
  const used = isList ? sql`u.used` : column;
  const from = isList ? sql`${table} e cross join unnest(${column}) as u(used)` : sql`${table} e`;
  return sql`select ${used} as used, ${type}::text as type, e.id, ${field}::text as field, e.deleted_at is not null as "isInTrash"
    from ${from} where ${used} = any(${numbers(ids)})`;
}

/** A person is used where they are in a cast. */
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
    ]) => sql`select distinct p.used, ${owner}::text as type, e.id, 'contributors'::text as field, e.deleted_at is not null as "isInTrash"
      from ${contributors} c cross join lateral (values (c.person), (c.replaces)) as p(used)
      join ${table} e on e.id = c.${sql.identifier(owner)} where p.used = any(${numbers(ids)})`,
  );
}

/** A form is used where its module stands (MOD-17), in a draft or in what visitors see. */
function moduleUses({ type }: Resource, ids: readonly number[]): SQL[] {
  if (type !== 'form') return [];
  const wanted = sql`${`{${ids.join(',')}}`}::text[]`;
  const owners = [['page', pages] as const, ...resourceNames.map((name) => [resources[name].type, resources[name].table] as const)];
  const inTrash = sql.join(
    owners.map(
      ([owner, table]) =>
        sql`(c.content_type = ${owner} and exists (select 1 from ${table} o where o.id = c.object_id and o.deleted_at is not null))`,
    ),
    sql` or `,
  );
  return [
    sql`select p.used::integer as used, c.content_type as type, c.object_id as id, 'modules'::text as field, (${inTrash}) as "isInTrash"
      from (
        select container, fields->>'hubspot_id' as used from ${sections} where model = 'forms' and deleted_at is null
        union
        select container, jsonb_path_query(tree, '$.modules.** ? (@.model == "forms").fields.hubspot_id') #>> '{}' from ${snapshots}
          where is_published
      ) as p join ${containers} c on c.id = p.container where p.used = any(${wanted})`,
  ];
}
