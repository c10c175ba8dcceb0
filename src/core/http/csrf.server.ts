import { randomBytes } from 'node:crypto';
import { parseCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSameSecret } from './secrets.server.ts';

const cookieName = 'csrftoken';

/** The CSRF token of the request's cookie; undefined when there is none. */
export function csrfTokenOf(request: FastifyRequest): string | undefined {
  return parseCookie(request.headers.cookie ?? '')[cookieName] || undefined;
}

/** The browser's token; gives it one when it has none (API-02). Scripts read it, so it is not HttpOnly. */
export function giveCsrfToken(request: FastifyRequest, reply: FastifyReply): string {
  const known = csrfTokenOf(request);
  if (known) return known;
  const token = randomBytes(24).toString('base64url');
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header('set-cookie', `${cookieName}=${token}; Path=/; SameSite=Lax${secure}`);
  return token;
}

/**
 * True when a script of the site sent the request (API-02): the header X-CSRFToken is the cookie csrftoken, and the Origin, which
 * browsers add to every such request, is the site. `publicUrl` is the configured address of the site, if any.
 */
export function isSameOriginScript(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const { origin, 'x-csrftoken': header } = request.headers;
  if (origin !== undefined && origin !== `${request.protocol}://${request.host}` && origin !== publicUrl) return false;
  const token = csrfTokenOf(request);
  return token !== undefined && typeof header === 'string' && isSameSecret(header, token);
}

/**
 * True when a form of the site was sent without script (API-02): browsers say so in Sec-Fetch-Site, older ones by the
 * Origin. A request that says neither comes from no browser with a form.
 */
export function isSameOriginForm(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  const isSameOrigin = origin === `${request.protocol}://${request.host}` || (publicUrl !== undefined && origin === publicUrl);
  if (origin !== undefined && !isSameOrigin) return false;
  return site === undefined ? isSameOrigin : site === 'same-origin';
}
