import { hash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sessions, users } from '../../../src/features/accounts/accounts.tables.server.ts';
import { hashPassword } from '../../../src/features/accounts/passwords.server.ts';
import type { TestApp } from '../app.ts';

/** The kinds of accounts, from the fewest to the most rights. */
export const people = ['anonymous', 'account', 'dashboard', 'editor', 'administrator'] as const;
export type Person = (typeof people)[number];

const flags = {
  account: {},
  dashboard: { has_dashboard_online_access: true },
  editor: { is_editor: true },
  administrator: { is_editor: true, is_superuser: true },
  'all-rights': { is_editor: true, is_superuser: true, has_dashboard_online_access: true, can_edit_html: true },
} satisfies Record<Exclude<Person, 'anonymous'> | 'all-rights', object>;

/** Headers of somebody with a session of their own that runs for 14 days: cookie and token against forged requests. */
export async function headersOf(app: TestApp, person: Person | 'all-rights'): Promise<{ cookie: string; 'x-csrftoken': string }> {
  const token = { cookie: 'csrftoken=token', 'x-csrftoken': 'token' };
  if (person === 'anonymous') return token;
  const name = `${person}-${randomBytes(4).toString('hex')}`;
  const [user] = await app.database.db
    .insert(users)
    .values({ username: name, email: `${name}@example.org`, first_name: 'Ada', last_name: person, ...flags[person] })
    .returning({ id: users.id });
  if (!user) throw new Error('The account was not stored.');
  const id = randomBytes(32).toString('base64url');
  const expires_at = new Date(app.clock.now().getTime() + 14 * 24 * 3600 * 1000);
  await app.database.db.insert(sessions).values({ id_hash: hash('sha256', id, 'base64url'), user: user.id, expires_at });
  return { ...token, cookie: `${token.cookie}; sessionid=${id}` };
}

/** An account with a password of its own. */
export async function seedUser(
  { database }: Pick<TestApp, 'database'>,
  username: string,
  password: string,
  values: Partial<typeof users.$inferInsert> = {},
): Promise<number> {
  const names = { username, email: `${username}@example.org`, first_name: 'Ada', last_name: 'Brandt', ...values };
  const [user] = await database.db
    .insert(users)
    .values({ ...names, password_hash: await hashPassword(password) })
    .returning({ id: users.id });
  return user?.id ?? 0;
}

/** A browser with cookies that makes calls and sends forms as the site's own pages do. */
export class Browser {
  readonly cookies = new Map<string, string>();
  readonly #app: TestApp;
  readonly #headers: Record<string, string>;

  constructor(app: TestApp, headers: Record<string, string> = {}) {
    this.#app = app;
    this.#headers = headers;
  }

  async get(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...(cookie && { cookie }), ...this.#headers, ...(init.headers as Record<string, string>) };
    const response = await this.#app.get(path, { redirect: 'manual', ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value && !/Max-Age=0/.test(line)) this.cookies.set(name, value);
      else this.cookies.delete(name);
    }
    return response;
  }

  /** Makes a call with the token that user-details gives. */
  async call(method: string, path: string, body?: unknown): Promise<Response> {
    if (!this.cookies.has('csrftoken')) await this.get('/api/user-details/');
    const headers = { 'x-csrftoken': this.cookies.get('csrftoken') ?? '', 'content-type': 'application/json' };
    return this.get(path, { method, headers, body: JSON.stringify(body ?? {}) });
  }

  /** Sends a form as a browser without script does. */
  async submit(path: string, fields: Record<string, string>): Promise<Response> {
    return this.get(path, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', origin: this.#app.url },
      body: new URLSearchParams(fields),
    });
  }

  logIn(username: string, password: string): Promise<Response> {
    return this.call('POST', '/api/user-login/', { username, password });
  }
}

/** Mails that the site would have sent, oldest first: raw text with headers. */
export function mailsOf({ dataDir }: TestApp): string[] {
  const folder = join(dataDir, 'mail');
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith('.eml'))
        .sort()
        .map((file) => readFileSync(join(folder, file), 'utf8'))
    : [];
}
