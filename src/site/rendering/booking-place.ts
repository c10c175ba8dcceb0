import type { PublicDesignSettings } from '../../features/site/design-settings.ts';
import type { RouteName } from '../../urls.ts';
import type { LayoutFacts } from './page-facts.ts';

/**
 * Where the one way to tickets is that stays in sight (NAV-16, NAV-17): in the bar of a page that has one, else in the header where the
 * design has it; nowhere on the calendar and on events without tickets.
 */
export function bookingPlaceOf(
  design: Pick<PublicDesignSettings, 'stickyOverlayButton'>,
  routeName: RouteName | null,
  { hasBookingBar }: LayoutFacts,
): 'bar' | 'header' | undefined {
  if (hasBookingBar) return 'bar';
  return design.stickyOverlayButton && routeName !== 'events' && routeName !== 'event' ? 'header' : undefined;
}
