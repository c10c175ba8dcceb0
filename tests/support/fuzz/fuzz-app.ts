import { parseSetCookie } from 'cookie';
import { sql } from 'drizzle-orm';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { announceChange } from '../../../src/core/database/changes.server.ts';
import type { DatabaseHandle } from '../../../src/core/database/client.server.ts';
import { formEntries } from '../../../src/features/forms/forms.tables.server.ts';
import { htmlBlocks, siteSettings } from '../../../src/features/site/site.tables.server.ts';
import { startTestApp, type TestApp } from '../app.ts';
import { publishSlot } from '../editor/pages.ts';
import { headersOf, type Person } from '../office/accounts.ts';
import { seedForms } from '../office/forms.ts';
import { seedSeason } from '../programme/season.ts';
import { isFullRun } from '../variants.ts';
import { seedSale } from './fuzz-sale.ts';

/** As whom requests are made. */
export const fuzzers = ['anonymous', 'account', 'editor', 'administrator'] as const satisfies readonly Person[];
export type Fuzzer = (typeof fuzzers)[number];

/** Milliseconds after which a request counts as hanging; generous for a machine that is busy. */
const hangMs = 20_000;
/** Requests after which everybody logs in anew: some calls end sessions. */
const sessionRequests = 100;

/** A site with content of every kind that takes requests without a network, each from an address of its own. */
export class FuzzApp {
  readonly #app: TestApp;
  readonly #headers = new Map<Fuzzer, Awaited<ReturnType<typeof headersOf>>>();
  #count = 0;
  #browsers = 0;

  constructor(app: TestApp) {
    this.#app = app;
  }

  static async open(): Promise<FuzzApp> {
    const app = await startTestApp({
      environment: { LOG_LEVEL: 'fatal' },
      seed: async (database) => {
        await seedSeason(database);
        await seedForms(database);
        await seedSale(database);
        const entry = { id: 3, form: 3, language: 'de', field_values: { name: 'Ada' }, delete_at: new Date('2027-01-01') } as const;
        await database.db.insert(formEntries).values(entry);
        await database.db.insert(htmlBlocks).values({ slug: 'a', html: { de: '<p>Baustein</p>' } });
        await continueIds(database);
        await publishSlot(database, 'event', 3, [{ model: 'text', fields: { content: { de: '<p>Hinweis</p>' } } }]);
      },
    });
    app.app.search.begin();
    await app.app.search.idle();
    return new FuzzApp(app);
  }

  get site(): TestApp {
    return this.#app;
  }

  /** Says in a long run how many requests it made, for the figures of docs/performance.md; a finding is a failure beside it. */
  close(): Promise<void> {
    if (isFullRun) console.log(`Fuzz: ${this.#count} requests${process.env.FUZZ_PART ? ` in part ${process.env.FUZZ_PART}` : ''}`);
    return this.#app.close();
  }

  /** Sends a request. @throws when it is not answered in time. */
  async send(person: Fuzzer, options: InjectOptions): Promise<LightMyRequestResponse> {
    this.#count += 1;
    if (this.#count % sessionRequests === 0) this.#headers.clear();
    const headers = await this.#headersOf(person, `token-${this.#count}`);
    const { server } = this.#app.app;
    const remoteAddress = `10.${(this.#count >> 16) & 255}.${(this.#count >> 8) & 255}.${this.#count & 255}`;
    let timer: NodeJS.Timeout | undefined;
    const hang = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`No answer within ${hangMs} ms.`)), hangMs);
    });
    try {
      return await Promise.race([server.inject({ remoteAddress, ...options, headers: { ...headers, ...options.headers } }), hang]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Logs in anew: what was submitted may have ended the session. */
  renew(person: Fuzzer): void {
    this.#headers.delete(person);
  }

  /** A browser of this person that stores cookies: a cart, a form that is shown again. */
  browser(person: Fuzzer): (options: InjectOptions) => Promise<LightMyRequestResponse> {
    this.#browsers += 1;
    const token = `browser-${this.#browsers}`;
    const cookies = new Map<string, string>();
    return async (options) => {
      const own = await this.#headersOf(person, token);
      const cookie = [own.cookie, ...[...cookies].map(([name, value]) => `${name}=${value}`)].join('; ');
      const answered = await this.send(person, { ...options, headers: { ...own, ...options.headers, cookie } });
      for (const line of [answered.headers['set-cookie'] ?? []].flat()) {
        const { name, value = '', maxAge } = parseSetCookie(line);
        if (maxAge === 0) cookies.delete(name);
        else if (!['sessionid', 'csrftoken'].includes(name)) cookies.set(name, value);
      }
      return answered;
    };
  }

  /** Session and token against forged requests. With one token for all they would be one browser, and soon over its limits. */
  async #headersOf(person: Fuzzer, token: string): Promise<Record<string, string> & { cookie: string }> {
    const stored = this.#headers.get(person) ?? (await headersOf(this.#app, person));
    this.#headers.set(person, stored);
    return { ...stored, cookie: stored.cookie.replace('csrftoken=token', `csrftoken=${token}`), 'x-csrftoken': token };
  }

  /** Opens site and shop again: an administrator may have switched them off, and then everything answers 503. */
  async switchOn(): Promise<void> {
    const { db } = this.#app.database;
    await db.update(siteSettings).set({ is_site_online: true, is_shop_online: true });
    await db.transaction((transaction) => announceChange(transaction, ['site_settings']));
    await this.#app.app.applyNewChanges();
  }
}

/** Rows were seeded with ids; new ones get the next. */
async function continueIds({ db }: DatabaseHandle): Promise<void> {
  await db.execute(sql`do $$ declare t text; begin
    for t in select table_name from information_schema.columns where table_schema = 'public' and column_name = 'id' and is_identity = 'YES'
    loop execute format('alter table %I alter column id restart with 1000', t); end loop; end $$`);
}
