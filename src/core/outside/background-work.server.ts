/**
 * Work that no request waits for, which the server ends with all the same. It references what still runs and nothing that has ended: it
 * lives for months.
 */
export class BackgroundWork {
  readonly #running = new Set<Promise<void>>();
  readonly #onError: (error: unknown) => void;

  constructor(onError: (error: unknown) => void) {
    this.#onError = onError;
  }

  /** Starts work beside what runs; its errors are logged. */
  start(work: () => Promise<unknown>): void {
    const run: Promise<void> = work()
      .then(() => undefined, this.#onError)
      .finally(() => this.#running.delete(run));
    this.#running.add(run);
  }

  /** Resolves when nothing runs any more. */
  async settle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }
}
