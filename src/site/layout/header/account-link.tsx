import { AccountMenu } from '../../../features/accounts/account-menu.tsx';
import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icon/icon.tsx';
import { href } from '../../../urls.ts';
import { useLayoutSite } from '../layout-site.ts';

/**
 * My account (NAV-08): leads to the login, which sends who is logged in home (USER-04). Where the browser knows of a login, the menu
 * of the account is seen in its place (account-menu.css).
 */
export function AccountLink({ hasWord = false }: { hasWord?: boolean }) {
  const { language } = useLayoutSite();
  return (
    <>
      <a
        className={hasWord ? 'account-link' : 'ibtn account-link'}
        href={href('user', language, { page: 'login' })}
        aria-label={hasWord ? undefined : m.account()}
      >
        <Icon name="user" />
        {hasWord && m.account()}
      </a>
      <AccountMenu language={language} isInSideMenu={hasWord} />
    </>
  );
}
