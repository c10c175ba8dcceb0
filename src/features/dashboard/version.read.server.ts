import { readdir } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../../core/database/client.server.ts';
import { toLocalIso } from '../../core/text/wall-clock.ts';

/** The product's migrations in their order, with the moment each was applied; null for one that still waits (DASH-09). */
export async function readMigrations(db: Database, folder: string): Promise<{ name: string; applied: string | null }[]> {
  const { rows } = (await db.execute(sql`select name, applied_at from migrations`)) as unknown as {
    rows: { name: string; applied_at: string | Date }[];
  };
  const applied = new Map(rows.map(({ name, applied_at }) => [name, toLocalIso(new Date(applied_at))]));
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql'));
  // A database that a newer version has used knows more than this one.
  const names = [...new Set([...files, ...applied.keys()])].sort();
  return names.map((name) => ({ name, applied: applied.get(name) ?? null }));
}
