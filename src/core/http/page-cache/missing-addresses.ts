import { isValidAt } from '../../database/is-valid-at.ts';
import type { ChangeFeed } from './change-feed.ts';

/** An address that answered 404. */
interface Missing {
  notFoundKey: string;
  /** Change number read before it was rendered. */
  number: number;
  tags: ReadonlySet<string>;
  madeAt: number;
  expiresAt: number;
}

const maxEntries = 1000;
const maxKeyLength = 300;

/**
 * Caches which addresses answer the shared 404, so that a broken link on a busy site is rendered once.
 * 10,000 different bad addresses are still rendered once each, but leave at most 1,000 short records here,
 * the oldest evicted, and nothing in the page store. A record is checked against the changes when it is used
 * and needs no invalidation.
 */
export class MissingAddresses {
  readonly #changes: ChangeFeed;
  readonly #known = new Map<string, Missing>();

  constructor(changes: ChangeFeed) {
    this.#changes = changes;
  }

  get size(): number {
    return this.#known.size;
  }

  add(key: string, missing: Missing): void {
    if (key.length > maxKeyLength) return;
    this.#known.delete(key);
    const [oldest] = this.#known.keys();
    if (this.#known.size >= maxEntries && oldest !== undefined) this.#known.delete(oldest);
    this.#known.set(key, missing);
  }

  /** The key of the shared 404, if the record is still valid. */
  find(key: string, now: number): string | undefined {
    const missing = this.#known.get(key);
    if (!missing) return undefined;
    if (isValidAt(missing, now) && !this.#changes.hasMovedSince(missing.number, missing.tags)) return missing.notFoundKey;
    this.#known.delete(key);
    return undefined;
  }

  clear(): void {
    this.#known.clear();
  }
}
