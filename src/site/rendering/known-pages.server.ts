import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageCache } from '../../core/http/page-cache/page-cache.server.ts';
import { sessionIdOf } from '../../features/accounts/sessions.server.ts';

const maxKnown = 5000;
const maxAddressLength = 500;

/**
 * Addresses whose pages were answered from memory, with their keys in the cache: the next request for one is answered before
 * Fastify parses, routes or calls a hook for it (`FastPath`). Whether the page still holds is asked of the cache each time.
 */
export class KnownPages {
  readonly #keys = new Map<string, string>();
  readonly #cache: PageCache;

  constructor(cache: PageCache) {
    this.#cache = cache;
  }

  /** Notes the key of an address as it stands in the request line. The oldest makes room. */
  remember(address: string, key: string): void {
    if (address.length > maxAddressLength) return;
    const [oldest] = this.#keys.keys();
    if (this.#keys.size >= maxKnown && oldest !== undefined) this.#keys.delete(oldest);
    this.#keys.set(address, key);
  }

  /** Answers the request for a known page from the cache; false when it has to go the long way. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    // Whose session it is, and whether it is one, only the long way finds out.
    const isForAll = request.method === 'GET' && sessionIdOf(request.headers.cookie) === undefined;
    const key = isForAll ? this.#keys.get(request.url ?? '') : undefined;
    if (key === undefined) return false;
    const acceptEncoding = request.headers['accept-encoding'] as string | undefined;
    const page = this.#cache.lookup(key, acceptEncoding, request.headers['if-none-match']);
    if (!page) return false;
    response.writeHead(page.status, page.headers);
    response.end(page.body ?? undefined);
    return true;
  }
}
