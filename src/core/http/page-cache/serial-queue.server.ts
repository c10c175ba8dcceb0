import { setImmediate } from 'node:timers/promises';

/** Work in the background, one item at a time, each key at most once in the queue. Failures go to `onError`. */
export class SerialQueue<T> {
  readonly #waiting = new Map<string, T>();
  readonly #work: (item: T) => Promise<void>;
  readonly #onError: (error: unknown) => void;
  #running: Promise<void> | undefined;

  constructor(work: (item: T) => Promise<void>, onError: (error: unknown) => void) {
    this.#work = work;
    this.#onError = onError;
  }

  /** Appends an item; one that already waits under the key is replaced and keeps its place. */
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

  /** Forgets what waits; what runs is finished. */
  clear(): void {
    this.#waiting.clear();
  }

  async #run(): Promise<void> {
    // Requests that are already here go first.
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
