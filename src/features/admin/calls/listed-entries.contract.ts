import { z } from 'zod';
import { defineCall } from '../../../core/contract/call.ts';
import { positiveInteger } from '../../../core/contract/shapes.ts';
import { listArticleCategories, listArticleTags } from '../../magazine/magazine.contract.ts';
import { listPersonCategories } from '../../people/people.contract.ts';
import * as programme from '../../programme/programme.contract.ts';
import { listBreakingNews, listOpeningHours } from '../../site/site.contract.ts';
import { entryShape, listEntries } from '../admin.contract.ts';
import type { ResourceName } from '../resource-names.ts';

/** The public lists whose entries have no page and so no detail call: by its id an entry is answered as it stands there. */
const publicLists = {
  rooms: programme.listRooms,
  genres: programme.listGenres,
  'exhibition-types': programme.listExhibitionTypes,
  'event-tags': programme.listEventTags,
  seasons: programme.listSeasons,
  'production-tags': programme.listProductionTags,
  'person-categories': listPersonCategories,
  'article-categories': listArticleCategories,
  'article-tags': listArticleTags,
  teasers: programme.listTeasers,
  'breaking-news': listBreakingNews,
  'opening-hours': listOpeningHours,
} satisfies Partial<Record<ResourceName, unknown>>;
export type PublicListName = keyof typeof publicLists;
const publicNames = Object.keys(publicLists) as [PublicListName, ...PublicListName[]];
const listedShapes = [...new Set(Object.values(publicLists).map(({ answer }) => answer.element))];

export const getListedEntry = defineCall({
  id: 'getListedEntry',
  path: '/api/{resource}/{id}/',
  each: 'resource',
  summary: 'An entry of content without a page, as its list answers it; editors also get what is offline',
  requirement: 'API-04',
  parameters: z.strictObject({ resource: z.enum(publicNames), id: positiveInteger }),
  answer: z.union(listedShapes),
  errors: [404],
});

/** What visitors never read. */
const ofEditors = z.strictObject({ resource: z.enum(['search-synonyms', 'promotion-codes'] as const satisfies readonly ResourceName[]) });

export const listEditorsEntries = defineCall({
  ...listEntries,
  id: 'listEditorsEntries',
  path: '/{lang}/api/{resource}/',
  each: 'resource',
  summary: 'Entries that only editors read',
  parameters: ofEditors,
});
export const getEditorsEntry = defineCall({
  id: 'getEditorsEntry',
  path: '/{lang}/api/{resource}/{id}/',
  each: 'resource',
  summary: 'An entry that only editors read',
  requirement: 'API-04',
  audience: 'editor',
  parameters: ofEditors.extend({ id: positiveInteger }),
  answer: entryShape,
  errors: [401, 403, 404],
});
