import type { Language } from '../../core/languages.ts';
import { parseId } from '../../core/text/parse-id.ts';
import { accountFormFields } from '../../features/accounts/account.fields.ts';
import { listUsers, readAccount, type User } from '../../features/accounts/accounts.read.server.ts';
import { type AccountChange, accountChangeShape, invitedShape } from '../../features/accounts/accounts.shapes.ts';
import { changeRights, deleteAccount, makeAccount, UserConflict, UserRefused } from '../../features/accounts/users.write.server.ts';
import { m } from '../../paraglide/messages.js';
import { adminHref } from '../../urls.ts';
import { type AdminContext, formOf, store } from '../admin-context.server.ts';
import { nothingPage } from '../admin-notes.tsx';
import { makeOnce } from '../form-key.tsx';
import { changedIn } from '../forms/changed-controls.ts';
import { describeValue } from '../forms/describe-value.ts';
import { fieldLabel } from '../forms/field-label.ts';
import { kitOf } from '../forms/form-kit.ts';
import type { FormState } from '../forms/form-state.ts';
import { fromForm, toForm } from '../forms/form-values.ts';
import { isRestored } from '../forms/office-form.tsx';
import { Removal } from '../forms/page-elements.tsx';
import { searchIn } from '../lists/filter-form.tsx';
import type { OfficeAnswer, OfficeOutcome } from '../office-answers.server.ts';
import { UserForm } from './user-form.tsx';
import { UserList } from './user-list.tsx';

const current = 'users';

/** Accounts (ADMIN-06): list, form, or confirmation of a deletion. */
export async function userPage(context: AdminContext, id: string, action: string): Promise<OfficeOutcome> {
  const { reading, language, query } = context;
  if (id === '') return listPage(context);
  if (id === 'new' && action === '') return formPage(context, null, accountForm(null));
  const user = await find(context, id);
  if (!user || !['', 'delete'].includes(action)) return nothingPage(context);
  const editHref = adminHref(language, current, user.id);
  if (action === 'delete' && user.id !== reading.viewer.userId)
    return {
      status: 200,
      title: user.username,
      current,
      view: <Removal title={user.username} text={m.admin_user_remove_text()} editHref={editHref} />,
    };
  return formPage(context, user, accountForm(user), { done: doneWords.get(query.get('done') ?? '')?.() ?? null });
}

/** Creates, changes or deletes an account, or mails its owner a link. */
export async function submitUser(context: AdminContext, id: string, action: string): Promise<OfficeOutcome> {
  const { language, options } = context;
  const list = adminHref(language, current);
  const user = id === 'new' ? null : await find(context, id);
  if (id !== 'new' && !user) return nothingPage(context);
  const form = formOf(context);
  if (action === '' && isRestored(form)) return formPage(context, user, form, { isUnsaved: true });
  try {
    if (action === 'mail' && user) {
      if (!user.is_active) throw new UserRefused('is_active', m.admin_user_off());
      options.resets.invite(user);
      return { to: `${list}/${user.id}?done=mailed` };
    }
    if (action === 'delete' && user) {
      await store(context, (transaction, by) => deleteAccount(transaction, user.id, by));
      return { to: `${list}?done=removed` };
    }
    const { errors, values } = parse(form, user ? changedIn(accountFormFields, form) : fromForm(accountFormFields, form, {}));
    if (!values) return formPage(context, user, form, { errors });
    if (!user) {
      const invited: User[] = [];
      const made = await store(context, (transaction, by) =>
        makeOnce(context, 'user', [transaction, by], async () => {
          const account = await makeAccount(transaction, invitedShape.parse(values), by);
          if (account.is_active) invited.push(account);
          return account.id;
        }),
      );
      for (const account of invited) options.resets.invite(account);
      return { to: `${list}/${made}?done=invited` };
    }
    const version = Number(form.get('version')) || undefined;
    await store(context, (transaction, by) => changeRights(transaction, { id: user.id, version, given: values }, by));
    return { to: `${list}/${user.id}?done=saved` };
  } catch (error) {
    if (error instanceof UserRefused) {
      // A refused action without input is shown on the stored form.
      const isForm = action === '';
      return formPage(context, user, isForm || !user ? form : accountForm(user), { errors: error.messages });
    }
    if (!(error instanceof UserConflict)) throw error;
    const theirs = Object.entries(error.current).map(([name, value]) => inWords(name, value, language));
    form.set('version', String(error.version));
    return formPage(context, user, form, { conflict: m.admin_user_conflict({ theirs: theirs.join(' · ') }) });
  }
}

async function find({ reading }: AdminContext, id: string): Promise<User | null> {
  const number = parseId(id);
  return number === null ? null : readAccount(reading.db, number);
}

async function listPage({ reading, language, query }: AdminContext): Promise<OfficeAnswer> {
  const search = searchIn(query);
  const users = await listUsers(reading.db, search);
  const done = doneWords.get(query.get('done') ?? '')?.() ?? null;
  const view = <UserList {...{ users, search, language, done }} viewerId={reading.viewer.userId} />;
  return { status: 200, title: m.admin_list_users(), current, view };
}

const doneWords = new Map<string, () => string>([
  ['saved', m.admin_user_done],
  ['invited', m.admin_user_done_invited],
  ['mailed', m.admin_user_done_mailed],
  ['removed', m.admin_removed],
]);

interface FormFeedback {
  errors?: Record<string, string[]>;
  conflict?: string | null;
  isUnsaved?: boolean;
  done?: string | null;
}

function formPage({ language, reading }: AdminContext, user: User | null, form: FormState, feedback: FormFeedback = {}): OfficeAnswer {
  const { errors = {}, conflict = null, done = null } = feedback;
  const { isUnsaved = conflict !== null || Object.keys(errors).length > 0 } = feedback;
  return {
    status: conflict ? 409 : Object.keys(errors).length > 0 ? 400 : 200,
    title: user?.username ?? m.admin_user_new(),
    current,
    view: (
      <UserForm
        {...{ user, conflict, isUnsaved, done }}
        kit={kitOf(form, language, errors)}
        was={user && toForm(accountFormFields, { ...user })}
        isSelf={user !== null && user.id === reading.viewer.userId}
      />
    ),
  };
}

function accountForm(user: User | null): FormState {
  return toForm(accountFormFields, { ...user }).set('version', String(user?.version ?? 0));
}

function parse(form: FormState, given: object): { errors: Record<string, string[]>; values: AccountChange | null } {
  const parsed = accountChangeShape.safeParse(given);
  if (parsed.success) return { errors: {}, values: parsed.data };
  const names = new Set(parsed.error.issues.map(({ path }) => String(path[0])));
  return { errors: Object.fromEntries([...names].map((name) => [name, [wrongOf(form, name)]])), values: null };
}

function wrongOf(form: FormState, name: string): string {
  if (name === 'username') return form.get(name)?.trim() ? m.admin_wrong_username() : m.field_required();
  if (name === 'email') return form.get(name)?.trim() ? m.admin_wrong_email() : m.field_required();
  return m.admin_wrong_value();
}

function inWords(name: string, value: unknown, language: Language): string {
  return `${fieldLabel(accountFormFields, name)}: ${describeValue(name, accountFormFields[name], value, new Map(), language)}`;
}
