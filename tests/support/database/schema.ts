import type { DatabaseHandle } from '../../../src/core/database/client.server.ts';
import { rowsOf } from '../imports/import.ts';

/** What the schema consists of, from the catalogue. Of what Foyer has none today (functions, views) there would be lines too. */
const parts = [
  `select 'table', relname, relkind, reloptions from pg_class where relnamespace = here and relkind in ('r', 'p', 'v', 'm', 'f')`,
  `select 'column', c.relname, attnum, attname, format_type(atttypid, atttypmod), 'not null ' || attnotnull, 'identity ' || attidentity::text,
     'generated ' || attgenerated::text, pg_get_expr(adbin, adrelid), attcollation::regcollation, attstorage, attstattarget
   from pg_attribute a join pg_class c on c.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
   where c.relnamespace = here and c.relkind in ('r', 'p', 'v', 'm', 'f') and attnum > 0`,
  `select 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid) from pg_constraint where connamespace = here`,
  // Their order in a table matters: of two that cost the same the planner takes the first.
  `select 'index', row_number() over (partition by indrelid order by indexrelid), pg_get_indexdef(indexrelid)
   from pg_index join pg_class c on c.oid = indexrelid where c.relnamespace = here`,
  `select 'sequence', objid::regclass, refobjid::regclass, refobjsubid, deptype, format_type(seqtypid, null), seqstart, seqincrement, seqmax, seqmin, seqcache, seqcycle
   from pg_sequence join pg_depend on objid = seqrelid and deptype in ('i', 'a')`,
  `select 'trigger', pg_get_triggerdef(t.oid) from pg_trigger t join pg_class c on c.oid = tgrelid where not tgisinternal and c.relnamespace = here`,
  `select 'function', pg_get_functiondef(oid) from pg_proc where pronamespace = here and prokind in ('f', 'p')`,
  `select 'view', viewname, definition from pg_views where schemaname = current_schema()`,
  `select 'statistics', pg_get_statisticsobjdef(oid) from pg_statistic_ext where stxnamespace = here`,
  `select 'type', typname, typtype from pg_type where typnamespace = here and typtype in ('e', 'd', 'r')`,
  `select 'text search', cfgname from pg_ts_config where cfgnamespace = here`,
  `select 'text search', dictname from pg_ts_dict where dictnamespace = here`,
  `select 'extension', extname, extversion from pg_extension`,
];

/** The schema of a database, a sorted line for each part: where the lines are equal the schemas are. */
export async function schemaOf(database: DatabaseHandle): Promise<string[]> {
  const lines: string[] = [];
  for (const part of parts) {
    const statement = `select part::text as line from (${part.replaceAll(/\bhere\b/g, 'current_schema()::regnamespace')}) as part`;
    for (const { line } of await rowsOf<{ line: string }>(database, statement)) lines.push(line);
  }
  return lines.sort();
}
