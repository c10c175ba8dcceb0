/** Any host: only paths that stay on it are accepted. */
const base = 'http://site.invalid';

/**
 * Target after login or logout: a path of this site with its query, or null for everything that a browser
 * could resolve to another host ('//host', '/\\host', '/.//host', 'https:…') or that is no address at all (ROUTE-29).
 */
export function nextPath(given: unknown): string | null {
  if (typeof given !== 'string' || given.length > 2000 || !given.startsWith('/') || /[\\\p{Cc}]/u.test(given)) return null;
  const url = URL.parse(given, base);
  if (!url || url.origin !== base || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}
