import { lazy, Suspense, useEffect } from 'react';
import { type LoaderFunctionArgs, Outlet, useLoaderData, useLocation, useMatches, useRouteLoaderData } from 'react-router';
import { houseDay, toHouseIso } from '../core/text/wall-clock.ts';
import { readNav } from '../features/pages/nav.read.server.ts';
import { QuickBuy } from '../features/programme/quick-buy.ts';
import { readBreakingNews } from '../features/site/alerts.read.server.ts';
import { readHoursToday } from '../features/site/opening-hours.read.server.ts';
import { m } from '../paraglide/messages.js';
import type { RootData } from '../root.tsx';
import { useAddress } from './address.ts';
import { Footer } from './footer.tsx';
import { writeFrame } from './frame-markup.server.tsx';
import { Header } from './header.tsx';
import { MainError } from './main-error.tsx';
import { listenToMenus } from './menus.ts';
import { useHeldPage } from './overlay/hold-page.ts';
import { isOverlayOpen, takesOverlay } from './overlay/overlay-address.ts';
import { hasTicketButton } from './overlay/ticket-button.tsx';
import { PageAnnouncer } from './page-announcer.tsx';
import { pageContext } from './page-context.server.ts';
import type { FrameParts, PageBooking } from './page-parts.ts';
import { PageSkeleton, useSkeleton } from './page-skeleton.tsx';
import { withServed } from './served-markup.tsx';
import { StickyNavigation } from './sticky-navigation.tsx';
import { useArrival } from './use-arrival.ts';
import { useHashScroll } from './use-hash-scroll.ts';
import { useLateStart } from './use-late-start.ts';
import { useLinkFollowing } from './use-link-following.ts';
import { useScrollMarks } from './use-scroll-marks.ts';
import { useServedLinks } from './use-served-links.ts';

/** Data of the default layout (LAYOUT-01): header and footer of every page. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { reading, language, settings, design, origin, refuse } = context.get(pageContext);
  refuse();
  const hours = await readHoursToday(reading, language);
  const today = houseDay(reading.now);
  const [alert = null] = await readBreakingNews(reading, language);
  const nav = await readNav(reading, language);
  const markup = writeFrame({ nav, settings, design, language, origin, year: today.slice(0, 4) });
  return withServed(
    { hours, clock: toHouseIso(reading.now).slice(11, 16), isShopOnline: settings.is_shop_online },
    { isSiteOnline: settings.is_site_online, alert, html_header: settings.html_header, markup },
  );
}

/** Loaded when it is first opened. */
const EventOverlay = lazy(() => import('./overlay/event-overlay.tsx'));
/** Without a connection they are simply not there: nothing on the page needs them. */
const LateParts = lazy(() => import('./late/late-parts.tsx').catch(() => ({ default: () => <></> })));

export type FrameData = Awaited<ReturnType<typeof loader>>;

export const shouldRevalidate = () => false;

export default function Frame() {
  const data = useLoaderData<typeof loader>();
  const root = useRouteLoaderData<RootData>('root');
  const { name, language } = useAddress();
  const { search, pathname } = useLocation();
  const isLate = useLateStart();
  const skeleton = useSkeleton(isLate);
  const page = useMatches().at(-1)?.loaderData as (Partial<FrameParts> & { booking?: PageBooking | null }) | null | undefined;
  useArrival();
  useHashScroll();
  useLinkFollowing();
  useScrollMarks();
  useServedLinks();
  useEffect(listenToMenus, []);
  const hasOverlay = isOverlayOpen(search) && takesOverlay(name);
  useHeldPage(hasOverlay, pathname);
  const hasTickets = hasTicketButton(root?.design, name);
  return (
    <QuickBuy value={data.isShopOnline && root?.design.quickBuy === true}>
      <a className="skip" href="#main-content">
        {m.skip_to_content()}
      </a>
      <span className="quarter" />
      <span className="half" />
      <Header data={data} isLanding={page?.isLandingPage === true} />
      {/* Said where its words begin: what is shown of a document before its end has come must not move then. */}
      <main id="main-content" className={hasTickets ? 'has-tickets' : undefined} tabIndex={-1} aria-busy={skeleton !== null}>
        {skeleton && <PageSkeleton of={skeleton} />}
        <div hidden={skeleton !== null}>
          <MainError>
            <Outlet />
          </MainError>
        </div>
      </main>
      <StickyNavigation hasTickets={hasTickets} items={page?.sticky ?? []} booking={page?.booking ?? null} />
      <Footer data={data} />
      {root && hasOverlay && (
        <Suspense>
          <EventOverlay language={language} design={root.design} />
        </Suspense>
      )}
      <PageAnnouncer />
      {root && isLate && (
        <Suspense>
          <LateParts language={language} tagManagerIds={root.design.tagManagerIds} webshopPaths={root.design.webshopPaths} />
        </Suspense>
      )}
    </QuickBuy>
  );
}
