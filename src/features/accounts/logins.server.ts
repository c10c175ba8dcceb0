import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../core/database/client.server.ts';
import { AttemptLimit } from '../../core/http/attempt-limit.ts';
import { clientNetwork } from '../../core/http/client-network.server.ts';
import { findUser, type User } from './accounts.read.server.ts';
import { KnownBrowsers } from './known-browsers.server.ts';
import { isPassword } from './passwords.server.ts';
import type { Sessions } from './sessions.server.ts';

const quarterHour = 15 * 60 * 1000;

/** Too many wrong passwords; answered with 429. */
export class TooManyAttempts extends Error {
  override readonly name = 'TooManyAttempts';
  /** Seconds until the next attempt. */
  readonly seconds: number;
  constructor(seconds: number) {
    super(`Too many attempts; the next one in ${seconds} s.`);
    this.seconds = seconds;
  }
}

interface LoginDependencies {
  db: Database;
  clock: () => Date;
  sessions: Sessions;
}

/** What an attempt is counted by: all of them have to let it through. */
type Counters = readonly [mine: Counter, ...shared: Counter[]];
interface Counter {
  limit: AttemptLimit;
  key: string;
}

/**
 * Login with rate limits (USER-07), within 15 minutes: five failures per account and network, fifty per account, a hundred per network.
 * Beyond that the password is not checked at all. A browser that has logged in to the account before is counted by itself, five failures,
 * so that nobody else can close the login for it (SEC-290).
 */
export class Logins {
  readonly #dependencies: LoginDependencies;
  readonly #browsers: KnownBrowsers;
  /** Failures of a known browser, or of an account from one network. */
  readonly #own: AttemptLimit;
  readonly #perAccount: AttemptLimit;
  readonly #perNetwork: AttemptLimit;

  constructor(dependencies: LoginDependencies) {
    this.#dependencies = dependencies;
    this.#browsers = new KnownBrowsers(dependencies);
    this.#own = new AttemptLimit(5, quarterHour, dependencies.clock);
    this.#perAccount = new AttemptLimit(50, quarterHour, dependencies.clock);
    this.#perNetwork = new AttemptLimit(100, quarterHour, dependencies.clock);
  }

  /**
   * Begins a session; null for an unknown or inactive account or a wrong password, which responses do not distinguish.
   * @throws {TooManyAttempts}
   */
  async logIn(name: string, password: string, request: FastifyRequest, reply: FastifyReply): Promise<User | null> {
    const user = await findUser(this.#dependencies.db, name);
    const account = user ? String(user.id) : name.trim().toLowerCase();
    const browser = user && (await this.#browsers.find(user.id, request));
    const counters = browser ? this.#countersOf(browser) : this.#countersOfStranger(account, clientNetwork(request.ip));
    const isRight = await attempt(counters, () => isPassword(user?.is_active ? user.password_hash : null, password));
    if (!isRight || !user) return null;
    await this.#dependencies.sessions.begin(user.id, request, reply);
    await this.#browsers.remember(user.id, request, reply);
    return user;
  }

  /** Verifies the password of a logged-in user, who is counted like a known browser. @throws {TooManyAttempts} */
  confirm(user: User, password: string): Promise<boolean> {
    return attempt(this.#countersOf(`session of ${user.id}`), () => isPassword(user.password_hash, password));
  }

  /**
   * Makes the browser known in which a password was set by a mailed link: who reads the mails of the account gets in although others fail,
   * and although it has failed itself (SEC-300).
   */
  async rememberBrowser(user: User, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const key = await this.#browsers.remember(user.id, request, reply);
    this.#own.forget(key);
  }

  #countersOf(key: string): Counters {
    return [{ limit: this.#own, key }];
  }

  #countersOfStranger(account: string, network: string): Counters {
    return [
      { limit: this.#own, key: `${account} ${network}` },
      { limit: this.#perAccount, key: account },
      { limit: this.#perNetwork, key: network },
    ];
  }
}

/** Counts before checking, so that concurrent attempts are limited too. */
async function attempt(counters: Counters, check: () => Promise<boolean>): Promise<boolean> {
  const taken: Counter[] = [];
  for (const counter of counters) {
    const seconds = counter.limit.take(counter.key);
    if (seconds > 0) {
      // Nothing was tried: the owner of the account does not wait longer than the network does.
      for (const { limit, key } of taken) limit.giveBack(key);
      throw new TooManyAttempts(seconds);
    }
    taken.push(counter);
  }
  const isRight = await check();
  if (isRight) {
    const [mine, ...shared] = counters;
    mine.limit.forget(mine.key);
    for (const { limit, key } of shared) limit.giveBack(key);
  }
  return isRight;
}
