/** Screens with room for a dropdown at the button (BOOK-14). */
const wide = '(min-width: 64em)';
/** Rem, in pixels of the visitor's setting. */
const rem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/**
 * Opens a dialog at its button: as a popover, on small screens as a modal sheet. The browser closes either on Escape and on a press
 * beside it (BOOK-12), and has at most one popover open (BOOK-10). The focus moves in and back. `onClosed` is called once; `signal`
 * removes all listeners.
 */
export function openDialog(dialog: HTMLDialogElement, button: HTMLElement, signal: AbortSignal, onClosed: () => void): void {
  const isWide = window.matchMedia(wide).matches;
  if (isWide) {
    dialog.popover = 'auto';
    place(dialog, button);
    dialog.showPopover({ source: button } as ShowPopoverOptions);
  } else dialog.showModal();
  dialog.focus({ preventScroll: true });
  button.setAttribute('aria-expanded', 'true');
  let isOver = false;
  const onClose = () => {
    // A modal dialog dispatches both 'toggle' and 'close'; it may be open again.
    if (isOver || dialog.open || dialog.matches(':popover-open')) return;
    isOver = true;
    button.setAttribute('aria-expanded', 'false');
    if (!document.activeElement || document.activeElement === document.body || dialog.contains(document.activeElement))
      button.focus({ preventScroll: true });
    onClosed();
  };
  dialog.addEventListener('toggle', onClose, { signal });
  dialog.addEventListener('close', onClose, { signal });
  window.addEventListener('resize', () => dialog.matches(':popover-open') && place(dialog, button), { signal });
  const onPage = () => {
    // Still on the page.
    if (button.isConnected) return;
    // It may have been removed with the overlay.
    if (dialog.isConnected) closeDialog(dialog);
    else onClosed();
  };
  document.addEventListener('foyer:page', onPage, { signal });
}

export function closeDialog(dialog: HTMLDialogElement): void {
  if (dialog.matches(':popover-open')) dialog.hidePopover();
  else dialog.close();
}

type ShowPopoverOptions = Parameters<HTMLElement['showPopover']>[0];

/**
 * Below the button or, where more room is there, above it; the right edges meet. In a low window it stands beside its button rather than
 * squeeze what it offers between heading and sum. What moves with the page moves the dialog too.
 */
function place(dialog: HTMLDialogElement, button: HTMLElement): void {
  if (!window.matchMedia(wide).matches) {
    // A window that has become small shows it as a sheet.
    dialog.removeAttribute('style');
    return;
  }
  const { top, bottom, left: start, right } = button.getBoundingClientRect();
  const gap = rem() * 0.75;
  const isStuck = button.closest('.when.is-sticky, .bar') !== null;
  const [x, y] = isStuck ? [0, 0] : [window.scrollX, window.scrollY];
  const [below, above] = [window.innerHeight - bottom, top];
  const isAbove = below < 24 * rem() && above > below;
  const least = Math.min(22 * rem(), window.innerHeight - 2 * gap);
  const room = (isAbove ? above : below) - 2 * gap;
  const isBeside = room < least;
  const height = Math.max(least, room);
  const edge = isAbove ? Math.max(top - gap, height + gap) : Math.min(bottom + gap, window.innerHeight - height - gap);
  const width = Math.min(27.5 * rem(), window.innerWidth - 2 * gap);
  const last = window.innerWidth - width - gap;
  const meeting = isBeside ? (right + gap <= last ? right + gap : start - gap - width) : right - width;
  const left = Math.max(gap, Math.min(meeting, last));
  dialog.classList.toggle('is-above', isAbove);
  Object.assign(dialog.style, {
    position: isStuck ? 'fixed' : 'absolute',
    left: `${left + x}px`,
    width: `${width}px`,
    // Above, it stands on this line (widget.css).
    top: `${edge + y}px`,
    maxHeight: `${height}px`,
  });
  dialog.style.setProperty('--nose', `${left + width - right + Math.min(button.offsetWidth / 2, 48)}px`);
  dialog.style.setProperty('--nose-display', isBeside ? 'none' : '');
}
