import { hasSingleKeys, setSingleKeys } from '../../ui/backstage/single-keys.ts';

const typed = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';

/** '?' opens the help and closes it, unless a text is being typed or keys of one character are switched off (ADMIN-12). */
export function openHelpByKey(): void {
  const panel = document.querySelector<HTMLElement>('#office-help');
  const isOn = panel?.querySelector<HTMLInputElement>('[data-single-keys]');
  if (!panel || !isOn) return;
  isOn.checked = hasSingleKeys();
  isOn.addEventListener('change', () => setSingleKeys(isOn.checked));
  isOn.closest('label')?.removeAttribute('hidden');
  addEventListener('keydown', (event) => {
    if (event.key !== '?' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !hasSingleKeys()) return;
    if (event.target instanceof Element && event.target.closest(typed)) return;
    // The page editor's panels have keys of their own.
    if (document.querySelector('dialog:modal')) return;
    event.preventDefault();
    panel.togglePopover();
  });
}
