import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DesignSettings } from '../../features/site/design-settings.ts';

/**
 * The venue's HTML for a status (ERR-07): from the design settings, else of the file html/{status}.html in the data
 * folder, which may be put there while the site runs. A file that cannot be read is reported and counts as none (ERR-08).
 */
export async function readCustomErrorPage(
  status: number,
  design: DesignSettings,
  dataDir: string,
  report: (message: string) => void,
): Promise<string | null> {
  const custom = design.errorPages[status]?.trim();
  if (custom) return custom;
  const file = join(dataDir, 'html', `${status}.html`);
  try {
    return (await readFile(file, 'utf8')).trim() || null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
      report(`The error page ${file} cannot be loaded: ${String(error)}. The standard one is shown.`);
    return null;
  }
}
