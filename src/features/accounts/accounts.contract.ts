import { z } from 'zod';
import { defineCall } from '../../core/contract/call.ts';

export const getUserDetails = defineCall({
  id: 'getUserDetails',
  path: '/api/user-details/',
  summary: 'Who is logged in; anonymous visitors get the address of the login page',
  requirement: 'API-05',
  answer: z.strictObject({
    has_dashboard_online_access: z.boolean(),
    is_logged_in: z.boolean(),
    username: z.string().nullable(),
    email: z.string().nullable(),
    first_name: z.string().nullable(),
    last_name: z.string().nullable(),
    login_url: z.string().nullable(),
    logout_url: z.string().nullable(),
    webshop_url: z.string().nullable(),
  }),
});
