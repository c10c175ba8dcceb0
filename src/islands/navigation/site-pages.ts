/** Paths whose second segment belongs to the product without being a page of the site. */
const elsewhere = /^\/[^/]+\/(?:admin|dashboard|api|pageeditor-api)(?:\/|$)/;

/** Path and query. */
export function addressOf({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  return pathname + search;
}

/**
 * Whether an address can be a page of the site in the language of this one. Another language is another document (I18N-05), and so
 * is a page in the editor. What else is no page (the shop) turns out when it is fetched.
 */
export function isSitePage({ origin, pathname, search }: URL): boolean {
  return (
    origin === location.origin &&
    pathname.split('/')[1] === location.pathname.split('/')[1] &&
    !elsewhere.test(pathname) &&
    !/\.\w+$/.test(pathname) &&
    !/[?&]edit(?:[=&]|$)/.test(search)
  );
}

/** Whether a document was rendered for an editor. */
export function isEditors(page: Document): boolean {
  return page.getElementById('current-page') !== null;
}
