import { m } from '../../paraglide/messages.js';
import { href } from '../../urls.ts';
import { FormField, FormNote } from './form-field.tsx';
import type { UserPageData } from './read-user-page.server.ts';

/** The login (ROUTE-29, USER-07). */
export function LoginView({ data: { language, next, form, done } }: { data: UserPageData }) {
  const message = done === 'password' ? m.account_password_set() : done === 'everywhere' ? m.account_everywhere_done() : null;
  return (
    <>
      <FormNote problem={form.problem} done={message} />
      <form method="post" action={href('user', language, { page: 'login' }, { next })} noValidate>
        <FormField name="username" label={m.login_name()} autoComplete="username" maxLength={254} form={form} />
        <FormField name="password" type="password" label={m.login_password()} autoComplete="current-password" maxLength={200} form={form} />
        <button type="submit" className="btn full">
          {m.login_submit()}
        </button>
      </form>
      <p>
        <a className="more" href={href('user', language, { page: 'password' })}>
          {m.login_forgotten()}
        </a>
      </p>
      <p className="small muted">{m.login_help()}</p>
    </>
  );
}
