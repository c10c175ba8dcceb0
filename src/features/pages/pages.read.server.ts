import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Reading } from '../../core/database/reading.server.ts';
import { type Language, translate } from '../../core/languages.ts';
import { containers, pages, snapshots } from './pages.tables.server.ts';

/**
 * The headline an editor gave to the page of a fixed path, as it was published in the language; at the draft that of the draft (EVT-27,
 * PAGE-06). Null when there is none.
 * A failure is only logged, so that the caller shows its own headline.
 */
export async function readFixedPageHeadline(reading: Reading, fixed: string, language: Language): Promise<string | null> {
  reading.uses('pages');
  try {
    return await reading.once(`fixed-headline:${fixed}:${language}`, async (own) => {
      own.uses('pages');
      const [row] = await own.db
        .select({ headline: pages.headline, published: snapshots.tree })
        .from(pages)
        .leftJoin(containers, and(eq(containers.slug, sql`'page-' || ${pages.id} || '-content'`), isNull(containers.deleted_at)))
        .leftJoin(
          snapshots,
          and(eq(snapshots.container, containers.id), eq(snapshots.language, language), eq(snapshots.is_published, true)),
        )
        .where(and(eq(pages.fixed, fixed), isNull(pages.deleted_at), eq(pages.is_online, true)))
        .limit(1);
      const isDraft = own.viewer.edition?.kind === 'draft';
      return (isDraft ? translate(row?.headline, language).text : row?.published?.page?.headline) || null;
    });
  } catch (error) {
    console.warn(`Headline of the page '${fixed}' could not be read, the default one stays:`, error);
    return null;
  }
}
