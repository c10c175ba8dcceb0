/**
 * Arrow keys for popover lists (PopoverList): down opens one from its button, and moves in it; a choice closes it. The browser handles
 * everything else (EVT-20).
 */
export function startPopoverKeys(): void {
  document.addEventListener('keydown', (event) => moveInList(event) || openList(event));
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    // The focus returns to its button.
    link?.closest<HTMLElement>('.picker > .list')?.hidePopover();
  });
}

/** Arrow up and down, Home and End move the focus among the links of a list; at its ends it stays. */
function moveInList(event: KeyboardEvent): boolean {
  const list = event.target instanceof Element ? event.target.closest('.picker > .list') : null;
  if (!list) return false;
  const links = [...list.querySelectorAll('a')];
  const at = links.indexOf(document.activeElement as HTMLAnchorElement);
  const target = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[event.key];
  if (target === undefined) return true;
  event.preventDefault();
  links[Math.max(0, Math.min(target, links.length - 1))]?.focus();
  return true;
}

function openList(event: KeyboardEvent): void {
  const button = event.target instanceof Element ? event.target.closest('.picker > button') : null;
  const list = button?.parentElement?.querySelector<HTMLElement>(':scope > .list');
  if (event.key !== 'ArrowDown' || !list) return;
  event.preventDefault();
  list.showPopover();
  list.querySelector<HTMLElement>('a[aria-current], a')?.focus();
}
