import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageCache } from '../../core/http/page-cache/page-cache.server.ts';
import { isRefreshOf } from '../../core/http/page-cache/page-headers.ts';
import { addressOfKey } from '../../core/http/page-cache/page-key.ts';
import { sessionIdOf } from '../../features/accounts/sessions.server.ts';

const maxAddresses = 5000;
const maxAddressLength = 500;

/**
 * Addresses whose pages are cached, with their cache keys: the next request for one is answered before Fastify parses, routes or calls a
 * hook for it (`FastPath`). The cache decides each time whether its entry is still valid.
 */
export class KnownPages {
  readonly #keys = new Map<string, string>();
  readonly #cache: PageCache;

  constructor(cache: PageCache) {
    this.#cache = cache;
  }

  /** Stores the key of an address as in the request line; drops the oldest when full. */
  remember(address: string, key: string): void {
    if (address.length > maxAddressLength) return;
    const [oldest] = this.#keys.keys();
    if (this.#keys.size >= maxAddresses && oldest !== undefined) this.#keys.delete(oldest);
    this.#keys.set(address, key);
  }

  /** The addresses of these cache keys: as links have them, and as they were requested. */
  addressesOf(keys: readonly string[]): string[] {
    const wanted = new Set(keys);
    const requested = [...this.#keys].filter(([, key]) => wanted.has(key)).map(([address]) => address);
    return [...new Set([...keys.flatMap((key) => addressOfKey(key) ?? []), ...requested])];
  }

  /** Answers the request for a known page from the cache; false when Fastify has to handle it. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    // Requests with a session are handled by Fastify.
    const isForAll = request.method === 'GET' && sessionIdOf(request.headers.cookie) === undefined;
    const key = isForAll ? this.#keys.get(request.url ?? '') : undefined;
    if (key === undefined) return false;
    const acceptEncoding = request.headers['accept-encoding'] as string | undefined;
    const page = this.#cache.lookup(key, acceptEncoding, request.headers['if-none-match'], isRefreshOf(request.headers));
    if (!page) return false;
    response.writeHead(page.status, page.headers);
    response.end(page.body ?? undefined);
    return true;
  }
}
