/** Longest value of a parameter, in UTF-16 units: no visitor types more, and a key must not become a store of its own. */
const longestValue = 500;

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
    // Cutting may halve a surrogate pair; toWellFormed() makes that a replacement character.
    if (value !== null) kept.set(name, value.slice(0, longestValue).toWellFormed());
  }
  return kept;
}

/** The key of a page in the cache: brand, path and {@link pageQuery}, each told apart from the next. */
export function pageKey({ brand, path, query, allowed }: PageAddress): string {
  // A decoded path may hold a question mark of its own.
  return `${brand} ${path.replaceAll('?', '%3F')}?${pageQuery(query, allowed)}`;
}
