/** What can be found. 'event' has a tab of its own, all others share one (SRCH-14). */
export const searchKinds = ['event', 'production', 'person', 'article', 'venue', 'series', 'page', 'form'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** The views of the results: everything, events, everything else (ROUTE-21). */
export const searchCategories = ['events', 'others'] as const;
export type SearchCategory = (typeof searchCategories)[number];
