import { prepareLink } from '../prepare-link.ts';
import { shopText } from '../shop-text.ts';

interface ServedLink {
  className: string;
  href: string;
  nodes: ChildNode[];
  label: string | null;
}

const served = new WeakMap<HTMLAnchorElement, ServedLink>();

/** A booking link without tickets becomes a way to other dates (EVT-28). */
export function turnAway(link: HTMLAnchorElement): void {
  // Asked of the element: soft navigation may have made it the server's again.
  if (link.dataset.gone !== undefined) return;
  const { className, href } = link;
  served.set(link, { className, href, nodes: [...link.childNodes], label: link.getAttribute('aria-label') });
  const page = link.closest('li')?.querySelector<HTMLAnchorElement>('h3 a, h4 a, .t a')?.pathname ?? '';
  for (const name of ['role', 'aria-haspopup', 'aria-expanded', 'aria-label']) link.removeAttribute(name);
  // The one that stays in view keeps its place and look.
  if (!link.closest('.sticky-nav')) link.className = 'more';
  link.href = `${page}#datesAndTickets`;
  link.dataset.gone = '';
  link.textContent = shopText('otherDates');
}

/** It has tickets again. */
export function giveBack(link: HTMLAnchorElement): void {
  const before = served.get(link);
  if (link.dataset.gone === undefined || !before) return;
  delete link.dataset.gone;
  link.className = before.className;
  link.href = before.href;
  if (before.label !== null) link.setAttribute('aria-label', before.label);
  link.replaceChildren(...before.nodes);
  prepareLink(link);
}
