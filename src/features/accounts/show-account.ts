import { csrfToken } from '../../core/contract/send-call.ts';
import { fillText } from '../../ui/fill-text.ts';
import { pageLanguage } from '../../ui/page-language.ts';
import type { UserDetails } from './accounts.contract.ts';
import { accountNameKey } from './login-hint.ts';
import { clearLogin, fetchLogin, onLoginChange, readLogin } from './login-state.ts';

let isStarted = false;

/** Asks once in a document who is logged in, and says so in the places of the header (USER-01 to USER-03). */
export function showAccount(): void {
  if (isStarted) {
    // Soft navigation brings the served markup again; whether there is still a login, the cookie says.
    if (readLogin().is_logged_in) write();
    return;
  }
  isStarted = true;
  onLoginChange(write);
  document.addEventListener('submit', logOut);
  void fetchLogin(pageLanguage());
}

/** A form that is taken away while it is being sent is not sent, so the login state is emptied a moment later (USER-02). */
function logOut({ target }: Event): void {
  if (!(target instanceof HTMLFormElement) || !target.closest('.account')) return;
  target.querySelector('input')?.setAttribute('value', csrfToken() ?? '');
  setTimeout(clearLogin);
}

function write(): void {
  const user = readLogin();
  document.documentElement.classList.toggle('is-logged-in', user.is_logged_in);
  const name = nameOf(user);
  keepName(name);
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

function keepName(name: string): void {
  try {
    sessionStorage.setItem(accountNameKey, name);
  } catch {
    // Then the next document learns it when it asks.
  }
}
