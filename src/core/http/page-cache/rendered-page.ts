import type { OutsideHosts } from '../content-security-policy.ts';

/** Result of the renderer: one complete page, the same for every visitor. */
export interface RenderedPage {
  status: number;
  /** Names in any case. The cache adds its own and ignores those that belong to one connection. */
  headers: Readonly<Record<string, string>>;
  /** Text, not compressed yet. */
  body: string | Buffer;
  /** Further hosts that this page may load from, for its Content-Security-Policy. */
  hosts?: OutsideHosts;
  /** Names of the content the page was made from; see {@link ChangeFeed}. */
  tags: ReadonlySet<string>;
  /** The next moment at which time alone changes the page; null when it never does. */
  expiresAt: Date | null;
  /** False for answers to one request, such as redirects that depend on a header. A 5xx or an answer with Set-Cookie is never cached. */
  isCacheable: boolean;
  /** True for a 503 because something is away: the last good page is better. A 503 without it is intended (ERR-03). */
  isOutage?: boolean;
}

/** An answer to send. Shared between requests: do not change it. */
export interface PageAnswer {
  readonly status: number;
  /** Complete, names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Null for a 304. A HEAD request gets the headers without it. */
  readonly body: Buffer | null;
  readonly source: AnswerSource;
}

/**
 * Where an answer came from: `hit` memory; `miss` rendered for this request; `joined` rendered for an earlier
 * one that was still running; `stale` the last good page, because rendering failed; `bypass` not stored because
 * it must not be.
 */
export type AnswerSource = 'hit' | 'miss' | 'joined' | 'stale' | 'bypass';

/** One request, as the cache needs it. */
export interface PageRequest extends PageJob {
  /** Of a proxy that was notified of a change (`X-Cache-Refresh`), not of a visitor: it is answered alike, and does not count as use of the page. */
  isRefresh?: boolean;
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
}

/** How a page is rendered. Stored as long as the page, so `render` must reference an address and not a request. */
export interface PageJob {
  key: string;
  /** The key all 404s of this kind share: the page must not show the requested address. */
  notFoundKey?: string | undefined;
  render: () => Promise<RenderedPage>;
}
