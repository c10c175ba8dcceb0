import { negotiate } from './accept-encoding.ts';
import type { Policy } from './cached-page.server.ts';
import type { ChangeFeed } from './change-feed.ts';
import { MissingAddresses } from './missing-addresses.ts';
import { maxSharedSeconds } from './page-headers.ts';
import { type Entry, PageStore } from './page-store.server.ts';
import { PageSupply } from './page-supply.server.ts';
import type { AnswerSource, PageAnswer, PageJob, PageRequest } from './rendered-page.ts';
import { SerialQueue } from './serial-queue.server.ts';

export interface PageCacheOptions {
  changes: ChangeFeed;
  clock: () => Date;
  /** Text of the Content-Security-Policy header of an HTML page. */
  policy: Policy;
  /** Memory for pages, estimated; 256 MB when left out. */
  maxBytes?: number;
  /** Recent hits from which a page is compressed harder and rendered again after a change; 20 when left out. */
  hotHits?: number;
  /** Called for failures in the background, and for those answered with the last good page. */
  onError?: (error: unknown) => void;
  /** Tells shared caches. Called for each change with the keys of pages they may have a copy of, after this cache has invalidated them. */
  purge?: (keys: readonly string[]) => unknown;
}

/** Figures for /readyz and the bench. */
export interface PageCacheStats {
  entries: number;
  /** Last good versions of outdated pages. */
  staleEntries: number;
  missingAddresses: number;
  /** Estimated memory of all pages. */
  bytes: number;
  evictions: number;
  answers: Record<AnswerSource, number>;
  /** Calls of `render`, those in the background included. */
  renders: number;
}

export interface PageCache {
  /** The answer from memory, synchronously; undefined when there is none, then call {@link answer}. `isRefresh` as in a {@link PageRequest}. */
  lookup(key: string, acceptEncoding: string | undefined, ifNoneMatch: string | undefined, isRefresh?: boolean): PageAnswer | undefined;
  /** The answer, from memory or rendered. Throws what `render` throws when there is no last good page. */
  answer(request: PageRequest): Promise<PageAnswer>;
  stats(): PageCacheStats;
  /** Settles when no work is left in the background. */
  idle(): Promise<void>;
  /** Stops listening, empties the cache and waits for the work in the background. Later answers are rendered and not stored. */
  close(): Promise<void>;
}

/** What was asked for longer ago is in no shared cache any more: the limit of CDN-Cache-Control, and how exact `touchedAt` is. */
const sharedMs = (maxSharedSeconds + 1) * 1000;

/**
 * Caches rendered pages in memory (architecture, 'The way of a visitor's request').
 *
 * The invariant: a request that arrives after the {@link ChangeFeed} has applied a change, or after the moment a
 * page expires, is never answered with the old page, as long as rendering works. Four rules ensure it: a change
 * invalidates stored pages before its listener returns ({@link PageStore.invalidate}); a page whose tags changed
 * while it was rendered is not stored (`renderPage`); no request joins a render older than a change
 * (`RunningRenders`); no request gets a page that had expired before it arrived ({@link PageSupply.supply}).
 * When rendering fails, and only then, the last good page is answered again.
 */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { changes, clock, policy, maxBytes = 256 * 1024 * 1024, hotHits = 20, onError = () => undefined, purge } = options;
  const now = () => clock().getTime();
  const store = new PageStore(maxBytes);
  const missing = new MissingAddresses(changes);
  const answers: Record<AnswerSource, number> = { hit: 0, miss: 0, joined: 0, stale: 0, bypass: 0 };
  let isClosed = false;
  const supply = new PageSupply({ store, missing, changes, policy, now, isClosed: () => isClosed }, onError);

  const densifying = new SerialQueue<Entry>(async ({ page }) => {
    // Hits during the work have queued it again, and an outdated page is not worth it.
    if (page.canBeDenser && !page.isOutdated) await page.makeDenser();
  }, onError);
  const refreshing = new SerialQueue<PageJob>(async (job) => {
    const isFresh = find(job.key, now()) !== undefined || (await supply.refresh(job));
    if (!isFresh && !isClosed) refreshing.add(job.key, job);
  }, onError);

  const stopListening = changes.subscribe((tags) => {
    const outdated = store.invalidate(tags);
    const hot = outdated.filter((entry) => entry.recentHits.decay(now()) >= hotHits);
    for (const { job } of hot.sort((a, b) => b.recentHits.hits - a.recentHits.hits)) refreshing.add(job.key, job);
    if (!purge) return;
    const since = now() - sharedMs;
    const shared = outdated.filter(({ touchedAt }) => touchedAt >= since).map(({ key }) => key);
    if (shared.length > 0) (async () => purge(shared))().catch(onError);
  });

  function find(key: string, time: number): Entry | undefined {
    const entry = store.find(key, time);
    if (entry) return entry;
    const shared = missing.find(key, time);
    return shared === undefined ? undefined : store.find(shared, time);
  }

  function lookup(
    key: string,
    acceptEncoding: string | undefined,
    ifNoneMatch: string | undefined,
    isRefresh = false,
  ): PageAnswer | undefined {
    const time = now();
    const entry = find(key, time);
    const answer = entry?.page.ready(negotiate(acceptEncoding), ifNoneMatch, time);
    if (!entry || !answer) return undefined;
    answers.hit += 1;
    if (isRefresh) return answer;
    store.touch(entry, time);
    if (entry.recentHits.hits >= hotHits && entry.page.canBeDenser) densifying.add(entry.key, entry);
    return answer;
  }

  async function answer(request: PageRequest): Promise<PageAnswer> {
    const { key, notFoundKey, render, acceptEncoding, ifNoneMatch, isRefresh = false } = request;
    const known = lookup(key, acceptEncoding, ifNoneMatch, isRefresh);
    if (known) return known;
    const arrivedAt = now();
    const entry = find(key, arrivedAt);
    if (entry && !isRefresh) store.touch(entry, arrivedAt);
    // A new job, because the stored one must not reference the request.
    const { page, source } = entry
      ? { page: entry.page, source: 'hit' as const }
      : await supply.supply({ key, notFoundKey, render }, arrivedAt);
    answers[source] += 1;
    const supplied = entry || isRefresh ? undefined : (find(key, now()) ?? store.findStale(key));
    if (supplied) store.noteVisit(supplied, now());
    return page.answer(negotiate(acceptEncoding), ifNoneMatch, now(), source);
  }

  return {
    lookup,
    answer,
    stats: () => ({
      entries: store.size.fresh,
      staleEntries: store.size.stale,
      missingAddresses: missing.size,
      bytes: store.bytes,
      evictions: store.evictions,
      answers: { ...answers },
      renders: supply.renders,
    }),
    idle: async () => {
      while (refreshing.isBusy || densifying.isBusy) await Promise.all([refreshing.idle(), densifying.idle()]);
    },
    close: async () => {
      isClosed = true;
      stopListening();
      refreshing.clear();
      densifying.clear();
      store.clear();
      missing.clear();
      await Promise.all([refreshing.idle(), densifying.idle()]);
    },
  };
}
