import type { UIMatch } from 'react-router';
import { type Language, otherLanguage } from '../../core/languages.ts';

/** What of a page is edited: whose modules, what editors call it, and where it is in the other language. */
export interface EditedContent {
  content_type: string;
  object_id: number;
  title: string;
  otherLanguage: string | null;
}

/** The content type of each kind of address; the number is in the address. */
const entries: Readonly<Record<string, string>> = {
  event: 'event',
  production: 'production',
  article: 'article',
  magazineCategory: 'article_category',
  magazineTag: 'article_tag',
  person: 'person',
  series: 'series',
  venue: 'venue',
  form: 'form',
};
/** Lists that have one slot. */
const lists: Readonly<Record<string, string>> = { magazineTags: 'magazine_tags', team: 'team' };

interface PageData {
  page?: { content_type?: string; id?: number; title?: string; urls?: Partial<Record<Language, string>> };
  urls?: Partial<Record<Language, string>>;
  title?: string;
  headline?: string;
}

/** The content of the page that is open, by its address and its data; null where nothing is edited in place (EDIT-13). */
export function editedContent(match: UIMatch | undefined, language: Language): EditedContent | null {
  const data = (match?.loaderData ?? {}) as PageData & Record<string, { name?: string; title?: string } | undefined>;
  const other = otherLanguage(language);
  const { page } = data;
  if (page?.content_type === 'page' && page.id !== undefined)
    return { content_type: 'page', object_id: page.id, title: page.title ?? '', otherLanguage: page.urls?.[other] ?? null };
  const [leaf = ''] = (match?.id ?? '').split('.');
  const title = data[leaf]?.name ?? data[leaf]?.title ?? data.title ?? data.headline ?? '';
  const type = entries[leaf];
  const id = Number(match?.params.id);
  if (type && match?.loaderData && Number.isSafeInteger(id) && id > 0)
    return { content_type: type, object_id: id, title, otherLanguage: data.urls?.[other] ?? null };
  const list = lists[leaf];
  return list ? { content_type: list, object_id: 1, title, otherLanguage: data.urls?.[other] ?? null } : null;
}
