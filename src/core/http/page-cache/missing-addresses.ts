import type { ChangeFeed } from './change-feed.ts';

/** An address that was found to answer 404. */
interface Missing {
  notFoundKey: string;
  /** Change number read before that was found out. */
  number: number;
  tags: ReadonlySet<string>;
  expiresAt: number;
}

const mostKept = 1000;
const maxKeyLength = 300;

/**
 * Remembers which addresses answer the shared 404, so that a broken link on a busy site costs no rendering.
 * Before it is rendered nobody knows that an address is bad, so 10,000 different ones do cost a rendering
 * each; but here they leave at most 1,000 short records, the oldest making room, and in the page store nothing.
 * A record is asked against the changes when it is used and therefore needs no invalidation.
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
    if (this.#known.size >= mostKept && oldest !== undefined) this.#known.delete(oldest);
    this.#known.set(key, missing);
  }

  /** The key of the shared 404, if the address is still known to be bad. */
  find(key: string, now: number): string | undefined {
    const missing = this.#known.get(key);
    if (!missing) return undefined;
    if (now < missing.expiresAt && !this.#changes.hasMovedSince(missing.number, missing.tags)) return missing.notFoundKey;
    this.#known.delete(key);
    return undefined;
  }

  clear(): void {
    this.#known.clear();
  }
}
