import type { z } from 'zod';
import { ShopClient } from '../adapters/shop-client.server.ts';

export interface PretixSettings {
  /** Without trailing slash. */
  url: string;
  organizer: string;
  token: string;
  /** Timeout of one attempt. */
  timeoutMs?: number;
}

interface ListPage<Item> {
  next: string | null;
  results: Item[];
}

type PageShape<Item extends z.ZodType> = (item: Item) => z.ZodType<ListPage<z.output<Item>>>;

/** The calls of pretix below its organizer ('/events/hamlet/items/'), and its lists. */
export class PretixClient extends ShopClient {
  constructor({ url, organizer, token, timeoutMs }: PretixSettings) {
    super({
      name: 'pretix',
      base: `${url}/api/v1/organizers/${organizer}`,
      headers: { authorization: `Token ${token}` },
      keyHeader: 'x-idempotency-key',
      timeoutMs,
    });
  }

  /** Everything of a list, page by page. */
  async requestAll<Item extends z.ZodType>(path: string, page: PageShape<Item>, item: Item): Promise<z.output<Item>[]> {
    return this.#restOf(await this.request({ path, answer: page(item) }), page, item);
  }

  /** Everything of a list with when it changed last; null when it has not changed since a former `lastModified`. */
  async requestChanged<Item extends z.ZodType>(path: string, page: PageShape<Item>, item: Item, since: string | null) {
    const answered = await this.requestDated({ path, answer: page(item), since });
    if (!answered) return null;
    return { items: await this.#restOf(answered.data, page, item), lastModified: answered.lastModified };
  }

  async #restOf<Item extends z.ZodType>(first: ListPage<z.output<Item>>, page: PageShape<Item>, item: Item): Promise<z.output<Item>[]> {
    const found = [...first.results];
    let next = first.next && this.pathOf(first.next);
    while (next) {
      const answered: ListPage<z.output<Item>> = await this.request({ path: next, answer: page(item) });
      found.push(...answered.results);
      next = answered.next && this.pathOf(answered.next);
    }
    return found;
  }
}
