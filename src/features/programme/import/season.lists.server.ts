import type { PgTable } from 'drizzle-orm/pg-core';
import type { Fields } from '../../../core/fields/field.ts';
import { articleCategoryFields, articleFields, articleTagFields } from '../../magazine/magazine.fields.ts';
import { articleCategories, articles, articleTags } from '../../magazine/magazine.tables.server.ts';
import { mediaFields } from '../../media/media.fields.ts';
import { media } from '../../media/media.tables.server.ts';
import { personCategoryFields, personFields } from '../../people/people.fields.ts';
import { personCategories, persons } from '../../people/people.tables.server.ts';
import { alertFields, openingHoursFields } from '../../site/site.fields.ts';
import { alerts, openingHours } from '../../site/site.tables.server.ts';
import * as programme from '../programme.fields.ts';
import * as tables from '../programme.tables.server.ts';
import { type SeasonListName, seasonLists } from './season.format.ts';

/** What the import knows about a list beyond its format. */
interface SeasonList {
  /** Content type as references name it. */
  type: string;
  table: PgTable;
  fields: Fields;
  /** Tags of cached pages and answers that a change in this list touches; `:id` becomes the id of the changed entry. */
  tags: readonly string[];
}

/** Every list with its table, its fields and the tags its changes announce. */
export const listOf: Record<SeasonListName, SeasonList> = {
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
};

/** All lists in the order in which they are applied. */
export const listNames = Object.keys(seasonLists) as SeasonListName[];

/** The list that holds entries of a content type. */
export function listOfType(type: string): SeasonListName {
  const found = listNames.find((name) => listOf[name].type === type);
  if (!found) throw new Error(`No import list holds the content type '${type}'. Add it to season.lists.server.ts.`);
  return found;
}

/** The tags to announce for a changed entry. */
export function tagsOf(list: SeasonListName, id: number): string[] {
  return listOf[list].tags.map((tag) => (tag.endsWith(':id') ? `${tag.slice(0, -2)}${id}` : tag));
}
