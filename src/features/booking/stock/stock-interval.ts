/** After which what is on screen is asked for again: an answer may be 10 s old, and 30 s are promised (API-46). The browser's own copy would add to that. */
export const stockIntervalMs = 18_000;
