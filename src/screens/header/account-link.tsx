import { m } from '../../paraglide/messages.js';
import { Icon } from '../../ui/icon.tsx';
import { href } from '../../urls.ts';
import { useFrameRoot } from '../frame-root.ts';

/**
 * My account (NAV-08): leads to the login, which sends who is logged in home (USER-04). Who that is, the page does not know;
 * features/accounts/account-menu.tsx takes its place then.
 */
export function AccountLink({ hasWord = false }: { hasWord?: boolean }) {
  const { language } = useFrameRoot();
  return (
    <a
      className={hasWord ? 'account-link' : 'ibtn account-link'}
      href={href('user', language, { page: 'login' })}
      aria-label={hasWord ? undefined : m.account()}
    >
      <Icon name="user" />
      {hasWord && m.account()}
    </a>
  );
}
