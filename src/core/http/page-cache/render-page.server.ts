import { CachedPage, type Policy } from './cached-page.server.ts';
import type { ChangeFeed } from './change-feed.ts';
import type { MissingAddresses } from './missing-addresses.ts';
import type { PageStore } from './page-store.server.ts';
import type { PageJob } from './rendered-page.ts';

/** Result of a render. */
export interface Outcome {
  page: CachedPage;
  /**
   * `stored`; `outdated`: valid for the requests that joined it, but content changed meanwhile; `unshared`: made for
   * one request; `failed`: the renderer answered with a 5xx.
   */
  kind: 'stored' | 'outdated' | 'unshared' | 'failed';
}

/** What rendering needs of the cache. */
export interface RenderContext {
  store: PageStore;
  missing: MissingAddresses;
  changes: ChangeFeed;
  policy: Policy;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Once closed, changes are no longer applied and nothing may be stored. */
  isClosed: () => boolean;
}

/**
 * Renders a page and stores it if it is still valid: the change number is read before the render begins,
 * and nothing else can run between the last check of the changes and the storing.
 */
export async function renderPage(job: PageJob, context: RenderContext): Promise<Outcome> {
  const { number } = context.changes;
  const madeAt = context.now();
  const page = new CachedPage(await job.render(), context.policy, madeAt);
  if (page.isFailure) return { page, kind: 'failed' };

  page.isOutdated = context.changes.hasMovedSince(number, page.tags) || context.isClosed();
  if (!page.isCacheable) {
    if (!page.isOutdated) context.store.forgetStale(job.key);
    return { page, kind: 'unshared' };
  }
  if (page.isOutdated) return { page, kind: 'outdated' };
  if (page.status === 404 && job.notFoundKey !== undefined)
    return { page: storeMissing(page, job, job.notFoundKey, number, context), kind: 'stored' };
  context.store.put(job.key, page, job, context.now());
  return { page, kind: 'stored' };
}

/** Stores the address as missing and answers the 404 that all addresses share: the one in memory if there is one. */
function storeMissing(
  page: CachedPage,
  job: PageJob,
  notFoundKey: string,
  number: number,
  { store, missing, now }: RenderContext,
): CachedPage {
  store.forgetStale(job.key);
  missing.add(job.key, { notFoundKey, number, tags: page.tags, madeAt: page.madeAt, expiresAt: page.expiresAt });
  const shared = store.find(notFoundKey, now());
  if (shared) return shared.page;
  store.put(notFoundKey, page, job, now());
  return page;
}
