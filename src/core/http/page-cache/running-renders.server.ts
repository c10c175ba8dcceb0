import type { ChangeFeed } from './change-feed.ts';

interface Running<T> {
  /** Change number when it began. */
  number: number;
  result: Promise<T>;
}

/**
 * Renders that are running, so that concurrent requests for one page share one.
 *
 * A request may not join a render that began before a change. Which content a render uses is known only
 * when it ends, so any change closes it to later requests: they begin a new one.
 */
export class RunningRenders<T> {
  readonly #changes: ChangeFeed;
  readonly #running = new Map<string, Running<T>>();

  constructor(changes: ChangeFeed) {
    this.#changes = changes;
  }

  /** Joins the render of this key if that is allowed, else begins one. */
  join(key: string, begin: () => Promise<T>): { result: Promise<T>; isJoined: boolean } {
    const { number } = this.#changes;
    const current = this.#running.get(key);
    if (current?.number === number) return { result: current.result, isJoined: true };
    const result = begin().finally(() => {
      if (this.#running.get(key)?.result === result) this.#running.delete(key);
    });
    this.#running.set(key, { number, result });
    return { result, isJoined: false };
  }
}
