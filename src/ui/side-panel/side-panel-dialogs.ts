/**
 * Opens side panels as modal dialogs on small screens (EVT-05): the focus stays inside, the page behind is inert. On larger screens they
 * stay popovers, as without script.
 */
export function startSidePanels(): void {
  document.addEventListener('click', handlePress);
  // Neither of them bubbles.
  for (const event of ['toggle', 'close']) document.addEventListener(event, lockPage, true);
  document.addEventListener('foyer:page', lockPage);
}

/**
 * The page behind an open panel does not scroll. A class rather than `html:has(…)`, for which the browser would search the page after
 * every change of it.
 */
function lockPage(): void {
  document.documentElement.classList.toggle('has-side-panel', document.querySelector('dialog.panel:is(:popover-open, [open])') !== null);
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
  const opened = document.querySelector<HTMLDialogElement>(`dialog.panel[id="${opener?.getAttribute('popovertarget')}"]`);
  if (!opened || !matchMedia('(max-width: 63.99em)').matches || opened.matches(':popover-open')) return;
  event.preventDefault();
  opened.showModal();
  lockPage();
}

function closePanel(panel: HTMLDialogElement): void {
  if (panel.matches(':popover-open')) panel.hidePopover();
  else panel.close();
}
