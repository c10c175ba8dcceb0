import { mountIsland } from '../../ui/hydrate.ts';
import { pageLanguage } from '../../ui/page-language.ts';
import { loadOffer } from './load-offer.ts';
import { BookingWidget } from './widget/booking-widget.tsx';

let remove: (() => void) | null = null;

/** Fetches the prices of the widget, so that they are there when it opens. */
export function prepareBooking(link: HTMLAnchorElement): void {
  loadOffer(Number(link.dataset.book), pageLanguage()).catch(() => undefined);
}

/** Opens the widget of a booking link (BOOK-01). */
export function openBooking(link: HTMLAnchorElement): void {
  remove?.();
  const container = document.createElement('div');
  // What is outside of a modal dialog cannot be reached.
  (link.closest('dialog') ?? document.body).append(container);
  const end = mountIsland(container, BookingWidget, {
    id: Number(link.dataset.book),
    button: link,
    ticketUrl: link.getAttribute('href') ?? '',
    language: pageLanguage(),
    onClosed: () => removeThis(),
  });
  const removeThis = () => {
    end();
    container.remove();
    if (remove === removeThis) remove = null;
  };
  remove = removeThis;
}
