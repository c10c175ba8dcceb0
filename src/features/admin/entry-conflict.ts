import type { Entry } from './entries.read.server.ts';
import type { Values } from './entry-values.server.ts';

/** Conflicting changes (EDIT-19); nothing was stored. */
export class EntryConflict extends Error {
  override name = 'EntryConflict';
  /** Conflicting fields only, as JSON. */
  readonly base: Values;
  readonly current: Values;
  readonly submitted: Values;
  /** The whole entry as it is now. */
  readonly entry: Entry;
  /** All values with the submitted ones applied. */
  readonly merged: Values;
  readonly fields: string[];
  /** `current` is another saved version, or what is live when a draft is published. */
  readonly kind: 'theirs' | 'live';
  constructor(parts: Omit<EntryConflict, keyof Error>) {
    super('The entry was changed meanwhile.');
    ({
      base: this.base,
      current: this.current,
      submitted: this.submitted,
      entry: this.entry,
      merged: this.merged,
      fields: this.fields,
      kind: this.kind,
    } = parts);
  }
}
