/** Content that the office edits, as its addresses say it (API-04). */
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
] as const;
export type ResourceName = (typeof resourceNames)[number];

/** What administrators alone edit of the same kind: named blocks of HTML, and the settings of the site (ADMIN-06). */
export const sitePartNames = ['html', 'settings'] as const;
export type SitePartName = (typeof sitePartNames)[number];
