import { z } from 'zod';
import { defineCall } from '../../core/contract/call.ts';
import { pagedShape, pageParameter, pageSizeParameter, positiveInteger } from '../../core/contract/shapes.ts';
import { plannedActionShape, publishedLanguageShape } from '../pages/publishing/plans.contract.ts';
import { resourceNames } from './resource-names.ts';

const ofList = z.strictObject({ resource: z.enum(resourceNames) });
export const ofEntry = ofList.extend({ id: positiveInteger });
export const fields = z.record(z.string(), z.unknown());

/** Fields of the content type by name, texts as { de, en, ja, la }, references as numbers, events and productions with `contributors`. */
export const entryShape = z
  .strictObject({
    id: z.int(),
    version: z.int(),
    title: z.string(),
    url: z.string().meta({ description: "The public page; '' where there is none" }),
    deleted: z.string().nullable(),
    updated: z.string(),
    values: fields,
  })
  .meta({ id: 'Entry', description: 'An entry for the office, with all languages' });

/** An entry with what of it visitors do not see yet; `values` are what they see. */
export const editedEntryShape = entryShape
  .extend({
    draft: z
      .strictObject({ version: z.int(), values: fields.meta({ description: 'All fields, with what is drafted' }) })
      .nullable()
      .meta({ description: 'Null for content without drafts' }),
    states: z
      .array(publishedLanguageShape.pick({ language: true, state: true, changes: true }))
      .meta({ description: 'How each language stands; empty for content that is always on the website' }),
    publication: z
      .strictObject({
        number: z.int().meta({ description: 'The version of the entry since then' }),
        at: z.string(),
        by: z.string(),
      })
      .nullable()
      .meta({ description: 'The last change that visitors saw and nobody took back, of either language' }),
    plans: z.array(plannedActionShape),
  })
  .meta({ id: 'EditedEntry' });

export const entryBody = z
  .looseObject({ version: z.int().optional().meta({ description: 'The version it is based on (EDIT-19)' }) })
  .meta({ description: 'Fields of the content type; a text as string is that of the path’s language' });

export const bodyLimit = 512 * 1024;

export const entriesPerPage = 25;

export const listEntries = defineCall({
  id: 'listEntries',
  path: '/{lang}/pageeditor-api/content/{resource}/',
  summary: 'Entries of the office, including offline ones',
  requirement: 'API-04',
  audience: 'editor',
  parameters: ofList,
  query: z.strictObject({
    search: z.string().max(200).optional(),
    state: z.enum(['online', 'offline', 'trash']).optional(),
    sort: z.string().max(50).optional().meta({ description: "A field; '-' before it for descending" }),
    page: pageParameter,
    page_size: pageSizeParameter(entriesPerPage),
  }),
  answer: pagedShape(entryShape),
  errors: [400, 401, 403, 404],
});
export const getEntry = defineCall({
  id: 'getEntry',
  path: '/{lang}/pageeditor-api/content/{resource}/{id}/',
  summary: 'An entry with all languages, its draft and how it stands, including the trash',
  requirement: 'API-04',
  audience: 'editor',
  parameters: ofEntry,
  answer: editedEntryShape,
  errors: [401, 403, 404],
});
export const createEntryCall = defineCall({
  id: 'createEntry',
  method: 'POST',
  path: '/{lang}/api/{resource}/',
  each: 'resource',
  summary: 'Creates an entry',
  requirement: 'API-04',
  audience: 'editor',
  parameters: ofList,
  body: entryBody,
  bodyLimit,
  answer: entryShape,
  status: 201,
  errors: [400, 401, 403],
});
export const changeEntryCall = defineCall({
  id: 'changeEntry',
  method: 'PATCH',
  path: '/{lang}/api/{resource}/{id}/',
  each: 'resource',
  summary: 'Changes fields of an entry, merged with concurrent changes. A conflict answers 409 with { base, current, submitted, fields }',
  requirement: 'EDIT-19',
  audience: 'editor',
  parameters: ofEntry,
  body: entryBody,
  bodyLimit,
  answer: entryShape,
  errors: [400, 401, 403, 404, 409],
});
export const replaceEntry = defineCall({
  ...changeEntryCall,
  id: 'replaceEntry',
  method: 'POST',
  summary: 'Like PATCH, for callers that send whole entries',
  requirement: 'API-04',
});
export const deleteEntry = defineCall({
  id: 'deleteEntry',
  method: 'DELETE',
  path: '/{lang}/api/{resource}/{id}/',
  each: 'resource',
  summary: 'Moves an entry to the trash. An entry in use is refused: 409 with { uses }',
  requirement: 'PAGE-13',
  audience: 'editor',
  parameters: ofEntry,
  answer: z.null(),
  errors: [401, 403, 404, 409],
});
export const restoreEntry = defineCall({
  id: 'restoreEntry',
  method: 'POST',
  path: '/{lang}/pageeditor-api/content/{resource}/{id}/restore',
  summary: 'Restores an entry from the trash under its id',
  requirement: 'PAGE-13',
  audience: 'editor',
  parameters: ofEntry,
  answer: entryShape,
  errors: [401, 403, 404],
});
