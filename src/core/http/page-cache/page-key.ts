/** Longest value of a parameter, in UTF-16 units: no visitor types more, and a key must not become a store of its own. */
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
 * 500 characters. The page must be rendered from this query and not from the visitor's, or two visitors
 * with one key would deserve different pages.
 */
export function pageQuery(query: URLSearchParams, allowed: readonly string[]): URLSearchParams {
  const kept = new URLSearchParams();
  for (const name of [...new Set(allowed)].sort()) {
    const value = query.get(name);
    // A character cut in half becomes a replacement character here.
    if (value !== null) kept.set(name, value.slice(0, maxValueLength));
  }
  return kept;
}

/** The key of a page in the cache: brand, path and {@link pageQuery}, which encodes question marks of its own. */
export function pageKey({ brand, path, query, allowed }: PageAddress): string {
  return `${brand} ${path}?${pageQuery(query, allowed)}`;
}
