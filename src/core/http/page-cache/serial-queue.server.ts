import { setImmediate } from 'node:timers/promises';

/** Background work, one item at a time, each key at most once in the queue. Failures go to `onError`. */
export class SerialQueue<T> {
  readonly #waiting = new Map<string, T>();
  readonly #work: (item: T) => Promise<void>;
  readonly #onError: (error: unknown) => void;
  #running: Promise<void> | undefined;

  constructor(work: (item: T) => Promise<void>, onError: (error: unknown) => void) {
    this.#work = work;
    this.#onError = onError;
  }

  /** Appends an item, or replaces the waiting one of the same key at its position. */
  add(key: string, item: T): void {
    this.#waiting.set(key, item);
    this.#running ??= this.#run();
  }

  get isBusy(): boolean {
    return this.#running !== undefined;
  }

  /** Settles when nothing waits or runs. */
  async idle(): Promise<void> {
    while (this.#running) await this.#running;
  }

  /** Removes waiting items; the running one is finished. */
  clear(): void {
    this.#waiting.clear();
  }

  async #run(): Promise<void> {
    // Pending requests go first.
    for (await setImmediate(); this.#waiting.size > 0; await setImmediate()) {
      const [next] = this.#waiting;
      if (!next) break;
      this.#waiting.delete(next[0]);
      try {
        await this.#work(next[1]);
      } catch (error) {
        this.#onError(error);
      }
    }
    this.#running = undefined;
  }
}
