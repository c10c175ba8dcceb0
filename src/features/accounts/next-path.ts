/** Any host will do: only what stays on it is taken. */
const base = 'http://site.invalid';

/**
 * Where a visitor goes after logging in or out: a path of this site with its query, or null for everything that a browser
 * could take for another host ('//host', '/\\host', '/.//host', 'https:…') or that is no address at all (ROUTE-29).
 */
export function nextPath(given: unknown): string | null {
  if (typeof given !== 'string' || given.length > 2000 || !given.startsWith('/') || /[\\\p{Cc}]/u.test(given)) return null;
  const url = URL.parse(given, base);
  if (!url || url.origin !== base || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}
