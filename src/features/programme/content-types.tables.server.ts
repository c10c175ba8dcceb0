import type { PgTable } from 'drizzle-orm/pg-core';
import type { Fields } from '../../core/fields/field.ts';
import { promotionCodeFields } from '../booking/codes/code.fields.ts';
import { promotionCodes } from '../booking/codes/codes.tables.server.ts';
import { formFields } from '../forms/forms.fields.ts';
import { forms } from '../forms/forms.tables.server.ts';
import { articleCategoryFields, articleFields, articleTagFields } from '../magazine/magazine.fields.ts';
import { articleCategories, articles, articleTags } from '../magazine/magazine.tables.server.ts';
import { mediaFields } from '../media/media.fields.ts';
import { media } from '../media/media.tables.server.ts';
import { personCategoryFields, personFields } from '../people/people.fields.ts';
import { personCategories, persons } from '../people/people.tables.server.ts';
import { searchSynonymFields } from '../search/search.fields.ts';
import { searchSynonyms } from '../search/search.tables.server.ts';
import { alertFields, openingHoursFields } from '../site/site.fields.ts';
import { alerts, openingHours } from '../site/site.tables.server.ts';
import * as programme from './programme.fields.ts';
import * as tables from './programme.tables.server.ts';

/** A content type, for import and admin. */
export interface ContentType {
  /** Content type as references name it. */
  type: string;
  table: PgTable;
  fields: Fields;
  /** Tags of cached pages and answers that a change in this list touches; `:id` becomes the id of the changed entry. */
  tags: readonly string[];
}

/** Every list of entries with its table, its fields and the tags its changes announce. */
export const contentTypes = {
  media: { type: 'media', table: media, fields: mediaFields, tags: ['media:id'] },
  venues: { type: 'venue', table: tables.venues, fields: programme.venueFields, tags: ['venues', 'venue:id'] },
  rooms: { type: 'room', table: tables.rooms, fields: programme.roomFields, tags: ['rooms', 'events'] },
  genres: { type: 'genre', table: tables.genres, fields: programme.genreFields, tags: ['genres'] },
  exhibition_types: {
    type: 'exhibition_type',
    table: tables.exhibitionTypes,
    fields: programme.exhibitionTypeFields,
    tags: ['exhibition_types', 'events'],
  },
  event_tags: { type: 'event_tag', table: tables.eventTags, fields: programme.eventTagFields, tags: ['event_tags'] },
  seasons: { type: 'season', table: tables.seasons, fields: programme.seasonFields, tags: ['seasons'] },
  production_tags: {
    type: 'production_tag',
    table: tables.productionTags,
    fields: programme.productionTagFields,
    tags: ['production_tags'],
  },
  series: { type: 'series', table: tables.series, fields: programme.seriesFields, tags: ['series', 'series:id'] },
  person_categories: { type: 'person_category', table: personCategories, fields: personCategoryFields, tags: ['person_categories'] },
  persons: { type: 'person', table: persons, fields: personFields, tags: ['persons', 'person:id'] },
  productions: {
    type: 'production',
    table: tables.productions,
    fields: programme.productionFields,
    tags: ['productions', 'production:id'],
  },
  events: { type: 'event', table: tables.events, fields: programme.eventFields, tags: ['events', 'event:id'] },
  article_categories: { type: 'article_category', table: articleCategories, fields: articleCategoryFields, tags: ['article_categories'] },
  article_tags: { type: 'article_tag', table: articleTags, fields: articleTagFields, tags: ['article_tags'] },
  articles: { type: 'article', table: articles, fields: articleFields, tags: ['articles', 'article:id'] },
  teasers: { type: 'teaser', table: tables.teasers, fields: programme.teaserFields, tags: ['teasers'] },
  alerts: { type: 'alert', table: alerts, fields: alertFields, tags: ['alerts'] },
  opening_hours: { type: 'opening_hours', table: openingHours, fields: openingHoursFields, tags: ['opening_hours'] },
  promotion_codes: { type: 'promotion_code', table: promotionCodes, fields: promotionCodeFields, tags: [] },
  search_synonyms: {
    type: 'search_synonym',
    table: searchSynonyms,
    fields: searchSynonymFields,
    tags: ['search_synonyms'],
  },
  forms: { type: 'form', table: forms, fields: formFields, tags: ['forms', 'form:id'] },
} satisfies Record<string, ContentType>;

export type ContentList = keyof typeof contentTypes;

/** The tags to announce for a changed entry. */
export function tagsOf(list: ContentList, id: number): string[] {
  return contentTypes[list].tags.map((tag) => (tag.endsWith(':id') ? `${tag.slice(0, -2)}${id}` : tag));
}
