import { soldOutId } from '../../programme/prices.shapes.ts';
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

/** Makes the labels and booking links of a row what its stock says; `label` is the class of the one that names it, '' for none. */
export function changeRow(place: HTMLElement, stock: AvailabilityByEvent[string], label: string): void {
  showSpaces(place, stock.has_wheelchair_spaces === true);
  const isSoldOut = stock.statuses[0] === 'sold_out';
  place.className = label;
  const text = label && shopText(isSoldOut ? 'soldOut' : 'few');
  if (place.textContent !== text) place.textContent = text;
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[data-book="${place.dataset.stock}"]`)) {
    // The link itself says whether it was changed: soft navigation may have made it the server's again.
    const leadsToFurtherDates = link.dataset.gone !== undefined;
    if (isSoldOut && !leadsToFurtherDates) linkToFurtherDates(link);
    if (!isSoldOut && leadsToFurtherDates) restoreLink(link);
  }
}

/** Turns a booking link of a sold-out event into one to other dates (EVT-28), which the widget shows (SHOP-76). */
function linkToFurtherDates(link: HTMLAnchorElement): void {
  const { className, href } = link;
  served.set(link, { className, href, nodes: [...link.childNodes], label: link.getAttribute('aria-label') });
  const page = link.closest('li')?.querySelector<HTMLAnchorElement>('h3 a, h4 a, .t a')?.pathname;
  link.removeAttribute('aria-label');
  // In the bar that stays it is a button still.
  link.className = link.closest('.when') ? 'btn quiet' : 'more';
  link.href = page ? `${page}#${soldOutId}` : '#datesAndTickets';
  link.dataset.gone = href;
  link.textContent = shopText('furtherDates');
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
  const label = link.getAttribute('aria-label')?.replace(shopText('furtherDates'), tickets) ?? null;
  return { className: link.closest('.dates') ? 'btn quiet' : 'btn', href, nodes: [new Text(tickets)], label };
}

/**
 * Says of a sold-out event whether spaces for wheelchairs are left (SHOP-173), and moves nothing: among its labels where there is room,
 * else in the place of the price, which such an event has not. A served label that is out of date keeps its place.
 */
function showSpaces(place: HTMLElement, hasSpaces: boolean): void {
  const box = place.parentElement?.closest<HTMLElement>('li, .when, .slide');
  if (!box) return;
  const labels = box.matches('.when') ? document.querySelector<HTMLElement>('.ehero .labels') : box.querySelector<HTMLElement>('.labels');
  const known = labels?.querySelector<HTMLElement>('[data-spaces]');
  if (known) known.style.visibility = hasSpaces ? '' : 'hidden';
  const price = box.querySelector<HTMLElement>('.price');
  if (price && (known || !hasSpaces)) restorePrice(price);
  if (known || !hasSpaces || price?.querySelector('[data-spaces]')) return;
  const around = labels?.closest<HTMLElement>('li, .slide, .ehero');
  const fits = labels && around && addsWithoutMove(labels, around, () => labels.append(spacesLabel('li')));
  if (!fits) labelPrice(price, box);
}

/** Contents of the prices in whose place a label stands. */
const prices = new WeakMap<HTMLElement, ChildNode[]>();

function labelPrice(present: HTMLElement | null, box: HTMLElement): void {
  const price = present ?? document.createElement('p');
  price.classList.add('price');
  prices.set(price, [...price.childNodes]);
  const fits = addsWithoutMove(price, box, () => {
    // Rows that were served as sold out have no price.
    if (!present) box.querySelector('.actions')?.prepend(price);
    price.replaceChildren(spacesLabel('span'));
  });
  if (!fits && !present) price.remove();
}

function restorePrice(price: HTMLElement): void {
  if (price.querySelector('[data-spaces]')) price.replaceChildren(...(prices.get(price) ?? []));
}

function spacesLabel(tag: 'li' | 'span'): HTMLElement {
  const label = document.createElement(tag);
  label.className = 'label';
  label.dataset.spaces = '';
  label.textContent = shopText('spaces');
  return label;
}

/** Adds to a part of a row; takes it back where something else moves. */
function addsWithoutMove(part: HTMLElement, box: HTMLElement, add: () => void): boolean {
  const others = [...box.querySelectorAll('h1, h3, h4, .where, .t, .small > span, .heart, [data-book], [data-stock]')];
  const placesOf = () =>
    [box, ...others].map((other) => {
      const { x, y, height } = other.getBoundingClientRect();
      return [x, y, height].map(Math.round).join();
    });
  const before = placesOf().join(' ');
  const nodes = [...part.childNodes];
  add();
  const isSame = placesOf().join(' ') === before;
  if (!isSame) part.replaceChildren(...nodes);
  return isSame;
}
