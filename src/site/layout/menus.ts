const openDisclosures = () => document.querySelectorAll<HTMLDetailsElement>('.head-all details[name][open]');
const sideMenu = () => document.querySelector<HTMLDialogElement>('.side-menu');

/** A menu that is opened while the next page loads stays open on it. */
const isLoading = () => /loading|slow/.test(document.documentElement.dataset.navigation ?? '');
let isPressedLater = false;

/** After soft navigation: closes the menus that were opened before it started. */
function closeEarlierMenus(): void {
  if (!isPressedLater) closeMenus();
  isPressedLater = false;
}

/** Closes submenus, the language list and the side menu. */
function closeMenus(): void {
  for (const disclosure of openDisclosures()) disclosure.open = false;
  const menu = sideMenu();
  if (menu?.matches(':popover-open')) menu.hidePopover();
  else menu?.close();
}

/**
 * Adds to the menus: Escape and losing focus close a submenu, Escape on the burger opens the side menu (NAV-03), and it opens as a modal
 * dialog, which traps the focus. Without script it is a popover.
 */
export function startMenus(): void {
  document.addEventListener('click', followClick);
  document.addEventListener('keydown', followKey);
  document.addEventListener('focusout', followFocus);
  document.addEventListener('foyer:page', closeEarlierMenus);
}

function followClick(event: MouseEvent): void {
  const { target } = event;
  const menu = sideMenu();
  if (!(target instanceof Element) || !menu) return;
  if (target.closest('.head-all')) isPressedLater = isLoading();
  if (target.closest('.burger') && !menu.matches(':popover-open')) {
    event.preventDefault();
    menu.showModal();
  } else if (target === menu || (menu.contains(target) && leadsOn(target))) closeMenus();
}

/** Whether a press leads away from the menu; its search has buttons that stay in it, and closes it by itself once it leads to results. */
function leadsOn(target: Element): boolean {
  const control = target.closest('a, button');
  return control !== null && !control.matches('.search-form button');
}

function followKey(event: KeyboardEvent): void {
  const { key, target } = event;
  if (key !== 'Escape' || !(target instanceof Element)) return;
  const [disclosure] = openDisclosures();
  if (disclosure) {
    disclosure.open = false;
    disclosure.querySelector('summary')?.focus();
  } else if (target.matches('.burger') && !sideMenu()?.matches(':popover-open')) {
    // Otherwise the same key press would close the dialog that has just opened.
    event.preventDefault();
    isPressedLater = isLoading();
    sideMenu()?.showModal();
  }
}

function followFocus({ target, relatedTarget }: FocusEvent): void {
  const disclosure = target instanceof Element && target.closest<HTMLDetailsElement>('.head-all details[name]');
  if (disclosure && !disclosure.contains(relatedTarget as Node | null)) disclosure.open = false;
}
