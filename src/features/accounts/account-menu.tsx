import type { Language } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';
import { Icon } from '../../ui/icon.tsx';
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
          {/* biome-ignore lint/a11y/useValidAnchor: its address comes with the account */}
          <a data-to={href('user', language, { page: 'profile' })}>{m.account_profile()}</a>
        </li>
        <li data-for="dashboard" hidden>
          {/* biome-ignore lint/a11y/useValidAnchor: its address comes with the account */}
          <a data-to={dashboardHref(language, 'activity')}>{m.account_dashboard()}</a>
        </li>
        <li data-for="webshop" hidden>
          {/* biome-ignore lint/a11y/useValidAnchor: its address comes with the account */}
          <a>{m.account_webshop()}</a>
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
