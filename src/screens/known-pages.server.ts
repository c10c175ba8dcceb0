import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { ExpressLane } from '../core/http/express-lane.server.ts';
import type { PageCache } from '../core/http/page-cache/page-cache.server.ts';
import { sessionIdOf } from '../features/accounts/sessions.server.ts';

const mostKnown = 5000;
const longestAddress = 500;

/**
 * Addresses whose pages were answered from memory, with their keys in the cache: the next request for one
 * is answered before any parsing, routing or hook. Whether the page still holds is asked of the cache each time.
 */
export class KnownPages {
  readonly #keys = new Map<string, string>();
  readonly #cache: PageCache;
  readonly #lane = new ExpressLane();

  constructor(cache: PageCache) {
    this.#cache = cache;
  }

  /** Notes the key of an address as it stands in the request line. The oldest makes room. */
  remember(address: string, key: string): void {
    if (address.length > longestAddress) return;
    const [oldest] = this.#keys.keys();
    if (this.#keys.size >= mostKnown && oldest !== undefined) this.#keys.delete(oldest);
    this.#keys.set(address, key);
  }

  /** Lets known pages be answered by this server before everything else. */
  goFirst(server: Server): void {
    const others = server.listeners('request') as RequestListener[];
    server.removeAllListeners('request');
    server.on('request', (request, response) => {
      if (!this.#answer(request, response)) for (const listener of others) listener(request, response);
    });
    this.#lane.openOn(server);
  }

  #answer(request: IncomingMessage, response: ServerResponse): boolean {
    // Whose session it is, and whether it is one, only the long way finds out.
    const isForAll = request.method === 'GET' && sessionIdOf(request.headers.cookie) === undefined;
    const key = isForAll ? this.#keys.get(request.url ?? '') : undefined;
    if (key === undefined) return false;
    const acceptEncoding = request.headers['accept-encoding'] as string | undefined;
    const ifNoneMatch = request.headers['if-none-match'];
    const look = () => this.#cache.lookup(key, acceptEncoding, ifNoneMatch);
    const page = look();
    if (!page) return false;
    this.#lane.learn(request, look);
    response.writeHead(page.status, page.headers);
    response.end(page.body ?? undefined);
    return true;
  }
}
