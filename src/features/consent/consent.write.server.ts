import { sql } from 'drizzle-orm';
import type { Database } from '../../core/database/client.server.ts';
import { consentChoices } from './consent.tables.server.ts';
import { type OptionalCategory, optionalCategories } from './services.ts';

/** Counts one choice under its day, for every category: accepted or not. */
export async function writeConsentChoice(
  database: Database,
  day: string,
  revision: number,
  accepted: readonly OptionalCategory[],
): Promise<void> {
  await database
    .insert(consentChoices)
    .values(optionalCategories.map((category) => ({ day, revision, category, accepted: accepted.includes(category) ? 1 : 0, total: 1 })))
    .onConflictDoUpdate({
      target: [consentChoices.day, consentChoices.revision, consentChoices.category],
      set: { accepted: sql`${consentChoices.accepted} + excluded.accepted`, total: sql`${consentChoices.total} + 1` },
    });
}
