/** Seconds after which to try again while database, storage, shop or the whole site are away (ERR-03). */
export const retryAfterSeconds = 300;

/** Ends the loading of a page with its error page: a status and a message in the language of the page (ERR-05). */
export class PageError extends Error {
  readonly status: number;

  constructor(status: number, message = '') {
    super(message);
    this.status = status;
  }
}

/** Ends the loading of a page with a redirect. */
export class Redirect extends Error {
  readonly location: string;
  readonly status: 301 | 302 | 303;

  constructor(location: string, status: 301 | 302 | 303 = 302) {
    super(`Redirect to ${location}`);
    this.location = location;
    this.status = status;
  }
}
