import { parseSetCookie } from 'cookie';
import type { CartRequest } from '../../../src/features/booking/booking.contract.ts';

export interface ShopAnswer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: the tests look at answers of every form
  body: any;
  headers: Headers;
}

/** A browser at the shop: it keeps cookies and sends the CSRF token with them. */
export class Shopper {
  readonly cookies = new Map<string, string>();
  readonly #url: string;
  readonly #address: string;

  /** `address` is what a proxy would say of the client; it counts when TRUST_PROXY is set. */
  constructor(url: string, address = '192.0.2.1') {
    this.#url = url;
    this.#address = address;
    this.cookies.set('csrftoken', `token-${crypto.randomUUID()}`);
  }

  /** Another tab, maybe at another instance: the same cookies, as they are now. */
  tab(url = this.#url): Shopper {
    const tab = new Shopper(url, this.#address);
    for (const [name, value] of this.cookies) tab.cookies.set(name, value);
    return tab;
  }

  async ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<ShopAnswer> {
    const response = await fetch(`${this.#url}${path}`, {
      method,
      headers: {
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-csrftoken': this.cookies.get('csrftoken') ?? '',
        'x-forwarded-for': this.#address,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const { name, value = '', maxAge } = parseSetCookie(line);
      if (maxAge === 0) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : null, headers: response.headers };
  }

  add(request: Partial<CartRequest> & Pick<CartRequest, 'event_jet_id'>, headers?: Record<string, string>): Promise<ShopAnswer> {
    return this.ask('POST', '/api/shop-cart/', { language: 'en', quantities: [1], sale_type_ids: [1], ...request }, headers);
  }

  cart(): Promise<ShopAnswer> {
    return this.ask('GET', '/api/shop-cart/?language=en');
  }
}
