import { type LeafName, leaves } from '../../urls.ts';

/** Whether the overlay of the programme is open at this query (EVT-02). */
export function isOverlayOpen(search: string): boolean {
  return new URLSearchParams(search).get('overlay') === 'true';
}

/**
 * Whether the overlay can open over a page: not over a list with filters of its own, because the query can only be
 * of one of them, and closing the overlay clears it (EVT-26).
 */
export function takesOverlay(name: LeafName): boolean {
  return leaves[name].query.length === 0;
}

/** The query of the page under the overlay for a query of the calendar. */
export function toOverlaySearch(calendarSearch: string): string {
  return `?${new URLSearchParams([['overlay', 'true'], ...new URLSearchParams(calendarSearch)])}`;
}

/** The calendar's part of the query of a page with an overlay. */
export function toCalendarSearch(overlaySearch: string): string {
  const query = new URLSearchParams(overlaySearch);
  query.delete('overlay');
  return query.size > 0 ? `?${query}` : '';
}

/**
 * The page below stays as it is while the overlay opens, changes and closes, which it does at once: as a transition it would wait
 * for every script of the page's modules (decision 0066).
 */
export const aboveThePage = { preventScrollReset: true, defaultShouldRevalidate: false, flushSync: true } as const;
