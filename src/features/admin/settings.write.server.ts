import type { Database } from '../../core/database/client.server.ts';
import { presetSettings } from '../site/site.read.server.ts';
import { siteSettings } from '../site/site.tables.server.ts';
import { changeEntry } from './entries.write.server.ts';
import type { Values } from './entry-values.server.ts';
import type { Actor } from './record-changes.server.ts';
import { sitePartResources } from './resources.server.ts';

/** The one row that site settings have. */
export const settingsId = 1;

/** Changes site settings (ADMIN-06), merged with what others changed since `version`. @throws EntryRefused, EntryConflict */
export async function changeSettings(transaction: Database, given: Values, version: number | undefined, actor: Actor): Promise<void> {
  // A house that never saved any has the presets.
  await transaction
    .insert(siteSettings)
    .values({ id: settingsId, ...presetSettings })
    .onConflictDoNothing();
  await changeEntry(transaction, sitePartResources.settings, { id: settingsId, version, given }, actor);
}
