const openDisclosures = () => document.querySelectorAll<HTMLDetailsElement>('.head-all details[name][open]');
const sideMenu = () => document.querySelector<HTMLDialogElement>('.side-menu');

const here = () => location.pathname + location.search;

/** Page on which the visitor last pressed something in the header; null until the script has taken the page over. */
let pressedOn: string | null = null;

/** After a step to another page: closes what was opened before it. A visitor may be quicker than the new page, and have the menu open again. */
export function closeEarlierMenus(): void {
  pressedOn ??= here();
  if (pressedOn !== here()) closeMenus();
}

/** Closes submenus, the language list and the menu that slid in. */
export function closeMenus(): void {
  for (const disclosure of openDisclosures()) disclosure.open = false;
  const menu = sideMenu();
  if (menu?.matches(':popover-open')) menu.hidePopover();
  else menu?.close();
}

/**
 * What script adds to the menus of the server: Escape and leaving close a submenu, Escape on the burger opens the menu
 * (NAV-03), and the menu opens as a modal dialog, which keeps the focus inside. Without script it is a popover.
 * @returns an end to listening.
 */
export function listenToMenus(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  document.addEventListener('click', followClick, { signal });
  document.addEventListener('keydown', followKey, { signal });
  document.addEventListener('focusout', followFocus, { signal });
  return () => controller.abort();
}

function followClick(event: MouseEvent): void {
  const { target } = event;
  const menu = sideMenu();
  if (!(target instanceof Element) || !menu) return;
  if (target.closest('.head-all')) pressedOn = here();
  if (target.closest('.burger') && !menu.matches(':popover-open')) {
    event.preventDefault();
    menu.showModal();
  } else if (target === menu || (menu.contains(target) && target.closest('a, button'))) closeMenus();
}

function followKey(event: KeyboardEvent): void {
  const { key, target } = event;
  if (key !== 'Escape' || !(target instanceof Element)) return;
  const [disclosure] = openDisclosures();
  if (disclosure) {
    disclosure.open = false;
    disclosure.querySelector('summary')?.focus();
  } else if (target.matches('.burger') && !sideMenu()?.matches(':popover-open')) {
    // Else the browser takes the same press for one on the dialog that has just opened, and closes it.
    event.preventDefault();
    pressedOn = here();
    sideMenu()?.showModal();
  }
}

function followFocus({ target, relatedTarget }: FocusEvent): void {
  const disclosure = target instanceof Element && target.closest<HTMLDetailsElement>('.head-all details[name]');
  if (disclosure && !disclosure.contains(relatedTarget as Node | null)) disclosure.open = false;
}
