/** What every call from the browser accepts (API-01). A text, which the build writes where it is used: no script is loaded for it. */
export const accept = 'application/json, text/plain, */*';
