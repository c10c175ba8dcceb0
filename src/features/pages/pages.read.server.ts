import { and, eq, isNull } from 'drizzle-orm';
import type { Reading } from '../../core/database/reading.server.ts';
import { type Language, translate } from '../../core/languages.ts';
import { pages } from './pages.tables.server.ts';

/**
 * The headline an editor gave to the page of a fixed path (EVT-27); null when there is none.
 * A failure is only logged, so that the caller shows its own headline.
 */
export async function readFixedPageHeadline(reading: Reading, fixed: string, language: Language): Promise<string | null> {
  reading.uses('pages');
  try {
    return await reading.once(`fixed-headline:${fixed}:${language}`, async (own) => {
      own.uses('pages');
      const [row] = await own.db
        .select({ headline: pages.headline })
        .from(pages)
        .where(and(eq(pages.fixed, fixed), isNull(pages.deleted_at), eq(pages.is_online, true)))
        .limit(1);
      return translate(row?.headline, language).text || null;
    });
  } catch (error) {
    console.warn(`Headline of the page '${fixed}' could not be read, the default one stays:`, error);
    return null;
  }
}
