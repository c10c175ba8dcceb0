import { eq } from 'drizzle-orm';
import { announceChange } from '../../core/database/changes.server.ts';
import type { Database } from '../../core/database/client.server.ts';
import type { DesignSource } from './design.read.server.ts';
import { type RefusedOverride, withOverrides } from './design-overrides.ts';
import { designOverrides } from './site.tables.server.ts';

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
