/** Results on one page (SRCH-14). */
export const resultsPerPage = 10;
/** Suggestions at most (SRCH-12). */
export const maxSuggestions = 8;
