import { parseServed } from '../../core/text/trusted-markup.ts';
import { fetchHtml } from './fetch-html.ts';

/** Operations of the row buttons, e.g. 'add:prices', 'drop:seat_groups.0.prices.2', 'down:footer.1'. */
const rowOperation = /^(add|page|link|drop|copy|slots|up|down):/;

/**
 * Row buttons of office forms change their list without a page load (ADMIN-11): the form is submitted as without script, and the list
 * of the answer replaces the one on the page. Input of other fields, opened sections and the scroll position stay.
 */
export function changeRowsInPlace(): void {
  document.addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || !(submitter instanceof HTMLButtonElement)) return;
    const list = rowOperation.test(submitter.value) ? outermostList(submitter) : null;
    if (!list) return;
    event.preventDefault();
    void changeList(form, submitter, list);
  });
}

function outermostList(button: HTMLElement): HTMLElement | null {
  let list = button.closest<HTMLElement>('[data-rows]');
  for (let outer = list; outer; outer = outer.parentElement?.closest<HTMLElement>('[data-rows]') ?? null) list = outer;
  return list;
}

async function changeList(form: HTMLFormElement, submitter: HTMLButtonElement, list: HTMLElement): Promise<void> {
  const body = new URLSearchParams([...new FormData(form, submitter)].map(([name, value]) => [name, String(value)]));
  const failed = form.querySelector<HTMLElement>('[data-office-failed]');
  // What is typed into the list meanwhile would be lost with it; a second press waits.
  list.inert = true;
  const html = await fetchHtml(form.action, { method: 'POST', body });
  const next = parseServed(html ?? '').getElementById(list.id);
  if (failed) {
    failed.hidden = next !== null;
    if (!next) list.before(failed);
  }
  // An added row is input, and the message before submitting has been switched off.
  form.dispatchEvent(new Event('input', { bubbles: true }));
  if (!next) {
    list.inert = false;
    submitter.focus();
    return;
  }
  keepOpen(list, next, submitter.value);
  list.replaceWith(next);
  focusAfter(next, submitter.value);
}

/** Folded rows stay as they were; those that have moved are as the server renders them. */
function keepOpen(list: HTMLElement, next: HTMLElement, operation: string): void {
  if (!/^(add|copy|slots):/.test(operation)) return;
  const folds = [...next.querySelectorAll('details')];
  const before = [...list.querySelectorAll('details')];
  const placeOf = (fold: Element) => fold.querySelector('[name]')?.getAttribute('name');
  for (const fold of folds)
    fold.open ||= before.some((old) => old.open && old.className === fold.className && placeOf(old) === placeOf(fold));
}

/** The control where typing goes on; after a removal the button that adds to the same list. */
function focusAfter(list: HTMLElement, operation: string): void {
  const parent = operation.replace(/^\w+:/, '').replace(/\.\d+$/, '');
  const target = list.querySelector<HTMLElement>('[autofocus]') ?? list.querySelector<HTMLElement>(`button[value="add:${parent}"]`);
  target?.focus();
}
