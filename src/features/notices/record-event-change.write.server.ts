import { audit } from '../../core/database/change.tables.server.ts';
import type { Database } from '../../core/database/client.server.ts';
import { kindOf, type NoticedEvent, readDueNotices, readNoticedEvents } from './due-notices.read.server.ts';
import { eventNotices } from './notices.tables.server.ts';

interface EventChangeBy {
  user: number | null;
  now: Date;
  /** Nobody of the office has made the change: mails to ticket holders wait. */
  isUnseen?: boolean | undefined;
}

/**
 * Stores the notices that a change of events in a form, the panel, a call or an import calls for, and that they were cancelled or
 * reinstated by it: history and activity say so whatever way it was done, as after the action of its own (ADMIN-175). Call it after the
 * change, in its transaction, with what {@link readNoticedEvents} read before.
 */
export async function recordEventChanges(
  transaction: Database,
  before: readonly NoticedEvent[],
  { user, now, isUnseen }: EventChangeBy,
): Promise<void> {
  if (before.length === 0) return;
  const notices = await readDueNotices(transaction, before, { now, isUnseen });
  if (notices.length > 0) await transaction.insert(eventNotices).values(notices);
  const ids = before.map((event) => event.id);
  const changed = new Map((await readNoticedEvents(transaction, ids)).map((event) => [event.id, event]));
  const entries = before.flatMap((event) => {
    const after = changed.get(event.id);
    const action = after && kindOf(event, after);
    if (action !== 'cancel' && action !== 'reinstate') return [];
    return [
      {
        ...{ user, action, content_type: 'event', object_id: event.id, created_at: now },
        title: event.name.de ?? event.name.en ?? '',
        detail: { kind: action },
      },
    ];
  });
  if (entries.length > 0) await transaction.insert(audit).values(entries);
}
