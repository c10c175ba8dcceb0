import type { PublicDesignSettings } from '../../features/site/design-settings.ts';
import type { RouteName } from '../../urls.ts';
import type { LayoutFacts } from './page-facts.ts';

/**
 * Where the one way to tickets is that stays in sight (NAV-16, NAV-17): in the bar of a page that has one, else in the header where the
 * design has it; nowhere on the calendar and on events without tickets. Beside the bar of other pages than events the header still opens
 * the programme, quietly.
 */
export function bookingPlaceOf(
  design: Pick<PublicDesignSettings, 'stickyOverlayButton'>,
  routeName: RouteName | null,
  { hasBookingBar }: LayoutFacts,
): 'bar' | 'bar programme' | 'header' | undefined {
  const opensProgramme = design.stickyOverlayButton && routeName !== 'events' && routeName !== 'event';
  if (hasBookingBar) return opensProgramme ? 'bar programme' : 'bar';
  return opensProgramme ? 'header' : undefined;
}
