import type { Changes } from './changes.server.ts';
import type { Database } from './client.server.ts';
import { isValidAt } from './is-valid-at.ts';

/** For whom something is read. Every read takes it, so that drafts cannot leak: only editors see what is offline. All false for other accounts. */
export interface Viewer {
  /** Number of the account; null for anonymous visitors. */
  readonly userId: number | null;
  readonly isEditor: boolean;
  /** An editor with the superuser flag. */
  readonly isAdministrator: boolean;
  readonly hasDashboardAccess: boolean;
  readonly canEditHtml: boolean;
  /** The edition to show instead of the published one. */
  readonly edition?: Edition;
}

/**
 * A draft, of one page only for a draft link (PAGE-14), with the key by which its frames are read, or a version by its number (PAGE-05).
 * `asOf` shows the draft as visitors would see it: at that moment, null for now; left out for editors, who see everything.
 * `public` is what visitors will see at a moment, with what is planned until then (PAGE-12).
 */
export type Edition =
  | { readonly kind: 'draft'; readonly page?: number; readonly linkKey?: string; readonly asOf?: Date | null }
  | { readonly kind: 'public'; readonly asOf: Date }
  | { readonly kind: 'version'; readonly id: number };

/** An anonymous visitor. */
export const visitor: Viewer = {
  userId: null,
  isEditor: false,
  isAdministrator: false,
  hasDashboardAccess: false,
  canEditHtml: false,
};

/**
 * The context of reads: database, moment and viewer. Reads note on it what the answer was made of (`tags`)
 * and when time alone changes it, so that a cache knows how long the answer is valid.
 */
export class Reading {
  readonly tags = new Set<string>();
  /** The first moment at which time alone changes what was read; null when it never does. */
  expiresAt: Date | null = null;

  readonly db: Database;
  readonly now: Date;
  readonly viewer: Viewer;
  readonly #memory: Memory;
  /** Reads that are running: a second one of the same key waits for the first. */
  readonly #running = new Map<string, Promise<CachedAnswer>>();

  constructor(db: Database, now: Date, viewer: Viewer, memory: Memory) {
    this.db = db;
    this.now = now;
    this.viewer = viewer;
    this.#memory = memory;
  }

  /** Notes that the answer contains content with these tags. */
  uses(...tags: string[]): void {
    for (const tag of tags) this.tags.add(tag);
  }

  /** Notes that the answer changes at this moment; past moments and null are ignored. */
  changesAt(moment: Date | null): void {
    if (moment && moment > this.now && (!this.expiresAt || moment < this.expiresAt)) this.expiresAt = moment;
  }

  /**
   * Reads once per content change instead of once per request: the answer is cached under the key
   * until one of its tags changes or it expires. Only for what is the same for every visitor.
   */
  async once<T>(key: string, read: (reading: Reading) => Promise<T>): Promise<T> {
    if (isUncached(this.viewer)) return read(this);
    const running = this.#running.get(key) ?? this.#memory.getOrRead(key, this, read);
    this.#running.set(key, running);
    const cached = await running.finally(() => this.#running.delete(key));
    this.uses(...cached.tags);
    this.changesAt(cached.expiresAt);
    return cached.value as T;
  }

  /** Like `once`, but answers the last cached value when reading fails. @throws the failure when there is none. */
  async onceOrLast<T>(key: string, read: (reading: Reading) => Promise<T>): Promise<T> {
    try {
      return await this.once(key, read);
    } catch (error) {
      const last = this.#memory.last(key);
      if (!last) throw error;
      this.uses(...last.tags);
      return last.value as T;
    }
  }

  /**
   * Like `once` for things of one kind by number: those that are not cached are fetched together and made one by one,
   * each with its own tags. Unknown numbers are missing from the answer.
   */
  async onceEach<Row, T>(kind: string, ids: readonly number[], source: Source<Row, T>): Promise<Map<number, T>> {
    const found = isUncached(this.viewer) ? await readEach(this, ids, source) : await this.#memory.getOrReadEach(kind, ids, this, source);
    for (const { tags, expiresAt } of found.values()) {
      this.uses(...tags);
      this.changesAt(expiresAt);
    }
    return new Map([...found].map(([id, { value }]) => [id, value as T]));
  }

  /** The same context for another viewer or edition, with its own notes. */
  as(viewer: Viewer): Reading {
    return new Reading(this.db, this.now, viewer, this.#memory);
  }

  /** The same context at another moment, with its own notes. */
  at(now: Date): Reading {
    return new Reading(this.db, now, this.viewer, this.#memory);
  }

  /** The same context in a transaction, with its own notes. */
  on(db: Database): Reading {
    return new Reading(db, this.now, this.viewer, this.#memory);
  }

  /** The same context with its own notes. */
  fork(): Reading {
    return new Reading(this.db, this.now, this.viewer, this.#memory);
  }
}

/** True for viewers who may see something else than everybody: their answers are not cached. */
function isUncached({ isEditor, edition }: Viewer): boolean {
  return isEditor || edition !== undefined;
}

/** Where things of one kind come from: the rows of several at once, and one thing from its row. */
interface Source<Row, T> {
  fetch(ids: readonly number[]): Promise<ReadonlyMap<number, Row>>;
  make(reading: Reading, row: Row): T;
}

interface Answer {
  value: unknown;
  tags: ReadonlySet<string>;
  expiresAt: Date | null;
}

interface CachedAnswer extends Answer {
  /** Number of the last change when it was read. */
  number: number;
  /** The moment it was read for. */
  madeAt: Date;
}

async function readEach<Row, T>(reading: Reading, ids: readonly number[], { fetch, make }: Source<Row, T>): Promise<Map<number, Answer>> {
  const rows = ids.length > 0 ? await fetch(ids) : new Map<number, Row>();
  return new Map(
    [...rows].map(([id, row]) => {
      const fork = reading.fork();
      return [id, { value: make(fork, row), tags: fork.tags, expiresAt: fork.expiresAt }];
    }),
  );
}

/** Cache of answers until their content changes; the least recently used are evicted, so that unbounded keys (filters) cannot grow it. */
export class Memory {
  readonly #entries = new Map<string, CachedAnswer>();
  readonly #changes: Changes;
  readonly #maxEntries: number;

  constructor(changes: Changes, maxEntries = 4000) {
    this.#changes = changes;
    this.#maxEntries = maxEntries;
  }

  async getOrRead(key: string, reading: Reading, read: (reading: Reading) => Promise<unknown>): Promise<CachedAnswer> {
    const known = this.#find(key, reading.now);
    if (known) return known;
    const { number } = this.#changes;
    const fork = reading.fork();
    const value = await read(fork);
    const fresh: CachedAnswer = { value, number, madeAt: reading.now, tags: fork.tags, expiresAt: fork.expiresAt };
    this.#store(key, fresh);
    return fresh;
  }

  /** The entry of the key, outdated or not. */
  last(key: string): Answer | undefined {
    return this.#entries.get(key);
  }

  async getOrReadEach<Row, T>(
    kind: string,
    ids: readonly number[],
    reading: Reading,
    source: Source<Row, T>,
  ): Promise<Map<number, Answer>> {
    const { number } = this.#changes;
    const found = new Map<number, Answer>();
    for (const id of ids) {
      const known = this.#find(`${kind}:${id}`, reading.now);
      if (known) found.set(id, known);
    }
    const missing = ids.filter((id) => !found.has(id));
    for (const [id, made] of await readEach(reading, missing, source)) {
      this.#store(`${kind}:${id}`, { ...made, number, madeAt: reading.now });
      found.set(id, made);
    }
    return found;
  }

  /** The entry of the key if it is still valid; it becomes the most recently used. */
  #find(key: string, now: Date): CachedAnswer | undefined {
    const known = this.#entries.get(key);
    if (!known || this.#changes.hasMovedSince(known.number, known.tags)) return undefined;
    const times = { madeAt: known.madeAt.getTime(), expiresAt: known.expiresAt?.getTime() ?? Number.POSITIVE_INFINITY };
    if (!isValidAt(times, now.getTime())) return undefined;
    this.#store(key, known);
    return known;
  }

  /** Makes the entry the most recently used and evicts the least recently used. */
  #store(key: string, entry: CachedAnswer): void {
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > this.#maxEntries && oldest !== undefined) this.#entries.delete(oldest);
  }
}
