import { setTimeout } from 'node:timers/promises';
import {
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleType,
  retry,
  TaskCancelledError,
  TimeoutStrategy,
  timeout,
  wrap,
} from 'cockatiel';
import { z } from 'zod';

/** No answer, a timeout, or an unreadable answer: whether the request was carried out is unknown. */
export class PretixAway extends Error {
  override readonly name = 'PretixAway';
}

/** A refusal: a status of 400 to 499 with its text. */
export class PretixRefused extends Error {
  override readonly name = 'PretixRefused';
  readonly status: number;
  readonly #text: string;

  constructor(status: number, text: string) {
    super(`pretix answered ${status}: ${text.slice(0, 500)}`);
    this.status = status;
    this.#text = text;
  }

  /** Whether it refuses the value of a field: those are the names of its errors. */
  isAbout(field: string): boolean {
    const errors = z.record(z.string(), z.unknown()).safeParse(toJson(this.#text));
    return this.status === 400 && errors.success && field in errors.data;
  }
}

export interface PretixSettings {
  /** Without trailing slash. */
  url: string;
  organizer: string;
  token: string;
  /** Timeout of one attempt. */
  timeoutMs?: number;
}

const presetTimeoutMs = 3000;
/** How long pretix is left alone after five failures in a row. */
const pauseMs = 10_000;
/** A pause pretix asks for is waited out where it fits into an attempt; longer ones refuse at once. */
const waitShare = 1 / 2;
/** Between attempts while the first request with the key is still running: pretix asks for patience, and at once there is no answer yet. */
const conflictShare = 1 / 3;

interface ListPage<Item> {
  next: string | null;
  results: Item[];
}

interface ListAnswer<Data> {
  data: Data;
  /** When the list changed last, as pretix says it; null where it does not. */
  lastModified: string | null;
}

/** A list has not changed since (304). */
const unchanged = Symbol('unchanged');

interface Request<Answer extends z.ZodType> {
  method?: 'GET' | 'POST' | 'DELETE';
  /** Below the organizer, with slashes around it: '/events/hamlet/items/'; or the address of a next page. */
  path: string;
  body?: unknown;
  answer: Answer;
  /** pretix answers a repeated request with the same key as the first one and does nothing again; writing calls need one. */
  key?: string;
  /** Answers nothing when the list has not changed since this `lastModified`. */
  since?: string | null;
}

type PageShape<Item extends z.ZodType> = (item: Item) => z.ZodType<ListPage<z.output<Item>>>;

/** The calls of pretix, each with a time limit, two more attempts and a breaker over all of them. */
export class PretixClient {
  readonly #settings: PretixSettings;
  readonly #timeoutMs: number;
  readonly #policy;
  readonly #breaker;
  /** Until when pretix wants no request (429 with Retry-After), in milliseconds of `performance.now()`. */
  #pausedUntil = 0;

  constructor(settings: PretixSettings) {
    this.#settings = settings;
    this.#timeoutMs = settings.timeoutMs ?? presetTimeoutMs;
    const isAway = handleType(PretixAway).orType(TaskCancelledError);
    // Fails fast while the shop is down; after the pause one request tries again.
    this.#breaker = circuitBreaker(isAway, { halfOpenAfter: pauseMs, breaker: new ConsecutiveBreaker(5) });
    const attempts = retry(isAway, { maxAttempts: 2, backoff: new ExponentialBackoff({ initialDelay: 100, maxDelay: 500 }) });
    this.#policy = wrap(attempts, this.#breaker, timeout(this.#timeoutMs, TimeoutStrategy.Aggressive));
  }

  get isOpen(): boolean {
    return this.#breaker.state === CircuitState.Open || performance.now() < this.#pausedUntil;
  }

  /** @throws PretixAway or PretixRefused. */
  async request<Answer extends z.ZodType>(request: Request<Answer>): Promise<z.output<Answer>> {
    const answered = await this.#execute(request);
    if (answered === unchanged) throw new PretixAway(`${request.path}: 304 without a condition`);
    return answered.data;
  }

  /** Everything of a list, page by page. */
  async requestAll<Item extends z.ZodType>(path: string, page: PageShape<Item>, item: Item): Promise<z.output<Item>[]> {
    return this.#restOf(await this.request({ path, answer: page(item) }), page, item);
  }

  /** Everything of a list with when it changed last; null when it has not changed since a former `lastModified`. */
  async requestChanged<Item extends z.ZodType>(path: string, page: PageShape<Item>, item: Item, since: string | null) {
    const answered = await this.#execute({ path, answer: page(item), since });
    if (answered === unchanged) return null;
    return { items: await this.#restOf(answered.data, page, item), lastModified: answered.lastModified };
  }

  async #restOf<Item extends z.ZodType>(first: ListPage<z.output<Item>>, page: PageShape<Item>, item: Item): Promise<z.output<Item>[]> {
    const found = [...first.results];
    let next = first.next && this.#pathOfNext(first.next);
    while (next) {
      const answered: ListPage<z.output<Item>> = await this.request({ path: next, answer: page(item) });
      found.push(...answered.results);
      next = answered.next && this.#pathOfNext(answered.next);
    }
    return found;
  }

  async #execute<Answer extends z.ZodType>(request: Request<Answer>): Promise<ListAnswer<z.output<Answer>> | typeof unchanged> {
    const outcome = await this.#policy
      .execute(({ signal }) => this.#attempt(request, signal))
      .catch((error: unknown) => {
        throw error instanceof PretixAway ? error : new PretixAway(`pretix did not answer: ${String(error)}`);
      });
    if (outcome instanceof PretixRefused) throw outcome;
    return outcome;
  }

  /** A refusal is an answer, so it comes back as a value: neither the retries nor the breaker are concerned. */
  async #attempt<Answer extends z.ZodType>(
    { method = 'GET', path, body, answer, key, since }: Request<Answer>,
    signal: AbortSignal,
  ): Promise<ListAnswer<z.output<Answer>> | PretixRefused | typeof unchanged> {
    const { url, organizer, token } = this.#settings;
    await this.#waitOutPause(signal);
    const response = await fetch(`${url}/api/v1/organizers/${organizer}${path}`, {
      method,
      signal,
      redirect: 'error',
      headers: {
        accept: 'application/json',
        authorization: `Token ${token}`,
        ...(key && { 'x-idempotency-key': key }),
        ...(since && { 'if-modified-since': since }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch((error: unknown) => {
      throw new PretixAway(`${method} ${path}: ${String(error)}`);
    });
    if (response.status === 304) return unchanged;
    const text = await response.text().catch((error: unknown) => {
      throw new PretixAway(`${method} ${path}: the answer broke off: ${String(error)}`);
    });
    if (response.status === 429) this.#pausedUntil = performance.now() + 1000 * retryAfterOf(response);
    if (response.status === 409) await setTimeout(this.#timeoutMs * conflictShare, undefined, { signal });
    // 409: the first request with this key is still running; 429: too many; both are retried.
    if (response.status >= 500 || response.status === 409 || response.status === 429)
      throw new PretixAway(`${method} ${path}: ${response.status}`);
    if (response.status >= 400) return new PretixRefused(response.status, text);
    const parsed = answer.safeParse(response.status === 204 ? null : toJson(text));
    if (!parsed.success) throw new PretixAway(`${method} ${path}: not understood: ${parsed.error.message.slice(0, 300)}`);
    return { data: parsed.data, lastModified: lastModifiedOf(response) };
  }

  /** pretix expects that a pause it asks for is respected by every request, so all of them share it. */
  async #waitOutPause(signal: AbortSignal): Promise<void> {
    const left = this.#pausedUntil - performance.now();
    if (left <= 0) return;
    if (left > this.#timeoutMs * waitShare) throw new PretixAway(`pretix asked for a pause of ${Math.ceil(left / 1000)} more seconds`);
    await setTimeout(left, undefined, { signal });
  }

  /** Next pages are followed at the configured address only: the token goes nowhere else. */
  #pathOfNext(next: string): string {
    const { pathname, search } = new URL(next);
    const base = `/api/v1/organizers/${this.#settings.organizer}`;
    const index = pathname.indexOf(base);
    if (index < 0) throw new PretixAway(`The next page lies elsewhere: ${next}`);
    return pathname.slice(index + base.length) + search;
  }
}

/** Seconds to wait; one where pretix does not say, at most five minutes. */
function retryAfterOf({ headers }: Response): number {
  const seconds = Number(headers.get('retry-after'));
  return seconds > 0 ? Math.min(seconds, 300) : 1;
}

/**
 * When a list changed last; null where it is so recent that a further change within the same second would go unseen, since HTTP counts
 * in seconds: then it is read again.
 */
function lastModifiedOf({ headers }: Response): string | null {
  const [changed, answered] = ['last-modified', 'date'].map((name) => Date.parse(headers.get(name) ?? ''));
  return changed !== undefined && answered !== undefined && answered - changed >= 2000 ? headers.get('last-modified') : null;
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
