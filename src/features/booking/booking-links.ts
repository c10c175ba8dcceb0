import { onNewMarkup } from '../../ui/on-new-markup.ts';
import { prepareLink } from './prepare-link.ts';

/** How long a pointer may be down until its click closes what it would have opened. */
const pressMs = 1000;
/** Signs that somebody is about to press. */
const intents = ['pointerover', 'pointerdown', 'touchstart', 'focusin'];

/**
 * Lets the booking links of all pages open the widget (BOOK-01, EVT-29) instead of the ticket page, to which they lead without script.
 * The widget is React's: its script, fetched ahead where a page has such links, begins when somebody comes near one.
 */
export function startBookingLinks(): void {
  onNewMarkup(() => document.querySelectorAll('a[data-book]:not([role], [data-gone])').forEach(prepareLink));
  for (const intent of intents) document.addEventListener(intent, prefetch, { capture: true, passive: true });
  let closingAt = Number.NEGATIVE_INFINITY;
  addEventListener(
    'pointerdown',
    (event) => {
      closingAt = bookingLinkOf(event)?.ariaExpanded === 'true' ? event.timeStamp : Number.NEGATIVE_INFINITY;
    },
    true,
  );
  addEventListener(
    'click',
    (event) => {
      const link = bookingLinkOf(event);
      if (!link || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || !navigator.onLine) return;
      event.preventDefault();
      // The press that closes a dropdown from its own button does not open it again.
      if (event.detail > 0 && event.timeStamp - closingAt < pressMs) return event.stopImmediatePropagation();
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
}

const bookingLinkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-book]:not([data-gone])') : null;

/** Fetches what opens it when somebody comes near. */
function prefetch(event: Event): void {
  const link = bookingLinkOf(event);
  if (link && navigator.onLine)
    load()
      .then(({ prepareBooking }) => prepareBooking(link))
      .catch(() => undefined);
}

const load = () => import('./open-booking.ts');
