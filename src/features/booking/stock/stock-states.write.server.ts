import { inArray, lte, sql } from 'drizzle-orm';
import { announceChange } from '../../../core/database/changes.server.ts';
import type { Database, DatabaseHandle } from '../../../core/database/client.server.ts';
import type { Availability, ShopGateway } from '../shop-gateway.ts';
import { stockStateOf } from './stock-state.ts';
import { stockStates } from './stock-states.tables.server.ts';

interface StockStatesOptions {
  database: Pick<DatabaseHandle, 'db'>;
  shop: Pick<ShopGateway, 'availability'>;
  clock: () => Date;
  /** The number of tickets below which few are left (EVT-28). */
  remainingBelow(): Promise<number>;
  /** Offers free places to the waiting list; true when it did, so that fewer are left. */
  offerFree?(stock: ReadonlyMap<number, Availability>): Promise<boolean>;
  /** Applies the announced changes to this instance's caches. */
  applyNewChanges(): Promise<void>;
}

type Row = typeof stockStates.$inferSelect;

/** Events per request to the shop, so that no query takes long. */
const maxPerRead = 100;

/**
 * Stores the states of stocks that pages show: only a change of the state invalidates pages (tag `stock:ID`), not every ticket
 * (docs/decisions/browser/0084-stock-in-pages.md).
 */
export class StockStates {
  readonly #options: StockStatesOptions;
  readonly #waiting = new Set<number>();
  #running: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;

  constructor(options: StockStatesOptions) {
    this.#options = options;
  }

  /** Reads the stock of events from the shop, beginning after this call, and stores what has changed. One read at a time, so that the last one counts. */
  refresh(events: readonly number[]): Promise<void> {
    for (const event of events) this.#waiting.add(event);
    this.#next ??= this.#running.then(() => {
      this.#next = undefined;
      const ids = [...this.#waiting];
      this.#waiting.clear();
      const done = this.#refreshAll(ids);
      this.#running = done.catch(() => undefined);
      return done;
    });
    return this.#next;
  }

  /** Refreshes the states that differ from a response of the shop to another request. */
  async compare(stock: ReadonlyMap<number, Availability>): Promise<void> {
    const below = await this.#options.remainingBelow();
    const stored = await readRows(this.#options.database.db, [...stock.keys()]);
    const differing = [...stock].filter(([event, one]) => isShownOtherwise(shownOf(one, below), stored.get(event)));
    if (differing.length > 0) await this.refresh(differing.map(([event]) => event));
  }

  /** Refreshes the states that time alone has changed. */
  async refreshDue(): Promise<void> {
    const { database, clock } = this.#options;
    const due = await database.db.select({ event: stockStates.event }).from(stockStates).where(lte(stockStates.changes_at, clock()));
    if (due.length > 0) await this.refresh(due.map(({ event }) => event));
  }

  /** Settles when nothing is being read or stored. */
  async idle(): Promise<void> {
    while (this.#next) await this.#next.catch(() => undefined);
    await this.#running;
  }

  async #refreshAll(events: readonly number[]): Promise<void> {
    for (let from = 0; from < events.length; from += maxPerRead) await this.#refreshSome(events.slice(from, from + maxPerRead));
  }

  async #refreshSome(events: readonly number[]): Promise<void> {
    const { database, shop, clock, remainingBelow, offerFree, applyNewChanges } = this.#options;
    const readAt = clock();
    let stock = await shop.availability(events, readAt);
    if (await offerFree?.(stock)) stock = await shop.availability(events, readAt);
    const below = await remainingBelow();
    const stored = await readRows(database.db, events);
    const rows = events.map((event): Row => {
      const { remaining = null, hasWheelchairSpaces = false, changesAt = null } = stock.get(event) ?? {};
      return { event, ...shownOf({ remaining, hasWheelchairSpaces }, below), read_at: readAt, changes_at: changesAt };
    });
    const changed = rows.filter((row) => isChanged(row, stored.get(row.event)));
    if (changed.length === 0) return;
    const shown = changed.filter((row) => isShownOtherwise(row, stored.get(row.event)));
    await database.db.transaction(async (transaction) => {
      await transaction
        .insert(stockStates)
        .values(changed)
        .onConflictDoUpdate({
          target: stockStates.event,
          set: {
            ...{ state: sql`excluded.state`, has_wheelchair_spaces: sql`excluded.has_wheelchair_spaces` },
            ...{ read_at: sql`excluded.read_at`, changes_at: sql`excluded.changes_at` },
          },
          setWhere: sql`${stockStates.read_at} <= excluded.read_at`,
        });
      if (shown.length > 0)
        await announceChange(
          transaction,
          shown.map(({ event }) => `stock:${event}`),
        );
    });
    if (shown.length > 0) await applyNewChanges();
  }
}

/** What pages show of a stock. */
type ShownStock = Pick<Row, 'state' | 'has_wheelchair_spaces'>;

function shownOf(
  { remaining, hasWheelchairSpaces = false }: Pick<Availability, 'remaining' | 'hasWheelchairSpaces'>,
  below: number,
): ShownStock {
  const state = stockStateOf(remaining, below);
  return { state, has_wheelchair_spaces: state === 'sold_out' && hasWheelchairSpaces };
}

function isShownOtherwise(row: ShownStock, stored: Row | undefined): boolean {
  return row.state !== (stored?.state ?? 'available') || row.has_wheelchair_spaces !== (stored?.has_wheelchair_spaces ?? false);
}

function isChanged(row: Row, stored: Row | undefined): boolean {
  return isShownOtherwise(row, stored) || row.changes_at?.getTime() !== stored?.changes_at?.getTime();
}

async function readRows(db: Database, events: readonly number[]): Promise<Map<number, Row>> {
  if (events.length === 0) return new Map();
  const rows = await db
    .select()
    .from(stockStates)
    .where(inArray(stockStates.event, [...events]));
  return new Map(rows.map((row) => [row.event, row]));
}
