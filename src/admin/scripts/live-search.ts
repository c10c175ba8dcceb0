import { showChosen } from './chosen-rows.ts';

/** How long nothing was typed until the list is asked for, in ms. */
const pause = 150;

/** The list follows what is typed into its search, a moment later; the address follows too, so that it can be kept. */
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

/** The address a filter would send itself to, without what is empty in it. */
function addressOf(filter: HTMLFormElement): string {
  const given = [...new FormData(filter)].filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '');
  return `${filter.action}?${new URLSearchParams(given)}`;
}

/** Shows the list of an address in place of the one on screen; without an answer that stays, and the form can be sent. */
async function showList(address: string, signal: AbortSignal): Promise<void> {
  const text = await fetch(address, { signal }).then(
    (answer) => (answer.ok ? answer.text() : null),
    () => null,
  );
  if (text === null || signal.aborted) return;
  const page = new DOMParser().parseFromString(text, 'text/html');
  for (const old of document.querySelectorAll<HTMLElement>('[data-live]:not(form)')) {
    const next = page.querySelector(`[data-live=${old.dataset.live}]`);
    if (next) old.replaceWith(next);
  }
  history.replaceState(null, '', address);
  showChosen();
}
