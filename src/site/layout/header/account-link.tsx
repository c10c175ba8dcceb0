import { AccountMenu } from '../../../features/accounts/account-menu.tsx';
import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icon/icon.tsx';
import { href } from '../../../urls.ts';
import { useLayoutSite } from '../layout-site.ts';

/**
 * My account (NAV-08): leads to the login, which redirects who is logged in home (USER-04); disabled while the shop is not online
 * (NAV-22). With a login the account menu is shown in its place (account-menu.css).
 */
export function AccountLink({ hasText = false }: { hasText?: boolean }) {
  const { language, isShopOnline } = useLayoutSite();
  const className = hasText ? 'account-link' : 'ibtn account-link';
  return (
    <>
      {isShopOnline ? (
        <a className={className} href={href('user', language, { page: 'login' })} aria-label={hasText ? undefined : m.account()}>
          <Icon name="user" />
          {hasText && m.account()}
        </a>
      ) : (
        <button type="button" className={className} aria-disabled="true" title={m.cart_offline()} aria-label={offlineLabel()}>
          <Icon name="user" />
          {/* A finger sees no tooltip. */}
          {hasText && offlineLabel()}
        </button>
      )}
      <AccountMenu language={language} isInSideMenu={hasText} isShopOnline={isShopOnline} />
    </>
  );
}

const offlineLabel = () => `${m.account()}: ${m.cart_offline()}`;
