import { z } from 'zod';
import { defineCall } from '../../../core/contract/call.ts';
import { entryBody, entryShape } from '../admin.contract.ts';

const ofBlock = z.strictObject({ slug: z.string().max(100).meta({ description: 'Id or name of the block' }) });
const bodyLimit = 512 * 1024;

export const createHtmlBlock = defineCall({
  id: 'createHtmlBlock',
  method: 'POST',
  path: '/{lang}/api/html/',
  summary: 'Creates a named block of HTML',
  requirement: 'ADMIN-06',
  audience: 'admin',
  body: entryBody,
  bodyLimit,
  answer: entryShape,
  status: 201,
  errors: [400, 401, 403],
});
export const changeHtmlBlock = defineCall({
  id: 'changeHtmlBlock',
  method: 'PATCH',
  path: '/{lang}/api/html/{slug}/',
  summary: 'Changes a block of HTML, merged with concurrent changes. A conflict answers 409 with { base, current, submitted, fields }',
  requirement: 'ADMIN-06',
  audience: 'admin',
  parameters: ofBlock,
  body: entryBody,
  bodyLimit,
  answer: entryShape,
  errors: [400, 401, 403, 404, 409],
});
export const replaceHtmlBlock = defineCall({
  ...changeHtmlBlock,
  id: 'replaceHtmlBlock',
  method: 'POST',
  summary: 'Like PATCH, for callers that send whole blocks',
});
export const deleteHtmlBlock = defineCall({
  id: 'deleteHtmlBlock',
  method: 'DELETE',
  path: '/{lang}/api/html/{slug}/',
  summary: 'Moves a block of HTML to the trash',
  requirement: 'ADMIN-06',
  audience: 'admin',
  parameters: ofBlock,
  answer: z.null(),
  errors: [401, 403, 404],
});
