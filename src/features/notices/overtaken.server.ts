import { sql } from 'drizzle-orm';
import { eventNotices, noticeMails } from './notices.tables.server.ts';

/** A later notice of the event says how it stands now; one that waits for the office says nothing yet. */
export const isOvertaken = sql<boolean>`exists (
  select 1 from event_notices later where later.event = ${eventNotices.event} and later.id > ${eventNotices.id} and not later.waits_for_office)`;

/**
 * Mails whose event has a newer notice that nobody has queued yet are not sent: the newer one has to know who has not got them.
 */
export const isMailReady = sql`not exists (
  select 1 from event_notices ours join event_notices newest on newest.event = ours.event
  where ours.id = ${noticeMails.notice} and newest.id > ours.id and not newest.waits_for_office and newest.queued_at is null
    and not exists (
      select 1 from event_notices later where later.event = newest.event and later.id > newest.id and not later.waits_for_office))`;
