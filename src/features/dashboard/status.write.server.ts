import { sql } from 'drizzle-orm';
import { audit } from '../../core/database/change.tables.server.ts';
import { announceChange } from '../../core/database/changes.server.ts';
import type { Database } from '../../core/database/client.server.ts';
import { presetSettings } from '../site/site.read.server.ts';
import { siteSettings } from '../site/site.tables.server.ts';

/** Switches of the dashboard (DASH-08); omitted ones stay. */
export interface Switches {
  is_site_online?: boolean | undefined;
  is_shop_online?: boolean | undefined;
}

/** Switches site or shop within the caller's transaction, with an audit entry per change, and invalidates all pages. */
export async function switchStatus(
  transaction: Database,
  given: Switches,
  { user, now }: { user: number | null; now: Date },
): Promise<void> {
  const [row] = await transaction.select().from(siteSettings).limit(1).for('update');
  const before = row ?? presetSettings;
  const changed = Object.entries(given).filter(([name, isOn]) => isOn !== undefined && before[name as keyof Switches] !== isOn);
  if (changed.length === 0) return;
  const values = Object.fromEntries(changed);
  await transaction
    .insert(siteSettings)
    .values({ ...presetSettings, ...values })
    .onConflictDoUpdate({ target: siteSettings.id, set: { ...values, version: sql`${siteSettings.version} + 1` } });
  await transaction.insert(audit).values(
    changed.map(([name, isOn]) => ({
      user,
      action: isOn ? ('switch_on' as const) : ('switch_off' as const),
      content_type: name === 'is_site_online' ? 'site' : 'shop',
      created_at: now,
    })),
  );
  await announceChange(transaction, ['site_settings']);
}
