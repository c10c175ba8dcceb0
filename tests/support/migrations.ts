import { copyFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from './import.ts';

/** Folder of the product's migrations. */
export const migrations = join(import.meta.dirname, '../../db/migrations');

/** A folder with the product's migrations and these behind them, as a later version has it. */
export function withLater(later: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder();
  for (const name of readdirSync(migrations)) if (name.endsWith('.sql')) copyFileSync(join(migrations, name), join(folder, name));
  for (const [name, text] of Object.entries(later)) writeFileSync(join(folder, name), text);
  return folder;
}
