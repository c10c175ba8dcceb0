import { z } from 'zod';
import { defineCall } from '../../core/contract/call.ts';
import { pagedShape, positiveInteger } from '../../core/contract/shapes.ts';
import { resourceNames } from './resource-names.ts';

const ofList = z.strictObject({ resource: z.enum(resourceNames) });
const ofEntry = ofList.extend({ id: positiveInteger });
const fields = z.record(z.string(), z.unknown());

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
  .meta({ id: 'Entry', description: 'An entry as the office edits it, with all languages' });

export const entryBody = z
  .looseObject({ version: z.int().optional().meta({ description: 'The version it is based on (EDIT-19)' }) })
  .meta({ description: 'Fields of the content type; a text as string is that of the path’s language' });

const bodyLimit = 512 * 1024;

export const listEntries = defineCall({
  id: 'listEntries',
  path: '/{lang}/pageeditor-api/content/{resource}/',
  summary: 'Entries as the office sees them, those that are offline among them',
  requirement: 'API-04',
  audience: 'editor',
  parameters: ofList,
  query: z.strictObject({
    search: z.string().max(200).optional(),
    state: z.enum(['online', 'offline', 'trash']).optional(),
    sort: z.string().max(50).optional().meta({ description: "A field, '-' before it turns it round" }),
    page: positiveInteger.optional(),
    page_size: positiveInteger.pipe(z.number().max(100)).optional(),
  }),
  answer: pagedShape(entryShape),
  errors: [400, 401, 403, 404],
});
export const getEntry = defineCall({
  id: 'getEntry',
  path: '/{lang}/pageeditor-api/content/{resource}/{id}/',
  summary: 'An entry with all languages, also one of the trash',
  requirement: 'API-04',
  audience: 'editor',
  parameters: ofEntry,
  answer: entryShape,
  errors: [401, 403, 404],
});
export const createEntryCall = defineCall({
  id: 'createEntry',
  method: 'POST',
  path: '/{lang}/api/{resource}/',
  each: 'resource',
  summary: 'Makes an entry',
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
  summary: 'Changes fields of an entry; what others changed meanwhile stays. 409 carries { base, current, submitted, fields }',
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
  summary: 'Puts an entry into the trash. What others refer to stays: 409 carries { uses }',
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
  summary: 'Brings an entry back from the trash under its number',
  requirement: 'PAGE-13',
  audience: 'editor',
  parameters: ofEntry,
  answer: entryShape,
  errors: [401, 403, 404],
});
