import { languages, locales } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';
import { href } from '../../urls.ts';
import { FormField, FormNote, NewPasswordField } from './form-field.tsx';
import type { UserPageData } from './read-user-page.server.ts';

/** Password, preferred language and logout on all devices (USER-06). */
export function SettingsView({ data: { language, form, user, done } }: { data: UserPageData }) {
  if (!user) return null;
  const action = href('user', language, { page: 'settings' });
  return (
    <>
      <FormNote problem={form.problem} done={done ? m.account_saved() : null} />
      <section aria-labelledby="own-password">
        <h2 id="own-password">{m.login_password()}</h2>
        <form method="post" action={action} noValidate>
          <input type="hidden" name="operation" value="password" />
          {/* For password managers. */}
          <input type="text" name="username" autoComplete="username" value={user.username} readOnly hidden />
          <FormField
            name="old_password"
            type="password"
            label={m.account_password_old()}
            autoComplete="current-password"
            maxLength={200}
            form={form}
          />
          <NewPasswordField name="new_password" label={m.account_password_new()} form={form} />
          <button type="submit" className="btn">
            {m.account_password_save()}
          </button>
        </form>
      </section>
      <section aria-labelledby="own-language">
        <h2 id="own-language">{m.account_language()}</h2>
        <form method="post" action={action}>
          <input type="hidden" name="operation" value="language" />
          <div className="field">
            <label htmlFor="language">{m.account_language_label()}</label>
            <select id="language" name="language" defaultValue={user.language}>
              {languages.map((one) => (
                <option key={one} value={one} lang={one}>
                  {locales[one].name}
                </option>
              ))}
            </select>
          </div>
          <button type="submit" className="btn">
            {m.account_save()}
          </button>
        </form>
      </section>
      <section aria-labelledby="everywhere">
        <h2 id="everywhere">{m.account_everywhere()}</h2>
        <p>{m.account_everywhere_text()}</p>
        <form method="post" action={action}>
          <input type="hidden" name="operation" value="everywhere" />
          <button type="submit" className="btn quiet">
            {m.account_everywhere_submit()}
          </button>
        </form>
      </section>
      <p>
        <a className="more" href={href('user', language, { page: 'profile' })}>
          {m.account_profile()}
        </a>
      </p>
    </>
  );
}
