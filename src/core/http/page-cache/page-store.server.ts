import { everything } from '../../database/changes.server.ts';
import { isValidAt } from '../../database/is-valid-at.ts';
import type { CachedPage } from './cached-page.server.ts';
import { RecentHits } from './recent-hits.ts';
import type { PageJob } from './rendered-page.ts';

/** A page in the store. */
export interface Entry {
  readonly key: string;
  readonly page: CachedPage;
  /** How to render the page again. */
  readonly job: PageJob;
  /** Passed on to the page that replaces this one. */
  readonly recentHits: RecentHits;
  /** Bytes as last counted. */
  bytes: number;
  /** When a visitor was last answered with the page, in milliseconds and to {@link touchIntervalMs}; 0 for never. */
  touchedAt: number;
  /** The last failed attempt to render an outdated page again. */
  failure?: { at: number; changeNumber: number };
}

/** Milliseconds during which further hits do not move an entry again: the order stays good enough and a hit is cheap. */
const touchIntervalMs = 1000;

/**
 * Pages by key within a budget of bytes. Two lists, each from least to most recently used: fresh pages, and the
 * last good version of outdated ones, answered when rendering fails. The outdated are evicted first.
 */
export class PageStore {
  /** Pages removed because the budget was used up. */
  evictions = 0;
  bytes = 0;
  readonly #maxBytes: number;
  readonly #fresh = new Map<string, Entry>();
  readonly #stale = new Map<string, Entry>();
  /** Keys of the fresh pages made from a tag. */
  readonly #byTag = new Map<string, Set<string>>();

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get size(): { fresh: number; stale: number } {
    return { fresh: this.#fresh.size, stale: this.#stale.size };
  }

  /** The page, unless it has expired or the clock was put back behind it. */
  find(key: string, now: number): Entry | undefined {
    const entry = this.#fresh.get(key);
    if (!entry || isValidAt(entry.page, now)) return entry;
    this.#retire(entry);
    return undefined;
  }

  findStale(key: string): Entry | undefined {
    return this.#stale.get(key);
  }

  /** Counts a visitor's hit. */
  touch(entry: Entry, now: number): void {
    entry.recentHits.hits += 1;
    this.noteVisit(entry, now);
  }

  /** A visitor is answered with the page, from memory or rendered just now. */
  noteVisit(entry: Entry, now: number): void {
    if (Math.abs(now - entry.touchedAt) < touchIntervalMs) return;
    entry.touchedAt = now;
    entry.recentHits.decay(now);
    // An outdated one keeps its place in the other list.
    if (!this.#fresh.delete(entry.key)) return;
    this.#fresh.set(entry.key, entry);
  }

  put(key: string, page: CachedPage, job: PageJob, now: number): void {
    const former = this.#fresh.get(key) ?? this.#stale.get(key);
    if (former) this.#drop(former);
    // One very large page must not evict everything else.
    if (page.bytes > this.#maxBytes / 4) return;
    const recentHits = former?.recentHits ?? new RecentHits(now);
    // Rendering alone is no visit: a proxy that is notified of a change requests the page as well.
    const entry: Entry = { key, page, job, recentHits, bytes: 0, touchedAt: former?.touchedAt ?? 0 };
    this.#fresh.set(key, entry);
    for (const tag of page.tags) {
      const keys = this.#byTag.get(tag);
      if (keys) keys.add(key);
      else this.#byTag.set(tag, new Set([key]));
    }
    page.onGrowth = () => this.#count(entry);
    this.#count(entry);
  }

  /** Marks the pages made from these tags as outdated and answers them. */
  invalidate(tags: readonly string[]): Entry[] {
    const outdated: Entry[] = [];
    const keys = tags.includes(everything) ? [[...this.#fresh.keys()]] : tags.map((tag) => this.#byTag.get(tag) ?? []);
    for (const tagged of keys) {
      for (const key of tagged) {
        const entry = this.#fresh.get(key);
        if (!entry) continue;
        this.#retire(entry);
        outdated.push(entry);
      }
    }
    return outdated;
  }

  /** Deletes the last good version of a page that is no longer there. */
  forgetStale(key: string): void {
    const entry = this.#stale.get(key);
    if (entry) this.#drop(entry);
  }

  clear(): void {
    for (const entry of [...this.#fresh.values(), ...this.#stale.values()]) this.#drop(entry);
  }

  #retire(entry: Entry): void {
    entry.page.isOutdated = true;
    this.#fresh.delete(entry.key);
    this.#forgetTags(entry);
    this.#stale.set(entry.key, entry);
  }

  #drop(entry: Entry): void {
    entry.page.onGrowth = () => undefined;
    this.bytes -= entry.bytes;
    if (this.#fresh.delete(entry.key)) this.#forgetTags(entry);
    this.#stale.delete(entry.key);
  }

  #forgetTags(entry: Entry): void {
    for (const tag of entry.page.tags) {
      const keys = this.#byTag.get(tag);
      keys?.delete(entry.key);
      if (keys?.size === 0) this.#byTag.delete(tag);
    }
  }

  #count(entry: Entry): void {
    const bytes = entry.page.bytes + 2 * entry.key.length;
    this.bytes += bytes - entry.bytes;
    entry.bytes = bytes;
    while (this.bytes > this.#maxBytes) {
      const [oldest] = this.#stale.size > 0 ? this.#stale.values() : this.#fresh.values();
      if (!oldest) return;
      this.#drop(oldest);
      this.evictions += 1;
    }
  }
}
