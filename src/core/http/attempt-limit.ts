const maxKeys = 20_000;

/** Counts attempts by key within a sliding window. Counted per process, as all rate limits are. */
export class AttemptLimit {
  readonly #times = new Map<string, number[]>();
  readonly #maxAttempts: number;
  readonly #windowMs: number;
  readonly #clock: () => Date;

  constructor(maxAttempts: number, windowMs: number, clock: () => Date) {
    this.#maxAttempts = maxAttempts;
    this.#windowMs = windowMs;
    this.#clock = clock;
  }

  /** Counts an attempt and answers 0; when there were too many, counts nothing and answers the seconds until the next one. */
  take(key: string): number {
    const now = this.#clock().getTime();
    // Those of a clock that was ahead would count for longer than the window.
    const times = (this.#times.get(key) ?? []).filter((time) => time > now - this.#windowMs && time <= now);
    const [first = now] = times;
    if (times.length >= this.#maxAttempts) return Math.max(1, Math.ceil((first + this.#windowMs - now) / 1000));
    this.#times.delete(key);
    this.#times.set(key, [...times, now]);
    const [oldest] = this.#times.keys();
    if (this.#times.size > maxKeys && oldest !== undefined) this.#times.delete(oldest);
    return 0;
  }

  /** Removes the last attempt: it was successful. */
  giveBack(key: string): void {
    this.#times.get(key)?.pop();
  }

  /** Removes all attempts. */
  forget(key: string): void {
    this.#times.delete(key);
  }
}
