import { type Language, type Translated, translate } from '../../core/languages.ts';
import type { StoredPage } from './snapshots/snapshot.ts';

type TextName = 'title' | 'headline' | 'meta_title' | 'meta_description' | 'og_title' | 'og_description';
type PageTexts = Record<TextName, Translated> & { og_image: number | null; og_type: string };

/** Texts of a page in a language, as its draft has them. */
export function textsOf(row: PageTexts, language: Language): StoredPage {
  const untranslated: string[] = [];
  const text = (name: 'title' | 'headline' | 'meta_title' | 'meta_description' | 'og_title' | 'og_description') => {
    const shown = translate(row[name], language);
    if (shown.text !== '' && shown.language !== language) untranslated.push(name);
    return shown.text;
  };
  return {
    title: text('title'),
    headline: text('headline'),
    meta_title: text('meta_title'),
    meta_description: text('meta_description'),
    og_title: text('og_title'),
    og_description: text('og_description'),
    og_image: row.og_image,
    og_type: row.og_type,
    untranslated,
  };
}
