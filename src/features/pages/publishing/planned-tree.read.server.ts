import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import type { Language } from '../../../core/languages.ts';
import { plans } from '../editor.tables.server.ts';
import { snapshots } from '../pages.tables.server.ts';
import type { SnapshotTree } from '../snapshots/snapshot.ts';

/** The version of the plan that publishes a language; null for none. */
export async function readPlannedTree(
  db: Database,
  container: number,
  language: Language,
): Promise<{ id: number; tree: SnapshotTree } | null> {
  const [row] = await db
    .select({ id: plans.id, tree: snapshots.tree })
    .from(plans)
    .innerJoin(snapshots, eq(snapshots.id, plans.snapshot))
    .where(and(eq(plans.container, container), eq(plans.language, language), eq(plans.action, 'publish'), isNull(plans.failure)))
    .limit(1);
  return row ?? null;
}

/**
 * What plans make public until a moment in a language, by container: a version, or null for taken offline; missing where nothing
 * changes. A plan without a version publishes the draft of its time, which nobody knows before.
 */
export async function readTreesAsOf(
  db: Database,
  language: Language,
  { asOf, container }: { asOf: Date; container?: number },
): Promise<Map<number, SnapshotTree | null>> {
  const rows = await db
    .select({ container: plans.container, action: plans.action, tree: snapshots.tree })
    .from(plans)
    .leftJoin(snapshots, eq(snapshots.id, plans.snapshot))
    .where(
      and(
        eq(plans.language, language),
        lte(plans.at, asOf),
        isNull(plans.failure),
        container === undefined ? undefined : eq(plans.container, container),
      ),
    )
    .orderBy(plans.at);
  // The last one before the moment counts.
  return new Map(
    rows.flatMap(({ container: of, action, tree }): [number, SnapshotTree | null][] =>
      of !== null && (action === 'unpublish' || tree) ? [[of, tree]] : [],
    ),
  );
}

/** A version that a plan will make public: one that was not carried out waits for a new time, not for its own (PAGE-12). */
export const isWaiting = sql<boolean>`(not ${snapshots.is_published} and exists (select 1 from ${plans} where ${plans.snapshot} = ${snapshots.id} and ${plans.failure} is null))`;

/** A version that visitors see, or will see, or that a failed plan still has: what it names is in use. */
export const isPublicOrPlanned = sql<boolean>`(${snapshots.is_published} or exists (select 1 from ${plans} where ${plans.snapshot} = ${snapshots.id}))`;
