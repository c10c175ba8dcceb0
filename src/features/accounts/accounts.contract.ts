import { z } from 'zod';
import { defineCall } from '../../core/contract/call.ts';
import { emailShape, nameShape, passwordShape } from './accounts.shapes.ts';

const userDetailsShape = z
  .strictObject({
    has_dashboard_online_access: z.boolean(),
    is_logged_in: z.boolean(),
    username: z.string().nullable(),
    email: z.string().nullable(),
    first_name: z.string().nullable(),
    last_name: z.string().nullable(),
    login_url: z.string().nullable(),
    logout_url: z.string().nullable(),
    webshop_url: z.string().nullable(),
  })
  .meta({ id: 'UserDetails' });

export type UserDetails = z.output<typeof userDetailsShape>;

export const getUserDetails = defineCall({
  id: 'getUserDetails',
  path: '/api/user-details/',
  summary: 'Login state; anonymous visitors get the address of the login page',
  requirement: 'API-05',
  answer: userDetailsShape,
});

export const changeUserDetails = defineCall({
  id: 'changeUserDetails',
  method: 'PATCH',
  path: '/api/user-details/',
  summary: 'Changes name and e-mail of the own account',
  requirement: 'API-39',
  audience: 'user',
  body: z.strictObject({ email: emailShape.optional(), first_name: nameShape.optional(), last_name: nameShape.optional() }),
  answer: userDetailsShape,
  errors: [400, 401],
});

export const logIn = defineCall({
  id: 'logIn',
  method: 'POST',
  path: '/api/user-login/',
  summary: 'Logs in with username or e-mail and sets the cookie sessionid',
  requirement: 'API-39',
  body: z.strictObject({ username: z.string().min(1).max(254), password: z.string().min(1).max(200) }),
  answer: userDetailsShape,
  errors: [400, 429],
});

export const logOut = defineCall({
  id: 'logOut',
  method: 'POST',
  path: '/api/user-logout/',
  summary: 'Ends the login; a form post is redirected to its field next',
  requirement: 'USER-08',
  takesForm: true,
  answer: z.null(),
});

export const changeOwnPassword = defineCall({
  id: 'changeOwnPassword',
  method: 'POST',
  path: '/api/user-password/',
  summary: 'Changes the own password and logs out all other devices',
  requirement: 'API-39',
  audience: 'user',
  body: z.strictObject({ old_password: z.string().min(1).max(200), new_password: passwordShape }),
  answer: z.null(),
  errors: [400, 401, 429],
});

export const resetPassword = defineCall({
  id: 'resetPassword',
  method: 'POST',
  path: '/api/user-password-reset/',
  summary: 'Mails a link to set a new password, or sets it with the token of that link; does not reveal whether an address is known',
  requirement: 'API-39',
  body: z.union([z.strictObject({ email: emailShape }), z.strictObject({ token: z.string().max(100), new_password: passwordShape })]),
  answer: z.null(),
  errors: [400, 429],
});

export const getEditorUser = defineCall({
  id: 'getEditorUser',
  path: '/{lang}/pageeditor-api/user',
  summary: 'The logged-in editor, with the links of the admin menu',
  requirement: 'API-33',
  audience: 'editor',
  answer: z
    .strictObject({
      id: z.int(),
      username: z.string(),
      email: z.string(),
      admin_menus: z.array(
        z.strictObject({
          title: z.string(),
          url: z.string(),
          group: z.string().nullable().meta({ description: 'Name of its group in the menu of the office; null for what stands alone' }),
        }),
      ),
    })
    .meta({ id: 'EditorUser' }),
  errors: [401, 403],
});
