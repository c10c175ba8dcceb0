import type { Database } from '../../core/database/client.server.ts';
import { presetSettings } from '../site/site.read.server.ts';
import { siteSettings } from '../site/site.tables.server.ts';
import { changeEntry } from './entries.write.server.ts';
import type { Values } from './entry-values.server.ts';
import type { Actor } from './record-changes.server.ts';
import { siteResources } from './resources.server.ts';

/** Id of the single row of site settings. */
export const settingsId = 1;

/** Changes site settings (ADMIN-06), merged with what others changed since `version`. @throws EntryRefused, EntryConflict */
export async function changeSettings(transaction: Database, given: Values, version: number | undefined, actor: Actor): Promise<void> {
  // Creates the row with the presets if it does not exist yet.
  await transaction
    .insert(siteSettings)
    .values({ id: settingsId, ...presetSettings })
    .onConflictDoNothing();
  await changeEntry(transaction, siteResources.settings, { id: settingsId, version, given }, actor);
}
