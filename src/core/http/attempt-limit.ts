const mostKeys = 20_000;

/** Counts attempts by key within a span of time that moves along. Counted per process, as all rate limits are. */
export class AttemptLimit {
  readonly #times = new Map<string, number[]>();
  readonly #most: number;
  readonly #span: number;
  readonly #clock: () => Date;

  /** `span` in milliseconds. */
  constructor(most: number, span: number, clock: () => Date) {
    this.#most = most;
    this.#span = span;
    this.#clock = clock;
  }

  /** Counts an attempt and answers 0; when there were too many, counts nothing and answers the seconds until the next one. */
  take(key: string): number {
    const now = this.#clock().getTime();
    const times = (this.#times.get(key) ?? []).filter((time) => time > now - this.#span);
    const [first = now] = times;
    if (times.length >= this.#most) return Math.max(1, Math.ceil((first + this.#span - now) / 1000));
    this.#times.delete(key);
    this.#times.set(key, [...times, now]);
    const [oldest] = this.#times.keys();
    if (this.#times.size > mostKeys && oldest !== undefined) this.#times.delete(oldest);
    return 0;
  }

  /** Forgets the last attempt: it was a good one. */
  giveBack(key: string): void {
    this.#times.get(key)?.pop();
  }

  /** Forgets all attempts. */
  forget(key: string): void {
    this.#times.delete(key);
  }
}
