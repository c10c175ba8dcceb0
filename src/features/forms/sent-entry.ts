import type { TempFile } from './forms.contract.ts';

/** A form that was sent without script and comes back: all that was written, and what is wrong with it. */
export interface SentEntry {
  form: number;
  /** By slug. */
  values: Readonly<Record<string, string | string[]>>;
  /** Files that are here already, by slug. */
  files: Readonly<Record<string, TempFile>>;
  errors: Readonly<Record<string, string>>;
  /** What concerns no single field. */
  problem: string | null;
  status: number;
  /** Seconds until the next attempt, for 429. */
  retryAfter?: number;
}
