import type { AnswerOf } from '../../core/contract/call.ts';
import { CallError } from '../../core/contract/errors.server.ts';
import { answer, type CallContext, type CallHandler } from '../../core/contract/register.server.ts';
import type { Reading, Viewer } from '../../core/database/reading.server.ts';
import { giveCsrfToken } from '../../core/http/csrf.server.ts';
import type { Language } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';
import { href } from '../../urls.ts';
import type { PasswordResets } from './account-links.server.ts';
import { changeOwnPassword, changeUserDetails, getEditorUser, getUserDetails, logIn, logOut, resetPassword } from './accounts.contract.ts';
import { readUser, toUserDetails, type User } from './accounts.read.server.ts';
import { changePassword, changeProfile, NameTaken } from './accounts.write.server.ts';
import { type Logins, TooManyAttempts } from './logins.server.ts';
import { nextPath } from './next-path.ts';
import { type Sessions, sessionIdOf } from './sessions.server.ts';

/** Services of the account calls. */
export interface AccountDependencies {
  sessions: Sessions;
  logins: Logins;
  resets: PasswordResets;
  /** Address of the shop. */
  webshopUrl: (reading: Reading) => Promise<string>;
  /** The menu of the office for a user, in a language (API-33). */
  officeMenus: (viewer: Viewer, language: Language) => AnswerOf<typeof getEditorUser>['admin_menus'];
}

/** Calls of API-05, API-33, API-39 and USER-08. */
export function accountsCalls({ sessions, logins, resets, webshopUrl, officeMenus }: AccountDependencies): CallHandler[] {
  const describe = async (user: User | null, { reading, language }: Pick<CallContext, 'reading' | 'language'>) =>
    toUserDetails(user, language, await webshopUrl(reading));
  return [
    answer(getUserDetails, async ({ language, reading, request, reply }) => {
      reply.header('cache-control', 'no-store');
      giveCsrfToken(request, reply);
      const user = await readUser(reading.db, reading.viewer.userId);
      if (!user) sessions.tidy(request, reply);
      return describe(user, { reading, language });
    }),
    answer(changeUserDetails, async ({ language, reading, body }) => {
      const { id } = await accountOf(reading);
      const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
      const user = await sessions
        .change((transaction) => changeProfile(transaction, id, given))
        .catch((error: unknown) => {
          if (error instanceof NameTaken) throw new CallError(400, { [error.field]: [m.account_taken()] });
          throw error;
        });
      return describe(user, { reading, language });
    }),
    answer(logIn, async ({ language, reading, body, request, reply }) => {
      const user = await refuseTooManyAttempts(() => logins.logIn(body.username, body.password, request, reply), reply);
      if (!user) throw new CallError(400, { detail: m.login_wrong() });
      return describe(user, { reading, language });
    }),
    answer(logOut, async ({ language, request, reply }) => {
      await sessions.end(request, reply);
      if (request.body instanceof URLSearchParams) reply.redirect(nextPath(request.body.get('next')) ?? href('home', language), 302);
      return null;
    }),
    answer(changeOwnPassword, async ({ reading, body, request, reply }) => {
      const user = await accountOf(reading);
      if (!(await refuseTooManyAttempts(() => logins.confirm(user, body.old_password), reply)))
        throw new CallError(400, { old_password: [m.account_password_wrong()] });
      const currentSessionId = sessionIdOf(request.headers.cookie);
      await sessions.change((transaction) => changePassword(transaction, user.id, body.new_password, currentSessionId));
      return null;
    }),
    answer(resetPassword, async ({ body, request, reply }) => {
      if ('email' in body) {
        await refuseTooManyAttempts(async () => resets.request(body.email, request), reply);
        return null;
      }
      const user = await resets.finish(body.token, body.new_password);
      if (!user) throw new CallError(400, { token: [m.account_link_over()] });
      await logins.rememberBrowser(user, request, reply);
      return null;
    }),
    answer(getEditorUser, async ({ reading, language }) => {
      const user = await accountOf(reading);
      const { id, username, email } = user;
      return { id, username, email, admin_menus: officeMenus(reading.viewer, language) };
    }),
  ];
}

/** Account of the request. Access is checked before, but the account may be deleted meanwhile. */
async function accountOf({ db, viewer }: Reading): Promise<User> {
  const user = await readUser(db, viewer.userId);
  if (!user) throw new CallError(401, { detail: m.login_over() });
  return user;
}

/** Answers 429 with Retry-After for too many attempts. */
async function refuseTooManyAttempts<T>(attempt: () => Promise<T>, reply: CallContext['reply']): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof TooManyAttempts)) throw error;
    reply.header('retry-after', error.seconds);
    throw new CallError(429, { detail: m.login_too_often({ minutes: Math.ceil(error.seconds / 60) }) });
  }
}
