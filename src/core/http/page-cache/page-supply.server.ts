import type { CachedPage } from './cached-page.server.ts';
import { type Outcome, type RenderParts, renderPage } from './render-page.server.ts';
import type { AnswerSource, PageJob } from './rendered-page.ts';
import { RunningRenders } from './running-renders.server.ts';

/** A page that was not in memory, and how it was come by. */
interface Supplied {
  page: CachedPage;
  source: AnswerSource;
}

/**
 * Milliseconds after a failure during which the last good page is answered without a new attempt: a
 * database that hangs must not make each visitor wait for it. Any change ends the pause.
 */
const pauseAfterFailure = 1000;

/** Renders pages for those who wait, together where they may share, and falls back to the last good version. */
export class PageSupply {
  /** Calls of `render`. */
  renders = 0;
  readonly #parts: RenderParts;
  readonly #onError: (error: unknown) => void;
  readonly #running: RunningRenders<Outcome>;

  constructor(parts: RenderParts, onError: (error: unknown) => void) {
    this.#parts = parts;
    this.#onError = onError;
    this.#running = new RunningRenders(parts.changes);
  }

  /**
   * The page for a visitor who came at `arrivedAt` (milliseconds).
   * @throws what `render` throws, to all who wait for it, when there is no last good version.
   */
  async supply(job: PageJob, arrivedAt: number): Promise<Supplied> {
    const paused = this.#pausedPage(job.key, arrivedAt);
    if (paused) return { page: paused, source: 'stale' };
    const { result, isJoined } = this.#join(job);
    let outcome: Outcome;
    try {
      outcome = await result;
    } catch (error) {
      const lastGood = this.#parts.store.findStale(job.key)?.page;
      if (!lastGood) throw error;
      if (!isJoined) this.#onError(error);
      return { page: lastGood, source: 'stale' };
    }
    if (outcome.kind === 'failed') {
      const lastGood = this.#parts.store.findStale(job.key)?.page;
      return lastGood ? { page: lastGood, source: 'stale' } : { page: outcome.page, source: 'bypass' };
    }
    // Made for somebody else: a redirect by Accept-Language, for example.
    if (outcome.kind === 'unshared') return { page: isJoined ? (await this.#render(job)).page : outcome.page, source: 'bypass' };
    // It was over before this visitor came. All who find that out share the next one.
    if (isJoined && arrivedAt >= outcome.page.expiresAt) return this.supply(job, arrivedAt);
    return { page: outcome.page, source: isJoined ? 'joined' : 'miss' };
  }

  /** Renders a page that nobody waits for. False when content moved meanwhile, so that it is worth another attempt. */
  async refresh(job: PageJob): Promise<boolean> {
    const { number } = this.#parts.changes;
    const { page, kind } = await this.#join(job).result;
    if (kind === 'stored') await page.encode('br');
    return kind !== 'outdated' || number === this.#parts.changes.number;
  }

  #join(job: PageJob): { result: Promise<Outcome>; isJoined: boolean } {
    return this.#running.join(job.key, async () => {
      const { number } = this.#parts.changes;
      try {
        const outcome = await this.#render(job);
        if (outcome.kind === 'failed') this.#noteFailure(job.key, number);
        return outcome;
      } catch (error) {
        this.#noteFailure(job.key, number);
        throw error;
      }
    });
  }

  #render(job: PageJob): Promise<Outcome> {
    this.renders += 1;
    return renderPage(job, this.#parts);
  }

  #noteFailure(key: string, changeNumber: number): void {
    const lastGood = this.#parts.store.findStale(key);
    if (lastGood) lastGood.failure = { at: this.#parts.now(), changeNumber };
  }

  #pausedPage(key: string, now: number): CachedPage | undefined {
    const lastGood = this.#parts.store.findStale(key);
    if (!lastGood?.failure) return undefined;
    const { at, changeNumber } = lastGood.failure;
    return changeNumber === this.#parts.changes.number && now - at < pauseAfterFailure ? lastGood.page : undefined;
  }
}
