import type { Language } from '../../core/languages.ts';
import { adminHref } from '../../urls.ts';
import type { ResourceName } from './resource-names.ts';

const resourceOf: Readonly<Record<string, ResourceName>> = {
  event: 'events',
  production: 'productions',
  article: 'articles',
  person: 'persons',
  series: 'series',
  venue: 'venues',
  form: 'forms',
  article_category: 'article-categories',
  article_tag: 'article-tags',
};

/** Office address of the entry of a detail page (ADMIN-01); null for content without an office page. */
export function adminAddress(language: Language, contentType: string, id: number): string | null {
  const resource = Object.hasOwn(resourceOf, contentType) ? resourceOf[contentType] : undefined;
  return resource ? adminHref(language, resource, id) : null;
}
