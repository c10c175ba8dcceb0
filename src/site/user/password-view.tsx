import { m } from '../../paraglide/messages.js';
import { href } from '../../urls.ts';
import { FormField, FormNote, NewPasswordField } from './form-field.tsx';
import type { UserPageData } from './read-user-page.server.ts';

/** A forgotten password: first the address, then, from the mailed link, the new one (USER-07). */
export function PasswordView({ data: { language, token, form, done, isLinkOpen } }: { data: UserPageData }) {
  const action = href('user', language, { page: 'password' });
  if (isLinkOpen)
    return (
      <>
        <FormNote problem={form.problem} />
        <form method="post" action={action} noValidate>
          <input type="hidden" name="token" value={token} />
          <NewPasswordField name="password" label={m.account_password_new()} form={form} />
          <button type="submit" className="btn full">
            {m.account_password_save()}
          </button>
        </form>
      </>
    );
  return (
    <>
      <FormNote problem={form.problem ?? (token ? m.account_link_over() : null)} done={done === 'mail' ? m.account_mail_sent() : null} />
      <p>{m.account_password_text()}</p>
      <form method="post" action={action} noValidate>
        <FormField name="email" type="email" label={m.shop_email()} autoComplete="email" maxLength={254} form={form} />
        <button type="submit" className="btn full">
          {m.account_password_mail()}
        </button>
      </form>
      <p>
        <a className="more" href={href('user', language, { page: 'login' })}>
          {m.login_back()}
        </a>
      </p>
    </>
  );
}
