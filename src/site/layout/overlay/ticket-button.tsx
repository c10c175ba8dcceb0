import type { Language } from '../../../core/languages.ts';
import type { PublicDesignSettings } from '../../../features/site/design-settings.ts';
import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icon/icon.tsx';
import { href, type RouteName } from '../../../urls.ts';

/** Whether a page has the ticket button: where the design has it, except on the calendar and on pages of events (NAV-16). */
export function hasTicketButton(design: PublicDesignSettings, routeName: RouteName | null): boolean {
  return design.stickyOverlayButton && routeName !== 'events' && routeName !== 'event';
}

/** The round button that opens the programme over any page (NAV-16). Without script it leads to the calendar. */
export function TicketButton({ language }: { language: Language }) {
  return (
    <a className="tick" href={href('events', language)} aria-label={m.overlay_title()} data-overlay="">
      <Icon name="ticket" />
    </a>
  );
}
