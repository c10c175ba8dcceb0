/** The query of the page under the overlay for a query of the calendar (EVT-02). */
export function toOverlaySearch(calendarSearch: string): string {
  return `?${new URLSearchParams([['overlay', 'true'], ...new URLSearchParams(calendarSearch)])}`;
}
