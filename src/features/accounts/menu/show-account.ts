import { csrfToken } from '../../../core/contract/send-call.ts';
import { fillText } from '../../../ui/fill-text.ts';
import { pageLanguage } from '../../../ui/page-language.ts';
import type { UserDetails } from '../accounts.contract.ts';
import { accountNameKey } from './login-hint.ts';
import { clearLogin, fetchLogin, onLoginChange, readLogin } from './login-state.ts';

let isStarted = false;

/** Loads the login state once per document, or again where that failed, and shows it in the header (USER-01 to USER-03). */
export function showAccount(): void {
  if (isStarted) {
    // Soft navigation restores the served markup; the cookie says whether there is still a login.
    if (readLogin().is_logged_in) showLogin();
    else void fetchLogin(pageLanguage());
    return;
  }
  isStarted = true;
  onLoginChange(showLogin);
  document.addEventListener('submit', logOut);
  void fetchLogin(pageLanguage());
}

/** Removing a form during submit cancels it, so the login state is reset in the next task (USER-02). */
function logOut({ target }: Event): void {
  if (!(target instanceof HTMLFormElement) || !target.closest('.account')) return;
  target.querySelector('input')?.setAttribute('value', csrfToken() ?? '');
  setTimeout(clearLogin);
}

function showLogin(): void {
  const user = readLogin();
  document.documentElement.classList.toggle('is-logged-in', user.is_logged_in);
  const name = nameOf(user);
  storeName(name);
  for (const menu of document.querySelectorAll<HTMLElement>('details.account')) {
    const [summary, text] = [menu.querySelector('summary'), menu.querySelector('summary > span')];
    if (text) text.textContent = name;
    if (summary) summary.ariaLabel = fillText(menu.dataset.label, { name });
    menu.querySelector('[data-for="dashboard"]')?.toggleAttribute('hidden', !user.has_dashboard_online_access);
    menu.querySelector('[data-for="webshop"]')?.toggleAttribute('hidden', !user.webshop_url);
    menu.querySelector('[data-for="webshop"] a')?.setAttribute('href', `${user.webshop_url}?lang=${pageLanguage()}`);
    for (const link of menu.querySelectorAll<HTMLElement>('a[data-to]')) link.setAttribute('href', link.dataset.to ?? '');
    if (user.logout_url) menu.querySelector('form')?.setAttribute('action', user.logout_url);
  }
}

function nameOf({ first_name, last_name, username }: UserDetails): string {
  return [first_name, last_name].filter(Boolean).join(' ') || (username ?? '');
}

function storeName(name: string): void {
  try {
    sessionStorage.setItem(accountNameKey, name);
  } catch {
    // The next document loads the name again.
  }
}
