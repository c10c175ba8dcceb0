import type { AvifJob, AvifState } from './avif-claims.server.ts';

/** What this instance knows of the AVIFs: which are there, which are to be made and in which order. */
export class AvifPlan {
  readonly #settled = new Map<string, AvifState>();
  readonly #pending = new Map<string, AvifJob>();
  /** Pending ones that visitors look at now. */
  readonly #prioritized = new Set<string>();
  /** Pending ones whose turn has not come again. */
  readonly #postponed = new Set<string>();

  /** Takes over what the database says now. */
  replace(jobs: readonly (AvifJob & { state: AvifState })[]): void {
    this.#settled.clear();
    this.#pending.clear();
    for (const { state, ...job } of jobs) {
      if (state === 'pending') this.#pending.set(job.path, job);
      else this.#settled.set(job.path, state);
    }
    for (const path of this.#prioritized) if (!this.#pending.has(path)) this.#prioritized.delete(path);
  }

  /** Undefined for what is no rendition. */
  stateOf(path: string): AvifState | undefined {
    return this.#settled.get(path) ?? (this.#pending.has(path) ? 'pending' : undefined);
  }

  /** Moves a pending one to the front. */
  prioritize(path: string): void {
    if (this.#pending.has(path)) this.#prioritized.add(path);
  }

  next(): AvifJob | undefined {
    for (const path of this.#prioritized) if (!this.#postponed.has(path)) return this.#pending.get(path);
    for (const job of this.#pending.values()) if (!this.#postponed.has(job.path)) return job;
    return undefined;
  }

  settle(path: string, state: AvifState): void {
    this.#pending.delete(path);
    this.#prioritized.delete(path);
    this.#settled.set(path, state);
  }

  postpone(path: string): void {
    this.#postponed.add(path);
  }

  get hasPostponed(): boolean {
    return this.#postponed.size > 0;
  }

  /** What was postponed may be tried again. */
  retry(): void {
    this.#postponed.clear();
  }
}
