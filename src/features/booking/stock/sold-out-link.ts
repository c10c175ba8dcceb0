import { prepareLink } from '../booking-links.ts';
import { shopText } from '../shop-text.ts';

interface ServedLink {
  className: string;
  href: string;
  nodes: ChildNode[];
  label: string | null;
}

const served = new WeakMap<HTMLAnchorElement, ServedLink>();

/** Turns a booking link of a sold-out event into one to other dates (EVT-28), which the widget shows (SHOP-76). */
export function linkToOtherDates(link: HTMLAnchorElement): void {
  const { className, href } = link;
  served.set(link, { className, href, nodes: [...link.childNodes], label: link.getAttribute('aria-label') });
  const page = link.closest('li')?.querySelector<HTMLAnchorElement>('h3 a, h4 a, .t a')?.pathname ?? '';
  link.removeAttribute('aria-label');
  // In the bar that stays it is a button still.
  link.className = link.closest('.when') ? 'btn quiet' : 'more';
  link.href = `${page}#datesAndTickets`;
  link.dataset.gone = href;
  link.textContent = shopText('otherDates');
}

/** Restores the booking link when there are tickets again; where the event was served as sold out, `data-gone` is the address of its tickets. */
export function restoreLink(link: HTMLAnchorElement): void {
  const { gone } = link.dataset;
  if (gone === undefined) return;
  const before = served.get(link) ?? bookingLink(link, gone);
  delete link.dataset.gone;
  link.className = before.className;
  link.href = before.href;
  if (before.label !== null) link.setAttribute('aria-label', before.label);
  link.replaceChildren(...before.nodes);
  prepareLink(link);
}

function bookingLink(link: HTMLAnchorElement, href: string): ServedLink {
  const tickets = shopText('tickets');
  const label = link.getAttribute('aria-label')?.replace(shopText('otherDates'), tickets) ?? null;
  return { className: 'btn', href, nodes: [new Text(tickets)], label };
}
