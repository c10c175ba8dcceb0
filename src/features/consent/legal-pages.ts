/** Terms, privacy policy and imprint, which must be readable before any choice: the consent bar is not shown on them (CONS-04). Without imports: it runs before the first paint. */
export function isLegalPath(pathname: string): boolean {
  return /^\/\w\w\/(agb|datenschutz|impressum)$/.test(pathname);
}
