import { CachedPage, type Policy } from './cached-page.server.ts';
import type { ChangeFeed } from './change-feed.ts';
import type { MissingAddresses } from './missing-addresses.ts';
import type { PageStore } from './page-store.server.ts';
import type { PageJob } from './rendered-page.ts';

/** What became of a render. */
export interface Outcome {
  page: CachedPage;
  /**
   * `stored`; `outdated`: right for those who asked, but content moved meanwhile; `unshared`: made for
   * one request; `failed`: the renderer answered with a 5xx.
   */
  kind: 'stored' | 'outdated' | 'unshared' | 'failed';
}

/** What rendering needs of the cache around it. */
export interface RenderParts {
  store: PageStore;
  missing: MissingAddresses;
  changes: ChangeFeed;
  policy: Policy;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Once closed, nobody hears of changes any more and nothing may be kept. */
  isClosed: () => boolean;
}

/**
 * Renders a page and stores it if it is still right: the change number is read before the render begins,
 * and between the last look at the changes and the storing nothing else can run.
 */
export async function renderPage(job: PageJob, parts: RenderParts): Promise<Outcome> {
  const { number } = parts.changes;
  const page = new CachedPage(await job.render(), parts.policy);
  if (page.isFailure) return { page, kind: 'failed' };

  page.isOutdated = parts.changes.hasMovedSince(number, page.tags) || parts.isClosed();
  if (!page.isCacheable) {
    if (!page.isOutdated) parts.store.forgetStale(job.key);
    return { page, kind: 'unshared' };
  }
  if (page.isOutdated) return { page, kind: 'outdated' };
  if (page.status === 404 && job.notFoundKey !== undefined)
    return { page: storeMissing(page, job, job.notFoundKey, number, parts), kind: 'stored' };
  parts.store.put(job.key, page, job, parts.now());
  return { page, kind: 'stored' };
}

/** Keeps the address as missing and answers the 404 that all addresses share: the one in memory if there is one. */
function storeMissing(
  page: CachedPage,
  job: PageJob,
  notFoundKey: string,
  number: number,
  { store, missing, now }: RenderParts,
): CachedPage {
  store.forgetStale(job.key);
  missing.add(job.key, { notFoundKey, number, tags: page.tags, expiresAt: page.expiresAt });
  const shared = store.find(notFoundKey, now());
  if (shared) return shared.page;
  store.put(notFoundKey, page, job, now());
  return page;
}
