import type { Database } from '../../core/database/client.server.ts';
import type { Language } from '../../core/languages.ts';
import type { OfficeRefusal } from '../booking/sync/shop-values.shapes.ts';
import { EntryRefused } from './check-values.server.ts';
import { copyEvent } from './copy-event.write.server.ts';
import { changeEntry } from './entries.write.server.ts';
import type { Values } from './entry-values.server.ts';
import { resources } from './resources.server.ts';

const actorAt = (now: Date, language: Language = 'de') => ({ user: null, now, language });

/**
 * Changes fields of an event as its webshop says them, by the write path of the office: with history, notices that wait for it (SHOP-124)
 * and invalidation (SHOP-109). Answers why a value is not valid, in each language of the office; null when it was written.
 */
export async function changeEventFromShop(transaction: Database, id: number, given: Values, now: Date): Promise<OfficeRefusal | null> {
  const refusalIn = async (language: Language) => {
    try {
      await changeEntry(transaction, resources.events, { id, given, isUnseen: true }, actorAt(now, language));
      return null;
    } catch (error) {
      if (!(error instanceof EntryRefused)) throw error;
      return Object.values(error.messages).flat().join(' ');
    }
  };
  // What is refused is refused before anything is written, in every language alike.
  const de = await refusalIn('de');
  const en = de === null ? null : await refusalIn('en');
  return de === null || en === null ? null : { de, en };
}

/**
 * Copies an event to a new date of the webshop, offline, with prices and cast (SHOP-113). Answers its id; null where it is gone, or where
 * the given fields are not valid: then there is no copy.
 */
export async function copyEventForShop(transaction: Database, id: number, start: Date, given: Values, now: Date): Promise<number | null> {
  try {
    return await transaction.transaction(async (inner) => {
      const [made] = (await copyEvent(inner, id, [start], { sales: true, cast: true, standIns: false }, actorAt(now))) ?? [];
      if (made !== undefined) await changeEntry(inner, resources.events, { id: made, given }, actorAt(now));
      return made ?? null;
    });
  } catch (error) {
    if (error instanceof EntryRefused) return null;
    throw error;
  }
}
