import { CallError } from '../../core/contract/errors.server.ts';
import { type Answered, answer, type CallContext } from '../../core/contract/register.server.ts';
import type { Database } from '../../core/database/client.server.ts';
import { toLocalIso } from '../../core/text/wall-clock.ts';
import { m } from '../../paraglide/messages.js';
import type { PasswordResets } from './account-links.server.ts';
import { listUsers, readAccount, type User } from './accounts.read.server.ts';
import * as calls from './users.contract.ts';
import { changeRights, deleteAccount, makeAccount, UserConflict, UserRefused } from './users.write.server.ts';

interface UserParts {
  resets: PasswordResets;
  /** Makes this instance see what was just committed. */
  catchUp(): Promise<void>;
}

/** The calls by which administrators keep accounts (ADMIN-06). */
export function usersCalls({ resets, catchUp }: UserParts): Answered[] {
  const store = async <T>({ reading, language }: Asked, run: (transaction: Database, actor: Actor) => Promise<T>): Promise<T> => {
    const actor = { user: reading.viewer.userId, now: reading.now, language };
    const done = await reading.db
      .transaction((transaction) => run(transaction as unknown as Database, actor))
      .catch((error: unknown) => tell(error, language));
    await catchUp();
    return done;
  };
  const find = async ({ reading, language }: Asked, id: number) => (await readAccount(reading.db, id)) ?? missing(language);
  const change = async ({ parameters, body, ...asked }: CallContext<typeof calls.changeUser>) => {
    const { version, ...given } = body;
    const user = await store(asked, (transaction, actor) => changeRights(transaction, { id: parameters.id, version, given }, actor));
    return toAccount(user ?? missing(asked.language));
  };
  return [
    answer(calls.listUsersCall, async ({ reading, query }) => (await listUsers(reading.db, query.search)).map(toAccount)),
    answer(calls.getUser, async (asked) => toAccount(await find(asked, asked.parameters.id))),
    answer(calls.inviteUser, async (asked) => {
      const user = await store(asked, (transaction, actor) => makeAccount(transaction, asked.body, actor));
      if (user.is_active) resets.invite(user);
      return toAccount(user);
    }),
    answer(calls.changeUser, change),
    answer(calls.replaceUser, change),
    answer(calls.deleteUser, async (asked) => {
      const isGone = await store(asked, (transaction, actor) => deleteAccount(transaction, asked.parameters.id, actor));
      return isGone ? null : missing(asked.language);
    }),
    answer(calls.mailUserLink, async (asked) => {
      const user = await find(asked, asked.parameters.id);
      if (!user.is_active) throw new CallError(400, { detail: m.admin_user_off() });
      resets.invite(user);
      return null;
    }),
  ];
}

type Asked = Pick<CallContext, 'reading' | 'language'>;
type Actor = Parameters<typeof makeAccount>[2];

function toAccount({
  id,
  version,
  username,
  email,
  first_name,
  last_name,
  language,
  password_hash,
  created_at,
  ...row
}: User): calls.Account {
  const { is_active, is_editor, is_superuser, has_dashboard_online_access, can_edit_html } = row;
  return {
    ...{
      id,
      version,
      username,
      email,
      first_name,
      last_name,
      is_active,
      is_editor,
      is_superuser,
      has_dashboard_online_access,
      can_edit_html,
    },
    language,
    has_password: password_hash !== null,
    created: toLocalIso(created_at),
  };
}

function tell(error: unknown, language: Asked['language']): never {
  if (error instanceof UserRefused) throw new CallError(400, error.messages);
  if (!(error instanceof UserConflict)) throw error;
  const { base, current, submitted } = error;
  throw new CallError(409, { ...CallError.ofStatus(409, language).body, base, current, submitted, fields: Object.keys(submitted) });
}

function missing(language: Asked['language']): never {
  throw CallError.notFound(language);
}
