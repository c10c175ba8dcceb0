import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { adoptBaseline } from './before-baseline.server.ts';
import type { Database, DatabaseHandle } from './client.server.ts';

/** Held while migrating, so that two instances that start together do not both migrate. */
export const migrationLock = 4_613_002;

/** One numbered SQL file. */
export interface Migration {
  name: string;
  /** SHA-256 of its text. */
  hash: string;
  text: string;
}

/** A database that a newer version has started with: this one does not know its schema. */
export class NewerDatabase extends Error {
  override readonly name = 'NewerDatabase';
}

/**
 * Applies the numbered SQL files of the folder that this database has not seen, each in one transaction
 * with its own record, and answers their names. The same files on PGlite and PostgreSQL. A database from before the baseline adopts it.
 * @throws when an applied file was changed afterwards: migrations are only ever added.
 * @throws {NewerDatabase}
 */
export async function migrate(handle: DatabaseHandle, folder: string): Promise<string[]> {
  return handle.db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${migrationLock})`);
    return applyMigrations(transaction, readMigrations(folder));
  });
}

/** The numbered SQL files of a folder, in their order. */
export function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  return names.sort().map((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    return { name, text, hash: createHash('sha256').update(text).digest('hex') };
  });
}

/** Applies those migrations that are missing; see {@link migrate}. The caller holds {@link migrationLock}. */
export async function applyMigrations(transaction: Database, migrations: readonly Migration[]): Promise<string[]> {
  await transaction.execute(
    sql`create table if not exists migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())`,
  );
  const recorded = await adoptBaseline(transaction, await appliedMigrations(transaction), migrations);
  const names = new Set(migrations.map(({ name }) => name));
  const newer = recorded.flatMap(({ name }) => (names.has(name) ? [] : [name]));
  if (newer.length > 0)
    throw new NewerDatabase(
      `A newer version of Foyer has started with this database and applied ${newer.sort().join(', ')}. Start that version, or go back: npm run restore -- BACKUP --replace with a backup from before the upgrade (docs/operations.md, 'Upgrade'). Nothing was changed.`,
    );
  const applied = new Map(recorded.map(({ name, hash }) => [name, hash]));
  const added: string[] = [];
  for (const { name, hash, text } of migrations) {
    const known = applied.get(name);
    if (known && known !== hash)
      throw new Error(`Migration ${name} was changed after it had been applied. Restore the file and add a new one.`);
    if (known) continue;
    for (const statement of text.split('--> statement-breakpoint')) if (statement.trim()) await transaction.execute(sql.raw(statement));
    await transaction.execute(sql`insert into migrations (name, hash) values (${name}, ${hash})`);
    added.push(name);
  }
  return added;
}

async function appliedMigrations(db: Database): Promise<{ name: string; hash: string }[]> {
  const result = (await db.execute(sql`select name, hash from migrations`)) as unknown as { rows: { name: string; hash: string }[] };
  return result.rows;
}
