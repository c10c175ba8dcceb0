import type { audit } from '../../core/database/change.tables.server.ts';
import type { Database } from '../../core/database/client.server.ts';
import { isReinstated, kindOf, type NoticedEvent, readDueNotices, readNoticedEvents } from './due-notices.read.server.ts';

interface EventChangeBy {
  user: number | null;
  now: Date;
  /** Nobody of the office has made the change: mails to ticket holders wait. */
  isUnseen?: boolean | undefined;
}

/**
 * What a change of events in a form, the panel, a call or an import has to store besides: its notices, and for the audit that they were
 * cancelled or reinstated by it, so that history and activity say so whatever way it was done (ADMIN-175). Read after the change, in its
 * transaction, with what {@link readNoticedEvents} read before.
 */
export async function readEventChanges(transaction: Database, before: readonly NoticedEvent[], { user, now, isUnseen }: EventChangeBy) {
  if (before.length === 0) return { notices: [], entries: [] };
  const notices = await readDueNotices(transaction, before, { now, isUnseen });
  const ids = before.map((event) => event.id);
  const changed = new Map((await readNoticedEvents(transaction, ids)).map((event) => [event.id, event]));
  const entries = before.flatMap((event): (typeof audit.$inferInsert)[] => {
    const after = changed.get(event.id);
    const kind = after && kindOf(event, after);
    const action = kind !== 'cancel' && after && isReinstated(event, after) ? 'reinstate' : kind;
    if (action !== 'cancel' && action !== 'reinstate') return [];
    const title = event.name.de ?? event.name.en ?? '';
    return [{ user, action, content_type: 'event', object_id: event.id, title, detail: { kind: action }, created_at: now }];
  });
  return { notices, entries };
}
