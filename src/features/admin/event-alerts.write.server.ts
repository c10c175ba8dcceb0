import { and, eq, inArray } from 'drizzle-orm';
import { CallError } from '../../core/contract/errors.server.ts';
import type { ActorInLanguage } from '../../core/database/actor.ts';
import { announceChange } from '../../core/database/changes.server.ts';
import type { Database } from '../../core/database/client.server.ts';
import { type Translated, translate } from '../../core/languages.ts';
import { slugify } from '../../core/text/slugs.ts';
import { href } from '../../urls.ts';
import { isReinstated } from '../site/alerts.read.server.ts';
import { alerts } from '../site/site.tables.server.ts';
import { EntryRefused } from './check-values.server.ts';
import { type Entry, readEntry } from './entries.read.server.ts';
import { changeEntry, createEntry } from './entries.write.server.ts';
import { resources } from './resources.server.ts';

/**
 * Shows alerts to visitors though the performance they reported takes place after all: from now on they are alerts like any other
 * (ADMIN-301). Answers which of them were online all the time. Call it inside the transaction of the change.
 */
export async function showReinstated(transaction: Database, ids: readonly number[]): Promise<number[]> {
  const shown = await transaction
    .update(alerts)
    .set({ canceled_event: null })
    .where(and(inArray(alerts.id, [...ids]), isReinstated))
    .returning({ id: alerts.id, is_online: alerts.is_online });
  if (shown.length > 0) await announceChange(transaction, ['alerts']);
  return shown.filter(({ is_online }) => is_online).map(({ id }) => id);
}

/** When visitors no longer need to hear of an event: its end, else its beginning. */
export function endOfEvent({ values }: Pick<Entry, 'values'>): Date {
  return new Date(String(values.date_end ?? values.date_start));
}

/**
 * Publishes the alert of a cancelled event, in the office and by a call, until the event's end or until it takes place after all (ALERT-01);
 * answers its id, null where none is wanted or the event is over. That of a cancellation taken back elsewhere goes offline, or it would be
 * seen again beside it. @throws EntryRefused
 */
export async function publishCancelAlert(
  transaction: Database,
  entry: Pick<Entry, 'id' | 'values'>,
  texts: { title: Translated; text: Translated } | null,
  actor: ActorInLanguage,
): Promise<number | null> {
  const resource = resources['breaking-news'];
  const end = endOfEvent(entry);
  const former = await transaction
    .select({ id: alerts.id })
    .from(alerts)
    .where(and(alerts.is_online, eq(alerts.canceled_event, entry.id)));
  for (const { id } of former) await changeEntry(transaction, resource, { id, given: { is_online: false } }, actor);
  if (texts === null || end <= actor.now) return null;
  const slug = slugify(translate(entry.values.name as Translated, 'de').text);
  const link = href('event', 'de', { slug, id: entry.id });
  const id = await createEntry(transaction, resource, { ...texts, link, online_to: end.toISOString(), is_online: true }, actor);
  await transaction.update(alerts).set({ canceled_event: entry.id }).where(eq(alerts.id, id));
  return id;
}

/** {@link publishCancelAlert} of an event by its number. @throws CallError 400 where its texts are refused */
export async function publishAlertOfEvent(
  transaction: Database,
  event: number,
  texts: { title: Translated; text: Translated } | null,
  actor: ActorInLanguage,
): Promise<number | null> {
  const entry = await readEntry(transaction, resources.events, event);
  if (!entry) return null;
  try {
    return await publishCancelAlert(transaction, entry, texts, actor);
  } catch (error) {
    if (error instanceof EntryRefused) throw new CallError(400, { alert: Object.values(error.messages).flat() });
    throw error;
  }
}
