import { parseServed } from '../../core/text/trusted-markup.ts';
import { showLive } from './live-search.ts';

/** Submits marked forms and shows the answer in the live parts of the page; without script they load a page. */
export function submitInPlace(): void {
  document.addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || form.dataset.inPlace === undefined) return;
    event.preventDefault();
    const address = submitter instanceof HTMLButtonElement && submitter.hasAttribute('formaction') ? submitter.formAction : form.action;
    const body = new URLSearchParams([...new FormData(form, submitter)].map(([name, value]) => [name, String(value)]));
    void postInPlace(address, body);
  });
}

/** Posts to an office page and shows its answer; a failure is said, and nothing is lost. */
export async function postInPlace(address: string, body: URLSearchParams): Promise<void> {
  const answer = await fetch(address, { method: 'POST', body }).catch(() => null);
  const html = await answer?.text().catch(() => null);
  // 400 is the page with the reason.
  if (!answer || typeof html !== 'string' || !(answer.ok || answer.status === 400)) return say(failureIn(html ?? ''));
  const focused = document.activeElement;
  showLive(html);
  if (answer.ok) history.replaceState(null, '', answer.url);
  // Who types elsewhere by now is left there.
  if (!focused?.isConnected || focused === document.body) document.querySelector<HTMLElement>('[data-live] [autofocus]')?.focus();
  say(document.querySelector('[data-live=notes]')?.textContent ?? '');
}

/** Announces a text; a failure of the network is in the document. */
function say(text: string | null): void {
  const offline = document.querySelector<HTMLElement>('[data-office-failed]');
  if (offline) offline.hidden = text !== null;
  const status = document.querySelector('[data-office-status]');
  if (status) status.textContent = text ?? '';
}

/** The sentence of an answer that is no page of the list, such as that the session is over; null for none. */
function failureIn(html: string): string | null {
  return html ? (parseServed(html).querySelector('main .bs-note')?.textContent ?? null) : null;
}
