/** Interval of requests for live stock: with answers up to 10 s old it is never older than 30 s (API-46), if the browser does not cache it. */
export const stockIntervalMs = 18_000;
