import { lazy, Suspense } from 'react';
import { type LoaderFunctionArgs, Outlet, useLoaderData, useLocation, useRouteLoaderData } from 'react-router';
import { houseDay, parseWallClock, toHouseIso } from '../core/text/wall-clock.ts';
import { turningPoints } from '../features/site/opening-hours.ts';
import { readHoursToday, readSiteSettings } from '../features/site/site.read.server.ts';
import { m } from '../paraglide/messages.js';
import type { RootData } from '../root.tsx';
import { useAddress } from './address.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { isOverlayOpen, takesOverlay } from './overlay/overlay-address.ts';
import { TicketButton } from './overlay/ticket-button.tsx';
import { PageAnnouncer } from './page-announcer.tsx';
import { pageContext } from './page-context.server.ts';
import { PageSkeleton, useSkeleton } from './page-skeleton.tsx';
import { useArrival } from './use-arrival.ts';
import { useHashScroll } from './use-hash-scroll.ts';
import { useLinkFollowing } from './use-link-following.ts';

/** Data of the default layout (LAYOUT-01): header and footer of every page. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { reading, language } = context.get(pageContext);
  const { html_header, html_footer_top, html_footer_bottom, html_footer_logos } = await readSiteSettings(reading);
  const hours = await readHoursToday(reading, language);
  const today = houseDay(reading.now);
  for (const time of turningPoints(hours)) reading.changesAt(parseWallClock(`${today}T${time}`));
  return {
    hours,
    clock: toHouseIso(reading.now).slice(11, 16),
    year: today.slice(0, 4),
    html_header,
    html_footer_top,
    html_footer_bottom,
    html_footer_logos,
  };
}

/** Loaded when it is first opened. */
const EventOverlay = lazy(() => import('./overlay/event-overlay.tsx'));

export type FrameData = Awaited<ReturnType<typeof loader>>;
export const shouldRevalidate = () => false;

export default function Frame() {
  const data = useLoaderData<typeof loader>();
  const skeleton = useSkeleton();
  const root = useRouteLoaderData<RootData>('root');
  const { name, language } = useAddress();
  const { search } = useLocation();
  useArrival();
  useHashScroll();
  useLinkFollowing();
  return (
    <>
      <a className="skip" href="#main-content">
        {m.skip_to_content()}
      </a>
      <Header hours={data.hours} clock={data.clock} />
      <main id="main-content" tabIndex={-1} aria-busy={skeleton !== null}>
        {skeleton && <PageSkeleton of={skeleton} />}
        <div hidden={skeleton !== null}>
          <Outlet />
        </div>
      </main>
      <TicketButton />
      <Footer {...data} />
      {root && isOverlayOpen(search) && takesOverlay(name) && (
        <Suspense>
          <EventOverlay language={language} design={root.design} />
        </Suspense>
      )}
      <PageAnnouncer />
    </>
  );
}
