import type { IncomingHttpHeaders } from 'node:http';

/** Time a CDN may serve a page without revalidation, and so the delay after a lost purge. */
export const maxSharedSeconds = 60;

/** Headers of one message on one connection, set anew for each. */
const messageHeaders = new Set(['connection', 'content-encoding', 'content-length', 'date', 'keep-alive', 'transfer-encoding']);

/** Headers of a page that do not depend on the coding, names in lower case. */
export function pageHeaders(rendered: Readonly<Record<string, string>>, isCacheable: boolean): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(rendered)) {
    if (!messageHeaders.has(name.toLowerCase())) headers[name.toLowerCase()] = value;
  }
  headers.vary = varyWith(headers.vary);
  if (isCacheable) headers['cache-control'] = 'public, max-age=0, must-revalidate';
  else headers['cache-control'] ??= 'no-store';
  return headers;
}

/**
 * CDN-Cache-Control of a page: never longer than the page is valid. Computed when it is sent, since a stored
 * header would become too long with every second.
 */
export function sharedCaching(expiresAt: number, now: number): string {
  const left = Math.floor((expiresAt - now) / 1000);
  return `s-maxage=${Math.max(0, Math.min(maxSharedSeconds, left))}`;
}

/** True while {@link sharedCaching} is at its limit, so that a prepared header may be used. */
export function isFarFromExpiry(expiresAt: number, now: number): boolean {
  return expiresAt - now >= maxSharedSeconds * 1000;
}

function varyWith(vary: string | undefined): string {
  if (!vary) return 'Accept-Encoding';
  return /(?:^|,)\s*(?:accept-encoding|\*)\s*(?:,|$)/i.test(vary) ? vary : `${vary}, Accept-Encoding`;
}

/** The site itself requests a page through the proxy, which is to store it anew (decision 0092). The proxy checks the token. */
export function isRefreshOf(headers: IncomingHttpHeaders): boolean {
  return headers['x-cache-refresh'] !== undefined;
}
