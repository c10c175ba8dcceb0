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
import type { z } from 'zod';

/** No answer, a timeout, or an unreadable answer: whether the request was carried out is unknown. */
export class ShopAway extends Error {
  override readonly name = 'ShopAway';
}

/** A refusal: a status of 400 to 499 with its text. */
export class ShopRefused extends Error {
  override readonly name = 'ShopRefused';
  readonly status: number;
  readonly text: string;

  constructor(shop: string, status: number, text: string) {
    super(`${shop} answered ${status}: ${text.slice(0, 500)}`);
    this.status = status;
    this.text = text;
  }
}

interface ShopClientSettings {
  /** Of the shop, for errors. */
  name: string;
  /** The address that all paths are below, without trailing slash. Nothing is sent to another one. */
  base: string;
  /** Sent with each request, like the token. */
  headers: Record<string, string>;
  /** The header for the key of a request that writes. */
  keyHeader: string;
  /** Timeout of one attempt. */
  timeoutMs?: number | undefined;
}

const presetTimeoutMs = 3000;
/** How long a shop is left alone after five failures in a row. */
const pauseMs = 10_000;
/** A pause the shop asks for is waited out where it fits into an attempt; longer ones refuse at once. */
const waitShare = 1 / 2;
/** Between attempts while the first request with the key is still running: at once there is no answer yet. */
const conflictShare = 1 / 3;

/** An answer with when its content changed last, as the shop says it; null where it does not. */
interface DatedAnswer<Data> {
  data: Data;
  lastModified: string | null;
}

/** Nothing has changed since (304). */
const unchanged = Symbol('unchanged');

interface ShopRequest<Answer extends z.ZodType> {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the base, with its query. */
  path: string;
  body?: unknown;
  answer: Answer;
  /** The shop answers a repeated request with the same key as the first one and does nothing again; writing calls need one. */
  key?: string;
  /** Answers nothing when the content has not changed since this `lastModified`. */
  since?: string | null;
}

/** The calls of a shop over a network, each with a time limit, two more attempts and a breaker over all of them (docs/adapters.md, 3). */
export class ShopClient {
  readonly #settings: ShopClientSettings;
  readonly #timeoutMs: number;
  readonly #policy;
  readonly #breaker;
  /** Until when the shop wants no request (429 with Retry-After), in milliseconds of `performance.now()`. */
  #pausedUntil = 0;

  constructor(settings: ShopClientSettings) {
    this.#settings = settings;
    this.#timeoutMs = settings.timeoutMs ?? presetTimeoutMs;
    const isAway = handleType(ShopAway).orType(TaskCancelledError);
    // Fails fast while the shop is down; after the pause one request tries again.
    this.#breaker = circuitBreaker(isAway, { halfOpenAfter: pauseMs, breaker: new ConsecutiveBreaker(5) });
    const attempts = retry(isAway, { maxAttempts: 2, backoff: new ExponentialBackoff({ initialDelay: 100, maxDelay: 500 }) });
    this.#policy = wrap(attempts, this.#breaker, timeout(this.#timeoutMs, TimeoutStrategy.Aggressive));
  }

  get isOpen(): boolean {
    return this.#breaker.state === CircuitState.Open || performance.now() < this.#pausedUntil;
  }

  /** @throws ShopAway or ShopRefused. */
  async request<Answer extends z.ZodType>(request: ShopRequest<Answer>): Promise<z.output<Answer>> {
    const answered = await this.requestDated(request);
    if (answered === null) throw new ShopAway(`${request.path}: 304 without a condition`);
    return answered.data;
  }

  /** The answer with when it changed last; null where it has not changed `since`. @throws ShopAway or ShopRefused. */
  async requestDated<Answer extends z.ZodType>(request: ShopRequest<Answer>): Promise<DatedAnswer<z.output<Answer>> | null> {
    const outcome = await this.#policy
      .execute(({ signal }) => this.#attempt(request, signal))
      .catch((error: unknown) => {
        throw error instanceof ShopAway ? error : new ShopAway(`${this.#settings.name} did not answer: ${String(error)}`);
      });
    if (outcome instanceof ShopRefused) throw outcome;
    return outcome === unchanged ? null : outcome;
  }

  /** The path of an address the shop has answered, like that of a next page. @throws ShopAway for one that is not below the base. */
  pathOf(address: string): string {
    const { pathname, search } = new URL(address, this.#settings.base);
    const base = new URL(this.#settings.base).pathname.replace(/\/$/, '');
    if (!pathname.startsWith(`${base}/`)) throw new ShopAway(`The next page lies elsewhere: ${address}`);
    return pathname.slice(base.length) + search;
  }

  /** A refusal is an answer, so it comes back as a value: neither the retries nor the breaker are concerned. */
  async #attempt<Answer extends z.ZodType>(
    { method = 'GET', path, body, answer, key, since }: ShopRequest<Answer>,
    signal: AbortSignal,
  ): Promise<DatedAnswer<z.output<Answer>> | ShopRefused | typeof unchanged> {
    const { name, base, headers, keyHeader } = this.#settings;
    await this.#waitOutPause(signal);
    const response = await fetch(base + path, {
      method,
      signal,
      redirect: 'error',
      headers: {
        accept: 'application/json',
        ...headers,
        ...(key && { [keyHeader]: key }),
        ...(since && { 'if-modified-since': since }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch((error: unknown) => {
      throw new ShopAway(`${method} ${path}: ${String(error)}`);
    });
    if (response.status === 304) return unchanged;
    const text = await response.text().catch((error: unknown) => {
      throw new ShopAway(`${method} ${path}: the answer broke off: ${String(error)}`);
    });
    if (response.status === 429) this.#pausedUntil = performance.now() + 1000 * retryAfterOf(response);
    if (response.status === 409) await setTimeout(this.#timeoutMs * conflictShare, undefined, { signal });
    // 409: the first request with this key is still running; 429: too many; both are retried.
    if (response.status >= 500 || response.status === 409 || response.status === 429)
      throw new ShopAway(`${method} ${path}: ${response.status}`);
    if (response.status >= 400) return new ShopRefused(name, response.status, text);
    const parsed = answer.safeParse(response.status === 204 ? null : toJson(text));
    if (!parsed.success) throw new ShopAway(`${method} ${path}: not understood: ${parsed.error.message.slice(0, 300)}`);
    return { data: parsed.data, lastModified: lastModifiedOf(response) };
  }

  /** A shop expects that a pause it asks for is respected by every request, so all of them share it. */
  async #waitOutPause(signal: AbortSignal): Promise<void> {
    const left = this.#pausedUntil - performance.now();
    if (left <= 0) return;
    if (left > this.#timeoutMs * waitShare)
      throw new ShopAway(`${this.#settings.name} asked for a pause of ${Math.ceil(left / 1000)} more seconds`);
    await setTimeout(left, undefined, { signal });
  }
}

/** Seconds to wait; one where the shop does not say, at most five minutes. */
function retryAfterOf({ headers }: Response): number {
  const seconds = Number(headers.get('retry-after'));
  return seconds > 0 ? Math.min(seconds, 300) : 1;
}

/**
 * When an answer changed last; null where it is so recent that a further change within the same second would go unseen, since HTTP counts
 * in seconds: then it is read again.
 */
function lastModifiedOf({ headers }: Response): string | null {
  const [changed, answered] = ['last-modified', 'date'].map((name) => Date.parse(headers.get(name) ?? ''));
  return changed !== undefined && answered !== undefined && answered - changed >= 2000 ? headers.get('last-modified') : null;
}

/** Undefined for a text that is none. */
export function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
