/** Longest time in seconds a CDN may keep a page without asking: what a lost purge can cost. */
const longestShared = 60;

/** They describe one message on one connection and are made anew for each. */
const notOurs = new Set(['connection', 'content-encoding', 'content-length', 'date', 'keep-alive', 'transfer-encoding']);

/** Headers of a page that do not depend on the coding, names in lower case. */
export function pageHeaders(own: Readonly<Record<string, string>>, isCacheable: boolean): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(own)) {
    if (!notOurs.has(name.toLowerCase())) headers[name.toLowerCase()] = value;
  }
  headers.vary = varyWith(headers.vary);
  if (isCacheable) headers['cache-control'] = 'public, max-age=0, must-revalidate';
  else headers['cache-control'] ??= 'no-store';
  return headers;
}

/**
 * CDN-Cache-Control of a page: never longer than the page is right. Counted when it is sent, since a header
 * stored with the page would promise more with every second.
 */
export function sharedCaching(expiresAt: number, now: number): string {
  const left = Math.floor((expiresAt - now) / 1000);
  return `s-maxage=${Math.max(0, Math.min(longestShared, left))}`;
}

/** True while {@link sharedCaching} is at its limit, so that a prepared header may be used. */
export function isFarFromExpiry(expiresAt: number, now: number): boolean {
  return expiresAt - now >= longestShared * 1000;
}

function varyWith(own: string | undefined): string {
  if (!own) return 'Accept-Encoding';
  return /(?:^|,)\s*(?:accept-encoding|\*)\s*(?:,|$)/i.test(own) ? own : `${own}, Accept-Encoding`;
}
