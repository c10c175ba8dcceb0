import type { Changes } from '../../../core/database/changes.server.ts';
import type { DatabaseHandle } from '../../../core/database/client.server.ts';
import type { ShopGateway } from '../shop-gateway.ts';
import type { StockStates } from './stock-states.write.server.ts';
import { type ProgrammePlace, readUpcomingSales } from './upcoming-sales.read.server.ts';

/** How often what is due and the next part of the programme are read. */
const pollIntervalMs = 10_000;

interface StockWatchOptions {
  database: DatabaseHandle;
  states: StockStates;
  shop: Pick<ShopGateway, 'pollSize'>;
  changes: Pick<Changes, 'subscribe'>;
  clock: () => Date;
  onError(error: unknown): void;
}

/**
 * Finds stocks that change without a call of a visitor: holds that end, timeslots that begin, changes of the catalogue, of a room or of
 * capacities, and sales of an external shop. Every instance watches: a second reading of the same stock stores nothing.
 */
export class StockWatch {
  readonly #options: StockWatchOptions;
  /** How far the programme has been read in this round. */
  #after: ProgrammePlace | null = null;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();
  #stopListening: () => void = () => undefined;

  constructor(options: StockWatchOptions) {
    this.#options = options;
  }

  begin(): void {
    const { changes, states, onError } = this.#options;
    this.#stopListening = changes.subscribe((tags) => {
      const events = tags.flatMap((tag) => /^event:(\d+)$/.exec(tag)?.[1] ?? []).map(Number);
      if (events.length > 0) states.refresh(events).catch(onError);
      if (tags.includes('rooms') || tags.includes('design_settings')) this.#after = null;
    });
    let isBusy = false;
    const poll = () => {
      if (isBusy) return;
      isBusy = true;
      this.#running = this.run().finally(() => {
        isBusy = false;
      });
    };
    poll();
    this.#timer = setInterval(poll, pollIntervalMs);
    this.#timer.unref();
  }

  /** Reads what is due and the next events of the round; while the shop is away the states stay as they are. */
  run(): Promise<void> {
    return this.#readNext().catch(this.#options.onError);
  }

  async #readNext(): Promise<void> {
    const { database, states, shop, clock } = this.#options;
    await states.refreshDue();
    const part = await readUpcomingSales(database.db, clock(), this.#after, shop.pollSize);
    this.#after = part.length < shop.pollSize ? null : (part.at(-1) ?? null);
    if (part.length > 0) await states.refresh(part.map(({ id }) => id));
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#stopListening();
    await this.#running;
    await this.#options.states.idle();
  }
}
