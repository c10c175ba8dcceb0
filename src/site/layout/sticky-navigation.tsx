import { useCurrentPage } from '../../features/site/current-page.ts';
import { m } from '../../paraglide/messages.js';
import { Icon } from '../../ui/icon/icon.tsx';
import type { LayoutFacts, PageBooking } from '../rendering/page-facts.ts';
import { TicketButton } from './overlay/ticket-button.tsx';

interface StickyNavigationProps {
  hasTickets: boolean;
  items: NonNullable<LayoutFacts['sticky']>;
  booking: PageBooking | null;
}

/** Sticky buttons at the lower edge of the window: the programme, those of the page, to the top (NAV-16 to NAV-20). Hidden over the footer. */
export function StickyNavigation({ hasTickets, items, booking }: StickyNavigationProps) {
  const { language } = useCurrentPage();
  return (
    <nav className="sticky-nav" data-region="sticky" aria-label={m.sticky_navigation()}>
      {hasTickets && <TicketButton language={language} />}
      {booking?.kind === 'production' && (
        <a className="btn deep" href="#datesAndTickets">
          {m.sticky_dates_and_tickets()}
        </a>
      )}
      {booking?.kind === 'event' && (
        <a className="btn deep" href={booking.url} data-book={booking.id}>
          {m.sticky_book_tickets()}
        </a>
      )}
      {items.map(({ text, url }) => (
        <a key={url + text} className="btn deep" href={url}>
          {text}
        </a>
      ))}
      <a className="up deep" href="#top" aria-label={m.scroll_to_top()}>
        <Icon name="up" />
      </a>
    </nav>
  );
}
