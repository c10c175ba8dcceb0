import { pageLanguage } from '../../ui/page-language.ts';
import { loadOffer } from './load-offer.ts';

const load = () => Promise.all([import('../../ui/hydrate.ts'), import('./booking-widget.island.tsx')]);

let remove: (() => void) | null = null;

/** Fetches prices and script of the widget, so that they are there when it opens. */
export function prepareBooking(link: HTMLAnchorElement): void {
  load().catch(() => undefined);
  loadOffer(Number(link.dataset.book), pageLanguage()).catch(() => undefined);
}

/** Opens the widget of a booking link (BOOK-01); the link is followed where its script cannot be had. */
export async function openBooking(link: HTMLAnchorElement): Promise<void> {
  const loaded = await load().catch(() => null);
  if (!loaded) return location.assign(link.href);
  const [{ mountIsland }, { default: BookingWidget }] = loaded;
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
