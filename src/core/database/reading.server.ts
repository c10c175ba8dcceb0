import type { Changes } from './changes.server.ts';
import type { Database } from './client.server.ts';

/** Who asks. Every read takes it, so that drafts cannot leak: only editors see what is offline. All false for account holders. */
export interface Viewer {
  /** Number of the account; null for anonymous visitors. */
  readonly userId: number | null;
  readonly isEditor: boolean;
  /** An editor with the superuser flag. */
  readonly isAdministrator: boolean;
  readonly hasDashboardAccess: boolean;
  readonly canEditHtml: boolean;
  /** What is shown of content instead of what is published; left out for what is published. */
  readonly edition?: Edition;
}

/**
 * A draft, of one page only where a link shows it to somebody without account (PAGE-14), or a version by its number (PAGE-05).
 * `asOf` shows the draft as visitors would see it: at that moment, null for now; left out for who edits and sees everything.
 */
export type Edition =
  | { readonly kind: 'draft'; readonly page?: number; readonly asOf?: Date | null }
  | { readonly kind: 'version'; readonly id: number };

/** Nobody in particular. */
export const visitor: Viewer = {
  userId: null,
  isEditor: false,
  isAdministrator: false,
  hasDashboardAccess: false,
  canEditHtml: false,
};

/**
 * One act of reading: where from, as of when, for whom. Reads note on it what the answer was made of
 * (`tags`) and when time alone will change it, so that whoever keeps the answer knows how long it holds.
 */
export class Reading {
  readonly tags = new Set<string>();
  /** The first moment at which time alone changes what was read; null when it never does. */
  expiresAt: Date | null = null;

  readonly db: Database;
  readonly now: Date;
  readonly viewer: Viewer;
  readonly #memory: Memory;
  /** What this act is reading right now: whoever asks for the same meanwhile waits for it instead of asking again. */
  readonly #running = new Map<string, Promise<Kept>>();

  constructor(db: Database, now: Date, viewer: Viewer, memory: Memory) {
    this.db = db;
    this.now = now;
    this.viewer = viewer;
    this.#memory = memory;
  }

  /** Notes that the answer holds content with these tags. */
  uses(...tags: string[]): void {
    for (const tag of tags) this.tags.add(tag);
  }

  /** Notes that the answer changes at this moment; past moments and null are ignored. */
  changesAt(moment: Date | null): void {
    if (moment && moment > this.now && (!this.expiresAt || moment < this.expiresAt)) this.expiresAt = moment;
  }

  /**
   * Does work once per content change instead of once per request: the answer is kept under the key
   * until one of the tags it used moves or its time is over. Only for what is the same for every visitor.
   */
  async once<T>(key: string, read: (reading: Reading) => Promise<T>): Promise<T> {
    if (isApart(this.viewer)) return read(this);
    const running = this.#running.get(key) ?? this.#memory.recall(key, this, read);
    this.#running.set(key, running);
    const kept = await running.finally(() => this.#running.delete(key));
    this.uses(...kept.tags);
    this.changesAt(kept.expiresAt);
    return kept.value as T;
  }

  /** Like `once`, but when it cannot be read, the last known answer counts. @throws the failure when there never was one. */
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
   * Like `once` for things of one kind by number: what is not kept is fetched in one go and made one by one,
   * each with notes of its own. Unknown numbers are missing from the answer.
   */
  async onceEach<Row, T>(kind: string, ids: readonly number[], source: Source<Row, T>): Promise<Map<number, T>> {
    const found = isApart(this.viewer) ? await makeEach(this, ids, source) : await this.#memory.recallEach(kind, ids, this, source);
    for (const { tags, expiresAt } of found.values()) {
      this.uses(...tags);
      this.changesAt(expiresAt);
    }
    return new Map([...found].map(([id, { value }]) => [id, value as T]));
  }

  /** The same act for somebody else, or for another edition; notes are its own. */
  as(viewer: Viewer): Reading {
    return new Reading(this.db, this.now, viewer, this.#memory);
  }

  /** The same act at another moment; notes are its own. */
  at(now: Date): Reading {
    return new Reading(this.db, now, this.viewer, this.#memory);
  }

  /** A fresh act under the same conditions, with its own notes. */
  fork(): Reading {
    return new Reading(this.db, this.now, this.viewer, this.#memory);
  }
}

/** True for who may see something else than everybody: nothing of that is kept. */
function isApart({ isEditor, edition }: Viewer): boolean {
  return isEditor || edition !== undefined;
}

/** Where things of one kind come from: the rows of several at once, and one thing from its row. */
interface Source<Row, T> {
  fetch(ids: readonly number[]): Promise<ReadonlyMap<number, Row>>;
  make(own: Reading, row: Row): T;
}

interface Made {
  value: unknown;
  tags: ReadonlySet<string>;
  expiresAt: Date | null;
}

interface Kept extends Made {
  /** The change as of which it was read. */
  number: number;
}

async function makeEach<Row, T>(reading: Reading, ids: readonly number[], { fetch, make }: Source<Row, T>): Promise<Map<number, Made>> {
  const rows = ids.length > 0 ? await fetch(ids) : new Map<number, Row>();
  return new Map(
    [...rows].map(([id, row]) => {
      const own = reading.fork();
      return [id, { value: make(own, row), tags: own.tags, expiresAt: own.expiresAt }];
    }),
  );
}

/** Answers kept per content change, the least used out first. Unbounded keys (filters) cannot grow it. */
export class Memory {
  readonly #kept = new Map<string, Kept>();
  readonly #changes: Changes;
  readonly #limit: number;

  constructor(changes: Changes, limit = 4000) {
    this.#changes = changes;
    this.#limit = limit;
  }

  async recall(key: string, reading: Reading, read: (reading: Reading) => Promise<unknown>): Promise<Kept> {
    const known = this.#find(key, reading.now);
    if (known) return known;
    const { number } = this.#changes;
    const own = reading.fork();
    const value = await read(own);
    const fresh: Kept = { value, number, tags: own.tags, expiresAt: own.expiresAt };
    this.#keep(key, fresh);
    return fresh;
  }

  /** What was kept under the key last, right or not. */
  last(key: string): Made | undefined {
    return this.#kept.get(key);
  }

  async recallEach<Row, T>(kind: string, ids: readonly number[], reading: Reading, source: Source<Row, T>): Promise<Map<number, Made>> {
    const { number } = this.#changes;
    const found = new Map<number, Made>();
    for (const id of ids) {
      const known = this.#find(`${kind}:${id}`, reading.now);
      if (known) found.set(id, known);
    }
    const missing = ids.filter((id) => !found.has(id));
    for (const [id, made] of await makeEach(reading, missing, source)) {
      this.#keep(`${kind}:${id}`, { ...made, number });
      found.set(id, made);
    }
    return found;
  }

  /** What is kept under the key and still right, which then counts as just used. */
  #find(key: string, now: Date): Kept | undefined {
    const known = this.#kept.get(key);
    if (!known || this.#changes.hasMovedSince(known.number, known.tags) || (known.expiresAt && now >= known.expiresAt)) return undefined;
    this.#keep(key, known);
    return known;
  }

  /** Puts the entry last and drops the one that was not used for longest. */
  #keep(key: string, entry: Kept): void {
    this.#kept.delete(key);
    this.#kept.set(key, entry);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > this.#limit && oldest !== undefined) this.#kept.delete(oldest);
  }
}
