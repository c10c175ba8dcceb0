import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import { isLanguage, type Language } from '../../../core/languages.ts';
import { users } from '../../accounts/accounts.tables.server.ts';
import { nameOfUser } from '../../accounts/user-name.read.server.ts';
import { plans } from '../editor.tables.server.ts';
import { snapshots } from '../pages.tables.server.ts';
import type { SnapshotTree } from '../snapshots/snapshot.ts';
import type { Version } from './versions.contract.ts';

const columns = {
  version_id: snapshots.id,
  number: snapshots.number,
  created: snapshots.created_at,
  author: nameOfUser,
  note: snapshots.note,
  language: snapshots.language,
  is_published: snapshots.is_published,
  published_at: snapshots.published_at,
  planned_at: plans.at,
};

/** Versions of a container in a language, newest first (PAGE-08). */
export async function readVersions(db: Database, container: number, language: Language): Promise<Version[]> {
  const rows = await db
    .select(columns)
    .from(snapshots)
    .leftJoin(users, eq(users.id, snapshots.author))
    .leftJoin(plans, and(eq(plans.snapshot, snapshots.id), isNull(plans.failure)))
    .where(and(eq(snapshots.container, container), eq(snapshots.language, language)))
    .orderBy(desc(snapshots.number))
    .limit(500);
  return rows.map(toVersion);
}

/** One version with its tree; null when this container has none of that number. */
export async function readVersion(db: Database, container: number, id: number): Promise<(Version & { tree: SnapshotTree }) | null> {
  const [row] = await db
    .select({ ...columns, tree: snapshots.tree })
    .from(snapshots)
    .leftJoin(users, eq(users.id, snapshots.author))
    .leftJoin(plans, and(eq(plans.snapshot, snapshots.id), isNull(plans.failure)))
    .where(and(eq(snapshots.container, container), eq(snapshots.id, id)))
    .limit(1);
  return row ? { ...toVersion(row), tree: row.tree } : null;
}

interface Row extends Omit<Version, 'created' | 'published_at' | 'planned_at' | 'language'> {
  created: Date;
  published_at: Date | null;
  planned_at: Date | null;
  language: string;
}

function toVersion({ version_id, number, created, author, note, language, is_published, published_at, planned_at }: Row): Version {
  if (!isLanguage(language)) throw new Error(`A version is in '${language}'.`);
  return {
    ...{ version_id, number, author, note, language, is_published },
    created: created.toISOString(),
    published_at: published_at?.toISOString() ?? null,
    planned_at: planned_at?.toISOString() ?? null,
  };
}
