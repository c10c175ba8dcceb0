import { and, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Changes } from '../../core/database/changes.server.ts';
import { announceChange } from '../../core/database/changes.server.ts';
import type { Database } from '../../core/database/client.server.ts';
import { withRetry } from '../../core/database/with-retry.server.ts';
import { BackgroundWork } from '../../core/outside/background-work.server.ts';
import type { Mail } from '../../core/outside/mail.server.ts';
import { MailQueue } from '../../core/outside/mail-queue.server.ts';
import { events } from '../programme/programme.tables.server.ts';
import type { Fees } from './cart/price-sum.ts';
import { openEvent } from './sandbox/open-places.server.ts';
import { type Availability, type CartHold, isRefusal, type Refusal, type ShopVisitor } from './shop-gateway.ts';
import { readSoldEvents } from './stock/sold-events.read.server.ts';
import { acceptOffer, declineOffer, leaveList } from './waiting-list/answer-offer.server.ts';
import { changeWish } from './waiting-list/change-wish.server.ts';
import { closeCanceled, closeLapsed, offerPlaces } from './waiting-list/offer-places.server.ts';
import { storeWish } from './waiting-list/store-wish.server.ts';
import { isCanceled, readAwaitedEvents, readWaitingDates, readWaitingPage } from './waiting-list/waiting-list.read.server.ts';
import type { ChangedWish, WaitingWish, WishChange } from './waiting-list/waiting-list.shapes.ts';
import { waitingDates, waitingMails, waitingOffers, waitingParties } from './waiting-list/waiting-list.tables.server.ts';
import { previewWaitingMails, writeWaitingMail } from './waiting-list/waiting-mails.server.ts';
import { hasParty, readWaitingLine, readWaitingRows } from './waiting-list/waiting-rows.read.server.ts';

interface WaitingListDependencies {
  db: Database;
  clock: () => Date;
  mail: Mail;
  origin: () => string;
  siteName: () => Promise<string>;
  /** Of the shop. */
  fees: Fees;
  changes: Pick<Changes, 'subscribe' | 'applyNewChanges'>;
  /** Reads the stock of events again. */
  refreshStock(events: readonly number[]): Promise<void>;
  onError: (error: unknown) => void;
}

/** Days after the last of its evenings until everything about a party is deleted, and until a party that never confirmed is. */
const retentionDays = 14;
const dayMs = 24 * 3_600_000;
/** Announced when parties begin or end to wait. */
const tag = 'waiting_list';

/**
 * The waiting list of the built-in shop (SHOP-77 to SHOP-81, decision 0088). Free places are offered where the shop finds them: when it
 * reads the stock of an event after a change, and before an addition, so that nobody overtakes the list.
 */
export class WaitingList {
  readonly #dependencies: WaitingListDependencies;
  readonly #queue: MailQueue<typeof waitingMails.$inferSelect>;
  /** Events with waiting parties, so that stock of others costs no query; null when it has to be read. */
  #awaited: Promise<ReadonlySet<number>> | null = null;
  #timer: NodeJS.Timeout | undefined;
  readonly #work: BackgroundWork;
  readonly #stopListening: () => void;

  constructor(dependencies: WaitingListDependencies) {
    this.#dependencies = dependencies;
    this.#work = new BackgroundWork(dependencies.onError);
    this.#queue = new MailQueue({ ...dependencies, table: waitingMails, write: (waiting) => writeWaitingMail(dependencies, waiting) });
    this.#stopListening = dependencies.changes.subscribe((tags) => {
      if (tags.includes(tag)) this.#awaited = null;
    });
  }

  /** Offers what is free of these events; true when something was offered, so that the stock has to be read again. */
  async offerFree(stock: ReadonlyMap<number, Pick<Availability, 'remaining'>>): Promise<boolean> {
    const free = [...stock].filter(([, { remaining }]) => remaining !== null && remaining > 0).map(([event]) => event);
    if (free.length === 0) return false;
    this.#awaited ??= readAwaitedEvents(this.#dependencies.db, this.#dependencies.clock()).then((ids) => new Set(ids));
    const awaited = await this.#awaited.catch((error: unknown) => {
      this.#awaited = null;
      throw error;
    });
    const due = free.filter((event) => awaited.has(event));
    const offered = await this.#offer(due);
    if (offered.length > 0) this.mailSoon();
    return offered.length > 0;
  }

  dates = (event: number) => readWaitingDates(this.#dependencies.db, event, this.#dependencies.clock());

  page = (token: string) => readWaitingPage(this.#dependencies.db, token, this.#dependencies.clock());

  rows = (event: number, page: { page: number; perPage: number }) => readWaitingRows(this.#dependencies.db, event, page);

  has = (event: number, party: number) => hasParty(this.#dependencies.db, event, party);

  line = (event: number) => readWaitingLine(this.#dependencies.db, event);

  /** What an offer costs beside its tickets, as in the cart. */
  get fees(): Fees {
    return this.#dependencies.fees;
  }

  /** Puts a party on the list and mails its link, which it has to use. The answer says nothing about an address. */
  async join(wish: WaitingWish): Promise<void> {
    const { db, clock } = this.#dependencies;
    await db.transaction((transaction) => storeWish(transaction, wish, clock()));
    this.mailSoon();
  }

  /** The link of the first mail was used: from now on the party is offered tickets. */
  async confirm(token: string): Promise<void> {
    const { db, clock, changes } = this.#dependencies;
    const ids = await db.transaction(async (transaction) => {
      const [party] = await transaction
        .update(waitingParties)
        .set({ confirmed_at: clock() })
        .where(and(eq(waitingParties.token, token), isNull(waitingParties.confirmed_at)))
        .returning({ id: waitingParties.id });
      if (!party) return [];
      await announceChange(transaction, [tag]);
      return transaction.select({ event: waitingDates.event }).from(waitingDates).where(eq(waitingDates.party, party.id));
    });
    await changes.applyNewChanges();
    await this.#passOn(ids.map(({ event }) => event));
  }

  /** Takes an offer into the visitor's cart (SHOP-79). */
  async accept(token: string, visitor: ShopVisitor): Promise<CartHold | Refusal> {
    const { db, refreshStock } = this.#dependencies;
    const event = (await this.page(token))?.offer?.event.id;
    const outcome = await withRetry(() => db.transaction((transaction) => acceptOffer(transaction, token, visitor)));
    // Its hold ends earlier than the offer.
    if (event !== undefined && !isRefusal(outcome)) await refreshStock([event]);
    return outcome;
  }

  async decline(token: string): Promise<void> {
    const { db, clock } = this.#dependencies;
    const event = await withRetry(() => db.transaction((transaction) => declineOffer(transaction, token, clock())));
    if (event !== null) await this.#passOn([event]);
  }

  /** Changes what a party wishes (SHOP-270); what is free and fits it now is offered at once. */
  async change(token: string, wish: ChangedWish): Promise<WishChange> {
    const { db, clock, changes } = this.#dependencies;
    // An offer whose time is over holds nobody up until the minute's work closes it.
    const ended = (await this.page(token))?.ended;
    if (ended?.outcome === 'lapsed') await this.#passOn([ended.event.id]);
    const outcome = await db.transaction(async (transaction) => {
      const changed = await changeWish(transaction, token, wish, clock());
      if (changed === 'kept' || changed === 'behind') await announceChange(transaction, [tag]);
      return changed;
    });
    await changes.applyNewChanges();
    if (outcome === 'kept' || outcome === 'behind') await this.#passOn(wish.dates);
    return outcome;
  }

  /** Leaves the list: everything about the party is deleted. */
  async leave(token: string): Promise<void> {
    const { db, clock } = this.#dependencies;
    const event = await withRetry(() => db.transaction((transaction) => leaveList(transaction, token, clock())));
    if (event !== null) await this.#passOn([event]);
  }

  /** Removes a party by its id, for the office. */
  async remove(party: number): Promise<void> {
    const [row] = await this.#dependencies.db
      .select({ token: waitingParties.token })
      .from(waitingParties)
      .where(eq(waitingParties.id, party));
    if (row) await this.leave(row.token);
  }

  /** Offers free places of an event to one party, out of turn; false when it has no room for it. */
  async offerNow(event: number, party: number): Promise<boolean> {
    const offered = await this.#offer([event], party);
    if (offered.length === 0) return false;
    this.mailSoon();
    await this.#dependencies.refreshStock([event]);
    return true;
  }

  /** Deletes everybody with this address, for requests of data protection. */
  async erasePerson(email: string): Promise<void> {
    const rows = await this.#dependencies.db
      .select({ token: waitingParties.token })
      .from(waitingParties)
      .where(sql`lower(${waitingParties.email}) = ${email.toLowerCase()}`);
    for (const { token } of rows) await this.leave(token);
  }

  /** The mails as they would be sent, for the office. */
  preview = (event: number) => previewWaitingMails(this.#dependencies, event);

  /** Does what is due: closes offers that have lapsed or whose evening was canceled, offers their places to the next, sends, and deletes what is over. */
  async run(): Promise<void> {
    const { db, clock } = this.#dependencies;
    const now = clock();
    const lapsed = await db
      .selectDistinct({ event: waitingOffers.event })
      .from(waitingOffers)
      .innerJoin(events, eq(events.id, waitingOffers.event))
      .where(and(isNull(waitingOffers.outcome), or(lte(waitingOffers.expires_at, now), isCanceled)));
    await this.#passOn(lapsed.map(({ event }) => event));
    await this.#queue.run();
    await this.#sweep(now);
  }

  /** Looks for what is due every minute, the first time at once. */
  begin(): void {
    const runSoon = () => this.#work.start(() => this.run());
    this.#timer = setInterval(runSoon, 60_000);
    this.#timer.unref();
    runSoon();
  }

  /** Sends mails while nobody waits for it. */
  mailSoon(): void {
    this.#work.start(() => this.#queue.run());
  }

  /** Settles when nothing runs any more. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#stopListening();
    await this.#work.settle();
  }

  async #passOn(ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    await this.#offer(ids);
    this.mailSoon();
    await this.#dependencies.refreshStock(ids);
  }

  /** One transaction per event, because each locks its stocks; few events have free places and a list at once. */
  async #offer(ids: readonly number[], only?: number): Promise<number[]> {
    const { db, clock } = this.#dependencies;
    const offered: number[] = [];
    for (const found of await readSoldEvents(db, ids)) {
      const now = clock();
      const parties = await withRetry(() =>
        db.transaction(async (transaction) => {
          const open = await openEvent(transaction, found, { tokens: [], browsers: [] }, now);
          const given = await offerPlaces(transaction, found.event, open, now, only);
          // Also where the list was switched off meanwhile.
          await closeLapsed(transaction, found.event.id, now);
          if (found.event.statuses.includes('canceled')) await closeCanceled(transaction, found.event.id);
          return given;
        }),
      );
      offered.push(...parties);
    }
    return offered;
  }

  /** Deletes parties whose evenings are over, and who never confirmed. */
  async #sweep(now: Date): Promise<void> {
    const { db } = this.#dependencies;
    const before = new Date(now.getTime() - retentionDays * dayMs);
    const ahead = db
      .select({ one: sql`1` })
      .from(waitingDates)
      .innerJoin(events, eq(events.id, waitingDates.event))
      .where(sql`${waitingDates.party} = ${waitingParties.id} and ${events.ends_at} >= ${before.toISOString()}::timestamptz`);
    const offered = db
      .select({ one: sql`1` })
      .from(waitingOffers)
      .innerJoin(events, eq(events.id, waitingOffers.event))
      .where(sql`${waitingOffers.party} = ${waitingParties.id} and ${events.ends_at} >= ${before.toISOString()}::timestamptz`);
    await db.delete(waitingParties).where(sql`not exists ${ahead} and not exists ${offered}`);
    await db.delete(waitingParties).where(and(isNull(waitingParties.confirmed_at), lt(waitingParties.created_at, before)));
  }
}
