import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { PublicDesignSettings } from '../../features/site/design-settings.ts';
import { m } from '../../paraglide/messages.js';
import { Icon } from '../../ui/icon.tsx';
import { href, type LeafName } from '../../urls.ts';
import { useAddress } from '../address.ts';
import { holdPage } from './hold-page.ts';
import { aboveThePage, takesOverlay, toOverlaySearch } from './overlay-address.ts';

/** Whether a page has the ticket button: where the design has it, but not on the pages of events, nor over lists with filters of their own (NAV-16). */
export function hasTicketButton(design: PublicDesignSettings | undefined, name: LeafName): boolean {
  return design?.stickyOverlayButton === true && name !== 'event' && takesOverlay(name);
}

/** The round button that opens the programme over any page (NAV-16). Before script has come it leads to the calendar. */
export function TicketButton() {
  const { language } = useAddress();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const open = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    holdPage();
    void navigate(pathname + toOverlaySearch(''), aboveThePage);
  };
  return (
    <a className="tick" href={href('events', language)} aria-label={m.overlay_title()} onClick={open}>
      <Icon name="ticket" />
    </a>
  );
}
