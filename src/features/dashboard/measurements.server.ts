import type { DatabaseHandle } from '../../core/database/client.server.ts';
import { localDay } from '../../core/text/wall-clock.ts';
import { matchUrl } from '../../urls.ts';
import type { VitalDevice, VitalMetric } from './dashboard.contract.ts';
import { groupOf } from './error-group.server.ts';
import { type Collected, mostAtOnce, sweepMeasurements, writeCollected } from './measurements.write.server.ts';
import { bucketOf } from './vital-buckets.ts';

interface MeasurementParts {
  database: DatabaseHandle;
  clock: () => Date;
  /** Told of a failure to store; what was collected is kept for the next time. */
  onError: (error: unknown) => void;
}

export interface Vital {
  metric: VitalMetric;
  value: number;
  device: VitalDevice;
  /** Path of the page. */
  url: string;
}

const flushEvery = 5000;
const sweepEvery = 60 * 60_000;
/** Rows stored since the last sweep after which the next one is due before its time. */
const sweepAfter = 1000;
/** Held while sweeping, so that of several instances one does it. */
const sweepLock = 4_613_010;

/**
 * What the site measures about itself: missing addresses, web vitals, its own errors. Collected in memory and stored every few
 * seconds and when the site stops, so that no request waits for it; what is stored and how long is bounded, whatever anybody sends.
 */
export class Measurements {
  readonly #parts: MeasurementParts;
  readonly #timers: NodeJS.Timeout[] = [];
  #collected: Collected = empty();
  #writing: Promise<void> = Promise.resolve();
  #sinceSweep = 0;

  constructor(parts: MeasurementParts) {
    this.#parts = parts;
  }

  /** Counts a visit of an address that is missing (API-27). */
  countMissing(url: string): void {
    add(this.#collected.missing, url, { url, count: 1, last_seen: this.#parts.clock() });
  }

  /** Counts a web vital under the leaf of its page (API-43); a path that is none of the site counts nothing. */
  countVital({ metric, value, device, url }: Vital): void {
    const leaf = matchUrl(url);
    if (!leaf) return;
    const at = this.#parts.clock();
    const row = { day: localDay(at), route: leaf.name, device, metric, bucket: bucketOf(metric, value) };
    add(this.#collected.vitals, Object.values(row).join(' '), { ...row, count: 1, last_seen: at });
  }

  /** Counts an error of the server (DASH-07). */
  countError(error: unknown, place: string): void {
    const at = this.#parts.clock();
    const message = groupOf(error);
    add(this.#collected.errors, `${message} ${place}`, { message, place: place.slice(0, 200), count: 1, first_seen: at, last_seen: at });
  }

  /** Stores every 5 s and sweeps every hour. */
  begin(): void {
    for (const [every, work] of [
      [flushEvery, () => this.flush()],
      [sweepEvery, () => this.sweep().catch(this.#parts.onError)],
    ] as const) {
      const timer = setInterval(() => void work(), every);
      timer.unref();
      this.#timers.push(timer);
    }
    void this.sweep().catch(this.#parts.onError);
  }

  /** Stores what was collected; afterwards reads know it. Never throws. */
  flush(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  /** Deletes what is older than it may be, and the rarest where there is too much. */
  async sweep(): Promise<void> {
    const { database, clock } = this.#parts;
    const lock = await database.tryLock(sweepLock);
    if (!lock) return;
    try {
      this.#sinceSweep = 0;
      await sweepMeasurements(database.db, clock());
    } finally {
      await lock.release();
    }
  }

  /** Stores the rest. */
  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await this.flush();
  }

  async #write(): Promise<void> {
    const collected = this.#collected;
    const size = collected.missing.size + collected.vitals.size + collected.errors.size;
    if (size === 0) return;
    this.#collected = empty();
    try {
      await writeCollected(this.#parts.database.db, collected);
      this.#sinceSweep += size;
      if (this.#sinceSweep > sweepAfter) await this.sweep();
    } catch (error) {
      for (const [key, row] of collected.missing) add(this.#collected.missing, key, row);
      for (const [key, row] of collected.vitals) add(this.#collected.vitals, key, row);
      for (const [key, row] of collected.errors) add(this.#collected.errors, key, row);
      this.#parts.onError(error);
    }
  }
}

const empty = (): Collected => ({ missing: new Map(), vitals: new Map(), errors: new Map() });

/** Adds to what is known; new keys only as long as there is room, so that a scanner fills neither memory nor disk. */
function add<Row extends { count: number; last_seen: Date }>(rows: Map<string, Row>, key: string, row: Row): void {
  const known = rows.get(key);
  if (!known && rows.size >= mostAtOnce) return;
  rows.set(
    key,
    known ? { ...known, count: known.count + row.count, last_seen: new Date(Math.max(+row.last_seen, +known.last_seen)) } : row,
  );
}
