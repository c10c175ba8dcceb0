/** Whether a link leads to the page at a path ('page') or to one above it ('true'); the home page is above everything and is not marked. */
export function currentOf(url: string, pathname: string): 'page' | 'true' | undefined {
  if (url === pathname) return 'page';
  return url.split('/').length > 2 && pathname.startsWith(`${url}/`) ? 'true' : undefined;
}
