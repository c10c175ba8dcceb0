import { loadFormats } from '../../core/text/load-formats.ts';
import { servedMarkup } from '../../core/text/trusted-markup.ts';
import { pageLanguage } from '../../ui/page-language.ts';
import { loadOffer } from './load-offer.ts';
import { closeDialog, openDialog } from './open-dialog.ts';
import { shopText } from './shop-text.ts';
import { widgetHash } from './widget/codes/widget-hash.ts';

/** How long a closed widget stays mounted (BOOK-13). */
const resetMs = 250;
/** Longest time between the two presses of a double click. */
const doubleClickMs = 500;

const load = async () => (await Promise.all([import('./widget/mount-widget.tsx'), loadFormats()]))[0];

let remove: (() => void) | null = null;

/** Fetches prices and script of the widget, so that they are there when it opens. */
export function prepareBooking(link: HTMLAnchorElement): void {
  load().catch(() => undefined);
  loadOffer(Number(link.dataset.book), pageLanguage()).catch(() => undefined);
}

/** Opens the widget that the address names (SHOP-272, SHOP-304), by its link in sight; another reload leaves it closed unless it names it again. */
export function openNamed(): void {
  const { hash, pathname, search } = location;
  history.replaceState(history.state, '', pathname + search);
  const links = document.querySelectorAll<HTMLAnchorElement>(`a[data-book="${CSS.escape(hash.slice(widgetHash.length))}"]`);
  [...links].find((link) => link.checkVisibility())?.click();
}

/**
 * Opens the widget of a booking link (BOOK-01). The dialog opens at once with a loading text; React fills it.
 */
export function openBooking(link: HTMLAnchorElement): void {
  remove?.();
  const dialog = emptyDialog(link.ariaLabel || link.textContent);
  // Content outside of a modal dialog is inert.
  (link.closest('dialog') ?? document.body).append(dialog);
  const ended = new AbortController();
  const end = () => {
    if (ended.signal.aborted) return;
    ended.abort();
    closeDialog(dialog);
    dialog.remove();
    // Where another link has opened its own, nothing heard this one close.
    link.ariaExpanded = 'false';
    if (remove === end) remove = null;
  };
  remove = end;
  openDialog(dialog, link, ended.signal, () => {
    dialog.dispatchEvent(new Event('foyer:closed'));
    setTimeout(end, resetMs);
  });
  const openedAt = performance.now();
  const onClick = (event: MouseEvent) => {
    if (event.target !== dialog) return;
    // By the time of the press, not of its handling: on a slow device the widget's first rendering lies between.
    const isDoubleClick = event.timeStamp - openedAt < doubleClickMs && isOver(link, event);
    if (!isDoubleClick) closeDialog(dialog);
  };
  dialog.addEventListener('click', onClick, { signal: ended.signal });
  const mount = () =>
    load().then(
      ({ mountWidget }) => {
        if (!ended.signal.aborted) mountWidget(dialog, link, ended.signal);
      },
      () => showAway(dialog, link, () => void mount()),
    );
  void mount();
}

/** Says in the dialog that the script of the widget has not come: it can be tried again, or the link followed as without script (SHOP-391). */
function showAway(dialog: HTMLDialogElement, { href }: HTMLAnchorElement, onRetry: () => void): void {
  const texts = dialog.querySelector('.msg');
  const [retry, shop] = [document.createElement('button'), document.createElement('a')];
  retry.type = 'button';
  retry.className = 'btn full';
  retry.textContent = shopText('retry');
  retry.addEventListener('click', onRetry);
  shop.className = 'btn quiet full';
  shop.href = href;
  shop.textContent = shopText('toShop');
  const alert = document.createElement('p');
  alert.role = 'alert';
  alert.textContent = shopText('away');
  dialog.ariaBusy = 'false';
  const hadFocus = texts?.contains(document.activeElement);
  texts?.replaceChildren(alert, retry, shop);
  if (hadFocus) retry.focus();
}

/** Whether a press lies where the link is, under the backdrop of the sheet. */
function isOver(link: Element, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = link.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}

/** The dialog until React has rendered the widget into it. */
function emptyDialog(label: string): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = 'bk';
  dialog.tabIndex = -1;
  dialog.setAttribute('aria-labelledby', 'bk-title');
  dialog.ariaBusy = 'true';
  dialog.innerHTML = servedMarkup(
    '<div class="bk-head"><div><h2 id="bk-title"></h2><p></p></div></div><div class="msg"><p class="wait"></p></div>',
  );
  const [heading, , text] = dialog.querySelectorAll('h2, p');
  if (heading) heading.textContent = label;
  if (text) text.textContent = shopText('loading');
  return dialog;
}
