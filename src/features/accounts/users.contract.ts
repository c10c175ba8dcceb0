import { z } from 'zod';
import { defineCall } from '../../core/contract/call.ts';
import { positiveInteger } from '../../core/contract/shapes.ts';
import { languages } from '../../core/languages.ts';
import { accountChangeShape, invitedShape } from './accounts.shapes.ts';

const ofUser = z.strictObject({ id: positiveInteger });

const userShape = z
  .strictObject({
    id: z.int(),
    version: z.int(),
    username: z.string(),
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    language: z.enum(languages),
    is_active: z.boolean(),
    is_editor: z.boolean(),
    is_superuser: z.boolean(),
    has_dashboard_online_access: z.boolean(),
    can_edit_html: z.boolean(),
    has_password: z.boolean().meta({ description: 'False until an invited user has set one' }),
    created: z.string(),
  })
  .meta({ id: 'User' });
export type Account = z.output<typeof userShape>;

export const listUsersCall = defineCall({
  id: 'listUsers',
  path: '/{lang}/api/users/',
  summary: 'All accounts by username; `search` searches names and e-mail',
  requirement: 'ADMIN-06',
  audience: 'admin',
  query: z.strictObject({ search: z.string().max(200).optional() }),
  answer: z.array(userShape),
  errors: [401, 403],
});
export const getUser = defineCall({
  id: 'getUser',
  path: '/{lang}/api/users/{id}/',
  summary: 'An account with its rights',
  requirement: 'ADMIN-06',
  audience: 'admin',
  parameters: ofUser,
  answer: userShape,
  errors: [401, 403, 404],
});
export const inviteUser = defineCall({
  id: 'createUser',
  method: 'POST',
  path: '/{lang}/api/users/',
  summary: 'Creates an account and mails an invitation link to set the password',
  requirement: 'ADMIN-06',
  audience: 'admin',
  body: invitedShape,
  answer: userShape,
  status: 201,
  errors: [400, 401, 403],
});
export const changeUser = defineCall({
  id: 'changeUser',
  method: 'PATCH',
  path: '/{lang}/api/users/{id}/',
  summary: 'Changes an account and its rights; removing one ends its sessions. The last administrator cannot be removed',
  requirement: 'ADMIN-06',
  audience: 'admin',
  parameters: ofUser,
  body: accountChangeShape.extend({ version: z.int().optional().meta({ description: 'The version it is based on (EDIT-19)' }) }),
  answer: userShape,
  errors: [400, 401, 403, 404, 409],
});
export const replaceUser = defineCall({
  ...changeUser,
  id: 'replaceUser',
  method: 'POST',
  summary: 'Like PATCH, for callers that send whole accounts',
});
export const deleteUser = defineCall({
  id: 'deleteUser',
  method: 'DELETE',
  path: '/{lang}/api/users/{id}/',
  summary: 'Deletes an account permanently, with its sessions; its content stays. Not possible for the own account',
  requirement: 'ADMIN-06',
  audience: 'admin',
  parameters: ofUser,
  answer: z.null(),
  errors: [400, 401, 403, 404],
});
export const mailUserLink = defineCall({
  id: 'mailUserLink',
  method: 'POST',
  path: '/{lang}/api/users/{id}/password-reset/',
  summary: 'Mails a link to set a password, as an invitation if there is none yet',
  requirement: 'ADMIN-06',
  audience: 'admin',
  parameters: ofUser,
  answer: z.null(),
  errors: [400, 401, 403, 404],
});
