/**
 * Opens the side panels inside of an element as modal dialogs on small screens (EVT-05): the focus stays inside, the page behind is
 * inert. On larger screens they stay popovers, as without script.
 */
export function openPanelsModally(root: HTMLElement, signal: AbortSignal): void {
  root.addEventListener('click', (event) => handlePress(event), { signal });
}

function handlePress(event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const panel = target.closest<HTMLDialogElement>('dialog.panel');
  if (panel) {
    // A press beside it, on its close button or on a day closes it; several filters can be chosen in a row.
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
