import { and, eq, like, sql } from 'drizzle-orm';
import type { Database } from '../../core/database/client.server.ts';
import type { Language } from '../../core/languages.ts';
import { consentChoices, consentTexts } from './consent.tables.server.ts';
import { textRevision } from './consent-cookie.ts';
import { questionHash, questionOf, shownHash } from './question/consent-question.server.ts';
import { type OptionalCategory, optionalCategories } from './services.ts';

/** The texts that were answered. */
interface ShownTexts {
  revision: number;
  language: Language;
  /** The beginning of their hash, where the page said it. */
  text?: string | undefined;
}

interface ConsentAnswer extends ShownTexts {
  /** Local day, 'YYYY-MM-DD'. */
  day: string;
  accepted: readonly OptionalCategory[];
}

/** Counts one choice under its day and the texts it answered, for every category: accepted or not. Texts are stored with their first answer. */
export async function writeConsentChoice(database: Database, { day, accepted, ...shown }: ConsentAnswer): Promise<void> {
  await database.transaction(async (transaction) => {
    const { revision, language } = shown;
    const hash = await storeTexts(transaction, shown, day);
    const rows = optionalCategories.map((category) => ({ category, accepted: accepted.includes(category) ? 1 : 0, total: 1 }));
    await transaction
      .insert(consentChoices)
      .values(rows.map((row) => ({ ...row, day, revision, language, hash })))
      .onConflictDoUpdate({
        target: [consentChoices.day, consentChoices.revision, consentChoices.language, consentChoices.hash, consentChoices.category],
        set: { accepted: sql`${consentChoices.accepted} + excluded.accepted`, total: sql`${consentChoices.total} + 1` },
      });
  });
}

/**
 * Stores the texts of today when they are what was shown. A page that has been open since before a change showed others, which are
 * known when somebody answered them then. @returns the hash of the shown texts, '' when they are not known.
 */
async function storeTexts(transaction: Database, { revision, language, text }: ShownTexts, day: string): Promise<string> {
  if (text === undefined) return '';
  if (revision === textRevision && text === shownHash(language)) {
    const hash = questionHash(language);
    await transaction
      .insert(consentTexts)
      .values({ revision, language, hash, lines: questionOf(language), first_day: day })
      .onConflictDoNothing();
    return hash;
  }
  const [known] = await transaction
    .select({ hash: consentTexts.hash })
    .from(consentTexts)
    .where(and(eq(consentTexts.revision, revision), eq(consentTexts.language, language), like(consentTexts.hash, `${text}%`)))
    .limit(1);
  return known?.hash ?? '';
}
