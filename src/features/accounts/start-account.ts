import { accountNameKey, loginHint } from './login-hint.ts';

/** The account item of the header (USER-03): visitors who are not logged in ask nobody who they are and fetch nothing for it. */
export function startAccount(): void {
  addEventListener('click', leadBack, true);
  begin();
  document.addEventListener('foyer:page', begin);
}

function begin(): void {
  const isLoggedIn = document.cookie.includes(`${loginHint}=`);
  document.documentElement.classList.toggle('is-logged-in', isLoggedIn);
  if (isLoggedIn) import('./show-account.ts').then(({ showAccount }) => showAccount()).catch(() => undefined);
  else forgetName();
}

/** The next to log in may be somebody else. */
function forgetName(): void {
  try {
    sessionStorage.removeItem(accountNameKey);
  } catch {
    // A browser that keeps nothing has no name either.
  }
}

/** Has the login lead back to the page on which its link was pressed. */
function leadBack({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a.account-link') : null;
  if (link && link.pathname !== location.pathname) link.search = `?next=${encodeURIComponent(location.pathname + location.search)}`;
}
