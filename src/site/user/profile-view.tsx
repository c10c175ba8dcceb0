import { m } from '../../paraglide/messages.js';
import { href } from '../../urls.ts';
import { FormField, FormNote } from './form-field.tsx';
import { LogoutForm } from './logout-form.tsx';
import type { UserPageData } from './read-user-page.server.ts';

/** Name and email of the account (USER-05). */
export function ProfileView({ data: { language, form, user, done, webshopUrl } }: { data: UserPageData }) {
  if (!user) return null;
  return (
    <>
      <FormNote problem={form.problem} done={done === 'profile' ? m.account_saved() : null} />
      <dl className="user-fact">
        <dt>{m.account_username()}</dt>
        <dd>{user.username}</dd>
      </dl>
      <form method="post" action={href('user', language, { page: 'profile' })} noValidate>
        <FormField
          name="first_name"
          label={m.account_first_name()}
          autoComplete="given-name"
          maxLength={100}
          form={form}
          value={user.first_name}
          isOptional
        />
        <FormField
          name="last_name"
          label={m.account_last_name()}
          autoComplete="family-name"
          maxLength={100}
          form={form}
          value={user.last_name}
          isOptional
        />
        <FormField name="email" type="email" label={m.shop_email()} autoComplete="email" maxLength={254} form={form} value={user.email} />
        <button type="submit" className="btn full">
          {m.account_save()}
        </button>
      </form>
      <ul className="user-ways">
        <li>
          <a className="more" href={href('user', language, { page: 'orders' })}>
            {m.account_orders()}
          </a>
        </li>
        <li>
          <a className="more" href={href('user', language, { page: 'settings' })}>
            {m.account_settings()}
          </a>
        </li>
        <li>
          <a className="more" href={webshopUrl}>
            {m.account_webshop()}
          </a>
        </li>
      </ul>
      <LogoutForm language={language} />
    </>
  );
}
