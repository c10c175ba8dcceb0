import { accountNameKey, loginHint } from './login-hint.ts';

/** The account item of the header (USER-03): anonymous visitors make no request and load no code for it. */
export function startAccount(): void {
  addEventListener('click', addNextParameter, true);
  begin();
  document.addEventListener('foyer:page', begin);
}

function begin(): void {
  const isLoggedIn = document.cookie.includes(`${loginHint}=`);
  document.documentElement.classList.toggle('is-logged-in', isLoggedIn);
  if (isLoggedIn) import('./show-account.ts').then(({ showAccount }) => showAccount()).catch(() => undefined);
  else removeStoredName();
}

/** The next login may be another account. */
function removeStoredName(): void {
  try {
    sessionStorage.removeItem(accountNameKey);
  } catch {
    // Without storage there is no name to remove.
  }
}

/** Adds the current page as target after the login. */
function addNextParameter({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a.account-link') : null;
  if (link && link.pathname !== location.pathname) link.search = `?next=${encodeURIComponent(location.pathname + location.search)}`;
}
