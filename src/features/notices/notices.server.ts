import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../core/database/client.server.ts';
import { isLanguage, type Language, type Translated, translate } from '../../core/languages.ts';
import type { Mail, MailMessage } from '../../core/outside/mail.server.ts';
import { MailQueue } from '../../core/outside/mail-queue.server.ts';
import { formatDay, formatTime } from '../../core/text/dates.ts';
import { inLanguage } from '../../core/text/language-scope.server.ts';
import { slugify } from '../../core/text/slugs.ts';
import { m } from '../../paraglide/messages.js';
import { href } from '../../urls.ts';
import { events, rooms } from '../programme/programme.tables.server.ts';
import { eventNotices, noticeMails } from './notices.tables.server.ts';

/** Somebody with a ticket, as the shop knows them. */
export interface Holder {
  email: string;
  language: Language;
}

interface NoticeDependencies {
  db: Database;
  clock: () => Date;
  mail: Mail;
  origin: () => string;
  siteName: () => Promise<string>;
  /** Everybody with a ticket of an event, each once; null from a shop that does not know. @throws when the shop does not answer. */
  holders(event: number): Promise<Holder[] | null>;
  onError: (error: unknown) => void;
}

type Notice = typeof eventNotices.$inferSelect;

/** Milliseconds the office waits for the number. */
const timeoutMs = 5000;
/** Until the shop is requested again after it did not answer. */
const pause = 60_000;

/**
 * Tells ticket holders that a performance is cancelled, postponed or in another room (decision 0060). The notice is written with
 * the change; the shop is requested after the commit, its answer becomes one mail a holder, and what waits survives everything.
 */
export class Notices {
  readonly #dependencies: NoticeDependencies;
  readonly #queue: MailQueue<typeof noticeMails.$inferSelect>;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<unknown> = Promise.resolve();

  constructor(dependencies: NoticeDependencies) {
    this.#dependencies = dependencies;
    this.#queue = new MailQueue({ ...dependencies, table: noticeMails, write: (waiting) => this.#write(waiting) });
  }

  /** After a change has been committed: how many holders are being notified, null when the shop does not know or not yet. Never throws. */
  async notifyTicketHolders(event: number): Promise<number | null> {
    const telling = this.#queueDue(event).catch((error: unknown) => {
      this.#dependencies.onError(error);
      return null;
    });
    this.#running = Promise.allSettled([this.#running, telling.then(() => this.#queue.run()).catch(this.#dependencies.onError)]);
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), timeoutMs);
    });
    return Promise.race([telling, tooLong]).finally(() => clearTimeout(timer));
  }

  /** Does what is due: asks the shop where it has not answered yet, and sends. */
  async run(): Promise<void> {
    await this.#queueDue().catch(this.#dependencies.onError);
    await this.#queue.run();
  }

  /** Looks for what is due every minute, the first time at once. */
  begin(): void {
    this.#timer = setInterval(() => this.mailSoon(), 60_000);
    this.#timer.unref();
    this.mailSoon();
  }

  /** Does what is due while nobody waits for it. */
  mailSoon(): void {
    this.#running = Promise.allSettled([this.#running, this.run().catch(this.#dependencies.onError)]);
  }

  /** Settles when nothing runs any more. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }

  /** Queues the mails of notices nobody has queued, of one event or of all. Answers how many holders there are. */
  async #queueDue(event?: number): Promise<number | null> {
    const { db, clock } = this.#dependencies;
    const isDue = and(isNull(eventNotices.queued_at), lte(eventNotices.due_at, clock()), event ? eq(eventNotices.event, event) : undefined);
    const due = await db.select().from(eventNotices).where(isDue).orderBy(eventNotices.id);
    let notified: number | null = null;
    for (const notice of due) notified = (await this.#queueOne(notice)) ?? notified;
    return notified;
  }

  async #queueOne(notice: Notice): Promise<number | null> {
    const { db, clock, holders: ask } = this.#dependencies;
    const holders = await ask(notice.event).catch(async (error: unknown) => {
      const due_at = new Date(clock().getTime() + pause * 2 ** Math.min(notice.attempts, 6));
      await db
        .update(eventNotices)
        .set({ due_at, attempts: notice.attempts + 1 })
        .where(eq(eventNotices.id, notice.id));
      throw error;
    });
    const now = clock();
    await db.transaction(async (transaction) => {
      const [ours] = await transaction
        .update(eventNotices)
        .set({ queued_at: now, holders: holders?.length ?? 0 })
        .where(and(eq(eventNotices.id, notice.id), isNull(eventNotices.queued_at)))
        .returning({ id: eventNotices.id });
      const mails = (ours && holders) || [];
      const rows = mails.map(({ email, language }) => ({ notice: notice.id, recipient: email, language, due_at: now }));
      for (let at = 0; at < rows.length; at += 1000)
        await transaction
          .insert(noticeMails)
          .values(rows.slice(at, at + 1000))
          .onConflictDoNothing();
    });
    return holders?.length ?? null;
  }

  /** Null for an event that was deleted meanwhile. */
  async #write({ notice: id, recipient, language: given }: typeof noticeMails.$inferSelect): Promise<MailMessage | null> {
    const { db, siteName, origin } = this.#dependencies;
    const [row] = await db
      .select({ notice: eventNotices, event: events, room: rooms.name })
      .from(eventNotices)
      .innerJoin(events, eq(events.id, eventNotices.event))
      .leftJoin(rooms, eq(rooms.id, events.room))
      .where(and(eq(eventNotices.id, id), sql`${events.deleted_at} is null`));
    if (!row) return null;
    const site = await siteName();
    const language = isLanguage(given) ? given : 'de';
    return inLanguage(language, () => {
      const { notice, event } = row;
      const name = translate(event.name, language).text;
      const said = {
        name,
        site,
        date: momentOf(notice.date_start, language),
        note: noteOf(notice.note, language),
        url: origin() + href('event', language, { slug: slugify(name), id: event.id }),
      };
      const { subject, text } = wordsOf(notice, event.date_start, translate(row.room, language).text, said, language);
      return { to: recipient, subject: subject.replace(/\p{Cc}+/gu, ' ').slice(0, 300), text };
    });
  }
}

interface Said {
  name: string;
  site: string;
  date: string;
  note: string;
  url: string;
}

/** Subject and text in the language of the scope. */
function wordsOf({ kind, date_start: before }: Notice, now: Date, room: string, said: Said, language: Language) {
  switch (kind) {
    case 'cancel':
      return { subject: m.notice_canceled_subject(said), text: m.notice_canceled_text(said) };
    case 'reinstate':
      return { subject: m.notice_reinstated_subject(said), text: m.notice_reinstated_text(said) };
    case 'change_room':
      return { subject: m.notice_room_subject(said), text: m.notice_room_text({ ...said, room }) };
    case 'postpone':
      return before.getTime() === now.getTime()
        ? { subject: m.notice_postponed_subject(said), text: m.notice_postponed_text(said) }
        : { subject: m.notice_postponed_subject(said), text: m.notice_moved_text({ ...said, now: momentOf(now, language) }) };
  }
}

function momentOf(date: Date, language: Language): string {
  const iso = date.toISOString();
  return `${formatDay(iso, language)}, ${formatTime(iso, language)}`;
}

/** Why, as a paragraph of its own; nothing when nobody said so. */
function noteOf(note: Translated, language: Language): string {
  const { text } = translate(note, language);
  return text ? `\n\n${text}` : '';
}
