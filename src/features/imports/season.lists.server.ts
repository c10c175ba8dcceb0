import { type ContentType, contentTypes } from '../programme/content-types.tables.server.ts';
import { type SeasonListName, seasonLists } from './season.format.ts';

/** Every list of the format with its table, its fields and the tags its changes announce. */
export const listOf: Record<SeasonListName, ContentType> = contentTypes;

/** All lists in the order in which they are applied. */
export const listNames = Object.keys(seasonLists) as SeasonListName[];

/** The list that holds entries of a content type. */
export function listOfType(type: string): SeasonListName {
  const found = listNames.find((name) => listOf[name].type === type);
  if (!found) throw new Error(`No import list holds the content type '${type}'. Add it to season.lists.server.ts.`);
  return found;
}
