import { readStored, writeStored } from '../../ui/backstage/browser-storage.ts';
import { forgetUnsaved, hasUnsaved } from './unsaved.ts';

interface UnsavedWork {
  /** Version of the entry when the input was stored. */
  version: string;
  entries: [string, string][];
}

/** sessionStorage key of the form that this tab has submitted; the next page says whether it was stored. */
const submittedKey = 'foyer-office-submitted';

/** Debounce before input is stored, in ms. */
const pause = 300;

/**
 * Stores unsaved input of an entry form in localStorage (ADMIN-02). To restore it, the input is submitted to the server, which
 * renders the form including added rows.
 */
export function guardUnsavedWork(): void {
  dropStored();
  const note = document.querySelector<HTMLElement>('[data-unsaved-work]');
  const form = note && document.querySelector<HTMLFormElement>('form[data-guarded]');
  if (!form) return;
  const place = `foyer-office:${form.action}`;
  const storeWork = () => writeWork(place, { version: versionOf(form), entries: entriesOf(form) });
  if ('unsaved' in form.dataset) storeWork();
  else {
    const left = readWork(place);
    if (left && JSON.stringify(left.entries) === JSON.stringify(entriesOf(form))) writeWork(place, null);
    else note.hidden = left === null;
  }
  let wait: ReturnType<typeof setTimeout> | undefined;
  form.addEventListener('input', () => {
    clearTimeout(wait);
    wait = setTimeout(storeWork, pause);
  });
  addEventListener('submit', (event) => {
    if (event.target === form && !event.defaultPrevented) writeStored('sessionStorage', submittedKey, place);
  });
  addEventListener('pagehide', () => {
    if (hasUnsaved() && note.hidden) storeWork();
  });
  note.addEventListener('click', ({ target }) => {
    const action = target instanceof HTMLElement ? target.dataset.leftWork : undefined;
    if (!action) return;
    const left = readWork(place);
    if (action === 'restore' && left) sendAgain(form, left);
    writeWork(place, null);
    note.hidden = true;
  });
}

/**
 * Drops the input of the form whose answer this page is. The address alone does not say so: it has the same query when the page is loaded
 * again after a crash, and it is not that of the form of a new entry.
 */
function dropStored(): void {
  const place = readStored('sessionStorage', submittedKey);
  writeStored('sessionStorage', submittedKey, null);
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (place && navigation?.type === 'navigate' && new URLSearchParams(location.search).has('done')) writeWork(place, null);
}

const versionOf = (form: HTMLFormElement) => form.querySelector<HTMLInputElement>('[name=version]')?.value ?? '';

/** What a form is rendered with anew each time. */
const notTyped: ReadonlySet<string> = new Set(['version', 'form.key']);

function entriesOf(form: HTMLFormElement): [string, string][] {
  return [...new FormData(form)].filter((entry): entry is [string, string] => !notTyped.has(entry[0]) && typeof entry[1] === 'string');
}

/** Submits the stored input to render the form with it. */
function sendAgain({ action }: HTMLFormElement, { version, entries }: UnsavedWork): void {
  const form = Object.assign(document.createElement('form'), { method: 'post', action });
  for (const [name, value] of [...entries, ['version', version], ['operation', 'show:form']])
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  forgetUnsaved();
  document.body.append(form);
  form.submit();
}

function readWork(place: string): UnsavedWork | null {
  try {
    return JSON.parse(readStored('localStorage', place) ?? 'null') as UnsavedWork | null;
  } catch {
    return null;
  }
}

/** Null deletes it. */
function writeWork(place: string, work: UnsavedWork | null): void {
  writeStored('localStorage', place, work && JSON.stringify(work));
}
