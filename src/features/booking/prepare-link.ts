/** Tells what the script makes of a booking link: a press opens a dialog, and without script it leads to the ticket page. */
export function prepareLink(link: Element): void {
  link.setAttribute('role', 'button');
  link.setAttribute('aria-haspopup', 'dialog');
  link.setAttribute('aria-expanded', 'false');
}
