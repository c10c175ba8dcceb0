import type { Language } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';
import { Icon } from '../../ui/icon/icon.tsx';
import { dashboardHref, href } from '../../urls.ts';

interface AccountMenuProps {
  language: Language;
  isInSideMenu: boolean;
  isShopOnline: boolean;
}

/**
 * Account item of the header (USER-03): name, and a menu of profile, webshop and logout. The markup is the same for all visitors;
 * `show-account.ts` fills in name and addresses, so that anonymous visitors and robots get no links.
 */
export function AccountMenu({ language, isInSideMenu, isShopOnline }: AccountMenuProps) {
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
        <li>
          <LaterLink to={href('user', language, { page: 'orders' })}>{m.account_orders()}</LaterLink>
        </li>
        <li data-for="dashboard" hidden>
          <LaterLink to={dashboardHref(language, 'activity')}>{m.account_dashboard()}</LaterLink>
        </li>
        {isShopOnline && (
          <li data-for="webshop" hidden>
            <LaterLink>{m.account_webshop()}</LaterLink>
          </li>
        )}
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

/** `show-account.ts` sets the address; the webshop's is part of the account. */
function LaterLink({ to, children }: { to?: string; children: string }) {
  // biome-ignore lint/a11y/useValidAnchor: hidden until it has an address: for anonymous visitors it would only redirect to the login
  return <a data-to={to}>{children}</a>;
}
