import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database, DatabaseHandle } from '../../../src/core/database/client.server.ts';

interface Migrated {
  handle: DatabaseHandle;
  shape: string;
}

/** The embedded database nobody of this worker uses at the moment. Opening one takes a second of the processor, emptying one a few milliseconds. */
let spare: Migrated | null = null;

/**
 * A migrated, empty database as if it were a new one. Closed, it is emptied for the next borrower; whoever still asks it is refused, as
 * by a database that is closed. Where a test has changed the tables themselves, it is closed in earnest.
 */
export async function borrowDatabase(open: () => Promise<DatabaseHandle>): Promise<DatabaseHandle> {
  const migrated = spare ?? (await measure(await open()));
  spare = null;
  const { handle } = migrated;
  let isOpen = true;
  const leftOpen = new Set<() => Promise<void>>();
  const refuseClosed = () => {
    if (!isOpen) throw new Error('This database is closed.');
  };
  const client = new Proxy((handle.db as unknown as { $client: PGlite }).$client, {
    get: (target, name) => {
      refuseClosed();
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return {
    db: drizzle(client) as unknown as Database,
    kind: handle.kind,
    script: async (text) => {
      refuseClosed();
      await handle.script(text);
    },
    listen: async (...args) => {
      refuseClosed();
      const unlisten = await handle.listen(...args);
      leftOpen.add(unlisten);
      return async () => {
        if (leftOpen.delete(unlisten)) await unlisten();
      };
    },
    tryLock: async (number) => {
      refuseClosed();
      const lock = await handle.tryLock(number);
      if (!lock) return null;
      leftOpen.add(lock.release);
      return {
        release: async () => {
          leftOpen.delete(lock.release);
          await lock.release();
        },
      };
    },
    check: async () => {
      refuseClosed();
      await handle.check();
    },
    ...(handle.dump && { dump: handle.dump }),
    close: async () => {
      if (!isOpen) return;
      isOpen = false;
      for (const end of leftOpen) await end();
      if (!spare && (await empty(migrated))) spare = migrated;
      else await handle.close();
    },
  };
}

async function measure(handle: DatabaseHandle): Promise<Migrated> {
  return { handle, shape: await shapeOf(handle) };
}

/** Whether all is as after the migrations again; false, and nothing done, where tables, functions or migrations are others. */
async function empty({ handle, shape }: Migrated): Promise<boolean> {
  if ((await shapeOf(handle)) !== shape) return false;
  await handle.script(`
    reset all;
    discard temp;
    do $$
    declare name text; filled text[] := '{}'; is_filled boolean;
    begin
      for name in select tablename from pg_tables where schemaname = 'public' and tablename <> 'migrations' loop
        execute format('select exists (select from public.%I)', name) into is_filled;
        if is_filled then filled := filled || format('public.%I', name); end if;
      end loop;
      if cardinality(filled) > 0 then execute 'truncate ' || array_to_string(filled, ', ') || ' cascade'; end if;
      for name in select sequencename from pg_sequences where schemaname = 'public' and last_value is not null loop
        execute format('alter sequence public.%I restart', name);
      end loop;
    end $$;
  `);
  return true;
}

/** One text for everything the migrations make. */
async function shapeOf({ db }: DatabaseHandle): Promise<string> {
  const { rows } = (await db.execute(sql`
    select md5(string_agg(line, ',' order by line)) as shape from (
      select concat_ws(' ', 'column', attrelid::regclass, attname, atttypid::regtype, attnotnull) as line from pg_attribute
        join pg_class on pg_class.oid = attrelid where relnamespace = 'public'::regnamespace and attnum > 0
      union all select concat_ws(' ', 'constraint', conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint
        where connamespace = 'public'::regnamespace
      union all select 'index ' || indexdef from pg_indexes where schemaname = 'public'
      union all select concat_ws(' ', 'function', proname, prosrc) from pg_proc where pronamespace = 'public'::regnamespace
      union all select concat_ws(' ', 'trigger', tgrelid::regclass, tgname, tgenabled) from pg_trigger where not tgisinternal
      union all select concat_ws(' ', 'schema', nspname) from pg_namespace where nspname !~ '^pg_(temp|toast_temp)_'
      union all select concat_ws(' ', 'migration', m::text) from migrations m
    ) lines`)) as unknown as { rows: { shape: string }[] };
  return rows[0]?.shape ?? '';
}
