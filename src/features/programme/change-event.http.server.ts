import { and, eq, isNull } from 'drizzle-orm';
import { CallError } from '../../core/contract/errors.server.ts';
import { answer, type CallHandler } from '../../core/contract/register.server.ts';
import type { ActorInLanguage } from '../../core/database/actor.ts';
import type { Database } from '../../core/database/client.server.ts';
import type { Translated } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';
import { changeEventCall } from './change-event.contract.ts';
import { events, rooms } from './programme.tables.server.ts';
import { changeEvent } from './programme.write.server.ts';

interface ChangeEventOptions {
  /** Makes this instance see what was just committed. */
  applyNewChanges(): Promise<void>;
  /** Tells ticket holders; answers how many. */
  notifyTicketHolders(event: number): Promise<number | null>;
  /** Publishes the alert of a cancellation, with null only takes former ones offline; answers its number. @throws CallError 400 */
  publishAlert(transaction: Database, event: number, texts: AlertTexts | null, actor: ActorInLanguage): Promise<number | null>;
}

interface AlertTexts {
  title: Translated;
  text: Translated;
}

/** The call of `changeEvent`. */
export function changeEventCalls({ applyNewChanges, notifyTicketHolders, publishAlert }: ChangeEventOptions): CallHandler[] {
  return [
    answer(changeEventCall, async ({ reading, language, parameters: { id }, body }) => {
      const read = async () =>
        (
          await reading.db
            .select()
            .from(events)
            .where(and(eq(events.id, id), isNull(events.deleted_at)))
        )[0];
      const before = await read();
      if (!before) throw CallError.notFound(language);
      const actor = { user: reading.viewer.userId, now: reading.now, language };
      let alert: number | null = null;
      const about = body.note && { note: body.note };
      if (body.kind === 'postpone') {
        const { date_start, date_end = null } = body;
        if (date_start && date_end && date_end < date_start)
          throw new CallError(400, { date_end: [m.admin_ends_early({}, { locale: language })] });
        await changeEvent(reading.db, id, { kind: 'postpone', ...about, ...(date_start && { to: { date_start, date_end } }) }, actor);
      } else if (body.kind === 'change_room') {
        const [room] = await reading.db
          .select({ id: rooms.id })
          .from(rooms)
          .where(and(eq(rooms.id, body.room), isNull(rooms.deleted_at)));
        if (!room) throw new CallError(400, { room: [m.admin_no_such_entry({}, { locale: language })] });
        await changeEvent(reading.db, id, { kind: 'change_room', ...about, room: room.id }, actor);
      } else if (body.kind === 'cancel') {
        const texts = body.alert ? { title: body.alert.title, text: body.alert.text ?? {} } : null;
        alert = await reading.db.transaction(async (opened) => {
          const transaction = opened as unknown as Database;
          await changeEvent(transaction, id, { kind: 'cancel', ...about }, actor);
          // Repeated without one, it leaves the alert that runs.
          return texts || !before.statuses.includes('canceled') ? publishAlert(transaction, id, texts, actor) : null;
        });
      } else await changeEvent(reading.db, id, { kind: body.kind, ...about }, actor);
      await applyNewChanges();
      const notified = await notifyTicketHolders(id);
      const after = await read();
      if (!after) throw CallError.notFound(language);
      return { id, version: after.version, statuses: after.statuses, alert, notified };
    }),
  ];
}
