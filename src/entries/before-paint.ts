/**
 * Runs before the first paint, as the one inline script of all documents: what a visitor should see at once, or must not see jump, and
 * what only cookies and storage know. It sets classes and custom properties on the root element; styles do the rest. It also remembers
 * the last click on a control that only script handles; entries/site.ts repeats it.
 */
import { accountNameKey, loginHint } from '../features/accounts/menu/login-hint.ts';
import { isConsentDue, pathBefore } from '../features/consent/consent-due.ts';
import { listenToEscape } from '../features/consent/consent-escape.ts';
import { hideClosedAlerts } from '../site/layout/header/closed-alerts.ts';

declare global {
  interface Window {
    /** The control that was clicked before the page's script ran; null from then on. */
    pendingPress?: Element | null;
    /** Path and query this document was rendered for. */
    servedAddress?: string;
  }
}

/** How long a held press waits for the page's script. */
const giveUpMs = 10_000;
const root = document.documentElement;
window.servedAddress = location.pathname + location.search;
const cookies = new Map(document.cookie.split('; ').map((entry) => [entry.split('=', 1)[0], entry.slice(entry.indexOf('=') + 1)]));

root.classList.add('has-script');
// A closed alert takes no room (ALERT-03).
hideClosedAlerts();
// The consent bar is part of the first paint of a first visit (CONS-05), on every page that may show it.
root.classList.toggle('asks-consent', root.dataset.consent === 'ask' && isConsentDue(pathBefore()));
listenToEscape();
if (cookies.has(loginHint)) showAccount();
const tickets = Number(cookies.get('cartAmount'));
root.classList.toggle('has-cart', tickets > 0);
showCount('cart', tickets);
showCount('favourites', countFavourites());

/** Reserves the space of the account menu, with the name that an earlier document stored. */
function showAccount(): void {
  root.classList.add('is-logged-in');
  const name = read(() => sessionStorage.getItem(accountNameKey));
  if (!name) return;
  root.style.setProperty('--account-name', JSON.stringify(name));
  root.style.setProperty('--account-width', 'auto');
}

/** The number beside a symbol of the header. */
function showCount(name: string, count: number): void {
  if (count > 0) root.style.setProperty(`--${name}-count`, `"${Math.floor(count)}"`);
}

function countFavourites(): number {
  return read(() => JSON.parse(localStorage.getItem('foyer:favourites') ?? '[]').length) ?? 0;
}

/** Null where the browser has no storage, and for unreadable values. */
function read<Value>(from: () => Value): Value | null {
  try {
    return from();
  } catch {
    return null;
  }
}

addEventListener(
  'click',
  (event) => {
    if (window.pendingPress === null || !(event.target instanceof Element)) return;
    const control = event.target.closest<HTMLElement>('button:not([type="submit"], [popovertarget]), [data-hold], [data-book]');
    if (!control || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    window.pendingPress = control;
    setTimeout(() => {
      // The script does not come: a link leads where it leads without.
      if (window.pendingPress !== control) return;
      window.pendingPress = null;
      control.click();
    }, giveUpMs);
  },
  true,
);
// The empty term of a search form gets the focus instead of a bubble (SRCH-05).
addEventListener(
  'invalid',
  (event) => {
    const field = event.target as HTMLInputElement;
    if (!field.closest('.search-form')) return;
    event.preventDefault();
    field.focus();
  },
  true,
);
