import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Reading } from '../../core/database/reading.server.ts';
import { type Language, languages } from '../../core/languages.ts';
import { finishSetup, type PasswordResets } from '../../features/accounts/account-links.server.ts';
import { readUser, type User } from '../../features/accounts/accounts.read.server.ts';
import { emailShape, nameShape, newUserShape, passwordShape } from '../../features/accounts/accounts.shapes.ts';
import { changePassword, changeProfile, NameTaken } from '../../features/accounts/accounts.write.server.ts';
import { type Logins, TooManyAttempts } from '../../features/accounts/logins.server.ts';
import { nextPath } from '../../features/accounts/next-path.ts';
import { type Sessions, sessionIdOf } from '../../features/accounts/sessions.server.ts';
import { m } from '../../paraglide/messages.js';
import { href } from '../../urls.ts';
import type { DoneWord, SubmittedUserForm, UserPage } from './user-page.ts';

/** Services the forms use. */
export interface UserServices {
  sessions: Sessions;
  logins: Logins;
  resets: PasswordResets;
}

/** One submitted form. */
export interface UserFormContext {
  services: UserServices;
  reading: Reading;
  language: Language;
  form: URLSearchParams;
  /** Where the login redirects to, from the address of the form. */
  next: string | null;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** The address of the redirect, or the form with its errors. */
type Outcome = string | SubmittedUserForm;

/** Runs the action of a page's form. Redirects to the login where one is needed. */
export async function submitForm(page: UserPage, context: UserFormContext): Promise<Outcome> {
  try {
    return await actions[page](context);
  } catch (error) {
    const { form } = context;
    if (error instanceof NameTaken) return refuse(form, { [error.field]: m.account_taken() });
    if (!(error instanceof TooManyAttempts)) throw error;
    const problem = m.login_too_often({ minutes: Math.ceil(error.seconds / 60) });
    return { ...refuse(form, {}, problem), status: 429, retryAfter: error.seconds };
  }
}

const actions: Record<UserPage, (context: UserFormContext) => Promise<Outcome>> = {
  login: async ({ services, language, form, next, request, reply }) => {
    const [username, password] = [form.get('username')?.trim() ?? '', form.get('password') ?? ''];
    const missing = { ...(!username && { username: m.field_required() }), ...(!password && { password: m.field_required() }) };
    if (!username || !password) return refuse(form, missing);
    const user = await services.logins.logIn(username.slice(0, 254), password.slice(0, 200), request, reply);
    if (!user) return refuse(form, {}, m.login_wrong());
    return nextPath(next) ?? href('home', language);
  },

  password: async ({ services, language, form, request, reply }) => {
    const token = form.get('token');
    if (token === null) {
      const email = emailShape.safeParse(form.get('email')?.trim());
      if (!email.success) return refuse(form, { email: m.shop_email_wrong() });
      services.resets.request(email.data, request);
      return done(language, 'password', 'mail');
    }
    const password = passwordShape.safeParse(form.get('password'));
    if (!password.success) return refuse(form, { password: m.account_password_hint() });
    const user = await services.resets.finish(token, password.data);
    if (!user) return refuse(form, {}, m.account_link_over());
    await services.logins.rememberBrowser(user, request, reply);
    // The link of an editor is mostly an invitation: the login leads to where the first steps are (ADMIN-283).
    const next = user.is_editor ? `/cms-hub?lang=${language}` : undefined;
    return href('user', language, { page: 'login' }, { done: 'password', next });
  },

  profile: loggedIn(async (user, { services, language, form }) => {
    const parsed = profileShape.safeParse(Object.fromEntries(form));
    if (!parsed.success) return refuse(form, errorsOf(parsed.error));
    await services.sessions.change((transaction) => changeProfile(transaction, user.id, parsed.data));
    return done(language, 'profile', 'profile');
  }),

  settings: loggedIn(async (user, context) => {
    const operation = context.form.get('operation');
    if (operation === 'password') return setPassword(user, context);
    const { services, language, form, request, reply } = context;
    if (operation === 'everywhere') {
      await services.sessions.endAll(user.id);
      await services.sessions.end(request, reply);
      return done(language, 'login', 'everywhere');
    }
    const wanted = z.enum(languages).safeParse(form.get('language'));
    if (!wanted.success) return refuse(form, {}, m.form_unreadable());
    await services.sessions.change((transaction) => changeProfile(transaction, user.id, { language: wanted.data }));
    return done(wanted.data, 'settings', 'language');
  }),

  // It has no form.
  orders: async ({ form }) => refuse(form, {}, m.form_unreadable()),

  setup: async ({ services, reading, language, form, request, reply }) => {
    const parsed = setupShape.safeParse(Object.fromEntries(form));
    if (!parsed.success) return refuse(form, errorsOf(parsed.error));
    const { username, email, password, token } = parsed.data;
    const user = await finishSetup(reading.db, reading.now, token, newUserShape.parse({ username, email }), password);
    if (!user) return refuse(form, {}, m.account_setup_over());
    await services.sessions.begin(user.id, request, reply);
    return href('user', language, { page: 'profile' });
  },
};

const profileShape = z.object({ first_name: nameShape, last_name: nameShape, email: emailShape });
const setupShape = z.object({ username: newUserShape.shape.username, email: emailShape, password: passwordShape, token: z.string() });

function loggedIn(submit: (user: User, context: UserFormContext) => Promise<Outcome>): (context: UserFormContext) => Promise<Outcome> {
  return async (context) => {
    const user = await readUser(context.reading.db, context.reading.viewer.userId);
    if (user) return submit(user, context);
    const [next] = context.request.url.split('?');
    return href('user', context.language, { page: 'login' }, { next });
  };
}

async function setPassword(user: User, { services, language, form, request }: UserFormContext): Promise<Outcome> {
  const password = passwordShape.safeParse(form.get('new_password'));
  if (!password.success) return refuse(form, { new_password: m.account_password_hint() });
  const isRight = await services.logins.confirm(user, form.get('old_password')?.slice(0, 200) ?? '');
  if (!isRight) return refuse(form, { old_password: m.account_password_wrong() });
  const currentSession = sessionIdOf(request.headers.cookie);
  await services.sessions.change((transaction) => changePassword(transaction, user.id, password.data, currentSession));
  return done(language, 'settings', 'password');
}

function done(language: Language, page: UserPage, word: DoneWord): string {
  return href('user', language, { page }, { done: word });
}

/** The form with its errors and submitted values, without passwords. */
function refuse(form: URLSearchParams, errors: Record<string, string>, problem: string | null = null): SubmittedUserForm {
  const values = Object.fromEntries(
    [...form].filter(([name]) => !name.includes('password')).map(([name, value]) => [name, value.slice(0, 300)]),
  );
  return { values, errors, problem, status: 400 };
}

function errorsOf(error: z.ZodError): Record<string, string> {
  const sentences: Record<string, () => string> = {
    email: m.shop_email_wrong,
    username: m.account_username_wrong,
    password: m.account_password_hint,
  };
  return Object.fromEntries(error.issues.map(({ path: [name = ''] }) => [String(name), (sentences[String(name)] ?? m.form_unreadable)()]));
}
