import type { AnswerOf } from '../../../core/contract/call.ts';
import { missing } from '../../../core/contract/errors.server.ts';
import { answer, type CallContext, type CallHandler } from '../../../core/contract/register.server.ts';
import type { Reading } from '../../../core/database/reading.server.ts';
import type { Language } from '../../../core/languages.ts';
import { readCategories } from '../../magazine/categories.read.server.ts';
import { readCountedTags } from '../../magazine/tags.read.server.ts';
import { readPersonCategories } from '../../people/persons.read.server.ts';
import * as options from '../../programme/reads/options.read.server.ts';
import { readTeasers } from '../../programme/reads/teasers.read.server.ts';
import { readBreakingNews } from '../../site/alerts.read.server.ts';
import { readOpeningHours } from '../../site/opening-hours.read.server.ts';
import type { listEntries } from '../admin.contract.ts';
import type { ResourceName } from '../resource-names.ts';
import { resources } from '../resources.server.ts';
import { shown } from './entry-answers.server.ts';
import { getEditorsEntry, getListedEntry, listEditorsEntries, type PublicListName } from './listed-entries.contract.ts';

type ListedEntry = AnswerOf<typeof getListedEntry>;

/** What each list is read by, with the cache and the tags of its call. */
const reads: Record<PublicListName, (reading: Reading, language: Language) => Promise<readonly ListedEntry[]>> = {
  rooms: options.readRooms,
  genres: options.readGenres,
  'exhibition-types': options.readExhibitionTypes,
  'event-tags': options.readEventTags,
  seasons: options.readSeasons,
  'production-tags': options.readProductionTags,
  'person-categories': readPersonCategories,
  'article-categories': readCategories,
  'article-tags': readCountedTags,
  teasers: (reading, language) => readTeasers(reading, language, offlineFor(reading)),
  'breaking-news': (reading, language) => readBreakingNews(reading, language, offlineFor(reading)),
  'opening-hours': readOpeningHours,
};

/** No list shows what is offline, also not to editors, who see the pages of visitors; by its id they read it. */
const offlineFor = ({ viewer }: Reading) => (viewer.isEditor ? 'all' : 'online');

export type ListContext = Pick<CallContext<typeof listEntries>, 'reading' | 'language' | 'query' | 'path'> & {
  parameters: { resource: ResourceName };
};

/** The reads of the resource pattern (API-04) for content that has no page. */
export function listedEntryCalls(list: (context: ListContext) => Promise<AnswerOf<typeof listEntries>>): CallHandler[] {
  return [
    answer(getListedEntry, async ({ reading, language, parameters: { resource, id } }) => {
      const entries = await reads[resource](reading, language);
      return entries.find((entry) => idOf(entry) === id) ?? missing(language);
    }),
    answer(listEditorsEntries, list),
    answer(getEditorsEntry, async ({ reading, language, parameters: { resource, id } }) => {
      const entry = await shown(reading, resources[resource], id, language);
      return entry.deleted === null ? entry : missing(language);
    }),
  ];
}

/** An exhibition type has its number as slug (EVT-07). */
const idOf = (entry: ListedEntry) => ('id' in entry ? entry.id : Number(entry.slug));
