import { z } from 'zod';
import { defineCall } from '../../../core/contract/call.ts';
import { positiveInteger } from '../../../core/contract/shapes.ts';
import { entryId } from '../../../core/fields/entry-id.ts';
import { moduleShape } from '../pages.contract.ts';

/** Fields of a module; a text as string is that of the path's language, as { de, en, ja, la } all of them (I18N-03). */
const moduleBody = z.looseObject({});
const model = z.string().max(60).meta({ description: 'Resource name of a module (MOD-39)' });
const one = z.strictObject({ module: model, id: positiveInteger });
const draftQuery = z.strictObject({ draft: z.enum(['true', 'false']).optional().meta({ description: 'true: an autosave (PAGE-07)' }) });

/** What two have changed, in the words of EDIT-19; modules in the language of the path. */
const conflictShape = z
  .strictObject({ detail: z.string(), base: moduleShape, current: moduleShape, submitted: moduleShape, fields: z.array(z.string()) })
  .meta({ id: 'Conflict' });

export const listModules = defineCall({
  id: 'listModules',
  path: '/{lang}/pageeditor-api/{module}',
  summary: 'Modules of a kind: published ones, for editors those of the draft',
  requirement: 'API-36',
  takesStoredLanguages: true,
  parameters: z.strictObject({ module: model }),
  query: z.strictObject({
    parent: positiveInteger.optional().meta({ description: 'The module they stand in' }),
    container: positiveInteger.optional().meta({ description: 'The container they stand in; without both the list is empty' }),
  }),
  answer: z.array(moduleShape),
  errors: [404],
});
export const getModule = defineCall({
  id: 'getModule',
  path: '/{lang}/pageeditor-api/{module}/{id}/',
  summary: 'A module: as published, for editors as in the draft',
  requirement: 'API-36',
  takesStoredLanguages: true,
  parameters: one,
  answer: moduleShape,
  errors: [404],
});
export const createModule = defineCall({
  id: 'createModule',
  method: 'POST',
  path: '/{lang}/pageeditor-api/{module}',
  summary: 'Inserts a module: its fields with `parent` (a module) or `container`, `column`, and `after` or `order`',
  requirement: 'API-36',
  takesStoredLanguages: true,
  audience: 'editor',
  parameters: z.strictObject({ module: model }),
  query: draftQuery,
  body: moduleBody,
  bodyLimit: 500_000,
  answer: moduleShape,
  status: 201,
  errors: [400, 401, 403, 413],
});
export const replaceModule = defineCall({
  id: 'replaceModule',
  method: 'POST',
  path: '/{lang}/pageeditor-api/{module}/{id}/',
  summary: 'Saves all fields of a module; over a newer version only those that differ from the one it is based on',
  requirement: 'EDIT-19',
  takesStoredLanguages: true,
  audience: 'editor',
  parameters: one,
  query: draftQuery,
  body: moduleBody,
  bodyLimit: 500_000,
  answer: moduleShape,
  errors: [400, 401, 403, 404, 409, 413],
});
export const changeModule = defineCall({
  id: 'changeModule',
  method: 'PATCH',
  path: '/{lang}/pageeditor-api/{module}/{id}/',
  summary: 'Saves some fields of a module, merged with what others changed since the version they are based on',
  requirement: 'EDIT-19',
  takesStoredLanguages: true,
  audience: 'editor',
  parameters: one,
  query: draftQuery,
  body: moduleBody,
  bodyLimit: 500_000,
  answer: moduleShape,
  errors: [400, 401, 403, 404, 409, 413],
});
export const deleteModuleCall = defineCall({
  id: 'deleteModule',
  method: 'DELETE',
  path: '/{lang}/pageeditor-api/{module}/{id}/',
  summary: 'Puts a module into the trash with all inside it; with `version` only while nobody has changed it since',
  requirement: 'PAGE-13',
  takesStoredLanguages: true,
  audience: 'editor',
  parameters: one,
  query: draftQuery.extend({ version: positiveInteger.optional() }),
  answer: z.null(),
  errors: [400, 401, 403, 404, 409],
});
export const reorderModules = defineCall({
  id: 'reorderModules',
  method: 'POST',
  path: '/{lang}/pageeditor-api/{module}/reorder',
  summary: 'Puts the modules inside {module} number `parent` into the given order; at the top {module} is container',
  requirement: 'API-37',
  takesStoredLanguages: true,
  audience: 'editor',
  parameters: z.strictObject({ module: model }),
  query: draftQuery,
  body: z.strictObject({
    parent: entryId,
    ids: z.array(entryId).max(500),
    version: z.int(),
    column: z.int().min(0).optional(),
  }),
  answer: z.strictObject({ parent: z.int(), ids: z.array(z.int()), version: z.int() }),
  errors: [400, 401, 403, 404, 409],
});
export type Conflict = z.output<typeof conflictShape>;
