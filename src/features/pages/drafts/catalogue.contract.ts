import { z } from 'zod';
import { defineCall } from '../../../core/contract/call.ts';
import { embedKinds } from '../../../core/fields/embed-address.ts';
import { moduleShape } from '../pages.contract.ts';

const catalogueModuleShape = z
  .strictObject({
    name: z.string(),
    version: z.int(),
    label: z.string(),
    help: z.string(),
    group: z.string(),
    is_part: z.boolean(),
    is_frame: z.boolean(),
    is_opening: z.boolean(),
    is_loaded: z.boolean().meta({ description: 'Shows other content of the site, which the server reads' }),
    allowed: z.union([z.literal('any'), z.array(z.string())]).nullable(),
    layout: z.strictObject({ field: z.string(), columns: z.record(z.string(), z.array(z.string())) }).nullable(),
    fields: z.array(
      z.strictObject({
        name: z.string(),
        label: z.string(),
        help: z.string().meta({ description: 'A sentence below the control; empty where the label says enough' }),
        kind: z.string(),
        is_required: z.boolean(),
        is_awaited: z.boolean().meta({ description: 'Its place on the page is there while it is empty, for who edits it' }),
        is_translated: z.boolean(),
        initial: z.unknown(),
        target: z.string().nullable(),
        resource: z.string().nullable().meta({ description: 'The list of what a reference points to, as the call listEntries names it' }),
        accepts: z.string().nullable(),
        embeds: z.enum(embedKinds).nullable().meta({ description: 'Kind of external content, as the call readEmbedDetails names it' }),
        codes: z.array(z.strictObject({ code: z.string(), label: z.string() })).nullable(),
        limit: z.int().nullable().meta({ description: 'Characters' }),
        rows: z.record(z.string(), z.string()).nullable().meta({ description: 'Labels of the values of each row of a list' }),
      }),
    ),
  })
  .meta({ id: 'CatalogueModule' });

export const getCatalogue = defineCall({
  id: 'getCatalogue',
  path: '/{lang}/pageeditor-api/catalogue',
  summary: 'Every module with its fields and rules, for picker, forms and operations',
  requirement: 'MOD-34',
  audience: 'editor',
  answer: z.array(catalogueModuleShape),
  errors: [401, 403],
});

export const getModuleSample = defineCall({
  id: 'getModuleSample',
  path: '/{lang}/pageeditor-api/catalogue/{name}/',
  summary: 'How a module looks: its usual sample with contents of this site, as views take it',
  requirement: 'MOD-34',
  audience: 'editor',
  parameters: z.strictObject({ name: z.string().max(50) }),
  answer: moduleShape,
  errors: [401, 403, 404],
});

export const getEntryFields = defineCall({
  id: 'getEntryFields',
  path: '/{lang}/pageeditor-api/entry-fields/{type}/',
  summary: 'What of a content type is edited on its page, as if it were a module; its values come from getEntry and go to changeEntry',
  requirement: 'EDIT-13',
  audience: 'editor',
  parameters: z.strictObject({ type: z.string().max(50) }),
  answer: z.strictObject({
    resource: z.string().meta({ description: 'As the calls getEntry and changeEntry name it' }),
    module: catalogueModuleShape,
    office: z
      .array(z.strictObject({ name: z.string(), label: z.string() }))
      .meta({ description: 'Fields that only the form of the office has' }),
  }),
  errors: [401, 403, 404],
});
