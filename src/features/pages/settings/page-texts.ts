import { type Language, type Translated, translate } from '../../../core/languages.ts';
import type { StoredPage } from '../snapshots/snapshot.ts';
import { type PublishedText, publishedTextNames } from './pages.fields.ts';

type PageTexts = Record<PublishedText, Translated> & { og_image: number | null; og_type: string };

/** Texts of a page in a language, as its draft has them. */
export function textsOf(row: PageTexts, language: Language): StoredPage {
  const untranslated: string[] = [];
  const texts = publishedTextNames.map((name) => {
    const shown = translate(row[name], language);
    if (shown.text !== '' && shown.language !== language) untranslated.push(name);
    return [name, shown.text];
  });
  return { ...(Object.fromEntries(texts) as Record<PublishedText, string>), og_image: row.og_image, og_type: row.og_type, untranslated };
}
