import { isNull } from 'drizzle-orm';
import type { Reading } from '../../core/database/reading.server.ts';
import type { SiteSettings } from './site.contract.ts';
import { redirects, siteSettings } from './site.tables.server.ts';

/** Settings until an administrator has saved some. */
export const presetSettings: SiteSettings = {
  html_header: '',
  html_footer_top: '',
  html_footer_bottom: '',
  html_footer_logos: [],
  is_shop_online: true,
  is_site_online: true,
  site_name: 'Foyer',
  is_indexing_enabled: false,
};

/** The site settings (SITE-01); presets while nobody has saved any, the last known ones while they cannot be read (ERR-03). */
export async function readSiteSettings(reading: Reading): Promise<SiteSettings> {
  return reading.onceOrLast('site-settings', async (scope) => {
    scope.uses('site_settings');
    const [row] = await scope.db.select().from(siteSettings).limit(1);
    if (!row) return presetSettings;
    const { id, version, ...settings } = row;
    return settings;
  });
}

/** Redirect entries, for the client and for the server's own redirects (SITE-03). */
export async function readRedirects(reading: Reading): Promise<{ id: number; old_path: string; new_path: string }[]> {
  return reading.once('redirects', async (scope) => {
    scope.uses('redirects');
    return scope.db
      .select({ id: redirects.id, old_path: redirects.old_path, new_path: redirects.new_path })
      .from(redirects)
      .where(isNull(redirects.deleted_at))
      .orderBy(redirects.old_path);
  });
}
