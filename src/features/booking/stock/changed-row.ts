import type { AvailabilityByEvent } from '../booking.contract.ts';
import { prepareLink } from '../booking-links.ts';
import { shopText } from '../shop-text.ts';

interface ServedLink {
  className: string;
  href: string;
  nodes: ChildNode[];
  label: string | null;
}

const served = new WeakMap<HTMLAnchorElement, ServedLink>();

/** Makes the booking links and the label of wheelchair spaces of a row what its stock says. */
export function changeRow(place: HTMLElement, { statuses, has_wheelchair_spaces }: AvailabilityByEvent[string]): void {
  showSpaces(place, has_wheelchair_spaces === true);
  const isSoldOut = statuses[0] === 'sold_out';
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[data-book="${place.dataset.stock}"]`)) {
    // The link itself says whether it was changed: soft navigation may have made it the server's again.
    const leadsToOtherDates = link.dataset.gone !== undefined;
    if (isSoldOut && !leadsToOtherDates) linkToOtherDates(link);
    if (!isSoldOut && leadsToOtherDates) restoreLink(link);
  }
}

/** Turns a booking link of a sold-out event into one to other dates (EVT-28), which the widget shows (SHOP-76). */
function linkToOtherDates(link: HTMLAnchorElement): void {
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

/** Restores the booking link; where the event was served as sold out, `data-gone` is the address of its tickets. */
function restoreLink(link: HTMLAnchorElement): void {
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

/**
 * Says among the labels of an event whether a sold-out one has spaces for wheelchairs left (SHOP-173). One that is out of date keeps its
 * place; a new one comes only where it moves nothing, for the panel behind 'other dates' says it as well.
 */
function showSpaces(place: HTMLElement, hasSpaces: boolean): void {
  const box = place.parentElement?.closest<HTMLElement>('li, .when, .slide');
  const labels = box?.matches('.when') ? document.querySelector('.ehero .labels') : box?.querySelector('.labels');
  const known = labels?.querySelector<HTMLElement>('[data-spaces]');
  if (known) known.style.visibility = hasSpaces ? '' : 'hidden';
  if (known || !labels || !hasSpaces) return;
  const height = labels.getBoundingClientRect().height;
  const label = document.createElement('li');
  label.className = 'label';
  label.dataset.spaces = '';
  label.textContent = shopText('spaces');
  labels.append(label);
  if (labels.getBoundingClientRect().height !== height) label.remove();
}
