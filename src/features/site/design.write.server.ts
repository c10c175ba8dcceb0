import { eq } from 'drizzle-orm';
import { audit } from '../../core/database/change.tables.server.ts';
import { announceChange } from '../../core/database/changes.server.ts';
import type { Database } from '../../core/database/client.server.ts';
import type { DesignSource } from './design.read.server.ts';
import { type RefusedOverride, withOverrides } from './design-overrides.ts';
import { designOverrides } from './site.tables.server.ts';

/**
 * Calls {@link overrideDesign} and adds an audit entry with the values before. Answers refused values; then nothing is stored.
 */
export async function changeDesign(
  transaction: Database,
  source: DesignSource,
  changes: Record<string, unknown>,
  { user, now }: { user: number | null; now: Date },
): Promise<RefusedOverride[]> {
  const keys = Object.keys(changes);
  if (keys.length === 0) return [];
  const before = await readOverrides(transaction, source);
  const refused = await overrideDesign(transaction, source, changes);
  if (refused.length > 0) return refused;
  await transaction.insert(audit).values({
    ...{ user, action: 'edit', content_type: 'design_settings', title: keys.join(', '), created_at: now },
    detail: { before: Object.fromEntries(keys.map((key) => [key, before[key] ?? null])) },
  });
  return [];
}

/** What administrators laid over the brand, by setting. */
export async function readOverrides(db: Database, { name }: DesignSource): Promise<Record<string, unknown>> {
  const [row] = await db.select({ values: designOverrides.values }).from(designOverrides).where(eq(designOverrides.brand, name));
  return row?.values ?? {};
}

/**
 * Stores values over those of the brand (API-42), inside the transaction of the caller; null gives a setting back
 * to the brand. All or nothing: answers what does not fit, and then nothing is stored.
 */
export async function overrideDesign(
  transaction: Database,
  { name, settings }: DesignSource,
  changes: Record<string, unknown>,
): Promise<RefusedOverride[]> {
  const [row] = await transaction.select().from(designOverrides).where(eq(designOverrides.brand, name)).for('update');
  const wanted = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== null));
  const { refused } = withOverrides(settings, wanted);
  if (refused.length > 0) return refused;
  const values = Object.fromEntries(Object.entries({ ...row?.values, ...changes }).filter(([, value]) => value !== null));
  const version = (row?.version ?? 0) + 1;
  await transaction
    .insert(designOverrides)
    .values({ brand: name, version, values })
    .onConflictDoUpdate({ target: designOverrides.brand, set: { version, values } });
  await announceChange(transaction, ['design_settings']);
  return [];
}
