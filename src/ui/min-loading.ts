/** A loading state is shown at least this long (LAYOUT-10). */
export const minLoadingMs = 200;

/** Resolves when a loading state that begins now has been shown for the minimum time. */
export function waitMinLoading(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, minLoadingMs));
}
