import { z } from 'zod';
import { defineCall } from '../../core/contract/call.ts';
import { pagedShape, pageParameter, pageSizeParameter, positiveInteger } from '../../core/contract/shapes.ts';
import { maxFileBytes } from './field-types.ts';

const formFieldShape = z
  .strictObject({
    id: z.int(),
    label: z.string(),
    slug: z.string(),
    field_type: z.union([z.int().min(1).max(15), z.literal('emailconfirm')]),
    required: z.boolean(),
    visible: z.boolean(),
    choices: z.array(z.string()),
    default: z.string(),
    placeholder_text: z.string(),
    help_text: z.string(),
  })
  .meta({ id: 'FormField' });

const formShape = z
  .strictObject({ id: z.int(), title: z.string(), intro: z.string(), thanks: z.string(), fields: z.array(formFieldShape) })
  .meta({ id: 'Form' });

const tempFileShape = z
  .strictObject({ id: z.string(), name: z.string(), size: z.int(), content_type: z.string() })
  .meta({ id: 'TempFile' });

const valueShape = z.union([z.string(), z.array(z.string()), z.number()]);

const storedEntryShape = z
  .strictObject({
    id: z.int(),
    form: z.int(),
    form_title: z.string(),
    language: z.string(),
    created: z.string().meta({ description: 'ISO 8601 with offset' }),
    delete_at: z.string().meta({ description: 'When the entry and its files are deleted' }),
    field_values: z.record(z.string(), valueShape),
    files: z.array(z.strictObject({ ...tempFileShape.shape, url: z.string() })),
  })
  .meta({ id: 'StoredFormEntry' });

export type Form = z.output<typeof formShape>;
export type FormField = z.output<typeof formFieldShape>;
export type TempFile = z.output<typeof tempFileShape>;
export type EntryValue = z.output<typeof valueShape>;
export type StoredEntry = z.output<typeof storedEntryShape>;

const byId = z.strictObject({ id: positiveInteger });

export const listForms = defineCall({
  id: 'listForms',
  path: '/{lang}/api/forms/',
  summary: 'Forms that can be filled in',
  requirement: 'API-04',
  answer: z.array(formShape),
});

export const getForm = defineCall({
  id: 'getForm',
  path: '/{lang}/api/forms/{id}/',
  summary: 'A form with its fields; the last one, email2, is a honeypot and must stay empty',
  requirement: 'FORM-09',
  parameters: byId,
  answer: formShape,
  errors: [404],
});

export const uploadTempFile = defineCall({
  id: 'uploadTempFile',
  method: 'POST',
  path: '/{lang}/api/temp-files/',
  summary: 'Uploads one file as the part `file` of multipart/form-data; its id is the value of a field of type 9 within 24 hours',
  requirement: 'FORM-10',
  takesFiles: true,
  bodyLimit: maxFileBytes,
  status: 201,
  answer: tempFileShape,
  errors: [400, 413, 429],
});

const refusedEntryShape = z
  .union([z.strictObject({ field_values: z.record(z.string(), z.array(z.string())) }), z.strictObject({ detail: z.string() })])
  .meta({ id: 'RefusedFormEntry' });

export const createFormEntry = defineCall({
  id: 'createFormEntry',
  method: 'POST',
  path: '/{lang}/api/forms-entries/',
  summary: 'Submits a form; a repeated call with the same Idempotency-Key answers the first result and stores nothing',
  requirement: 'FORM-11',
  bodyLimit: 1_048_576,
  body: z.object({ form: z.int().min(1).max(999_999_999), field_values: z.record(z.string().max(100), z.unknown()) }),
  status: 201,
  answer: z.strictObject({ id: z.int(), form: z.int(), created: z.string() }),
  refusal: { shape: refusedEntryShape, of: (detail) => ({ detail }) },
  errors: [400, 404, 429],
});

export const listFormEntries = defineCall({
  id: 'listFormEntries',
  path: '/{lang}/api/forms-entries/',
  summary: 'Form entries, newest first; `search` searches all answers',
  requirement: 'API-04',
  audience: 'editor',
  query: z.strictObject({
    form: positiveInteger.optional(),
    search: z.string().max(200).optional(),
    page: pageParameter,
    page_size: pageSizeParameter(20),
  }),
  answer: pagedShape(storedEntryShape),
  errors: [400, 401, 403, 404],
});

export const getFormEntry = defineCall({
  id: 'getFormEntry',
  path: '/{lang}/api/forms-entries/{id}/',
  summary: 'One form entry',
  requirement: 'API-04',
  audience: 'editor',
  parameters: byId,
  answer: storedEntryShape,
  errors: [401, 403, 404],
});

export const deleteFormEntry = defineCall({
  id: 'deleteFormEntry',
  method: 'DELETE',
  path: '/{lang}/api/forms-entries/{id}/',
  summary: 'Deletes an entry permanently, with its files',
  requirement: 'API-04',
  audience: 'editor',
  parameters: byId,
  answer: z.null(),
  errors: [401, 403, 404],
});

const personShape = z.strictObject({ email: z.email().max(254) });

export const exportPerson = defineCall({
  id: 'exportPerson',
  method: 'POST',
  path: '/{lang}/api/forms-entries-of-person/',
  summary: 'All entries of a person by e-mail address (access under GDPR Art. 15)',
  requirement: 'ADMIN-05',
  audience: 'admin',
  body: personShape,
  answer: z.array(storedEntryShape),
  errors: [400, 401, 403],
});

export const erasePerson = defineCall({
  id: 'erasePerson',
  method: 'DELETE',
  path: '/{lang}/api/forms-entries-of-person/',
  summary: 'Deletes all entries of a person, with files, by e-mail address (erasure under GDPR Art. 17)',
  requirement: 'ADMIN-05',
  audience: 'admin',
  body: personShape,
  answer: z.strictObject({ deleted: z.int() }),
  errors: [400, 401, 403],
});
