import { z } from 'zod';
import { defineCall } from '../../../core/contract/call.ts';
import { embedKinds } from '../../../core/fields/embed-address.ts';

export const readEmbedDetails = defineCall({
  id: 'readEmbedDetails',
  method: 'POST',
  path: '/{lang}/pageeditor-api/embed-details',
  summary: 'Title and picture of an embedded film, post or piece, read once from its host; the picture is stored in the library',
  requirement: 'EMBED-09',
  audience: 'editor',
  body: z.strictObject({
    address: z.string().trim().min(1).max(5000).meta({ description: 'Address or code to embed' }),
    kind: z.enum(embedKinds).meta({ description: 'What it is embedded as: only hosts of this kind are asked' }),
  }),
  answer: z.strictObject({
    outcome: z
      .enum(['found', 'unknown', 'failed'])
      .meta({ description: "'unknown': the host offers no titles; 'failed': it does not answer" }),
    title: z.string(),
    image: z.int().nullable().meta({ description: 'Id of the picture in the library' }),
  }),
  errors: [400, 401, 403],
});
