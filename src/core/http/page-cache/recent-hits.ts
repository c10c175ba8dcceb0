/** Milliseconds after which past hits count half. */
const halfLifeMs = 10 * 60_000;

/** Hits of a page, halved every {@link halfLifeMs}, so that yesterday's popular page is not rendered again all night. */
export class RecentHits {
  hits = 0;
  #since: number;

  constructor(now: number) {
    this.#since = now;
  }

  /** Halves the hits for the periods up to now and answers the rest. */
  decay(now: number): number {
    const periods = Math.floor((now - this.#since) / halfLifeMs);
    if (periods > 0) {
      this.hits = Math.floor(this.hits / 2 ** periods);
      this.#since += periods * halfLifeMs;
    }
    return this.hits;
  }
}
