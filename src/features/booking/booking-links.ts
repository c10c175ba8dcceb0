import { onIntent } from '../../islands/intent.ts';
import { isPlainClick } from '../../islands/navigation/plain-click.ts';
import { onNewMarkup } from '../../ui/on-new-markup.ts';
import { widgetHash } from './widget/codes/widget-hash.ts';

/** Longest time between pointerdown and click of one press. */
const pressMs = 1000;

/**
 * Lets the booking links of all pages open the widget (BOOK-01, EVT-29) instead of the ticket page, to which they lead without script;
 * those of what is sold out too, where it offers other dates (SHOP-76).
 * Its script is prefetched on pages with such links and loaded on first intent.
 */
export function startBookingLinks(): void {
  onNewMarkup(() => document.querySelectorAll('a[data-book]:not([role])').forEach(prepareLink));
  onIntent(document, prefetch);
  let closingAt = Number.NEGATIVE_INFINITY;
  addEventListener(
    'pointerdown',
    (event) => {
      closingAt = bookingLinkOf(event)?.ariaExpanded === 'true' ? event.timeStamp : Number.NEGATIVE_INFINITY;
    },
    true,
  );
  // Of the document, not the window: a press that only closes what lies over the page is stopped there first (dismiss-press.ts).
  document.addEventListener(
    'click',
    (event) => {
      const link = bookingLinkOf(event);
      if (!link || !isPlainClick(event) || !navigator.onLine) return;
      event.preventDefault();
      // A press on the button of an open dropdown closes it and must not open it again; the second one of a double click does.
      if (event.detail === 1 && event.timeStamp - closingAt < pressMs) return event.stopImmediatePropagation();
      load().then(
        ({ openBooking }) => openBooking(link),
        () => location.assign(link.href),
      );
    },
    true,
  );
  document.addEventListener('keydown', (event) => {
    const link = event.key === ' ' ? bookingLinkOf(event) : null;
    if (!link) return;
    event.preventDefault();
    link.click();
  });
  if (location.hash.startsWith(widgetHash))
    load().then(
      ({ openNamed }) => openNamed(),
      () => undefined,
    );
}

const bookingLinkOf = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-book]') : null);

/** Loads the widget's script and offer on first intent. */
function prefetch(event: Event): void {
  const link = bookingLinkOf(event);
  if (link && navigator.onLine)
    load()
      .then(({ prepareBooking }) => prepareBooking(link))
      .catch(() => undefined);
}

const load = () => import('./open-booking.ts');

/** Marks a booking link as a button that opens a dialog; without script it stays a link to the ticket page. */
export function prepareLink(link: Element): void {
  link.setAttribute('role', 'button');
  link.setAttribute('aria-haspopup', 'dialog');
  link.setAttribute('aria-expanded', 'false');
}
