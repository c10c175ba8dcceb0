import { randomBytes } from 'node:crypto';
import { type Answered, answer } from '../../core/contract/register.server.ts';
import { getUserDetails } from './accounts.contract.ts';

/**
 * Who is logged in. There are no logins yet, so everybody is an anonymous visitor (API-05); the CSRF
 * cookie is set when it is missing (API-02).
 */
export const accountsCalls: Answered[] = [
  answer(getUserDetails, async ({ language, request, reply }) => {
    reply.header('cache-control', 'no-store');
    if (!/(?:^|;\s*)csrftoken=[^;\s]/.test(request.headers.cookie ?? '')) {
      const secure = request.protocol === 'https' ? '; Secure' : '';
      reply.header('set-cookie', `csrftoken=${randomBytes(24).toString('base64url')}; Path=/; SameSite=Lax${secure}`);
    }
    return {
      has_dashboard_online_access: false,
      is_logged_in: false,
      username: null,
      email: null,
      first_name: null,
      last_name: null,
      login_url: `/${language}/user/login`,
      logout_url: null,
      webshop_url: '/webshop',
    };
  }),
];
