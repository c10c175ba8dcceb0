import type { Language } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';
import { Icon } from '../../ui/icon/icon.tsx';
import { dashboardHref, href } from '../../urls.ts';

/**
 * The account item of who is logged in (USER-03): their name, and behind it profile, webshop and the way out. It is the same for
 * everybody; `show-account.ts` fills in who it is, and the addresses: to who is not logged in, and to robots, they lead nowhere.
 */
export function AccountMenu({ language, isInSideMenu }: { language: Language; isInSideMenu: boolean }) {
  return (
    <details
      className={isInSideMenu ? 'account' : 'lang account'}
      name={isInSideMenu ? 'side' : 'header'}
      data-label={m.account_of({ name: '{name}' })}
    >
      <summary aria-label={m.account()}>
        <Icon name="user" />
        <span />
        <Icon name="down" />
      </summary>
      <ul>
        <li>
          <LaterLink to={href('user', language, { page: 'profile' })}>{m.account_profile()}</LaterLink>
        </li>
        <li data-for="dashboard" hidden>
          <LaterLink to={dashboardHref(language, 'activity')}>{m.account_dashboard()}</LaterLink>
        </li>
        <li data-for="webshop" hidden>
          <LaterLink>{m.account_webshop()}</LaterLink>
        </li>
        <li>
          <form method="post" action="/api/user-logout/">
            <input type="hidden" name="csrftoken" />
            <input type="hidden" name="next" value={href('home', language)} />
            <button type="submit">{m.account_logout()}</button>
          </form>
        </li>
      </ul>
    </details>
  );
}

/** Gets its address from `show-account.ts`; that of the webshop comes with the account. */
function LaterLink({ to, children }: { to?: string; children: string }) {
  // biome-ignore lint/a11y/useValidAnchor: hidden until it leads somewhere, because to who is not logged in it would lead to the login
  return <a data-to={to}>{children}</a>;
}
