import { type Language, otherLanguage } from '../../core/languages.ts';
import { adminHref, href, type RouteName } from '../../urls.ts';

/** What of a page is edited: whose modules, what editors call it, and where it is in the other language. */
export interface EditedContent {
  content_type: string;
  object_id: number;
  title: string;
  otherLanguage: string | null;
}

/** Where the office has what a page shows. */
export interface OfficePlace {
  href: string;
  /** The list of what is listed, not the form of an entry. */
  isList: boolean;
}

/** What an editor's document passes to the editor's script besides the page itself. */
export interface EditorFacts {
  /** Null where nothing is edited in place. */
  content: EditedContent | null;
  /** Null for what the office has no form or list of, as content pages, which are edited in place. */
  office: OfficePlace | null;
  /** Of an address that shows nothing because it lies in the trash: where that is; null everywhere else. */
  trash: string | null;
  /** Whether lists offer tickets at once (EVT-29). */
  hasQuickBuy: boolean;
}

/** Id of the JSON script with the {@link EditorFacts}. */
export const editorFactsId = 'editor-facts';

/** Content type and resource of the office of each kind of address; the number is in the address. */
const entries: Partial<Record<RouteName, [type: string, resource: string]>> = {
  event: ['event', 'events'],
  production: ['production', 'productions'],
  article: ['article', 'articles'],
  magazineCategory: ['article_category', 'article-categories'],
  magazineTag: ['article_tag', 'article-tags'],
  person: ['person', 'persons'],
  series: ['series', 'series'],
  venue: ['venue', 'venues'],
  form: ['form', 'forms'],
};
/** Resources of the office that public lists show (ADMIN-249). */
const listed = {
  ...{ events: 'events', productions: 'productions', magazine: 'articles', magazineTags: 'article-tags', team: 'persons' },
  search: 'search-synonyms',
} as const satisfies Partial<Record<RouteName, string>>;
/** What public lists are grouped by leads to them too (ADMIN-353). */
const groups: Readonly<Record<string, keyof typeof listed>> = { 'article-categories': 'magazine', 'person-categories': 'team' };
const isListed = (routeName: RouteName | null): routeName is keyof typeof listed => routeName !== null && Object.hasOwn(listed, routeName);
/** Lists that have one slot. */
const lists: Partial<Record<RouteName, string>> = { magazineTags: 'magazine_tags', team: 'team' };
export const listTypes: ReadonlySet<string> = new Set(Object.values(lists));

interface PageData {
  page?: { content_type?: string; id?: number; title?: string; urls?: Partial<Record<Language, string>> };
  title?: string;
  headline?: string;
}

interface Place {
  routeName: RouteName | null;
  /** Number in the address; '' for none. */
  id: string;
  language: Language;
  /** The page per language. */
  urls: Readonly<Record<Language, string>>;
}

/** The entry a detail page is about, by its address; null for pages, lists and wrong numbers. */
export function entryAt(routeName: RouteName | null, id: string): { content_type: string; object_id: number; resource: string } | null {
  const [content_type, resource] = (routeName && entries[routeName]) || [];
  const object_id = Number(id);
  return content_type && resource && Number.isSafeInteger(object_id) && object_id > 0 ? { content_type, object_id, resource } : null;
}

/** The form of the entry a page is about (ADMIN-01), or the list of what it lists. */
export function officePlaceOf({ routeName, id, language }: Omit<Place, 'urls'>): OfficePlace | null {
  const entry = entryAt(routeName, id);
  if (entry) return { href: adminHref(language, entry.resource, entry.object_id), isList: false };
  return isListed(routeName) ? { href: adminHref(language, listed[routeName]), isList: true } : null;
}

/** What of a page of the tree is edited elsewhere: a public list has a list in the office, and a slot at most (ADMIN-365). */
export interface ListedContent {
  /** Resource of the office. */
  resource: string;
  hasSlot: boolean;
}

/** What a page with this fixed name lists; null for one that is edited in place. */
export function listedBy(fixed: string | null): ListedContent | null {
  const name = fixed as RouteName | null;
  return isListed(name) ? { resource: listed[name], hasSlot: lists[name] !== undefined } : null;
}

/** The public list of a resource; null for one that has none. */
export function publicListOf(resource: string, language: Language): string | null {
  const routeName = (Object.keys(listed) as (keyof typeof listed)[]).find((name) => listed[name] === resource) ?? groups[resource];
  return routeName ? href(routeName, language) : null;
}

/** The content of a page, by its address and what its route has loaded; null where nothing is edited in place (EDIT-13). */
export function editedContentOf({ routeName, id, language, urls }: Place, loaded: object): EditedContent | null {
  if (!routeName) return null;
  const data = loaded as PageData;
  const about = (loaded as Record<string, { name?: string; title?: string } | undefined>)[routeName];
  const other = otherLanguage(language);
  const { page } = data;
  if (page?.content_type === 'page' && page.id !== undefined)
    return { content_type: 'page', object_id: page.id, title: page.title ?? '', otherLanguage: page.urls?.[other] ?? null };
  const title = about?.name ?? about?.title ?? data.title ?? data.headline ?? '';
  const entry = entryAt(routeName, id);
  if (entry) {
    const { content_type, object_id } = entry;
    return { content_type, object_id, title, otherLanguage: urls[other] };
  }
  const list = lists[routeName];
  return list ? { content_type: list, object_id: 1, title, otherLanguage: urls[other] } : null;
}
