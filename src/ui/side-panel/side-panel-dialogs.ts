/**
 * Makes the side panels inside of an element modal where the window is small (EVT-05): the focus stays inside, the page behind is
 * out of reach. Where there is room they stay popovers, as they are without script.
 */
export function openPanelsModally(root: HTMLElement, signal: AbortSignal): void {
  root.addEventListener('click', (event) => answerPress(event), { signal });
}

function answerPress(event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const panel = target.closest<HTMLDialogElement>('dialog.panel');
  if (panel) {
    // Beside it, on one of its buttons, or on a day: with that the choice is made, while filters are chosen one after the other.
    const isDone = target === panel || target.closest(`[popovertarget="${panel.id}"], td a`);
    if (isDone) closePanel(panel);
    return;
  }
  const opener = target.closest('button[popovertarget]');
  const opened = document.getElementById(opener?.getAttribute('popovertarget') ?? '');
  if (!(opened instanceof HTMLDialogElement) || !matchMedia('(max-width: 63.99em)').matches || opened.matches(':popover-open')) return;
  event.preventDefault();
  opened.showModal();
}

function closePanel(panel: HTMLDialogElement): void {
  if (panel.matches(':popover-open')) panel.hidePopover();
  else panel.close();
}
