import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { eq, inArray, lt, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../core/database/client.server.ts';
import { groupsOf } from '../../../core/database/in-slices.ts';
import type { ShopGateway } from '../shop-gateway.ts';
import type { ShopChanges, ShopDate } from './shop-changes.shapes.ts';
import { goneDate, valuesOfDate } from './shop-values.shapes.ts';
import { isPending } from './sync.read.server.ts';
import { type SyncTrigger, shopDates, shopSync, shopSyncRuns } from './sync.tables.server.ts';
import { draftDate, type FormerValues, type OfficeWrites, type SyncContext, storeDate, syncDate } from './sync-date.server.ts';
import { type KnownEvent, readKnownEvents, readSyncedEvents } from './synced-events.read.server.ts';

interface ShopSyncOptions {
  database: DatabaseHandle;
  shop: Pick<ShopGateway, 'changes'>;
  writes: OfficeWrites;
  clock: () => Date;
  /** Applies the announced changes to this instance's caches. */
  applyNewChanges(): Promise<void>;
  onError(error: unknown): void;
}

/** Advisory lock of the one synchronisation on all instances. */
const syncLock = 4_613_014;
const lookEveryMs = 60_000;
/** How often the shop is read without being asked to. */
const intervalMs = 5 * 60_000;
/** How long it is shown what was taken. */
const retentionMs = 60 * 24 * 3_600_000;
/** How long the office waits, and how often it looks whether another instance has finished. */
const waitMs = 5000;
const pollMs = 250;
const idsPerStatement = 1000;

/**
 * Takes changes of the webshop into the programme (SHOP-109 to SHOP-113, decision 0091): by schedule, and at once when the shop's webhook
 * or the office asks for it. Each date is one transaction, and the cursor moves on after all of them, so that a process may end at any
 * moment and the next synchronisation does the rest.
 */
export class ShopSync {
  readonly #options: ShopSyncOptions;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<unknown> = Promise.resolve();

  constructor(options: ShopSyncOptions) {
    this.#options = options;
  }

  /** Whether this shop says what has changed. */
  get isPossible(): boolean {
    return this.#options.shop.changes !== undefined;
  }

  /** Looks every minute whether a synchronisation is due. */
  begin(): void {
    this.#timer = setInterval(() => this.#quietly(), lookEveryMs);
    this.#timer.unref();
  }

  /** Asks for a synchronisation and begins it while nobody waits for it; whichever instance comes first does it. */
  async want(trigger: SyncTrigger): Promise<void> {
    await this.#options.database.db
      .insert(shopSync)
      .values({ id: 1, wanted: 1, wanted_by: trigger })
      .onConflictDoUpdate({ target: shopSync.id, set: { wanted: sql`${shopSync.wanted} + 1`, wanted_by: trigger } });
    this.#quietly();
  }

  /**
   * Asks for a synchronisation and waits until this instance or another one has done it, but not for a slow shop: then it goes on by
   * itself, and {@link readSyncOverview} says so.
   */
  async syncNow(): Promise<void> {
    const until = performance.now() + waitMs;
    await this.want('office');
    await Promise.race([this.#running, setTimeout(waitMs, undefined, { ref: false })]);
    while (isPending(await this.#state()) && performance.now() < until) await setTimeout(pollMs, undefined, { ref: false });
  }

  /** Synchronises if it is due, and as often as somebody asked meanwhile. */
  async run(): Promise<void> {
    while (await this.#runOnce());
  }

  /** Settles when nothing runs any more. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }

  #quietly(): void {
    this.#running = this.#running.then(() => this.run()).catch(this.#options.onError);
  }

  /** True when somebody asked for another one during this. */
  async #runOnce(): Promise<boolean> {
    const { database, shop, clock } = this.#options;
    if (!shop.changes || !isDue(await this.#state(), clock())) return false;
    const lock = await database.tryLock(syncLock);
    if (!lock) return false;
    try {
      // Another instance may have done it between the first look and the lock.
      const state = await this.#state();
      if (!isDue(state, clock())) return false;
      return await this.#synchronise(state);
    } finally {
      await lock.release();
    }
  }

  async #synchronise(state: typeof shopSync.$inferSelect): Promise<boolean> {
    const { database, shop, writes, clock } = this.#options;
    const { db } = database;
    const now = clock();
    const trigger = state.wanted > state.done ? (state.wanted_by ?? 'webhook') : 'schedule';
    const known = await readKnownEvents(db, now);
    let changes: ShopChanges | undefined;
    try {
      changes = await shop.changes?.(
        state.cursor,
        known.map(({ idJet }) => idJet),
      );
    } catch (error) {
      const failure = String((error instanceof Error && error.message) || error).slice(0, 300);
      await this.#note({ failed_at: failingSince(state, failure) ?? now, failure });
      throw error;
    }
    if (!changes) return false;
    if (!(await this.#take({ db, writes, now, trigger }, changes, known))) {
      // Its reason is in the log; the cursor stays, so that it is tried again.
      await this.#note({ failed_at: failingSince(state, '') ?? now, failure: '' });
      return false;
    }
    await this.#note({
      cursor: changes.cursor,
      not_found: changes.notFound,
      done: state.wanted,
      read_at: now,
      failed_at: null,
      failure: '',
    });
    await db.delete(shopSyncRuns).where(lt(shopSyncRuns.at, new Date(now.getTime() - retentionMs)));
    return (await this.#state()).wanted > state.wanted;
  }

  /** Takes one date after the other; one that fails keeps no other back. False when one did. */
  async #take(context: SyncContext, { dates: said, gone = [] }: ShopChanges, known: readonly KnownEvent[]): Promise<boolean> {
    const { applyNewChanges, onError } = this.#options;
    let isComplete = true;
    const { byIdJet, slots } = indexOf(known);
    const { former, gone: missing } = await this.#former(
      said.map(({ idJet }) => idJet),
      gone,
    );
    const dates = [...said, ...missing];
    const events = await readSyncedEvents(
      context.db,
      [...byIdJet.values()].map(({ id }) => id),
    );
    const isAsBefore = (date: ShopDate, id: number) => {
      const [known, event] = [former.get(date.idJet), events.get(id)];
      return known?.event === id && event !== undefined && isDeepStrictEqual(known.values, valuesOfDate(date, event, known.values));
    };
    for (const ofSeries of Map.groupBy(dates, ({ series }) => series).values()) {
      const entered = ofSeries.flatMap((date) => byIdJet.get(date.idJet) ?? []);
      for (const date of ofSeries) {
        if (slots.has(date.idJet)) continue;
        const event = byIdJet.get(date.idJet);
        // A changed series comes whole, and most of its dates are as before.
        if (event && isAsBefore(date, event.id)) continue;
        try {
          const isWritten = event
            ? await syncDate(context, date, event.id, former, missing.includes(date))
            : await this.#takeNew(context, { date, entered, former });
          if (isWritten) await applyNewChanges();
        } catch (error) {
          onError(error);
          isComplete = false;
        }
      }
    }
    return isComplete;
  }

  /** A date nobody has entered. True when a performance was created. */
  async #takeNew(
    context: SyncContext,
    { date, entered, former }: { date: ShopDate; entered: readonly KnownEvent[]; former: FormerValues },
  ) {
    // Known already: listed, ignored, or a draft that is in the trash by now.
    if (former.has(date.idJet) || date.dateStart <= context.now) return false;
    const sibling = siblingOf(entered);
    // What a series had before it was first read was left out on purpose, or is entered by somebody at the moment.
    const isLater = entered.some(({ idJet }) => former.has(idJet));
    if (sibling !== null && isLater && (await draftDate(context, date, sibling)) !== null) return true;
    await storeDate(context.db, date, null, date.dateEnd ? { date_end: date.dateEnd.toISOString() } : {});
    return false;
  }

  /** What was said of dates before, and those that are `gone` as they were then; a date that was never read cannot go. */
  async #former(ids: readonly string[], gone: readonly string[]): Promise<{ former: FormerValues; gone: ShopDate[] }> {
    const former = new Map<string, { event: number | null; values: typeof shopDates.$inferSelect.values }>();
    const missing: ShopDate[] = [];
    for (const group of groupsOf([...ids, ...gone], idsPerStatement)) {
      const rows = await this.#options.database.db.select().from(shopDates).where(inArray(shopDates.id_jet, group));
      for (const row of rows) {
        former.set(row.id_jet, { event: row.event, values: row.values });
        if (gone.includes(row.id_jet)) missing.push(goneDate(row));
      }
    }
    return { former, gone: missing };
  }

  async #state(): Promise<typeof shopSync.$inferSelect> {
    const [row] = await this.#options.database.db.select().from(shopSync).where(eq(shopSync.id, 1));
    return row ?? { id: 1, cursor: null, wanted: 0, wanted_by: null, done: 0, read_at: null, failed_at: null, failure: '', not_found: [] };
  }

  async #note(values: Partial<typeof shopSync.$inferInsert>): Promise<void> {
    await this.#options.database.db
      .insert(shopSync)
      .values({ id: 1, ...values })
      .onConflictDoUpdate({ target: shopSync.id, set: values });
  }
}

function isDue({ wanted, done, read_at }: typeof shopSync.$inferSelect, now: Date): boolean {
  return wanted > done || read_at === null || now.getTime() - read_at.getTime() >= intervalMs;
}

/** When it began to fail in this way: a shop that does not answer, or a date that could not be taken (''). Null when that is new. */
function failingSince(state: typeof shopSync.$inferSelect, failure: string): Date | null {
  return (state.failure === '') === (failure === '') ? state.failed_at : null;
}

/** Events by their id; a timeslot is a date of its own at some shops, and none of these is new. */
function indexOf(known: readonly KnownEvent[]): { byIdJet: Map<string, KnownEvent>; slots: Set<string> } {
  const byIdJet = new Map<string, KnownEvent>();
  for (const event of known) if (!byIdJet.has(event.idJet)) byIdJet.set(event.idJet, event);
  const slots = known.flatMap(({ idJet, slots: own }) => own.map((slot) => `${idJet.split('/')[0]}/${slot}`));
  return { byIdJet, slots: new Set(slots) };
}

/** What a new date is copied from: the last performance of its series; null where they belong to no production, or to several. */
function siblingOf(entered: readonly KnownEvent[]): number | null {
  const productions = new Set(entered.map(({ production }) => production));
  const [last] = entered.toSorted((one, other) => other.dateStart.getTime() - one.dateStart.getTime());
  return last && productions.size === 1 && last.production !== null ? last.id : null;
}
