/**
 * Where the window stood in earlier steps of the visit (LAYOUT-07). The frame calls `rememberScroll` for the
 * calendar when a navigation begins, with the `location.key` of the step that is left, and does not scroll to
 * the top when the visitor goes back to a remembered step: the calendar then shows its loaded pages again and
 * scrolls to `recallScroll(location.key)` itself.
 */
export function rememberScroll(key: string, y: number): void {
  positions.set(key, y);
}

/** The position of a step by its `location.key`; null when it was never remembered. */
export function recallScroll(key: string): number | null {
  return positions.get(key) ?? null;
}

const positions = new Map<string, number>();
