import { loadTemplates } from '../../../ui/load-templates.ts';

/** Item of the session: the visitor has read the info layer and closed it. */
const dismissed = 'foyer:info-dismissed';

/** Shows the info layer for a slow connection or device (LAYOUT-12) until it is dismissed for this session. */
export async function showInfoLayer(limit: 'bandwidth' | 'hardware'): Promise<void> {
  await loadTemplates();
  const template = document.querySelector<HTMLTemplateElement>(`#note-${limit}`);
  const layer = template?.content.firstElementChild?.cloneNode(true);
  if (!(layer instanceof HTMLElement) || isDismissed()) return;
  layer.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button?.value === 'reload') location.reload();
    if (button?.value !== 'dismiss') return;
    layer.remove();
    storeDismissal();
  });
  document.body.append(layer);
}

function isDismissed(): boolean {
  try {
    return sessionStorage.getItem(dismissed) !== null;
  } catch {
    return false;
  }
}

function storeDismissal(): void {
  try {
    sessionStorage.setItem(dismissed, '1');
  } catch {
    // Without storage the layer is shown again with the next document.
  }
}
