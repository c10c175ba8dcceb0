import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../core/database/client.server.ts';
import { AttemptLimit } from '../../core/http/attempt-limit.ts';
import { clientNetwork } from '../../core/http/client-network.server.ts';
import { findUser, type User } from './accounts.read.server.ts';
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

/**
 * Login with rate limits (USER-07): five failures per account and address in 15 minutes, a hundred per address. Beyond that
 * the password is not checked at all.
 */
export class Logins {
  readonly #dependencies: LoginDependencies;
  readonly #perAccount: AttemptLimit;
  readonly #perAddress: AttemptLimit;

  constructor(dependencies: LoginDependencies) {
    this.#dependencies = dependencies;
    this.#perAccount = new AttemptLimit(5, quarterHour, dependencies.clock);
    this.#perAddress = new AttemptLimit(100, quarterHour, dependencies.clock);
  }

  /**
   * Begins a session; null for an unknown or inactive account or a wrong password, which responses do not distinguish.
   * @throws {TooManyAttempts}
   */
  async logIn(name: string, password: string, request: FastifyRequest, reply: FastifyReply): Promise<User | null> {
    const user = await findUser(this.#dependencies.db, name);
    const network = clientNetwork(request.ip);
    const isRight = await this.#attempt(`${user ? user.id : name.trim().toLowerCase()} ${network}`, network, () =>
      isPassword(user?.is_active ? user.password_hash : null, password),
    );
    if (!isRight || !user) return null;
    await this.#dependencies.sessions.begin(user.id, request, reply);
    return user;
  }

  /** Verifies the password of a logged-in user; counted like a login. @throws {TooManyAttempts} */
  confirm(user: User, password: string, request: FastifyRequest): Promise<boolean> {
    const network = clientNetwork(request.ip);
    return this.#attempt(`${user.id} ${network}`, network, () => isPassword(user.password_hash, password));
  }

  /** Counts before checking, so that concurrent attempts are limited too. */
  async #attempt(account: string, address: string, check: () => Promise<boolean>): Promise<boolean> {
    const secondsOfAccount = this.#perAccount.take(account);
    if (secondsOfAccount > 0) throw new TooManyAttempts(secondsOfAccount);
    const seconds = this.#perAddress.take(address);
    if (seconds > 0) {
      // Nothing was tried: the owner of the account does not wait longer than the network does.
      this.#perAccount.giveBack(account);
      throw new TooManyAttempts(seconds);
    }
    const isRight = await check();
    if (isRight) {
      this.#perAccount.forget(account);
      this.#perAddress.giveBack(address);
    }
    return isRight;
  }
}
