import { z } from 'zod';
import { defineCall } from '../../core/contract/call.ts';
import { pagedShape, thumbnailsShape } from '../../core/contract/shapes.ts';

const suggestionShape = z
  .strictObject({
    text: z.string(),
    type: z.string().meta({ description: "Kind of thing, or 'search'" }),
    url: z.string().nullable().meta({ description: "Null means 'search for text'" }),
    image: z.string().nullable(),
  })
  .meta({ id: 'Suggestion' });

const searchResultShape = z
  .strictObject({
    id: z.int(),
    type: z.string(),
    title: z.string(),
    text: z.string().meta({ description: 'Plain text around the first word that was found' }),
    url: z.string(),
    date_start: z.string().nullable(),
    image_thumbnails: thumbnailsShape.nullable(),
  })
  .meta({ id: 'SearchResult' });

export type Suggestion = z.output<typeof suggestionShape>;
export type SearchResult = z.output<typeof searchResultShape>;

/** Any text; of a repeated parameter the first counts. */
const text = z.preprocess((given) => (Array.isArray(given) ? given[0] : given), z.string().optional());

const query = { query: text.meta({ description: 'What somebody typed' }) };
const paged = z.strictObject({ ...query, page: text.meta({ description: 'Counts from 1; another one answers 404' }) });

export const autocompleteSearch = defineCall({
  id: 'autocompleteSearch',
  path: '/api/search/autocomplete/',
  summary: 'Suggestions for what is being typed',
  requirement: 'API-25',
  query: z.strictObject(query),
  answer: z.array(suggestionShape),
  errors: [429],
});

const results = pagedShape(searchResultShape).meta({ id: 'SearchPage' });

export const searchAll = defineCall({
  id: 'searchAll',
  path: '/api/search/',
  summary: 'Everything that fits, best first',
  requirement: 'API-26',
  query: paged,
  answer: results,
  errors: [404, 429],
});

export const searchEvents = defineCall({
  id: 'searchEvents',
  path: '/api/search/events/',
  summary: 'Events that fit, best first',
  requirement: 'API-26',
  query: paged,
  answer: results,
  errors: [404, 429],
});

export const searchOthers = defineCall({
  id: 'searchOthers',
  path: '/api/search/others/',
  summary: 'Everything but events that fits, best first',
  requirement: 'API-26',
  query: paged,
  answer: results,
  errors: [404, 429],
});
