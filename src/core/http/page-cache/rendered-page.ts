import type { OutsideHosts } from '../content-security-policy.ts';

/** What the renderer hands over: one complete page, the same for every visitor. */
export interface RenderedPage {
  status: number;
  /** Names in any case. The cache adds its own and ignores those that belong to one connection. */
  headers: Readonly<Record<string, string>>;
  /** Text, not compressed yet. */
  body: string | Buffer;
  /** Hosts that only some pages may load from, for their Content-Security-Policy. */
  hosts?: OutsideHosts;
  /** Names of the content the page was made from; see {@link ChangeFeed}. */
  tags: ReadonlySet<string>;
  /** The next moment at which time alone changes the page; null when it never does. */
  expiresAt: Date | null;
  /** False for what only this request deserves, such as redirects that depend on a header. Never true in effect for a 5xx or with Set-Cookie. */
  isCacheable: boolean;
}

/** What to send. Shared between requests: do not change it. */
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
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
}

/** How a page is made. The cache keeps it as long as the page, so `render` must hold on to an address and not to a request. */
export interface PageJob {
  key: string;
  /** The key all 404s of this kind share: the page must not show the address it was asked for. */
  notFoundKey?: string | undefined;
  render: () => Promise<RenderedPage>;
}
