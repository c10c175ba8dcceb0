import { mountIsland } from '../../../ui/mount.ts';
import { pageLanguage } from '../../../ui/page-language.ts';
import { BookingWidget } from './booking-widget.tsx';

/** Renders the widget of a booking link into its open dialog, until `signal` is aborted. */
export function mountWidget(dialog: HTMLDialogElement, link: HTMLAnchorElement, signal: AbortSignal): void {
  const end = mountIsland(dialog, BookingWidget, {
    id: Number(link.dataset.book),
    dialog,
    button: link,
    ticketUrl: link.getAttribute('href') ?? '',
    language: pageLanguage(),
  });
  signal.addEventListener('abort', end, { once: true });
}
