import { setTimeout as wait } from 'node:timers/promises';

/** How caches between site and visitors learn of a change; each may be left out. */
export interface SharedCacheSettings {
  /** Sent as X-Cache-Refresh to the site's own public address; the proxy there fetches anew and stores what it gets. */
  refreshToken: string | undefined;
  /** Gets `{"files": [addresses]}`, as Cloudflare takes it. */
  purgeUrl: string | undefined;
  /** Its bearer token. */
  purgeToken: string | undefined;
}

/** A proxy stores a copy for each of them. */
const codings = ['br', 'gzip', 'identity'] as const;
/** Addresses of one purge. */
const perPurge = 30;
/** Addresses of one round; those beyond are left to the proxy's own seconds. */
const perRound = 300;
/** Requests at a time. */
const atOnce = 4;
/** Failures in a row after which a cache counts as away for this round: a single bad address is no reason, one that hangs must not hold up for long. */
const awayAfter = 12;
/** A page whose stock changes all the time is announced once a second. */
const betweenRoundsMs = 1000;
const timeoutMs = 10_000;

/**
 * Notifies proxy and CDN of the public addresses that show something else now (decision 0092). What cannot be announced is only reported: a copy is
 * never used for longer than CDN-Cache-Control allows.
 */
export class SharedCaches {
  readonly #settings: SharedCacheSettings;
  readonly #origin: () => string;
  readonly #onError: (error: unknown) => void;
  readonly #waiting = new Set<string>();
  #running: Promise<void> | null = null;
  #isClosed = false;

  /** `origin` is that of the public addresses, without trailing slash. */
  constructor(settings: SharedCacheSettings, origin: () => string, onError: (error: unknown) => void) {
    this.#settings = settings;
    this.#origin = origin;
    this.#onError = onError;
  }

  /** False when there is nobody to tell. */
  get isUsed(): boolean {
    return this.#settings.refreshToken !== undefined || this.#settings.purgeUrl !== undefined;
  }

  /** Takes paths with their query whose pages have changed; returns at once. */
  outdated(paths: readonly string[]): void {
    if (!this.isUsed || this.#isClosed) return;
    for (const path of paths) if (this.#waiting.size < perRound) this.#waiting.add(path);
    if (this.#waiting.size > 0) this.#running ??= this.#notifyAll().finally(() => (this.#running = null));
  }

  /** Settles when everything that was known has been announced. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#waiting.clear();
    await this.#running;
  }

  async #notifyAll(): Promise<void> {
    while (this.#waiting.size > 0) {
      const began = performance.now();
      const addresses = [...this.#waiting].map((path) => this.#origin() + path);
      this.#waiting.clear();
      await this.#notify(addresses);
      const left = betweenRoundsMs - (performance.now() - began);
      if (!this.#isClosed && left > 0) await wait(left, undefined, { ref: false });
    }
  }

  async #notify(addresses: readonly string[]): Promise<void> {
    const { refreshToken, purgeUrl, purgeToken } = this.#settings;
    // The proxy first: a CDN in front of it would fetch the old copy from there.
    if (refreshToken !== undefined) {
      const requests = addresses.flatMap((address) => codings.map((coding) => ({ address, coding })));
      await this.#each(requests, ({ address, coding }) =>
        send(address, { headers: { 'accept-encoding': coding, 'x-cache-refresh': refreshToken } }, isShown),
      );
    }
    if (purgeUrl === undefined) return;
    const headers = { 'content-type': 'application/json', ...(purgeToken !== undefined && { authorization: `Bearer ${purgeToken}` }) };
    const batches = Array.from({ length: Math.ceil(addresses.length / perPurge) }, (_, index) =>
      addresses.slice(index * perPurge, (index + 1) * perPurge),
    );
    await this.#each(batches, (files) => send(purgeUrl, { method: 'POST', headers, body: JSON.stringify({ files }) }));
  }

  /** Does it with each, some at a time; a failure is reported and the others go on, until the cache counts as away. */
  async #each<Item>(items: readonly Item[], task: (item: Item) => Promise<void>): Promise<void> {
    let next = 0;
    let failed = 0;
    const work = async () => {
      while (next < items.length && failed < awayAfter) {
        const item = items[next++] as Item;
        try {
          await task(item);
          failed = 0;
        } catch (error) {
          failed += 1;
          this.#onError(error);
        }
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  }
}

/** A page may be a redirect by now, or gone. */
const isShown = ({ ok, status }: Response) => ok || (status >= 300 && status < 400) || status === 404 || status === 410;

/** Follows no redirect. @throws when the answer is none of a success. */
async function send(address: string, init: RequestInit, isSuccess = ({ ok }: Response) => ok): Promise<void> {
  const answer = await fetch(address, { redirect: 'manual', ...init, signal: AbortSignal.timeout(timeoutMs) });
  await answer.arrayBuffer();
  if (!isSuccess(answer)) throw new Error(`A cache was to be notified of a change: ${new URL(address).host} answered ${answer.status}.`);
}
