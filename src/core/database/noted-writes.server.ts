import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from './client.server.ts';

/** What one request has done so far. */
interface Notes {
  mayHaveWritten: boolean;
}

const scope = new AsyncLocalStorage<Notes>();
const notesOf = new WeakMap<object, Notes>();

/** Runs the work of a request that may write, and notes whether it does. */
export function withNotes<T>(request: object, work: () => T): T {
  const notes = { mayHaveWritten: false };
  notesOf.set(request, notes);
  return scope.run(notes, work);
}

/**
 * Whether the database may have stored something for a request that failed: a write was sent, whose answer may be what is missing, or a
 * transaction had come to its end. One that failed before was rolled back.
 */
export function mayHaveWritten(request: object): boolean {
  return notesOf.get(request)?.mayHaveWritten ?? false;
}

/** The database, noting the writes of each request. Statements of `execute` count inside of transactions alone. */
export function noteWrites(db: Database): Database {
  const note = () => {
    const notes = scope.getStore();
    if (notes) notes.mayHaveWritten = true;
  };
  const noted: Pick<Database, 'insert' | 'update' | 'delete' | 'transaction'> = {
    insert: (table) => {
      note();
      return db.insert(table);
    },
    update: (table) => {
      note();
      return db.update(table);
    },
    delete: (table) => {
      note();
      return db.delete(table);
    },
    transaction: (work, config) =>
      db.transaction(async (transaction) => {
        const result = await work(transaction);
        note();
        return result;
      }, config),
  };
  return Object.assign(Object.create(db) as Database, noted);
}
