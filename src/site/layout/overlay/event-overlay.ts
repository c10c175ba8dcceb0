import { type OverlayState, readEntryState } from '../../../islands/navigation/entry-state.ts';
import { fetchPage, maxAge, NotOurs, type Page, parsePage } from '../../../islands/navigation/fetch-page.ts';
import { leaveFor } from '../../../islands/navigation/leave-document.ts';
import { morph } from '../../../islands/navigation/morph.ts';
import { navigateWithin } from '../../../islands/navigation/prepared-navigation.ts';
import { showProgress } from '../../../islands/navigation/progress.ts';
import type { Overlay } from '../../../islands/navigation/site-adapter.ts';
import { minLoadingMs, waitMinLoading } from '../../../ui/min-loading.ts';

/** An answer within this time shows no loading state. */
const instantMs = 50;

let running = new AbortController();

/**
 * The overlay with the programme over any page (EVT-25): a modal full-screen dialog with the content of the calendar's document. Its state
 * is the page's query; closing it or navigating clears it (EVT-26). The page below stays as it is.
 */
export const eventOverlay: Overlay = {
  open(source) {
    const { overlay, ...state } = readEntryState();
    const below = overlay?.below ?? location.search;
    const address = source.pathname + source.search;
    navigateWithin(location.pathname + toOverlaySearch(source.search), {
      history: overlay ? 'replace' : 'push',
      state: { ...(overlay && state), overlay: { source: address, below } satisfies OverlayState },
      arrive: () => show(address),
    });
  },
  follow(state) {
    if (state) return show(state.source);
    openDialog()?.close();
  },
};

function openDialog(): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>('dialog.overlay');
}

function show(address: string): void {
  const dialog = openDialog() ?? create();
  if (!dialog || dialog.dataset.address === address) return;
  const source = new URL(address, location.href);
  dialog.dataset.address = address;
  dialog.dataset.source = source.pathname;
  dialog.scrollTo(0, 0);
  void load(dialog, source);
}

function create(): HTMLDialogElement | null {
  const template = document.querySelector<HTMLTemplateElement>('template#event-overlay');
  const dialog = template?.content.querySelector('dialog')?.cloneNode(true) as HTMLDialogElement | undefined;
  if (!dialog) return null;
  dialog.addEventListener('close', () => close(dialog));
  dialog.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button[data-action]') : null;
    if (button?.dataset.action === 'close') dialog.close();
    if (button?.dataset.action === 'retry') void load(dialog, new URL(dialog.dataset.address ?? '', location.href));
  });
  document.body.append(dialog);
  contentOf(dialog)?.append(...skeleton());
  dialog.showModal();
  return dialog;
}

/** The dialog is closed before it is removed, so that the browser restores the focus. */
function close(dialog: HTMLDialogElement): void {
  running.abort();
  dialog.remove();
  if (!readEntryState().overlay) return;
  const { committed, finished } = navigation.back();
  for (const promise of [committed, finished]) promise?.catch(() => undefined);
}

async function load(dialog: HTMLDialogElement, source: URL): Promise<void> {
  running.abort();
  running = new AbortController();
  const { signal } = running;
  const progress = showProgress(location.pathname, signal);
  const hasFailed = dialog.hasAttribute('data-failed');
  dialog.removeAttribute('data-failed');
  if (hasFailed) contentOf(dialog)?.replaceChildren(...skeleton());
  const begun = performance.now();
  try {
    const page = await fetchPage(source, maxAge.guess);
    const passed = performance.now() - begun;
    if (passed > instantMs && passed < minLoadingMs) await waitMinLoading();
    if (!dialog.isConnected || signal.aborted) return;
    const next = parseOrLeave(page, source);
    if (!next) return;
    fill(dialog, next);
    progress.end();
    document.dispatchEvent(new Event('foyer:page'));
  } catch {
    if (signal.aborted) return;
    dialog.dataset.failed = '';
    progress.end('failed');
  }
}

/** The document of the calendar; null where it is of another build, or an editor's: fetched again it would be the same, so the browser loads it. */
function parseOrLeave(page: Page, source: URL): Document | null {
  try {
    return parsePage(page);
  } catch (error) {
    if (!(error instanceof NotOurs)) throw error;
    // In place of the overlay's entry of the history: Back leads to the page below it.
    leaveFor(source, true);
    return null;
  }
}

/** Fills the dialog with the content of the calendar's page, without its header: the dialog has its own title. */
function fill(dialog: HTMLDialogElement, next: Document): void {
  const content = contentOf(dialog);
  const page = next.getElementById('main-content');
  const title = page?.querySelector('h1[data-headline]')?.textContent;
  const heading = dialog.querySelector('h2');
  if (!page || !content) return;
  if (title && heading) heading.textContent = title;
  for (const element of page.querySelectorAll('.crumb, .cal-head, .subscribe')) element.remove();
  const wanted = content.cloneNode(false) as Element;
  wanted.append(...page.childNodes);
  if (content.querySelector('[data-skeleton]')) content.replaceChildren(...wanted.childNodes);
  else morph(content, wanted);
}

function contentOf(dialog: HTMLDialogElement): Element | null {
  return dialog.querySelector('.overlay-content');
}

function skeleton(): Node[] {
  const list = document.querySelector<HTMLTemplateElement>('template[data-skeleton="events"]')?.content.querySelector('[data-list]');
  const copy = list?.cloneNode(true) as HTMLElement | undefined;
  copy?.classList.add('wrap');
  copy?.setAttribute('data-skeleton', 'events');
  return copy ? [copy] : [];
}

/** The query of the page under the overlay for a query of the calendar (EVT-02). */
function toOverlaySearch(calendarSearch: string): string {
  return `?${new URLSearchParams([['overlay', 'true'], ...new URLSearchParams(calendarSearch)])}`;
}
