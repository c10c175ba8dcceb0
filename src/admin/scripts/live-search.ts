import { parseServed } from '../../core/text/trusted-markup.ts';
import { showChosen } from './chosen-rows.ts';
import { fetchHtml } from './fetch-html.ts';

/** Debounce of the search in ms. */
const pause = 150;

/** Updates list and address while the filter is edited. */
export function followSearch(): void {
  const filter = document.querySelector<HTMLFormElement>('form[data-live=filter]');
  if (!filter) return;
  let wait: ReturnType<typeof setTimeout> | undefined;
  let last: AbortController | undefined;
  const search = async () => {
    last?.abort();
    last = new AbortController();
    await showList(addressOf(filter), last.signal);
  };
  filter.addEventListener('input', ({ target }) => {
    clearTimeout(wait);
    wait = setTimeout(search, target instanceof HTMLInputElement && target.type === 'search' ? pause : 0);
  });
}

/** Address the filter would submit, without empty values. */
function addressOf(filter: HTMLFormElement): string {
  const given = [...new FormData(filter)].filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '');
  return `${filter.action}?${new URLSearchParams(given)}`;
}

/** Replaces the list by that of an address; on failure it stays, which is said, and the form can still be submitted. */
async function showList(address: string, signal: AbortSignal): Promise<void> {
  const text = await fetchHtml(address, { signal });
  if (signal.aborted) return;
  // Once the session is over the answer is the login.
  const isShown = text !== null && showLive(text);
  const failed = document.querySelector<HTMLElement>('[data-office-failed]');
  if (failed) failed.hidden = isShown;
  if (isShown) history.replaceState(null, '', address);
}

/** Replaces the live parts of the page by those of a fetched document. @returns false where it has none of them */
export function showLive(html: string): boolean {
  const page = parseServed(html);
  let isShown = false;
  for (const old of document.querySelectorAll<HTMLElement>('[data-live]:not(form)')) {
    const next = page.querySelector(`[data-live=${old.dataset.live}]`);
    if (!next) continue;
    old.replaceWith(next);
    isShown = true;
  }
  showChosen();
  return isShown;
}
