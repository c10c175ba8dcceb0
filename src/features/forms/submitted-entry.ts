import type { TempFile } from './forms.contract.ts';

/** Refused submission without script: values and errors to show again. */
export interface SubmittedEntry {
  form: number;
  /** By slug. */
  values: Readonly<Record<string, string | string[]>>;
  /** Files already uploaded, by slug. */
  files: Readonly<Record<string, TempFile>>;
  errors: Readonly<Record<string, string>>;
  /** Error that concerns the whole form. */
  problem: string | null;
  status: number;
  /** Seconds until the next attempt, for 429. */
  retryAfter?: number;
}
