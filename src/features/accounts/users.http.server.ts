import { CallError, missing } from '../../core/contract/errors.server.ts';
import { answer, type CallContext, type CallHandler, type CallScope } from '../../core/contract/register.server.ts';
import type { ActorInLanguage } from '../../core/database/actor.ts';
import type { Database } from '../../core/database/client.server.ts';
import { toLocalIso } from '../../core/text/wall-clock.ts';
import { m } from '../../paraglide/messages.js';
import type { PasswordResets } from './account-links.server.ts';
import { listUsers, readAccount, type User } from './accounts.read.server.ts';
import * as calls from './users.contract.ts';
import { changeRights, deleteAccount, makeAccount, UserConflict, UserRefused } from './users.write.server.ts';

interface UserDependencies {
  resets: PasswordResets;
  /** Applies pending invalidations on this instance. */
  applyNewChanges(): Promise<void>;
}

/** Calls to manage accounts (ADMIN-06). */
export function usersCalls({ resets, applyNewChanges }: UserDependencies): CallHandler[] {
  const store = async <T>(
    { reading, language }: CallScope,
    run: (transaction: Database, actor: ActorInLanguage) => Promise<T>,
  ): Promise<T> => {
    const actor = { user: reading.viewer.userId, now: reading.now, language };
    const done = await reading.db
      .transaction((transaction) => run(transaction as unknown as Database, actor))
      .catch((error: unknown) => throwCallError(error, language));
    await applyNewChanges();
    return done;
  };
  const find = async ({ reading, language }: CallScope, id: number) => (await readAccount(reading.db, id)) ?? missing(language);
  const change = async ({ parameters, body, ...call }: CallContext<typeof calls.changeUser>) => {
    const { version, ...given } = body;
    const user = await store(call, (transaction, actor) => changeRights(transaction, { id: parameters.id, version, given }, actor));
    return toAccount(user ?? missing(call.language));
  };
  return [
    answer(calls.listUsersCall, async ({ reading, query }) => (await listUsers(reading.db, query.search)).map(toAccount)),
    answer(calls.getUser, async (call) => toAccount(await find(call, call.parameters.id))),
    answer(calls.inviteUser, async (call) => {
      const user = await store(call, (transaction, actor) => makeAccount(transaction, call.body, actor));
      if (user.is_active) resets.invite(user);
      return toAccount(user);
    }),
    answer(calls.changeUser, change),
    answer(calls.replaceUser, change),
    answer(calls.deleteUser, async (call) => {
      const isDeleted = await store(call, (transaction, actor) => deleteAccount(transaction, call.parameters.id, actor));
      return isDeleted ? null : missing(call.language);
    }),
    answer(calls.mailUserLink, async (call) => {
      const user = await find(call, call.parameters.id);
      if (!user.is_active) throw new CallError(400, { detail: m.admin_user_off() });
      resets.invite(user);
      return null;
    }),
  ];
}

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

function throwCallError(error: unknown, language: CallScope['language']): never {
  if (error instanceof UserRefused) throw new CallError(400, error.messages);
  if (!(error instanceof UserConflict)) throw error;
  const { base, current, submitted } = error;
  throw new CallError(409, { ...CallError.ofStatus(409, language).body, base, current, submitted, fields: Object.keys(submitted) });
}
