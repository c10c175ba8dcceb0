import { readStored, storedKeys, writeStored } from '../../ui/backstage/browser-storage.ts';
import { openTabs, tabName } from '../../ui/backstage/tab-name.ts';
import { htmlName } from '../forms/rich-notes.ts';
import { forgetUnsaved, hasUnsaved } from './unsaved.ts';

interface UnsavedWork {
  /** Version of the entry when the input was stored. */
  version: string;
  entries: [string, string][];
  /** Milliseconds. */
  at: number;
}

/** sessionStorage key of the form that this tab has submitted; the next page says whether it was stored. */
const submittedKey = 'foyer-office-submitted';

/** Debounce before input is stored, in ms. */
const pause = 300;

/**
 * Stores unsaved input of an entry form in localStorage (ADMIN-02), under the name of the tab, since two may have the same form open
 * (ADMIN-170). To restore it, the input is submitted to the server, which renders the form including added rows.
 */
export function guardUnsavedWork(): void {
  dropStored();
  const note = document.querySelector<HTMLElement>('[data-unsaved-work]');
  const form = note && document.querySelector<HTMLFormElement>('form[data-guarded]');
  if (!form) return;
  const place = `foyer-office:${form.action}`;
  /** Key of this tab, null until its name is known. */
  let key: string | null = null;
  let left: string | null = null;
  const storeWork = () => key && writeWork(key, { version: versionOf(form), entries: entriesOf(form), at: Date.now() });
  const offerLeft = async () => {
    left = await leftAt(place, form);
    note.hidden = left === null;
  };
  void tabName().then((name) => {
    key = `${place}#${name}`;
    if (hasUnsaved()) storeWork();
    else setAside(key, place);
    if (!('unsaved' in form.dataset)) void offerLeft();
  });
  let wait: ReturnType<typeof setTimeout> | undefined;
  const storeTyped = () => {
    clearTimeout(wait);
    wait = undefined;
    storeWork();
  };
  form.addEventListener('input', () => {
    clearTimeout(wait);
    wait = setTimeout(storeTyped, pause);
  });
  addEventListener('submit', (event) => {
    if (event.target !== form || event.defaultPrevented) return;
    // As it is sent: should the page that says it is saved be left before its script ran, a later one knows by that what not to offer.
    if (wait) storeTyped();
    writeStored('sessionStorage', submittedKey, key);
  });
  addEventListener('pagehide', () => {
    if (hasUnsaved()) storeWork();
  });
  note.addEventListener('click', ({ target }) => {
    const action = target instanceof HTMLElement ? target.dataset.leftWork : undefined;
    if (!action || !left) return;
    const work = readWork(left);
    writeWork(left, null);
    if (action === 'restore' && work) {
      if (key && hasUnsaved()) {
        storeWork();
        setAside(key, place);
      }
      sendAgain(form, work);
    } else void offerLeft();
  });
}

/** Before it is loaded again, this tab has left input of its own; under another key, what is typed from now on does not overwrite it. */
function setAside(key: string, place: string): void {
  const work = readWork(key);
  if (work) writeWork(`${place}#left-${work.at}`, work);
  writeWork(key, null);
}

/** Key of the newest input that a tab has left which is gone; what the form has anyway is removed. */
async function leftAt(place: string, form: HTMLFormElement): Promise<string | null> {
  const open = await openTabs();
  const left: { key: string; at: number }[] = [];
  for (const key of storedKeys(place)) {
    const [address, tab = ''] = key.split('#');
    const work = address === place && !open.has(tab) ? readWork(key) : null;
    if (work && shows(form, work)) writeWork(key, null);
    else if (work) left.push({ key, at: work.at });
  }
  return left.sort((a, b) => b.at - a.at)[0]?.key ?? null;
}

/** True if the form has this input anyway. A text has its HTML in a control of its own once its editor is there, which may be later. */
function shows(form: HTMLFormElement, { entries }: UnsavedWork): boolean {
  const texts = [...form.querySelectorAll<HTMLTextAreaElement>('textarea[data-rich-text]')];
  const html = new Map(texts.map(({ name, dataset }) => [htmlName(name), dataset.richText]));
  const others = (all: [string, string][]) => JSON.stringify(all.filter(([name]) => !html.has(name)));
  return others(entries) === others(entriesOf(form)) && entries.every(([name, value]) => !html.has(name) || html.get(name) === value);
}

/**
 * Drops the input of the form whose answer this page is. The address alone does not say so: it has the same query when the page is loaded
 * again after a crash, and it is not that of the form of a new entry.
 */
function dropStored(): void {
  const key = readStored('sessionStorage', submittedKey);
  writeStored('sessionStorage', submittedKey, null);
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (key && navigation?.type === 'navigate' && new URLSearchParams(location.search).has('done')) writeWork(key, null);
}

const versionOf = (form: HTMLFormElement) => form.querySelector<HTMLInputElement>('[name=version]')?.value ?? '';

/** What a form is rendered with anew each time. */
const notTyped: ReadonlySet<string> = new Set(['version', 'form.key']);

function entriesOf(form: HTMLFormElement): [string, string][] {
  return [...new FormData(form)].filter((entry): entry is [string, string] => !notTyped.has(entry[0]) && typeof entry[1] === 'string');
}

/** Submits the stored input to render the form with it. */
function sendAgain({ action }: HTMLFormElement, { version, entries }: Omit<UnsavedWork, 'at'>): void {
  const form = Object.assign(document.createElement('form'), { method: 'post', action });
  for (const [name, value] of [...entries, ['version', version], ['operation', 'show:form']])
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  forgetUnsaved();
  document.body.append(form);
  form.submit();
}

function readWork(key: string): UnsavedWork | null {
  try {
    return JSON.parse(readStored('localStorage', key) ?? 'null') as UnsavedWork | null;
  } catch {
    return null;
  }
}

/** Null deletes it. */
function writeWork(key: string, work: UnsavedWork | null): void {
  writeStored('localStorage', key, work && JSON.stringify(work));
}
