import { readdir } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../../core/database/client.server.ts';
import { toLocalIso } from '../../core/text/wall-clock.ts';

/** Migrations in order with the time of application; null for pending ones (DASH-09). */
export async function readMigrations(db: Database, folder: string): Promise<{ name: string; applied: string | null }[]> {
  const { rows } = (await db.execute(sql`select name, applied_at from migrations`)) as unknown as {
    rows: { name: string; applied_at: string | Date }[];
  };
  const applied = new Map(rows.map(({ name, applied_at }) => [name, toLocalIso(new Date(applied_at))]));
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql'));
  // A database used by a newer version has more migrations.
  const names = [...new Set([...files, ...applied.keys()])].sort();
  return names.map((name) => ({ name, applied: applied.get(name) ?? null }));
}
