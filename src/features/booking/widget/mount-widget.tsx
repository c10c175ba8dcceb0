import { mountIsland } from '../../../ui/mount.ts';
import { pageLanguage } from '../../../ui/page-language.ts';
import { BookingDialog } from './booking-dialog.tsx';

/** Renders the widget of a booking link into its open dialog, until `signal` is aborted. */
export function mountWidget(dialog: HTMLDialogElement, link: HTMLAnchorElement, signal: AbortSignal): void {
  const end = mountIsland(dialog, BookingDialog, {
    first: { id: Number(link.dataset.book), ticketUrl: link.dataset.gone || (link.getAttribute('href') ?? '') },
    dialog,
    button: link,
    language: pageLanguage(),
  });
  signal.addEventListener('abort', end, { once: true });
}
