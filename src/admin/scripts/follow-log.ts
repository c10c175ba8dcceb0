import { fetchHtml, isItself } from './fetch-html.ts';
import { showLive } from './live-search.ts';

const intervalMs = 3000;

/** Fetches the shown lines of the log again and again while the button is pressed and the page is visible (SEC-35). */
export function followLog(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-log-follow]');
  if (!button) return;
  const failed = document.querySelector<HTMLElement>('[data-log-failed]');
  let timer: ReturnType<typeof setInterval> | undefined;
  const showFailure = (isFailed: boolean) => {
    if (!failed || failed.hidden !== isFailed) return;
    failed.hidden = !isFailed;
    failed.textContent = isFailed ? (failed.dataset.logFailed ?? '') : '';
  };
  button.hidden = false;
  button.addEventListener('click', () => {
    const isPressed = button.getAttribute('aria-pressed') !== 'true';
    button.setAttribute('aria-pressed', String(isPressed));
    clearInterval(timer);
    showFailure(false);
    if (!isPressed) return;
    // Older lines do not grow.
    const address = new URL(location.href);
    address.searchParams.delete('before');
    history.replaceState(null, '', address);
    void refresh(showFailure);
    timer = setInterval(() => {
      if (document.visibilityState === 'visible') void refresh(showFailure);
    }, intervalMs);
  });
}

async function refresh(showFailure: (isFailed: boolean) => void): Promise<void> {
  const address = location.href;
  const text = await fetchHtml(address, {}, isItself);
  showFailure(text === null);
  // Whoever reads a line or has the focus in the list is not disturbed.
  const list = document.querySelector('[data-live=list]');
  if (text === null || address !== location.href || list?.querySelector('details[open]') || list?.contains(document.activeElement)) return;
  showLive(text);
}
