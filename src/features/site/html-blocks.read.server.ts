import { isNull } from 'drizzle-orm';
import type { Reading } from '../../core/database/reading.server.ts';
import { type Language, translate } from '../../core/languages.ts';
import type { HtmlBlock } from './site.contract.ts';
import { htmlBlocks } from './site.tables.server.ts';

/** The named blocks of HTML in a language, by name (API-28). Whoever writes them says 'html_blocks'. */
export function readHtmlBlocks(reading: Reading, language: Language): Promise<HtmlBlock[]> {
  return reading.once(`html-blocks:${language}`, async (scope) => {
    scope.uses('html_blocks');
    const rows = await scope.db.select().from(htmlBlocks).where(isNull(htmlBlocks.deleted_at)).orderBy(htmlBlocks.slug);
    return rows.map(({ slug, html }) => ({ slug, html: translate(html, language).text }));
  });
}
