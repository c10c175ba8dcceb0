import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray, isNull, lte, not, or } from 'drizzle-orm';
import type { Database } from '../../core/database/client.server.ts';
import { isLanguage, type Translated } from '../../core/languages.ts';
import { BackgroundWork } from '../../core/outside/background-work.server.ts';
import type { Mail, MailMessage } from '../../core/outside/mail.server.ts';
import { MailQueue } from '../../core/outside/mail-queue.server.ts';
import { readStocks } from '../booking/stock/stocks.read.server.ts';
import { waitingParties } from '../booking/waiting-list/waiting-list.tables.server.ts';
import { events, rooms } from '../programme/programme.tables.server.ts';
import { composeNotice, isAsOnTicket, type NoticeKind } from './compose-notice.server.ts';
import { hasHolders, kindOf, readNoticedEvents } from './due-notices.read.server.ts';
import { type LoggedNotice, readNoticeLog } from './notice-log.read.server.ts';
import type { RoomShortage } from './notice-texts.shapes.ts';
import { eventNotices, noticeMails } from './notices.tables.server.ts';
import { isMailReady, isOvertaken } from './overtaken.server.ts';
import { inTime, type PreviewedMails, previewMails } from './preview-mails.server.ts';
import { type Holder, queueNotice } from './queue-notice.server.ts';
import { contentOf, isWaiting, readTickets, readWaitingNotices, type WaitingNotice } from './waiting-notices.read.server.ts';
import { readWaitingParties } from './waiting-parties.read.server.ts';

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

/** A change of a performance that is not made yet. */
interface PlannedChange {
  kind: NoticeKind;
  note?: Translated;
  /** The new beginning, where it is known. */
  to?: { date_start: Date };
  room?: number;
}

/** Fields of an event as JSON; what is left out stays. */
interface ChangedFields {
  statuses?: string[];
  date_start?: string;
  room?: number | null;
  status_note?: Translated;
}

/** What a change would send, and whom its room has no place for. */
export interface NoticePreview extends PreviewedMails, RoomShortage {}

/** What publishing changed fields of an event would send, and which kind of change that is. */
export interface PublishNotice extends NoticePreview {
  kind: NoticeKind;
}

type Notice = typeof eventNotices.$inferSelect;

/** Until the shop is requested again after it did not answer. */
const pause = 60_000;
/** Until the shop is requested again about a notice that waits for the office: tickets may be returned meanwhile. */
const hour = 3_600_000;

/**
 * Notifies ticket holders, and who waits for tickets, that a performance is cancelled, postponed or in another room (decision 0060). The notice is written with
 * the change; the shop is requested after the commit, its answer becomes one mail a holder, and what waits survives everything.
 */
export class Notices {
  readonly #dependencies: NoticeDependencies;
  readonly #queue: MailQueue<typeof noticeMails.$inferSelect>;
  #timer: NodeJS.Timeout | undefined;
  readonly #work: BackgroundWork;

  constructor(dependencies: NoticeDependencies) {
    this.#dependencies = dependencies;
    this.#work = new BackgroundWork(dependencies.onError);
    this.#queue = new MailQueue({ ...dependencies, table: noticeMails, isReady: isMailReady, write: (waiting) => this.#write(waiting) });
  }

  /** After a change has been committed: how many people are being notified, null when nobody waits and the shop does not know its holders, or not yet. Never throws. */
  async notifyTicketHolders(event: number): Promise<number | null> {
    const telling = this.#queueDue(event).catch((error: unknown) => {
      this.#dependencies.onError(error);
      return null;
    });
    this.#work.start(() => telling.then(() => this.#queue.run()));
    return inTime(telling, null);
  }

  /**
   * The mails that a change would send, in each language, and to how many. Null for an event without tickets or one that is over.
   */
  async preview(id: number, change: PlannedChange): Promise<NoticePreview | null> {
    const { db, clock, siteName, origin } = this.#dependencies;
    const [row] = await db
      .select({ event: events, room: rooms.name })
      .from(events)
      .leftJoin(rooms, eq(rooms.id, events.room))
      .where(eq(events.id, id));
    if (!row || !hasHolders(row.event, clock())) return null;
    const { event } = row;
    const [other] = change.room !== undefined ? await db.select({ name: rooms.name }).from(rooms).where(eq(rooms.id, change.room)) : [];
    const ticket = (await readTickets(db, [id])).get(id) ?? event;
    const { note = {}, room = event.room } = change;
    const start = change.to?.date_start ?? event.date_start;
    const isSameDate = start.getTime() === event.date_start.getTime();
    const isAwaited = await this.#isAwaited(id);
    // Postponed without a date before, and now to the one that was announced.
    const kind = change.kind === 'postpone' && change.to && isSameDate && isAwaited ? 'reinstate' : change.kind;
    const content = {
      ...{ kind, note, event, start, before: ticket.date_start, room: other?.name ?? row.room },
      isDateKnown: change.to !== undefined || !isSameDate,
      isRoomNew: room !== null && room !== ticket.room,
      ...{ siteName: await siteName(), origin: origin() },
    };
    const isHeardOf = kind === 'reinstate' && !event.statuses.includes('canceled') && !isAwaited;
    if (isAsOnTicket(content) || isHeardOf) return null;
    const stocks = change.room !== undefined && change.room !== event.room ? await readStocks(db, id, clock(), change.room) : null;
    return { ...(await previewMails(this.#dependencies, content)), excess: stocks?.excess ?? 0, unseated: stocks?.unseated ?? 0 };
  }

  /** The same for fields that will be published: null where nobody would get a mail of it. */
  async previewFields(id: number, changed: ChangedFields): Promise<PublishNotice | null> {
    const [event] = await this.#dependencies.db.select().from(events).where(eq(events.id, id));
    if (!event || event.deleted_at) return null;
    const { room, status_note, statuses } = { ...event, ...changed };
    const date_start = new Date(changed.date_start ?? event.date_start);
    const kind = kindOf({ ...event, isAwaited: await this.#isAwaited(id) }, { date_start, room, statuses });
    if (!kind) return null;
    const isMoved = date_start.getTime() !== event.date_start.getTime();
    const note = isDeepStrictEqual(status_note, event.status_note) ? {} : { ...event.status_note, ...status_note };
    const preview = await this.preview(id, { kind, note, ...(isMoved && { to: { date_start } }), ...(room !== null && { room }) });
    return preview && { kind, ...preview };
  }

  /** Whether ticket holders have heard last that there is no date. */
  async #isAwaited(id: number): Promise<boolean> {
    const [event] = await readNoticedEvents(this.#dependencies.db, [id]);
    return event?.isAwaited ?? false;
  }

  /** The first `limit` notices that wait until somebody sends them, with their mails (SHOP-124). */
  async waiting(limit: number): Promise<(WaitingNotice & PreviewedMails)[]> {
    const { db, clock, siteName, origin } = this.#dependencies;
    const notices = (await readWaitingNotices(db, clock())).slice(0, limit);
    const from = { siteName: await siteName(), origin: origin() };
    return Promise.all(notices.map(async (notice) => ({ ...notice, ...(await previewMails(this.#dependencies, { ...notice, ...from })) })));
  }

  /** Sends the mails of a notice that waits; false where somebody else has decided, or where there is nothing to say any more. */
  async send(id: number): Promise<boolean> {
    const { db, clock } = this.#dependencies;
    const now = clock();
    if (!(await readWaitingNotices(db, now)).some((notice) => notice.id === id)) return false;
    const [released] = await db
      .update(eventNotices)
      .set({ waits_for_office: false, created_at: now, due_at: now })
      .where(and(eq(eventNotices.id, id), isWaiting))
      .returning({ event: eventNotices.event });
    if (released) await this.notifyTicketHolders(released.event);
    return released !== undefined;
  }

  /** Takes back a notice that waits: nobody gets a mail. False where somebody else has decided. */
  async dismiss(id: number): Promise<boolean> {
    const rows = await this.#dependencies.db
      .delete(eventNotices)
      .where(and(eq(eventNotices.id, id), eventNotices.waits_for_office))
      .returning({ id: eventNotices.id });
    return rows.length > 0;
  }

  /** The newest notices of an event, or of all. */
  log(limit: number, event?: number): Promise<LoggedNotice[]> {
    return readNoticeLog(this.#dependencies.db, limit, event);
  }

  /** Does what is due: asks the shop where it has not answered yet, and sends. */
  async run(): Promise<void> {
    await this.#dropWithoutHolders().catch(this.#dependencies.onError);
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
    this.#work.start(() => this.run());
  }

  /** Settles when nothing runs any more. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#work.settle();
  }

  /**
   * Nobody has to read mails that nobody would get: a notice that waits goes when nobody is known to have a ticket and nobody waits for
   * one (SHOP-124), when the performance is over, and when a later notice has said more.
   */
  async #dropWithoutHolders(): Promise<void> {
    const { db, clock } = this.#dependencies;
    const now = clock();
    const past = db.select({ id: events.id }).from(events).where(lte(events.ends_at, now));
    await db.delete(eventNotices).where(and(eventNotices.waits_for_office, or(isOvertaken, inArray(eventNotices.event, past))));
    const due = await db
      .select()
      .from(eventNotices)
      .where(and(eventNotices.waits_for_office, lte(eventNotices.due_at, now)));
    for (const notice of due) {
      const holders = (await this.#holdersOf(notice)) ?? [];
      const waiting = await readWaitingParties(db, notice.event, holders);
      const isOurs = and(eq(eventNotices.id, notice.id), eventNotices.waits_for_office);
      if (holders.length + waiting.length === 0) await db.delete(eventNotices).where(isOurs);
      else
        await db
          .update(eventNotices)
          .set({ due_at: new Date(now.getTime() + hour), attempts: 0 })
          .where(isOurs);
    }
  }

  /** Queues the mails of notices nobody has queued, of one event or of all. Answers how many holders there are. */
  async #queueDue(event?: number): Promise<number | null> {
    const { db, clock } = this.#dependencies;
    const isDue = and(
      ...[isNull(eventNotices.queued_at), not(eventNotices.waits_for_office), not(isOvertaken), lte(eventNotices.due_at, clock())],
      event ? eq(eventNotices.event, event) : undefined,
    );
    const due = await db.select().from(eventNotices).where(isDue).orderBy(eventNotices.id);
    let notified: number | null = null;
    for (const notice of due) notified = (await this.#queueOne(notice)) ?? notified;
    return notified;
  }

  async #queueOne(notice: Notice): Promise<number | null> {
    const { db, clock } = this.#dependencies;
    const holders = await this.#holdersOf(notice);
    const queued = await db.transaction((transaction) => queueNotice(transaction, notice, holders ?? [], clock()));
    return holders || queued ? queued : null;
  }

  /** Who has to be notified; null where the shop does not know. @throws when it does not answer, and is requested again later. */
  async #holdersOf({ id, event, attempts }: Notice): Promise<Holder[] | null> {
    const { db, clock, holders } = this.#dependencies;
    return holders(event).catch(async (error: unknown) => {
      const due_at = new Date(clock().getTime() + pause * 2 ** Math.min(attempts, 6));
      await db
        .update(eventNotices)
        .set({ due_at, attempts: attempts + 1 })
        .where(eq(eventNotices.id, id));
      throw error;
    });
  }

  /** Null for an event that was deleted meanwhile or has a later notice, and for a performance that is back as it was. */
  async #write({
    notice: id,
    recipient,
    language: given,
    since: sinceId,
    party,
  }: typeof noticeMails.$inferSelect): Promise<MailMessage | null> {
    const { db, siteName, origin } = this.#dependencies;
    const [row] = await db
      .select({ notice: eventNotices, event: events, room: rooms.name })
      .from(eventNotices)
      .innerJoin(events, eq(events.id, eventNotices.event))
      .leftJoin(rooms, eq(rooms.id, events.room))
      .where(and(eq(eventNotices.id, id), isNull(events.deleted_at), not(isOvertaken)));
    if (!row) return null;
    const [since = row.notice] = sinceId === null ? [] : await db.select().from(eventNotices).where(eq(eventNotices.id, sinceId));
    const content = contentOf(row.notice, since, row.event, row.room);
    if (isAsOnTicket(content)) return null;
    const [waiting] = party === null ? [] : await db.select().from(waitingParties).where(eq(waitingParties.id, party));
    const composed = composeNotice(
      { ...content, waitingToken: waiting?.token ?? null, siteName: await siteName(), origin: origin() },
      isLanguage(given) ? given : 'de',
    );
    return { to: recipient, ...composed };
  }
}
