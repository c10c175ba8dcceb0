import { AccountMenu } from '../../../features/accounts/account-menu.tsx';
import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icon/icon.tsx';
import { href } from '../../../urls.ts';
import { useLayoutSite } from '../layout-site.ts';

/**
 * My account (NAV-08): leads to the login, which redirects who is logged in home (USER-04). With a login the account menu is shown in
 * its place (account-menu.css).
 */
export function AccountLink({ hasText = false }: { hasText?: boolean }) {
  const { language } = useLayoutSite();
  return (
    <>
      <a
        className={hasText ? 'account-link' : 'ibtn account-link'}
        href={href('user', language, { page: 'login' })}
        aria-label={hasText ? undefined : m.account()}
      >
        <Icon name="user" />
        {hasText && m.account()}
      </a>
      <AccountMenu language={language} isInSideMenu={hasText} />
    </>
  );
}
