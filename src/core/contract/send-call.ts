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
  if (!csrfToken()) await fetch('/api/user-details/', { method: 'HEAD' });
  return fetch(path, {
    method,
    keepalive: true,
    headers: { ...headers, 'content-type': 'application/json', 'x-csrftoken': csrfToken() ?? '' },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  });
}
