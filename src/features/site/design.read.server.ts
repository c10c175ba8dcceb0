import { eq } from 'drizzle-orm';
import type { Reading } from '../../core/database/reading.server.ts';
import { withOverrides } from './design-overrides.ts';
import type { DesignSettings } from './design-settings.ts';
import { designOverrides } from './site.tables.server.ts';

/** The brand of the site: its name and what its folder says. */
export interface DesignSource {
  name: string;
  settings: DesignSettings;
}

/**
 * The design settings in force (BRAND-01): those of the brand's folder with what administrators changed. Stored
 * values that do not fit, say after an update of the brand, are left out and reported once per change. While they cannot be read, the last
 * known ones hold, as of the site settings (ERR-03).
 */
export async function readDesign(
  reading: Reading,
  { name, settings }: DesignSource,
  report: (message: string) => void,
): Promise<DesignSettings> {
  return reading.onceOrLast(`design:${name}`, async (scope) => {
    scope.uses('design_settings');
    const [row] = await scope.db.select().from(designOverrides).where(eq(designOverrides.brand, name));
    const { design, refused } = withOverrides(settings, row?.values ?? {});
    for (const { key, reason } of refused) report(`Design setting '${key}' of brand '${name}' is not used: ${reason}`);
    return design;
  });
}
