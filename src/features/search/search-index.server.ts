import { setTimeout as setTimer } from 'node:timers';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { desc, gt, lt, lte, min, sql } from 'drizzle-orm';
import { outbox } from '../../core/database/change.tables.server.ts';
import { announceChange, type Changes } from '../../core/database/changes.server.ts';
import type { DatabaseHandle } from '../../core/database/client.server.ts';
import type { ModuleRegistry } from '../../core/module/define-module.ts';
import { changedThings } from './index/changed-things.server.ts';
import { readNameLists } from './index/name-lists.server.ts';
import { sources } from './index/sources.server.ts';
import { removeDocuments, writeDocuments } from './index/write-documents.server.ts';
import { searchDocuments, searchState, searchWords } from './search.tables.server.ts';
import { type SearchKind, searchKinds } from './search-kinds.ts';

export interface IndexParts {
  database: DatabaseHandle;
  registry: ModuleRegistry;
  clock: () => Date;
}

/** Raised when documents are put together in another way: the next start makes them all anew. */
const documentsVersion = 3;
/** Things per transaction: so many that the way to the database does not count, so few that a visitor's query does not wait. */
const batch = 10;
/** Held while the index is written, so that of several instances one does it. */
const indexLock = 4_613_006;
const indexes = ['de_events', 'de_others', 'en_events', 'en_others'].map((name) => `search_documents_${name}`);
/** Milliseconds between attempts to get it. */
const lockEvery = 200;
/** Milliseconds after which what is due is looked for at the latest: a timer that sleeps longer may miss that the clock was set. */
const maxSleepMs = 3_600_000;

/** Tells how far a rebuild has come. */
export type IndexProgress = (progress: { kind: SearchKind; done: number; total: number }) => void;

/** Makes all documents anew while the old ones are searched (`npm run reindex`). Answers how many things are found now. */
export async function rebuildIndex(parts: IndexParts, onProgress: IndexProgress = () => undefined): Promise<number> {
  return underLock(parts.database, () => rebuild(parts, onProgress));
}

/** Brings the index up to the present change: all of it where it has never been made, or made by another version. */
async function catchUp(parts: IndexParts): Promise<void> {
  const { db } = parts.database;
  const [state] = await db.select().from(searchState).limit(1);
  if (state?.version !== documentsVersion) return void (await rebuild(parts, () => undefined));
  const rows = await db.select().from(outbox).where(gt(outbox.number, state.number)).orderBy(outbox.number);
  const last = rows.at(-1)?.number ?? state.number;
  const things = await changedThings(
    db,
    rows.map(({ tags }) => tags),
  );
  for (const { kind, id } of await readDue(parts)) {
    const known = things.get(kind);
    if (known !== 'all') things.set(kind, new Set(known).add(id));
  }
  if (rows.length === 0 && things.size === 0) return;
  let isNew = false;
  for (const [kind, ids] of things) {
    const wanted = ids === 'all' ? await allOf(parts, kind) : [...ids];
    if (await indexThings(parts, kind, wanted, state.run)) isNew = true;
  }
  await finish(parts, last, state.run, things.size > 0, isNew);
}

/** Things whose modules show something else since their last indexing, by the clock alone. */
async function readDue({ database: { db }, clock }: IndexParts): Promise<{ kind: SearchKind; id: number }[]> {
  const { kind, id, changes_at } = searchDocuments;
  const rows = await db.selectDistinct({ kind, id }).from(searchDocuments).where(lte(changes_at, clock()));
  return rows as { kind: SearchKind; id: number }[];
}

/** Milliseconds until the next thing is due. */
async function untilNextDue({ database: { db }, clock }: IndexParts): Promise<number> {
  const [next] = await db.select({ at: min(searchDocuments.changes_at) }).from(searchDocuments);
  return next?.at ? Math.min(Math.max(next.at.getTime() - clock().getTime(), 0), maxSleepMs) : maxSleepMs;
}

async function rebuild(parts: IndexParts, onProgress: IndexProgress): Promise<number> {
  const { db } = parts.database;
  const [state] = await db.select().from(searchState).limit(1);
  const [newest] = await db.select({ number: outbox.number }).from(outbox).orderBy(desc(outbox.number)).limit(1);
  const run = (state?.run ?? 0) + 1;
  for (const kind of searchKinds) {
    const ids = await allOf(parts, kind);
    await indexThings(parts, kind, ids, run, (done) => onProgress({ kind, done, total: ids.length }));
  }
  await db.delete(searchWords).where(lt(searchWords.run, run));
  // The embedded database never does it by itself.
  await db.execute(sql`analyze search_documents`);
  await finish(parts, newest?.number ?? 0, run, true, true);
  const [counted] = await db.select({ count: sql<number>`count(distinct (kind, id))::integer` }).from(searchDocuments);
  return counted?.count ?? 0;
}

/** Ids of all things of a kind, and of those that only the index still knows. */
async function allOf({ database: { db } }: IndexParts, kind: SearchKind): Promise<number[]> {
  const known = await db.selectDistinct({ id: searchDocuments.id }).from(searchDocuments).where(sql`kind = ${kind}`);
  const present = await sources[kind].ids(db);
  const gone = new Set(known.map(({ id }) => id)).difference(new Set(present));
  await removeDocuments(db, kind, [...gone]);
  return present;
}

async function indexThings(
  { database, registry, clock }: IndexParts,
  kind: SearchKind,
  ids: readonly number[],
  run: number,
  onDone: (done: number) => void = () => undefined,
): Promise<boolean> {
  if (ids.length === 0) return false;
  const now = clock();
  const names = await readNameLists(database.db);
  let isNew = false;
  for (let begin = 0; begin < ids.length; begin += batch) {
    const some = ids.slice(begin, begin + batch);
    const changesAt = new Map<number, Date>();
    const documents = await sources[kind].read(some, { db: database.db, now, registry, names, changesAt });
    for (const document of documents) document.changes_at = changesAt.get(document.id)?.toISOString() ?? null;
    if (await writeDocuments(database.db, kind, some, documents, run)) isNew = true;
    onDone(Math.min(begin + batch, ids.length));
    // Visitors who came meanwhile go first.
    await setImmediate();
  }
  return isNew;
}

/** Notes how far the index has come; whoever keeps results or the vocabulary hears that they moved. */
async function finish({ database: { db } }: IndexParts, number: number, run: number, isChanged: boolean, isNew: boolean): Promise<void> {
  await db.transaction(async (transaction) => {
    const values = { id: 1, number, run, version: documentsVersion };
    await transaction.insert(searchState).values(values).onConflictDoUpdate({ target: searchState.id, set: values });
    // Every search would read through the entries that wait.
    for (const index of isChanged ? indexes : []) await transaction.execute(sql`select gin_clean_pending_list(${index}::regclass)`);
    if (isChanged) await announceChange(transaction, ['search', ...(isNew ? ['search_words'] : [])]);
  });
}

async function underLock<T>(database: DatabaseHandle, work: () => Promise<T>): Promise<T> {
  for (;;) {
    const lock = await database.tryLock(indexLock);
    if (lock) return work().finally(() => lock.release());
    await setTimeout(lockEvery);
  }
}

/** The index as one instance keeps it up to date. */
export interface SearchIndex {
  /** Begins to follow the changes. */
  begin(): void;
  /** Looks now for what is due by the clock. */
  wake(): void;
  /** Settles when everything that was announced is in the index. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

/** Follows the outbox: within a second of a change its words are found. Of several instances the first one writes, the others find it done. */
export function createSearchIndex(parts: IndexParts & { changes: Changes; onError: (error: unknown) => void }): SearchIndex {
  const { database, changes, onError } = parts;
  let running: Promise<void> | undefined;
  let isAgain = false;
  let hasBegun = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  const wake = () => {
    isAgain = true;
    if (!hasBegun || isClosed) return;
    running ??= (async () => {
      try {
        while (isAgain && !isClosed) {
          isAgain = false;
          await underLock(database, () => catchUp(parts));
          const sleep = await untilNextDue(parts);
          clearTimeout(timer);
          if (!isClosed) timer = setTimer(wake, sleep).unref();
        }
      } catch (error) {
        // The next change, or the next start, takes what is missing along.
        if (!isClosed) onError(error);
      } finally {
        running = undefined;
      }
    })();
  };
  const stopListening = changes.subscribe((tags) => {
    if (tags.some((tag) => tag !== 'search' && tag !== 'search_words')) wake();
  });
  return {
    begin: () => {
      hasBegun = true;
      wake();
    },
    wake,
    idle: async () => {
      while (running) await running;
      await changes.catchUp();
    },
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      stopListening();
      await running;
    },
  };
}
