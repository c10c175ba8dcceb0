import { parseSetCookie } from 'cookie';
import { expect } from 'vitest';
import type { TestApp } from '../app.ts';

/** A browser without script: it keeps cookies, sends forms and follows redirects by hand. */
export class ShopBrowser {
  readonly #cookies = new Map<string, string>();
  readonly #site: TestApp;

  constructor(site: TestApp) {
    this.#site = site;
  }

  /** Its cookies as a request has them. */
  get header() {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async ask(path: string, init: RequestInit = {}) {
    const cookie = this.header;
    const answer = await this.#site.get(path, { redirect: 'manual', ...init, headers: { cookie, ...init.headers } });
    for (const line of answer.headers.getSetCookie()) {
      const { name, value = '', maxAge } = parseSetCookie(line);
      if (maxAge === 0) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return { status: answer.status, to: answer.headers.get('location'), headers: answer.headers, html: await answer.text() };
  }

  send(
    path: string,
    form: Record<string, string> | URLSearchParams,
    headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' },
  ) {
    return this.ask(path, { method: 'POST', headers, body: new URLSearchParams(form) });
  }

  /** Sends a form that is refused and asks for the page that shows it again. */
  async refused(path: string, form: Record<string, string>) {
    const { status, to } = await this.send(path, form);
    expect([status, to]).toEqual([303, expect.stringMatching(/&again(#\w+)?$/)]);
    return this.ask(to?.split('#')[0] ?? '');
  }

  cookie(name: string) {
    return this.#cookies.get(name);
  }
}
