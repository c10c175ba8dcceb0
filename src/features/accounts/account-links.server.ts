import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNotNull } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database, DatabaseHandle } from '../../core/database/client.server.ts';
import { AttemptLimit } from '../../core/http/attempt-limit.ts';
import { clientNetwork } from '../../core/http/client-network.server.ts';
import { hashSecret } from '../../core/http/secrets.server.ts';
import type { Language } from '../../core/languages.ts';
import type { Mail } from '../../core/outside/mail.server.ts';
import { inLanguage } from '../../core/text/language-scope.server.ts';
import { m } from '../../paraglide/messages.js';
import { href } from '../../urls.ts';
import { findUser, type User } from './accounts.read.server.ts';
import type { NewUser } from './accounts.shapes.ts';
import { accountTokens, users } from './accounts.tables.server.ts';
import { changePassword, createUser, endLinks } from './accounts.write.server.ts';
import { TooManyAttempts } from './logins.server.ts';
import type { Sessions } from './sessions.server.ts';

/** One-time links are valid for an hour (USER-07, ROLE-07). */
const linkLifeMs = 60 * 60 * 1000;
/** Invitations are valid for three days, to last over a weekend. */
const invitationLifeMs = 3 * 24 * 60 * 60 * 1000;

interface LinkDependencies {
  db: Database;
  sessions: Sessions;
  clock: () => Date;
  mail: Mail;
  origin: () => string;
  siteName: () => Promise<string>;
  onError: (error: unknown) => void;
}

/** A forgotten password: a mailed link, valid once and for 60 minutes (USER-07). */
export class PasswordResets {
  readonly #dependencies: LinkDependencies;
  readonly #perAccount: AttemptLimit;
  readonly #perAddress: AttemptLimit;

  constructor(dependencies: LinkDependencies) {
    this.#dependencies = dependencies;
    this.#perAccount = new AttemptLimit(3, linkLifeMs, dependencies.clock);
    this.#perAddress = new AttemptLimit(20, linkLifeMs, dependencies.clock);
  }

  /**
   * Mails a link if the address belongs to an account. The answer does not wait for that, so that neither what it says nor how
   * long it takes reveals whether there is one. At most three mails an hour per account.
   * @throws {TooManyAttempts} for too many requests from one client address.
   */
  request(email: string, request: FastifyRequest): void {
    const seconds = this.#perAddress.take(clientNetwork(request.ip));
    if (seconds > 0) throw new TooManyAttempts(seconds);
    void this.#mailLink(email).catch(this.#dependencies.onError);
  }

  /**
   * Mails a link to set a password on an administrator's request: an invitation, valid for three days (decision 0063), if the
   * account has no password yet, else a reset link. Links mailed before end. Does not wait for the mail.
   */
  invite(user: User): void {
    const isNew = user.password_hash === null;
    const send = async () => {
      await endLinks(this.#dependencies.db, user.id);
      await this.#send(user, isNew ? invitationLifeMs : linkLifeMs, isNew);
    };
    void send().catch(this.#dependencies.onError);
  }

  /** Sets the password and logs out all devices; null when the link is expired, used or unknown. */
  async finish(token: string, password: string): Promise<User | null> {
    return this.#dependencies.sessions.change(async (transaction) => {
      const [used] = await transaction
        .delete(accountTokens)
        .where(isValid('reset', token, this.#dependencies.clock()))
        .returning({ user: accountTokens.user });
      if (!used?.user) return null;
      const [user] = await transaction
        .select()
        .from(users)
        .where(and(eq(users.id, used.user), eq(users.is_active, true)));
      if (!user) return null;
      await changePassword(transaction, user.id, password);
      return user;
    });
  }

  async #mailLink(email: string): Promise<void> {
    const user = await findUser(this.#dependencies.db, email);
    if (!user?.is_active || user.email.toLowerCase() !== email.trim().toLowerCase() || this.#perAccount.take(String(user.id)) > 0) return;
    await this.#send(user, linkLifeMs, false);
  }

  async #send(user: User, validFor: number, isInvitation: boolean): Promise<void> {
    const { db, clock, mail, origin, siteName } = this.#dependencies;
    const token = await storeToken(db, 'reset', clock(), user.id, validFor);
    const language: Language = user.language === 'en' ? 'en' : 'de';
    const url = origin() + href('user', language, { page: 'password' }, { token });
    const site = await siteName();
    const words = { name: user.first_name || user.username, username: user.username, site, url };
    await inLanguage(language, () =>
      mail.send({
        to: user.email,
        subject: isInvitation ? m.account_invitation_subject({ site }) : m.account_mail_subject({ site }),
        text: isInvitation ? m.account_invitation_text(words) : m.account_mail_text(words),
      }),
    );
  }
}

/** Link to create the first administrator; null once there is any account (ROLE-07). Each instance prints one of its own, and all of them are valid. */
export async function createSetupLink({ db }: DatabaseHandle, now: Date, origin: string, language: Language): Promise<string | null> {
  if (await hasUsers(db)) return null;
  return origin + href('user', language, { page: 'setup' }, { token: await storeToken(db, 'setup', now, null) });
}

/** Creates the first administrator; null when the link is expired, used or unknown. @throws {NameTaken} */
export function finishSetup(db: Database, now: Date, token: string, values: NewUser, password: string): Promise<User | null> {
  return db.transaction(async (transaction) => {
    const used = await transaction
      .delete(accountTokens)
      .where(isValid('setup', token, now))
      .returning();
    if (used.length === 0 || (await hasUsers(transaction))) return null;
    await transaction.delete(accountTokens).where(eq(accountTokens.purpose, 'setup'));
    return createUser(transaction, { ...values, is_editor: true, is_superuser: true, has_dashboard_online_access: true }, password);
  });
}

/** True while a mailed link is valid. Opening it does not consume it: mail programs fetch links. */
export async function isResetOpen(db: Database, token: string, now: Date): Promise<boolean> {
  return isOpen(db, 'reset', token, now);
}

/** True while the set-up link is valid. */
export async function isSetupOpen(db: Database, token: string, now: Date): Promise<boolean> {
  return isOpen(db, 'setup', token, now);
}

type Purpose = 'reset' | 'setup';

async function isOpen(db: Database, purpose: Purpose, token: string, now: Date): Promise<boolean> {
  return (
    (
      await db
        .select({ user: accountTokens.user })
        .from(accountTokens)
        .where(isValid(purpose, token, now))
    ).length > 0
  );
}

function isValid(purpose: Purpose, token: string, now: Date) {
  return and(eq(accountTokens.token_hash, hashSecret(token)), eq(accountTokens.purpose, purpose), gt(accountTokens.expires_at, now));
}

async function storeToken(db: Database, purpose: Purpose, now: Date, user: number | null, validFor = linkLifeMs): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.insert(accountTokens).values({ token_hash: hashSecret(token), purpose, user, expires_at: new Date(now.getTime() + validFor) });
  return token;
}

async function hasUsers(db: Database): Promise<boolean> {
  return (await db.select({ id: users.id }).from(users).where(isNotNull(users.password_hash)).limit(1)).length > 0;
}
