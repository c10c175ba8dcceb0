import type { MouseEvent } from 'react';
import { useLocation, useNavigate, useRouteLoaderData } from 'react-router';
import { m } from '../../paraglide/messages.js';
import type { RootData } from '../../root.tsx';
import { Icon } from '../../ui/icon.tsx';
import { href } from '../../urls.ts';
import { useAddress } from '../address.ts';
import { holdPage } from './hold-page.ts';
import { aboveThePage, takesOverlay, toOverlaySearch } from './overlay-address.ts';

/**
 * The round button that opens the programme over any page (NAV-16), where the design has it. Before script has come
 * it leads to the calendar. It is not on the pages of events, nor over lists with filters of their own.
 */
export function TicketButton() {
  const { name, language } = useAddress();
  const isWanted = useRouteLoaderData<RootData>('root')?.design.stickyOverlayButton === true && name !== 'event' && takesOverlay(name);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  if (!isWanted) return null;
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
