import { m } from '../../paraglide/messages.js';
import { href } from '../../urls.ts';
import { FormField, FormNote, NewPasswordField } from './form-field.tsx';
import type { UserPageData } from './read-user-page.server.ts';

/** Creates the first administrator, from the link that the first start logs (ROLE-07). */
export function SetupView({ data: { language, token, form, isLinkOpen } }: { data: UserPageData }) {
  if (!isLinkOpen) return <FormNote problem={m.account_setup_over()} />;
  return (
    <>
      <FormNote problem={form.problem} />
      <p>{m.account_setup_text()}</p>
      <form method="post" action={href('user', language, { page: 'setup' })} noValidate>
        <input type="hidden" name="token" value={token} />
        <FormField name="username" label={m.account_username()} autoComplete="username" maxLength={60} form={form} />
        <FormField name="email" type="email" label={m.shop_email()} autoComplete="email" maxLength={254} form={form} />
        <NewPasswordField name="password" label={m.login_password()} form={form} />
        <button type="submit" className="btn full">
          {m.account_setup_submit()}
        </button>
      </form>
    </>
  );
}
