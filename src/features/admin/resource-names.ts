/** Content resources of the office, by path segment (API-04). */
export const resourceNames = [
  'events',
  'productions',
  'articles',
  'persons',
  'series',
  'venues',
  'forms',
  'breaking-news',
  'opening-hours',
  'teasers',
  'rooms',
  'genres',
  'exhibition-types',
  'event-tags',
  'seasons',
  'production-tags',
  'person-categories',
  'article-categories',
  'article-tags',
  'search-synonyms',
  'promotion-codes',
] as const;
export type ResourceName = (typeof resourceNames)[number];

/** Resources for administrators only: named blocks of HTML and the site settings (ADMIN-06). */
export const siteResourceNames = ['html', 'settings'] as const;
export type SiteResourceName = (typeof siteResourceNames)[number];
