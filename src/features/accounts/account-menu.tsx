import './account-menu.css';
import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { csrfToken } from '../../core/contract/send-call.ts';
import type { Language } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';
import { Icon } from '../../ui/icon.tsx';
import { dashboardHref, href } from '../../urls.ts';
import type { UserDetails } from './accounts.contract.ts';
import { clearLogin, fetchLogin, useLogin } from './login-state.ts';

/**
 * The account item of who is logged in (USER-03): their name, and behind it profile, webshop and the way out. The header is markup
 * of the server (decision 0024); this takes the place of its link to the login.
 */
export default function AccountMenu({ language }: { language: Language }) {
  const user = useLogin();
  useEffect(() => void fetchLogin(language), [language]);
  useEffect(() => {
    for (const link of document.querySelectorAll<HTMLElement>('.account-link')) link.hidden = user.is_logged_in;
  }, [user.is_logged_in]);
  if (!user.is_logged_in) return null;
  const places = [...document.querySelectorAll('[data-account]')];
  return places.map((place) =>
    createPortal(
      <details className={place.tagName === 'LI' ? 'account' : 'lang account'} name={place.tagName === 'LI' ? 'side' : 'header'}>
        <summary aria-label={m.account_of({ name: nameOf(user) })}>
          <Icon name="user" />
          <span>{nameOf(user)}</span>
          <Icon name="down" />
        </summary>
        <AccountLinks user={user} language={language} />
      </details>,
      place,
    ),
  ) as ReactNode;
}

function nameOf({ first_name, last_name, username }: UserDetails): string {
  return [first_name, last_name].filter(Boolean).join(' ') || (username ?? '');
}

/** A form that is taken away while it is being sent is not sent, so the login state is emptied a moment later (USER-02). */
function AccountLinks({ user, language }: { user: UserDetails; language: Language }) {
  return (
    <ul>
      <li>
        <a href={href('user', language, { page: 'profile' })}>{m.account_profile()}</a>
      </li>
      {user.has_dashboard_online_access && (
        <li>
          <a href={dashboardHref(language, 'activity')}>{m.account_dashboard()}</a>
        </li>
      )}
      {user.webshop_url && (
        <li>
          <a href={`${user.webshop_url}?lang=${language}`}>{m.account_webshop()}</a>
        </li>
      )}
      <li>
        <form method="post" action={user.logout_url ?? ''} onSubmit={() => void setTimeout(clearLogin)}>
          <input type="hidden" name="csrftoken" value={csrfToken() ?? ''} />
          <input type="hidden" name="next" value={href('home', language)} />
          <button type="submit">{m.account_logout()}</button>
        </form>
      </li>
    </ul>
  );
}
