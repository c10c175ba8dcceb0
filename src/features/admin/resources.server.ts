import { getTableColumns } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Fields } from '../../core/fields/field.ts';
import type { StoredLanguage } from '../../core/languages.ts';
import { cleanRichText } from '../../core/text/rich-text.server.ts';
import { type ContentList, contentTypes, tagsOf } from '../programme/content-types.tables.server.ts';
import { contributors } from '../programme/contributors.fields.ts';
import { hoursTitle, htmlBlockFields, siteSettingsFields } from '../site/site.fields.ts';
import { presetSettings } from '../site/site.read.server.ts';
import { htmlBlocks, siteSettings } from '../site/site.tables.server.ts';
import { type ResourceName, resourceNames, type SiteResourceName } from './resource-names.ts';

/** Definition of a content type in the office; everything else is derived from its fields. */
export interface Resource {
  name: ResourceName | SiteResourceName;
  /** Invalidation tags of an entry. */
  tags: (id: number) => string[];
  /** Content type in references, links and the audit. */
  type: string;
  table: PgTable;
  columns: Record<string, PgColumn>;
  /** Fields, including the cast where there is one. */
  fields: Fields;
  /** Column of `contributors` that refers to the entry; null without cast. */
  castOwner: 'event' | 'production' | null;
  /** Fields of the title, in order. */
  title: readonly string[];
  /** Title in words, where no field has one; such entries are found in their list, not by the search over everything. */
  titleInWords?: (values: Readonly<Record<string, unknown>>, language: StoredLanguage) => string;
  /** Unique field whatever its capitals, including entries in the trash. */
  unique?: string;
  /** The one row of what a site has once, and its values until somebody stores some. */
  single?: { id: number; presets: Readonly<Record<string, unknown>> };
  /** Default sorting; '-' for descending. */
  order: string;
  /** Saved as a draft first and then published, like a page (PAGE-17); false: what is saved is public at once. */
  hasDrafts: boolean;
  /** References and codes the list can be filtered by. */
  filters: readonly string[];
}

type ResourceOptions = { list: ContentList } & Partial<
  Pick<Resource, 'title' | 'order' | 'castOwner' | 'filters' | 'hasDrafts' | 'unique' | 'titleInWords'>
>;

const given: Record<ResourceName, ResourceOptions> = {
  events: {
    ...{ list: 'events', order: 'date_start', castOwner: 'event', hasDrafts: true },
    filters: ['room', 'series', 'exhibition_type', 'statuses'],
  },
  productions: {
    ...{ list: 'productions', order: '-date_from', castOwner: 'production', hasDrafts: true },
    filters: ['season', 'genre', 'tags'],
  },
  articles: { list: 'articles', order: '-date', hasDrafts: true, filters: ['category'] },
  persons: { list: 'persons', title: ['first_name', 'last_name'], order: 'last_name', hasDrafts: true, filters: ['person_category'] },
  series: { list: 'series', hasDrafts: true },
  venues: { list: 'venues', hasDrafts: true },
  forms: { list: 'forms', title: ['title'], order: 'title' },
  'breaking-news': { list: 'alerts', title: ['title'], order: '-id' },
  'opening-hours': { list: 'opening_hours', title: ['weekday'], order: 'weekday', titleInWords: hoursTitle },
  teasers: { list: 'teasers', order: '-position' },
  rooms: { list: 'rooms', filters: ['venue'] },
  genres: { list: 'genres' },
  'exhibition-types': { list: 'exhibition_types' },
  'event-tags': { list: 'event_tags' },
  seasons: { list: 'seasons', order: '-date_from' },
  'production-tags': { list: 'production_tags' },
  'person-categories': { list: 'person_categories', order: 'order' },
  'article-categories': { list: 'article_categories', order: 'order' },
  'article-tags': { list: 'article_tags' },
  'search-synonyms': { list: 'search_synonyms', title: ['words'], order: 'words' },
  'promotion-codes': { list: 'promotion_codes', title: ['code'], order: 'code', unique: 'code' },
};

export const resources = Object.fromEntries(
  resourceNames.map((name) => {
    const { list: key, title = ['name'], order = 'name', castOwner = null, hasDrafts = false, filters = [], ...more } = given[name];
    const { type, table, fields } = contentTypes[key];
    const all: Fields = castOwner ? { ...fields, contributors } : fields;
    return [
      name,
      {
        ...{ name, tags: (id: number) => tagsOf(key, id), type, table, columns: getTableColumns(table), fields: all },
        ...{ castOwner, title, order, hasDrafts, filters, ...more },
      },
    ];
  }),
) as unknown as Record<ResourceName, Resource>;

const cleaned = htmlBlockFields.html.schema.transform(cleanRichText);

/** Resources for administrators (ADMIN-06). Blocks of HTML are edited as HTML, limited to what rich text allows. */
export const siteResources = {
  html: {
    ...{ name: 'html', type: 'html_block', table: htmlBlocks, columns: getTableColumns(htmlBlocks), tags: () => ['html_blocks'] },
    fields: { ...htmlBlockFields, html: { ...htmlBlockFields.html, kind: 'html', schema: cleaned } },
    ...{ castOwner: null, title: ['slug'], unique: 'slug', order: 'slug', hasDrafts: false, filters: [] },
  },
  settings: {
    ...{ name: 'settings', type: 'site_settings', table: siteSettings, columns: getTableColumns(siteSettings) },
    ...{
      tags: () => ['site_settings'],
      fields: siteSettingsFields,
      single: { id: 1, presets: { ...presetSettings } },
      castOwner: null,
      hasDrafts: false,
      title: ['site_name'],
      order: 'site_name',
      filters: [],
    },
  },
} satisfies Record<SiteResourceName, Resource>;

/** Resource of a content type; null where the office has none, as for media. */
export function resourceOfType(type: string): Resource | null {
  return resourceNames.map((name) => resources[name]).find((resource) => resource.type === type) ?? null;
}

/** What administrators alone edit, by its content type. */
export function siteResourceOf(type: string): Resource | null {
  return Object.values<Resource>(siteResources).find((resource) => resource.type === type) ?? null;
}
