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

/** What leads to the form of a new entry, and what stands above it; the website's settings are one entry. */
export const newEntryLabels: Record<Exclude<ResourceName | SiteResourceName, 'settings'>, () => string> = {
  events: m.start_new_event,
  productions: m.admin_create_productions,
  articles: m.admin_create_articles,
  persons: m.admin_create_persons,
  series: m.admin_create_series,
  venues: m.admin_create_venues,
  forms: m.admin_create_forms,
  'breaking-news': m.start_new_alert,
  'opening-hours': m.admin_create_opening_hours,
  teasers: m.admin_create_teasers,
  rooms: m.admin_create_rooms,
  genres: m.admin_create_genres,
  'exhibition-types': m.admin_create_exhibition_types,
  'event-tags': m.admin_create_event_tags,
  seasons: m.admin_create_seasons,
  'production-tags': m.admin_create_event_tags,
  'person-categories': m.admin_create_person_categories,
  'article-categories': m.admin_create_article_categories,
  'article-tags': m.admin_create_event_tags,
  'search-synonyms': m.admin_create_search_synonyms,
  'promotion-codes': m.admin_create_promotion_codes,
  html: m.admin_create_html,
};

/** The label of a resource's new entry. */
export const newEntryLabel = (name: ResourceName | SiteResourceName): string =>
  name === 'settings' ? resourceLabels.settings() : newEntryLabels[name]();
