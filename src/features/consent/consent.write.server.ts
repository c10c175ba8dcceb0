import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../../core/database/client.server.ts';
import type { Language } from '../../core/languages.ts';
import { consentChoices, consentTexts } from './consent.tables.server.ts';
import { textRevision } from './consent-cookie.ts';
import { questionOf } from './question/consent-question.server.ts';
import { type OptionalCategory, optionalCategories } from './services.ts';

interface ConsentAnswer {
  /** Local day, 'YYYY-MM-DD'. */
  day: string;
  /** Version of the texts that were answered. */
  revision: number;
  language: Language;
  accepted: readonly OptionalCategory[];
}

/** Counts one choice under its day, for every category: accepted or not. The texts that were answered are stored with the first of them. */
export async function writeConsentChoice(database: Database, { day, revision, language, accepted }: ConsentAnswer): Promise<void> {
  await database.transaction(async (transaction) => {
    const rows = optionalCategories.map((category) => ({ category, accepted: accepted.includes(category) ? 1 : 0, total: 1 }));
    await transaction
      .insert(consentChoices)
      .values(rows.map((row) => ({ ...row, day, revision, language })))
      .onConflictDoUpdate({
        target: [consentChoices.day, consentChoices.revision, consentChoices.language, consentChoices.category],
        set: { accepted: sql`${consentChoices.accepted} + excluded.accepted`, total: sql`${consentChoices.total} + 1` },
      });
    // A page that has been open since an older version shows texts that are stored already.
    if (revision !== textRevision) return;
    const lines = questionOf(language);
    const hash = createHash('sha256').update(lines.join('\n')).digest('hex');
    await transaction.insert(consentTexts).values({ revision, language, hash, lines, first_day: day }).onConflictDoNothing();
  });
}
