/** Milliseconds after which past hits count half. */
const halfLife = 10 * 60_000;

/** How much a page is asked for: hits that fade, so that yesterday's success is not rendered again all night. */
export class Heat {
  hits = 0;
  #since: number;

  constructor(now: number) {
    this.#since = now;
  }

  /** Lets the hits fade up to now and answers what is left. */
  cool(now: number): number {
    const periods = Math.floor((now - this.#since) / halfLife);
    if (periods > 0) {
      this.hits = Math.floor(this.hits / 2 ** periods);
      this.#since += periods * halfLife;
    }
    return this.hits;
  }
}
