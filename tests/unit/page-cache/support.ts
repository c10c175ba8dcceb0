import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { ChangeFeed } from '../../../src/core/http/page-cache/change-feed.ts';
import { createPageCache, type PageCacheOptions } from '../../../src/core/http/page-cache/page-cache.server.ts';
import type { PageAnswer, PageRequest, RenderedPage } from '../../../src/core/http/page-cache/rendered-page.ts';

export const browser = 'gzip, deflate, br, zstd';

/** A feed that a test writes to. */
export function createFeed(): ChangeFeed & { write: (...tags: string[]) => void } {
  const moved = new Map<string, number>();
  const listeners = new Set<(tags: readonly string[]) => void>();
  let number = 0;
  return {
    get number() {
      return number;
    },
    hasMovedSince: (since, tags) => [...tags].some((tag) => (moved.get(tag) ?? 0) > since),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    write: (...tags) => {
      number += 1;
      for (const tag of tags) moved.set(tag, number);
      for (const listener of listeners) listener(tags);
    },
  };
}

/** A page cache with a change feed and a clock under control of the test. */
export function createSite(options: Partial<PageCacheOptions> = {}) {
  const changes = createFeed();
  const time = { now: Date.parse('2026-11-21T10:00:00Z') };
  const errors: unknown[] = [];
  const cache = createPageCache({
    changes,
    clock: () => new Date(time.now),
    policy: ({ hosts }) => ["script-src 'self'", ...(hosts?.scripts ?? [])].join(' '),
    onError: (error) => errors.push(error),
    ...options,
  });
  const request = (key: string, render: PageRequest['render'], more: Partial<PageRequest> = {}) =>
    cache.answer({ key, acceptEncoding: browser, ifNoneMatch: undefined, render, ...more });
  return { cache, changes, time, errors, request };
}

/** A rendered page; long enough that compressing is worth it. */
export function page(text: string, more: Partial<RenderedPage> = {}): RenderedPage {
  return {
    status: 200,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
    body: `<!doctype html><p>${text}</p>${'<li>Die Möwe</li>'.repeat(40)}`,
    tags: new Set(['page']),
    expiresAt: null,
    isCacheable: true,
    ...more,
  };
}

/** A render that counts its calls. */
export function counted(make: (call: number) => RenderedPage | Promise<RenderedPage>) {
  const render = Object.assign(
    async () => {
      render.calls += 1;
      return make(render.calls);
    },
    { calls: 0 },
  );
  return render;
}

/** A render that ends when the test calls `finish` or `fail`. */
export function pausedRender(make: () => RenderedPage) {
  const gate = Promise.withResolvers<void>();
  return { render: () => gate.promise.then(make), finish: gate.resolve, fail: gate.reject };
}

/** What the browser would see. */
export function textOf({ body, headers }: PageAnswer): string {
  if (!body) return '';
  const coding = headers['content-encoding'];
  return String(coding === 'br' ? brotliDecompressSync(body) : coding === 'gzip' ? gunzipSync(body) : body);
}

/** The paragraph of {@link page}. */
export function paragraphOf(answer: PageAnswer): string | undefined {
  return /<p>(.*?)<\/p>/.exec(textOf(answer))?.[1];
}
