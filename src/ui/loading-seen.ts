/** A loading state is seen at least this long, in ms (LAYOUT-10). */
export const minimumLoading = 200;

/** Resolves when a loading state that begins now has been seen long enough. */
export function loadingSeen(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, minimumLoading));
}
