import type { DatabaseHandle } from '../../core/database/client.server.ts';
import { localDay } from '../../core/text/wall-clock.ts';
import { matchUrl } from '../../urls.ts';
import type { VitalDevice, VitalMetric } from './dashboard.contract.ts';
import { groupOf } from './error-group.server.ts';
import { type MeasurementRows, maxCollected, sweepMeasurements, writeCollected } from './measurements.write.server.ts';
import { bucketOf } from './vital-buckets.ts';

interface MeasurementDependencies {
  database: DatabaseHandle;
  clock: () => Date;
  /** Called when storing fails; the collected rows are retried. */
  onError: (error: unknown) => void;
}

export interface Vital {
  metric: VitalMetric;
  value: number;
  device: VitalDevice;
  /** Path of the page. */
  url: string;
}

const flushIntervalMs = 5000;
const sweepIntervalMs = 60 * 60_000;
/** Stored rows after which a sweep runs early. */
const sweepAfter = 1000;
/** Advisory lock, so that only one instance sweeps. */
const sweepLock = 4_613_010;

/**
 * Collects missing addresses, web vitals and server errors in memory and stores them every few seconds and on shutdown, so that
 * no request waits. Number and age of the rows are bounded.
 */
export class Measurements {
  readonly #dependencies: MeasurementDependencies;
  readonly #timers: NodeJS.Timeout[] = [];
  #collected: MeasurementRows = empty();
  #flushing: Promise<void> = Promise.resolve();
  #sinceSweep = 0;

  constructor(dependencies: MeasurementDependencies) {
    this.#dependencies = dependencies;
  }

  /** Counts a request of a missing address (API-27). */
  countMissing(url: string): void {
    add(this.#collected.missing, url, { url, count: 1, last_seen: this.#dependencies.clock() });
  }

  /** Counts a web vital under the route of its page (API-43); unknown paths are ignored. */
  countVital({ metric, value, device, url }: Vital): void {
    const route = matchUrl(url);
    if (!route) return;
    const at = this.#dependencies.clock();
    const row = { day: localDay(at), route: route.name, device, metric, bucket: bucketOf(metric, value) };
    add(this.#collected.vitals, Object.values(row).join(' '), { ...row, count: 1, last_seen: at });
  }

  /** Counts a server error (DASH-07). */
  countError(error: unknown, place: string): void {
    const at = this.#dependencies.clock();
    const message = groupOf(error);
    add(this.#collected.errors, `${message} ${place}`, { message, place: place.slice(0, 200), count: 1, first_seen: at, last_seen: at });
  }

  /** Stores every 5 s and sweeps every hour. */
  begin(): void {
    for (const [every, work] of [
      [flushIntervalMs, () => this.flush()],
      [sweepIntervalMs, () => this.sweep().catch(this.#dependencies.onError)],
    ] as const) {
      const timer = setInterval(() => void work(), every);
      timer.unref();
      this.#timers.push(timer);
    }
    void this.sweep().catch(this.#dependencies.onError);
  }

  /** Stores the collected rows. Never throws. */
  flush(): Promise<void> {
    this.#flushing = this.#flushing.then(() => this.#write());
    return this.#flushing;
  }

  /** Deletes expired rows, and the rarest beyond the limits. */
  async sweep(): Promise<void> {
    const { database, clock } = this.#dependencies;
    const lock = await database.tryLock(sweepLock);
    if (!lock) return;
    try {
      this.#sinceSweep = 0;
      await sweepMeasurements(database.db, clock());
    } finally {
      await lock.release();
    }
  }

  /** Stops the timers and stores the rest. */
  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await this.flush();
  }

  async #write(): Promise<void> {
    const collected = this.#collected;
    this.#collected = empty();
    for (const kind of ['missing', 'vitals', 'errors'] as const) await this.#writeKind(kind, collected);
    if (this.#sinceSweep > sweepAfter) await this.sweep().catch(this.#dependencies.onError);
  }

  /** A kind that cannot be stored now waits for the next time and does not hold up the others. */
  async #writeKind<Kind extends keyof MeasurementRows>(kind: Kind, { [kind]: rows }: MeasurementRows): Promise<void> {
    if (rows.size === 0) return;
    try {
      const refused = await writeCollected(this.#dependencies.database.db, kind, rows);
      if (refused) this.#dependencies.onError(refused);
      this.#sinceSweep += rows.size;
    } catch (error) {
      for (const [key, row] of rows) add(this.#collected[kind], key, row);
      this.#dependencies.onError(error);
    }
  }
}

const empty = (): MeasurementRows => ({ missing: new Map(), vitals: new Map(), errors: new Map() });

/** Adds to a collected row; new keys only up to the limit, so that a scanner fills neither memory nor disk. */
function add<Row extends { count: number; last_seen: Date }>(rows: Map<string, Row>, key: string, row: Row): void {
  const known = rows.get(key);
  if (!known && rows.size >= maxCollected) return;
  rows.set(
    key,
    known ? { ...known, count: known.count + row.count, last_seen: new Date(Math.max(+row.last_seen, +known.last_seen)) } : row,
  );
}
