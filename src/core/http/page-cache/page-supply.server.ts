import type { CachedPage } from './cached-page.server.ts';
import { type Outcome, type RenderContext, renderPage } from './render-page.server.ts';
import type { AnswerSource, PageJob } from './rendered-page.ts';
import { RunningRenders } from './running-renders.server.ts';

/** A page and where it came from. */
interface SuppliedPage {
  page: CachedPage;
  source: AnswerSource;
}

/**
 * Time after a failure during which the last good page is answered without a new attempt, so that not
 * every request waits for a database that hangs. Any change ends the pause.
 */
const pauseAfterFailureMs = 1000;

/** Renders pages for requests, once for concurrent ones, and falls back to the last good version. */
export class PageSupply {
  /** Calls of `render`. */
  renders = 0;
  readonly #context: RenderContext;
  readonly #onError: (error: unknown) => void;
  readonly #running: RunningRenders<Outcome>;

  constructor(context: RenderContext, onError: (error: unknown) => void) {
    this.#context = context;
    this.#onError = onError;
    this.#running = new RunningRenders(context.changes);
  }

  /**
   * The page for a request that arrived at `arrivedAt` (milliseconds).
   * @throws what `render` throws, to all requests that share it, when there is no last good version.
   */
  async supply(job: PageJob, arrivedAt: number): Promise<SuppliedPage> {
    const paused = this.#pausedPage(job.key, arrivedAt);
    if (paused) return { page: paused, source: 'stale' };
    const { result, isJoined } = this.#join(job);
    let outcome: Outcome;
    try {
      outcome = await result;
    } catch (error) {
      const lastGood = this.#context.store.findStale(job.key)?.page;
      if (!lastGood) throw error;
      if (!isJoined) this.#onError(error);
      return { page: lastGood, source: 'stale' };
    }
    if (outcome.kind === 'failed') {
      const lastGood = this.#context.store.findStale(job.key)?.page;
      return lastGood ? { page: lastGood, source: 'stale' } : { page: outcome.page, source: 'bypass' };
    }
    // Rendered for another request: a redirect by Accept-Language, for example.
    if (outcome.kind === 'unshared') return { page: isJoined ? (await this.#render(job)).page : outcome.page, source: 'bypass' };
    // Expired before this request arrived. All such requests share the next render.
    if (isJoined && arrivedAt >= outcome.page.expiresAt) return this.supply(job, arrivedAt);
    return { page: outcome.page, source: isJoined ? 'joined' : 'miss' };
  }

  /** Renders a page in the background. False when content changed meanwhile, so that it is worth another attempt. */
  async refresh(job: PageJob): Promise<boolean> {
    const { number } = this.#context.changes;
    const { page, kind } = await this.#join(job).result;
    if (kind === 'stored') await page.encode('br');
    return kind !== 'outdated' || number === this.#context.changes.number;
  }

  #join(job: PageJob): { result: Promise<Outcome>; isJoined: boolean } {
    return this.#running.join(job.key, async () => {
      const { number } = this.#context.changes;
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
    return renderPage(job, this.#context);
  }

  #noteFailure(key: string, changeNumber: number): void {
    const lastGood = this.#context.store.findStale(key);
    if (lastGood) lastGood.failure = { at: this.#context.now(), changeNumber };
  }

  #pausedPage(key: string, now: number): CachedPage | undefined {
    const lastGood = this.#context.store.findStale(key);
    if (!lastGood?.failure) return undefined;
    const { at, changeNumber } = lastGood.failure;
    return changeNumber === this.#context.changes.number && Math.abs(now - at) < pauseAfterFailureMs ? lastGood.page : undefined;
  }
}
