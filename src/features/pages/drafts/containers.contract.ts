import { z } from 'zod';
import { defineCall } from '../../../core/contract/call.ts';
import { entryId } from '../../../core/fields/entry-id.ts';
import { moduleShape } from '../pages.contract.ts';

export const slotSlug = z.string().trim().min(1).max(255);
export const slotParent = entryId
  .nullable()
  .meta({ description: 'Number of the container of the same content object that it stands below' });

export const getContainer = defineCall({
  id: 'getContainer',
  path: '/{lang}/pageeditor-api/container/by-slug/{slug}',
  summary: 'A container of modules: as published, for editors the draft; made for an editor when it is absent and X-CSRFToken is sent',
  requirement: 'API-34',
  takesStoredLanguages: true,
  parameters: z.strictObject({ slug: slotSlug }),
  answer: moduleShape,
  errors: [404],
});

export const createContainer = defineCall({
  id: 'createContainer',
  method: 'POST',
  path: '/{lang}/pageeditor-api/container',
  summary: 'Makes a container of a content object, by any slug that is not taken',
  requirement: 'API-35',
  takesStoredLanguages: true,
  audience: 'editor',
  body: z.strictObject({
    content_type: z.string().max(50),
    object_id: entryId,
    slug: slotSlug,
    parent: slotParent.optional(),
  }),
  answer: moduleShape,
  status: 201,
  errors: [400, 401, 403, 404],
});
