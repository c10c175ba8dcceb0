import { accountFields, accountFlags, accountFormFields } from '../../features/accounts/account.fields.ts';
import type { User } from '../../features/accounts/accounts.read.server.ts';
import { m } from '../../paraglide/messages.js';
import { interfaceText } from '../../ui/interface-text.ts';
import { adminHref } from '../../urls.ts';
import { FormKey } from '../form-key.tsx';
import { Control } from '../forms/controls.tsx';
import { fieldLabel } from '../forms/field-label.ts';
import { Tick } from '../forms/form-fields.tsx';
import type { FormKit } from '../forms/form-kit.ts';
import type { FormState } from '../forms/form-state.ts';
import { OfficeForm } from '../forms/office-form.tsx';
import { FieldInput, Head } from '../forms/page-elements.tsx';

interface UserFormProps {
  /** Null for a new account. */
  user: User | null;
  kit: FormKit;
  /** Stored values, to detect changes. */
  was: FormState | null;
  conflict: string | null;
  isUnsaved: boolean;
  done: string | null;
  /** True for the viewer's own account. */
  isSelf: boolean;
}

const { username, email, first_name, last_name, language } = accountFields;

/** Form of an account: profile and rights. */
export function UserForm({ user, kit, was, conflict, isUnsaved, done, isSelf }: UserFormProps) {
  const base = adminHref(kit.language, 'users');
  const editHref = `${base}/${user?.id ?? 'new'}`;
  return (
    <>
      <Head back={base} title={user?.username ?? m.admin_user_new()} done={done}>
        {isSelf && <span className="bs-badge">{m.admin_user_own()}</span>}
      </Head>
      <OfficeForm
        {...{ kit, conflict, was, isUnsaved }}
        formAction={editHref}
        labelOf={(name) => fieldLabel(accountFormFields, name)}
        version={kit.form.get('version') ?? '0'}
        saveLabel={user ? m.admin_save() : m.admin_user_new()}
        footLinks={
          user &&
          !isSelf && (
            <a className="bs-btn danger" href={`${editHref}/delete`}>
              {m.admin_remove()}
            </a>
          )
        }
      >
        {!user && <FormKey />}
        <div className="adm-section">
          <div className="adm-both">
            <FieldInput name="username" field={username} kit={kit} autoComplete="off" />
            <FieldInput name="email" field={email} kit={kit} type="email" autoComplete="off" />
          </div>
          <div className="adm-both">
            <FieldInput name="first_name" field={first_name} kit={kit} autoComplete="off" />
            <FieldInput name="last_name" field={last_name} kit={kit} autoComplete="off" />
          </div>
          <Control name="language" field={language} kit={kit} />
        </div>
        <fieldset className="adm-section">
          <legend className="adm-legend">{m.admin_user_rights()}</legend>
          {Object.entries(accountFlags).map(([name, { label }]) => (
            <div key={name}>
              <Tick name={name} label={interfaceText(label)} kit={kit} />
              {kit.errors[name] && <p className="bs-err">{kit.errors[name].join(' ')}</p>}
            </div>
          ))}
          {kit.errors.detail && <p className="bs-err">{kit.errors.detail.join(' ')}</p>}
        </fieldset>
      </OfficeForm>
      {user && (
        <form method="post" action={`${editHref}/mail`} className="adm-section adm-after">
          <h2>{m.admin_user_mail_section()}</h2>
          <p className="bs-hint">{m.admin_user_mail_hint()}</p>
          <p>
            <button className="bs-btn" type="submit">
              {user.password_hash === null ? m.admin_user_mail_again() : m.admin_user_mail()}
            </button>
          </p>
        </form>
      )}
    </>
  );
}
