import { forgetUnsaved, hasUnsaved } from './unsaved.ts';

interface KeptWork {
  /** Of the entry, when it was written. */
  version: string;
  entries: [string, string][];
}

/** How long nothing was typed until it is kept, in ms. */
const pause = 300;

/**
 * Keeps what is typed into the form of an entry until it is stored (ADMIN-02). What was left is given back by the server, which shows
 * the form with it: rows that were added are in it too.
 */
export function guardUnsavedWork(): void {
  const note = document.querySelector<HTMLElement>('[data-kept]');
  const form = note && document.querySelector<HTMLFormElement>('form[data-guarded]');
  if (!form) return;
  const place = `foyer-office:${form.action}`;
  const keep = () => write(place, { version: versionOf(form), entries: entriesOf(form) });
  const isStored = new URLSearchParams(location.search).has('done');
  if (isStored) for (const done of [place, place.replace(/\d+$/, 'new')]) write(done, null);
  if ('unsaved' in form.dataset) keep();
  else {
    const left = read(place);
    if (left && JSON.stringify(left.entries) === JSON.stringify(entriesOf(form))) write(place, null);
    else note.hidden = left === null;
  }
  let wait: ReturnType<typeof setTimeout> | undefined;
  form.addEventListener('input', () => {
    clearTimeout(wait);
    wait = setTimeout(keep, pause);
  });
  addEventListener('pagehide', () => {
    if (hasUnsaved() && note.hidden) keep();
  });
  note.addEventListener('click', ({ target }) => {
    const action = target instanceof HTMLElement ? target.dataset.leftWork : undefined;
    if (!action) return;
    const left = read(place);
    if (action === 'restore' && left) sendAgain(form, left);
    write(place, null);
    note.hidden = true;
  });
}

const versionOf = (form: HTMLFormElement) => form.querySelector<HTMLInputElement>('[name=version]')?.value ?? '';

function entriesOf(form: HTMLFormElement): [string, string][] {
  return [...new FormData(form)].filter((entry): entry is [string, string] => entry[0] !== 'version' && typeof entry[1] === 'string');
}

/** Asks the server for the form with what was left in it. */
function sendAgain({ action }: HTMLFormElement, { version, entries }: KeptWork): void {
  const form = Object.assign(document.createElement('form'), { method: 'post', action });
  for (const [name, value] of [...entries, ['version', version], ['operation', 'show:form']])
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  forgetUnsaved();
  document.body.append(form);
  form.submit();
}

function read(place: string): KeptWork | null {
  try {
    return JSON.parse(localStorage.getItem(place) ?? 'null') as KeptWork | null;
  } catch {
    return null;
  }
}

/** Null forgets it. Where the browser keeps nothing, nothing is kept. */
function write(place: string, work: KeptWork | null): void {
  try {
    if (work) localStorage.setItem(place, JSON.stringify(work));
    else localStorage.removeItem(place);
  } catch {
    // Full or forbidden: the form works without.
  }
}
