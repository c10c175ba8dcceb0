/** Maximal value of a parameter in UTF-16 units, so that keys stay small. */
const maxValueLength = 500;

interface PageAddress {
  brand: string;
  path: string;
  query: URLSearchParams;
  /** Names of the parameters the page depends on; all others are left out. */
  allowed: readonly string[];
}

/**
 * The part of a query a page may depend on: allowed names only, sorted, the first value of each, cut to
 * 500 characters. The page must be rendered from this query and not from the request's, because requests
 * with the same key get the same page.
 */
export function pageQuery(query: URLSearchParams, allowed: readonly string[]): URLSearchParams {
  const filtered = new URLSearchParams();
  for (const name of [...new Set(allowed)].sort()) {
    const value = query.get(name);
    // Half of a surrogate pair becomes a replacement character.
    if (value !== null) filtered.set(name, value.slice(0, maxValueLength));
  }
  return filtered;
}

/** The key of a page in the cache: brand, path and {@link pageQuery}, which encodes question marks in values. */
export function pageKey({ brand, path, query, allowed }: PageAddress): string {
  return `${brand} ${path}?${pageQuery(query, allowed)}`;
}

/** The address a key stands for, as links of the site have it; null for an entry that many addresses share. */
export function addressOfKey(key: string): string | null {
  const address = key.slice(key.indexOf(' ') + 1);
  return address.startsWith('/') ? address.replace(/\?$/, '') : null;
}
