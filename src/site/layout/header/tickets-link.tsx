import type { Language } from '../../../core/languages.ts';
import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icon/icon.tsx';
import { href } from '../../../urls.ts';

/**
 * Opens the programme over any page (NAV-16). Without script it leads to the calendar. The header is the same on every page:
 * `data-tickets` of the document says whether this one shows it (booking-place.ts): filled as 'tickets', or, beside a bar that sells the
 * page's own, as a quiet symbol for the 'programme'.
 */
export function TicketsLink({ language }: { language: Language }) {
  return (
    <a className="btn tickets-link" href={href('events', language)} aria-label={m.overlay_title()} data-overlay="">
      <Icon name="ticket" />
      <Icon name="cal" />
      <span>{m.header_tickets()}</span>
    </a>
  );
}
