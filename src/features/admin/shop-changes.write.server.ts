import type { Database } from '../../core/database/client.server.ts';
import { EntryRefused } from './check-values.server.ts';
import { copyEvent } from './copy-event.write.server.ts';
import { changeEntry } from './entries.write.server.ts';
import type { Values } from './entry-values.server.ts';
import { resources } from './resources.server.ts';

const actorAt = (now: Date) => ({ user: null, now, language: 'de' as const });

/**
 * Changes fields of an event as its webshop says them, by the write path of the office: with history, notices and invalidation
 * (SHOP-109). Answers why a value is not valid; '' when it was written.
 */
export async function changeEventFromShop(transaction: Database, id: number, given: Values, now: Date): Promise<string> {
  try {
    await changeEntry(transaction, resources.events, { id, given }, actorAt(now));
    return '';
  } catch (error) {
    if (!(error instanceof EntryRefused)) throw error;
    return Object.values(error.messages).flat().join(' ');
  }
}

/** Copies an event to a new date of the webshop, offline, with prices and cast (SHOP-113). Answers its id; null where it is gone. */
export async function copyEventForShop(transaction: Database, id: number, start: Date, given: Values, now: Date): Promise<number | null> {
  const [made] = (await copyEvent(transaction, id, [start], { sales: true, cast: true, standIns: false }, actorAt(now))) ?? [];
  if (made !== undefined) await changeEntry(transaction, resources.events, { id: made, given }, actorAt(now));
  return made ?? null;
}
