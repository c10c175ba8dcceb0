/** What the page cache knows about changes of content; `core/database` implements it on the outbox. */
export interface ChangeFeed {
  /** The number of the last change this instance has applied. It has moved before the listeners of that change are called. */
  readonly number: number;
  /** True when one of the tags moved after change `number`. It may say true too often, never too seldom. */
  hasMovedSince(number: number, tags: Iterable<string>): boolean;
  /** Called with the tags of each change, once per change, in order. Returns the way to stop. */
  subscribe(listener: (tags: readonly string[]) => void): () => void;
}
