import { setTimeout as setTimer } from 'node:timers';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { desc, gt, lt, lte, min, sql } from 'drizzle-orm';
import { outbox } from '../../core/database/change.tables.server.ts';
import { announceChange, type Changes } from '../../core/database/changes.server.ts';
import type { Database, DatabaseHandle } from '../../core/database/client.server.ts';
import type { ModuleRegistry } from '../../core/module/define-module.ts';
import { changedThings } from './index/changed-things.server.ts';
import { readNameLists } from './index/name-lists.server.ts';
import { sources } from './index/sources.server.ts';
import { removeDocuments, writeDocuments } from './index/write-documents.server.ts';
import { searchDocuments, searchState, searchWords } from './search.tables.server.ts';
import { type SearchKind, searchKinds } from './search-kinds.ts';

export interface IndexContext {
  database: DatabaseHandle;
  registry: ModuleRegistry;
  clock: () => Date;
}

/** Raised when documents are made in another way: the next start rebuilds the index. */
const documentsVersion = 10;
/** Contents per transaction: enough to make round trips cheap, few enough not to delay visitors' queries. */
const batchSize = 10;
/** Advisory lock while the index is written, so that only one of several instances does it. */
const indexLock = 4_613_006;
const indexes = ['de_events', 'de_others', 'en_events', 'en_others'].map((name) => `search_documents_${name}`);
/** Time between attempts to get the lock. */
const lockRetryMs = 200;
/** Maximal delay until the next check of what is due: a longer timer may miss that the clock was set. */
const maxDelayMs = 3_600_000;

/** Reports how far a rebuild has come. */
export type IndexProgress = (progress: { kind: SearchKind; done: number; total: number }) => void;

/** Rebuilds all documents while the old ones are searched (`npm run reindex`). Answers how many contents are indexed. */
export async function rebuildIndex(context: IndexContext, onProgress: IndexProgress = () => undefined): Promise<number> {
  return underLock(context.database, () => rebuild(context, onProgress));
}

/** Applies all changes to the index: rebuilds it where there is none or one of another version. */
async function applyNewChanges(context: IndexContext): Promise<void> {
  const { db } = context.database;
  const [state] = await db.select().from(searchState).limit(1);
  if (state?.version !== documentsVersion) return void (await rebuild(context, () => undefined));
  const rows = await db.select().from(outbox).where(gt(outbox.number, state.number)).orderBy(outbox.number);
  const last = rows.at(-1)?.number ?? state.number;
  const things = await changedThings(
    db,
    rows.map(({ tags }) => tags),
  );
  for (const { kind, id } of await readDue(context)) {
    const known = things.get(kind);
    if (known !== 'all') things.set(kind, new Set(known).add(id));
  }
  if (rows.length === 0 && things.size === 0) return;
  let isNew = false;
  for (const [kind, ids] of things) {
    const wanted = ids === 'all' ? await allOf(context, kind) : [...ids];
    if (await indexContents(context, kind, wanted, state.run)) isNew = true;
  }
  await finish(context, last, state.run, things.size > 0, isNew);
}

/** Number of the last change that is in the index; 0 before there is one. */
export async function readIndexedNumber(db: Database): Promise<number> {
  const [state] = await db.select({ number: searchState.number }).from(searchState).limit(1);
  return state?.number ?? 0;
}

/** Contents of which a module's publication window has opened or closed since they were indexed. */
async function readDue({ database: { db }, clock }: IndexContext): Promise<{ kind: SearchKind; id: number }[]> {
  const { kind, id, changes_at } = searchDocuments;
  const rows = await db.selectDistinct({ kind, id }).from(searchDocuments).where(lte(changes_at, clock()));
  return rows as { kind: SearchKind; id: number }[];
}

/** Milliseconds until the next content is due. */
async function untilNextDue({ database: { db }, clock }: IndexContext): Promise<number> {
  const [next] = await db.select({ at: min(searchDocuments.changes_at) }).from(searchDocuments);
  return next?.at ? Math.min(Math.max(next.at.getTime() - clock().getTime(), 0), maxDelayMs) : maxDelayMs;
}

async function rebuild(context: IndexContext, onProgress: IndexProgress): Promise<number> {
  const { db } = context.database;
  const [state] = await db.select().from(searchState).limit(1);
  const [newest] = await db.select({ number: outbox.number }).from(outbox).orderBy(desc(outbox.number)).limit(1);
  const run = (state?.run ?? 0) + 1;
  for (const kind of searchKinds) {
    const ids = await allOf(context, kind);
    await indexContents(context, kind, ids, run, (done) => onProgress({ kind, done, total: ids.length }));
  }
  await db.delete(searchWords).where(lt(searchWords.run, run));
  // The embedded database never does it by itself.
  await db.execute(sql`analyze search_documents`);
  await finish(context, newest?.number ?? 0, run, true, true);
  const [counted] = await db.select({ count: sql<number>`count(distinct (kind, id))::integer` }).from(searchDocuments);
  return counted?.count ?? 0;
}

/** Ids of all contents of a kind, and of deleted ones that are still in the index. */
async function allOf({ database: { db } }: IndexContext, kind: SearchKind): Promise<number[]> {
  const known = await db.selectDistinct({ id: searchDocuments.id }).from(searchDocuments).where(sql`kind = ${kind}`);
  const present = await sources[kind].ids(db);
  const gone = new Set(known.map(({ id }) => id)).difference(new Set(present));
  await removeDocuments(db, kind, [...gone]);
  return present;
}

async function indexContents(
  { database, registry, clock }: IndexContext,
  kind: SearchKind,
  ids: readonly number[],
  run: number,
  onDone: (done: number) => void = () => undefined,
): Promise<boolean> {
  if (ids.length === 0) return false;
  const now = clock();
  const names = await readNameLists(database.db);
  let isNew = false;
  for (let begin = 0; begin < ids.length; begin += batchSize) {
    const some = ids.slice(begin, begin + batchSize);
    const changesAt = new Map<number, Date>();
    const documents = await sources[kind].read(some, { db: database.db, now, registry, names, changesAt });
    for (const document of documents) document.changes_at = changesAt.get(document.id)?.toISOString() ?? null;
    if (await writeDocuments(database.db, kind, some, documents, run)) isNew = true;
    onDone(Math.min(begin + batchSize, ids.length));
    // Requests that came meanwhile go first.
    await setImmediate();
  }
  return isNew;
}

/** Stores how far the index has come and announces the change, so that cached results and vocabularies are invalidated. */
async function finish({ database: { db } }: IndexContext, number: number, run: number, isChanged: boolean, isNew: boolean): Promise<void> {
  await db.transaction(async (transaction) => {
    const values = { id: 1, number, run, version: documentsVersion };
    await transaction.insert(searchState).values(values).onConflictDoUpdate({ target: searchState.id, set: values });
    // Every search would scan the pending entries.
    for (const index of isChanged ? indexes : []) await transaction.execute(sql`select gin_clean_pending_list(${index}::regclass)`);
    if (isChanged) await announceChange(transaction, ['search', ...(isNew ? ['search_words'] : [])]);
  });
}

async function underLock<T>(database: DatabaseHandle, work: () => Promise<T>): Promise<T> {
  for (;;) {
    const lock = await database.tryLock(indexLock);
    if (lock) return work().finally(() => lock.release());
    await setTimeout(lockRetryMs);
  }
}

/** Keeps the index up to date in one instance. */
export interface SearchIndex {
  /** Begins to follow the changes. */
  begin(): void;
  /** Applies changes and what is due now. */
  update(): void;
  /** Settles when everything that was announced is in the index. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

/** Follows the outbox: within a second of a change its words are found. Of several instances only the first one writes. */
export function createSearchIndex(context: IndexContext & { changes: Changes; onError: (error: unknown) => void }): SearchIndex {
  const { database, changes, onError } = context;
  let running: Promise<void> | undefined;
  let isAgain = false;
  let hasBegun = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  const update = () => {
    isAgain = true;
    if (!hasBegun || isClosed) return;
    running ??= (async () => {
      try {
        while (isAgain && !isClosed) {
          isAgain = false;
          await underLock(database, () => applyNewChanges(context));
          const delayMs = await untilNextDue(context);
          clearTimeout(timer);
          if (!isClosed) timer = setTimer(update, delayMs).unref();
        }
      } catch (error) {
        // The next change, or the next start, applies what is missing.
        if (!isClosed) onError(error);
      } finally {
        running = undefined;
      }
    })();
  };
  const stopListening = changes.subscribe((tags) => {
    if (tags.some((tag) => tag !== 'search' && tag !== 'search_words')) update();
  });
  return {
    begin: () => {
      hasBegun = true;
      update();
    },
    update,
    idle: async () => {
      while (running) await running;
      await changes.applyNewChanges();
    },
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      stopListening();
      await running;
    },
  };
}
