import type { KeyboardEvent } from 'react';

/** Arrow up and down, Home and End move the focus among the links of a list; at its ends it stays. */
export function moveInList(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a')];
  const at = links.indexOf(document.activeElement as HTMLElement);
  const target = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[event.key];
  if (target === undefined) return;
  event.preventDefault();
  links[Math.max(0, Math.min(target, links.length - 1))]?.focus();
}
