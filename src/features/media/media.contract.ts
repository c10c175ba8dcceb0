import { z } from 'zod';
import { defineCall } from '../../core/contract/call.ts';
import { imageShape, pagedShape, pageParameter, positiveInteger, thumbnailsShape } from '../../core/contract/shapes.ts';
import { storedLanguages } from '../../core/languages.ts';
import { focusShape, mediaFields } from './media.fields.ts';
import { uploadLimit } from './upload-limit.ts';

const kinds = ['image', 'file', 'video', 'audio', 'captions'] as const;
/** Files on one page of the library. */
export const mediaPerPage = 24;
/** Names of folders with '/' between them, '' for none. */
export const folderShape = z
  .string()
  .trim()
  .max(255)
  .regex(/^(?:[^/\p{Cc}]+(?:\/[^/\p{Cc}]+)*)?$/u);
const texts = (max: number) => z.partialRecord(z.enum(storedLanguages), z.string().trim().max(max));

/** A file of the library. `width` and `height` are 0 and the thumbnails null for what is no picture. */
export const mediaShape = imageShape
  .extend({
    kind: z.enum(kinds),
    name: z.string(),
    size: z.int().meta({ description: 'Bytes' }),
    content_type: z.string(),
    image_thumbnails: thumbnailsShape.nullable(),
    version: z.int(),
    folder: z.string(),
    usage_until: z.iso.date().nullable().meta({ description: 'Last day on which it may be shown' }),
    is_decorative: z.boolean(),
    descriptions: texts(500).meta({ description: 'Alternative text per language' }),
    captions: texts(500),
    created: z.string(),
    deleted: z.string().nullable().meta({ description: 'When it went to the trash, where it stays for 30 days' }),
  })
  .meta({ id: 'Media' });

/** Where a file is used; `module` is the module of a page or slot that holds it, null for a field of the thing itself. */
export const mediaPlaceShape = z
  .strictObject({
    content_type: z.string(),
    object_id: z.int(),
    title: z.string(),
    url: z.string().meta({ description: "'' where it has no page" }),
    module: z.int().nullable(),
    model: z.string().nullable().meta({ description: 'Name of the module' }),
    field: z.string(),
    is_draft: z.boolean(),
    is_planned: z.boolean().meta({ description: 'A planned version of the thing has it' }),
    is_live: z.boolean(),
    is_required: z.boolean().meta({ description: 'The field must not stay empty' }),
  })
  .meta({ id: 'MediaPlace' });

/** What can be changed of what is said of a file. */
export const mediaChangeShape = z.strictObject({
  version: z.int().optional().meta({ description: 'The version it is based on (EDIT-19)' }),
  name: z.string().trim().min(1).max(255).optional(),
  descriptions: texts(500).optional(),
  is_decorative: z.boolean().optional(),
  captions: texts(500).optional(),
  copyright: z.string().trim().max(255).optional(),
  folder: folderShape.optional(),
  usage_until: mediaFields.usage_until.schema.optional(),
  focus: focusShape.optional(),
});

const parameters = z.strictObject({ id: positiveInteger });
const refusals = [401, 403, 404] as const;

export const listMedia = defineCall({
  id: 'listMedia',
  path: '/{lang}/pageeditor-api/media/',
  summary: 'Files of the library whose name, texts, copyright or folder has the words, newest first',
  requirement: 'API-41',
  audience: 'editor',
  query: z.strictObject({
    q: z.string().max(200).optional(),
    kind: z.enum(kinds).optional(),
    folder: folderShape.optional().meta({ description: 'With the folders below it' }),
    only: z.enum(['undescribed', 'uncredited', 'expiring', 'unused', 'trash']).optional().meta({
      description:
        'Pictures without alternative text or copyright, files whose rights end within 30 days or have ended, what no place names, or what was deleted',
    }),
    order: z.enum(['newest', 'name', 'largest']).optional(),
    page: pageParameter,
  }),
  answer: pagedShape(mediaShape).extend({
    folders: z.array(z.strictObject({ name: z.string(), count: z.int() })).meta({ description: 'All folders with their files' }),
    total: z.int(),
    undescribed: z.int(),
    uncredited: z.int(),
    expiring: z.int(),
    trashed: z.int(),
  }),
  errors: [400, ...refusals],
});

export const getMedia = defineCall({
  id: 'getMedia',
  path: '/{lang}/pageeditor-api/media/{id}/',
  summary: 'A file with every place where it is used',
  requirement: 'API-41',
  audience: 'editor',
  parameters,
  answer: mediaShape.extend({ places: z.array(mediaPlaceShape) }),
  errors: refusals,
});

export const createMedia = defineCall({
  id: 'createMedia',
  method: 'POST',
  path: '/{lang}/pageeditor-api/media/',
  summary: 'Uploads a file as multipart/form-data: `file`, and `folder`. Its kind is that of its content; a known one answers as it is',
  requirement: 'API-41',
  audience: 'editor',
  takesFiles: true,
  bodyLimit: uploadLimit,
  answer: mediaShape,
  status: 201,
  errors: [400, 401, 403, 413],
});

export const changeMedia = defineCall({
  id: 'changeMedia',
  method: 'PATCH',
  path: '/{lang}/pageeditor-api/media/{id}/',
  summary: 'Changes what is said of a file, and the focal point of a picture; every page that shows it follows',
  requirement: 'API-41',
  audience: 'editor',
  parameters,
  body: mediaChangeShape,
  answer: mediaShape,
  errors: [400, ...refusals, 409],
});

export const replaceMedia = defineCall({
  ...changeMedia,
  id: 'replaceMedia',
  method: 'POST',
  summary: 'Like PATCH, for callers that send all that is said of a file',
  requirement: 'API-04',
});

export const deleteMedia = defineCall({
  id: 'deleteMedia',
  method: 'DELETE',
  path: '/{lang}/pageeditor-api/media/{id}/',
  summary:
    'Puts a file into the trash for 30 days; a used one only with `replace` (another file) or `leave_empty`, else 409 with its places',
  requirement: 'API-41',
  audience: 'editor',
  parameters,
  query: z.strictObject({ replace: positiveInteger.optional(), leave_empty: z.enum(['true', 'false']).optional() }),
  answer: z.null(),
  errors: [400, ...refusals, 409],
});

export const restoreMedia = defineCall({
  id: 'restoreMedia',
  method: 'POST',
  path: '/{lang}/pageeditor-api/media/{id}/restore',
  summary: 'Brings a file back from the trash under its id: where it was left empty it is shown again',
  requirement: 'PAGE-13',
  audience: 'editor',
  parameters,
  answer: mediaShape,
  errors: refusals,
});

export const purgeMedia = defineCall({
  id: 'purgeMedia',
  method: 'DELETE',
  path: '/{lang}/pageeditor-api/media/{id}/trash',
  summary: 'Deletes a file of the trash for good, with its bytes unless another file has the same ones',
  requirement: 'PAGE-13',
  audience: 'editor',
  parameters,
  answer: z.null(),
  errors: refusals,
});

export type MediaChange = z.output<typeof mediaChangeShape>;
export type Media = z.output<typeof mediaShape>;
export type MediaPlace = z.output<typeof mediaPlaceShape>;
