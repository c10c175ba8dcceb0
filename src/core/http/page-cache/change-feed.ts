/** Changes of content as the page cache sees them; `core/database` implements it on the outbox. */
export interface ChangeFeed {
  /** The number of the last change this instance has applied; increased before the listeners of that change are called. */
  readonly number: number;
  /** True when one of the tags changed after change `number`. May be true too often, never too seldom. */
  hasMovedSince(number: number, tags: Iterable<string>): boolean;
  /** Calls the listener with the tags of each change, once per change, in order. Returns the function that stops it. */
  subscribe(listener: (tags: readonly string[]) => void): () => void;
}
