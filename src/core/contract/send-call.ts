import { accept } from './accept.ts';
import type { BodyOf, Call } from './call.ts';

/** The browser's token against forged requests (API-02). */
export const csrfToken = () => /(?:^|; )csrftoken=([^;]+)/.exec(document.cookie)?.[1];

/**
 * Makes a call that changes something, with the CSRF token in its header; a browser without one fetches it first.
 * Also completes when the page is closed. Answers the response, whatever its status; throws when there is none.
 */
export async function sendCall<C extends Call>(
  method: C['method'],
  path: C['path'],
  body: BodyOf<C>,
  { headers, signal }: { headers?: Record<string, string>; signal?: AbortSignal } = {},
): Promise<Response> {
  const token = await ensureToken();
  return fetch(path, {
    method,
    keepalive: true,
    headers: { accept, ...headers, 'content-type': 'application/json', 'x-csrftoken': token },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  });
}

/** A browser without a token against forged requests fetches one first (API-02). */
export async function ensureToken(): Promise<string> {
  if (!csrfToken()) await fetch('/api/user-details/', { method: 'HEAD', headers: { accept } });
  return csrfToken() ?? '';
}
