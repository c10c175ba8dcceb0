import { type Language, languages, locales } from '../../core/languages.ts';
import type { User } from '../../features/accounts/accounts.read.server.ts';
import { flagNames } from '../../features/accounts/accounts.shapes.ts';
import { m } from '../../paraglide/messages.js';
import { adminHref } from '../../urls.ts';
import { Labelled, Tick } from '../forms/form-fields.tsx';
import type { FormKit } from '../forms/form-kit.ts';
import type { FormState } from '../forms/form-state.ts';
import { OfficeForm } from '../forms/office-form.tsx';
import { Head, Input } from '../forms/page-elements.tsx';
import { userLabels } from './user-labels.ts';

interface UserFormProps {
  /** Null for a new account. */
  user: User | null;
  language: Language;
  kit: FormKit;
  /** Stored values, to detect changes. */
  was: FormState | null;
  conflict: string | null;
  isUnsaved: boolean;
  done: string | null;
  /** True for the viewer's own account. */
  isSelf: boolean;
}

/** Form of an account: profile and rights. */
export function UserForm({ user, language, kit, was, conflict, isUnsaved, done, isSelf }: UserFormProps) {
  const base = adminHref(language, 'users');
  const editHref = `${base}/${user?.id ?? 'new'}`;
  const label = (name: string) => (userLabels[name] ?? (() => name))();
  return (
    <>
      <Head back={base} title={user?.username ?? m.admin_user_new()} done={done}>
        {isSelf && <span className="bs-badge">{m.admin_user_own()}</span>}
      </Head>
      <OfficeForm
        {...{ kit, conflict, was, isUnsaved }}
        formAction={editHref}
        labelOf={label}
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
        <div className="adm-section">
          <div className="adm-both">
            <Input
              name="username"
              label={label('username')}
              kit={kit}
              isRequired
              hint={m.admin_user_name_hint()}
              limit={60}
              autoComplete="off"
            />
            <Input name="email" label={label('email')} kit={kit} type="email" isRequired limit={254} autoComplete="off" />
          </div>
          <div className="adm-both">
            <Input name="first_name" label={label('first_name')} kit={kit} limit={100} autoComplete="off" />
            <Input name="last_name" label={label('last_name')} kit={kit} limit={100} autoComplete="off" />
          </div>
          <Labelled name="language" label={label('language')} kit={kit}>
            {(props) => (
              <select {...props} className="bs-input" defaultValue={kit.form.get('language')}>
                {languages.map((one) => (
                  <option key={one} value={one}>
                    {locales[one].name}
                  </option>
                ))}
              </select>
            )}
          </Labelled>
        </div>
        <fieldset className="adm-section">
          <legend className="adm-legend">{m.admin_user_rights()}</legend>
          {flagNames.map((name) => (
            <div key={name}>
              <Tick name={name} label={label(name)} kit={kit} />
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
