import type { ResourceName, SiteResourceName } from '../features/admin/resource-names.ts';
import { m } from '../paraglide/messages.js';

/** Labels of the resources. */
export const resourceLabels: Record<ResourceName | SiteResourceName, () => string> = {
  events: m.admin_list_events,
  productions: m.admin_list_productions,
  articles: m.admin_list_articles,
  persons: m.admin_list_persons,
  series: m.admin_list_series,
  venues: m.admin_list_venues,
  forms: m.admin_list_forms,
  'breaking-news': m.admin_list_breaking_news,
  'opening-hours': m.admin_list_opening_hours,
  teasers: m.admin_list_teasers,
  rooms: m.admin_list_rooms,
  genres: m.admin_list_genres,
  'exhibition-types': m.admin_list_exhibition_types,
  'event-tags': m.admin_list_event_tags,
  seasons: m.admin_list_seasons,
  'production-tags': m.admin_list_production_tags,
  'person-categories': m.admin_list_person_categories,
  'article-categories': m.admin_list_article_categories,
  'article-tags': m.admin_list_article_tags,
  'search-synonyms': m.admin_list_search_synonyms,
  'promotion-codes': m.admin_list_promotion_codes,
  html: m.admin_list_html,
  settings: m.admin_list_settings,
};
