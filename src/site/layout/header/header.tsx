import { CartLeft } from '../../../features/booking/cart/cart-left.tsx';
import type { ShownAlert } from '../../../features/site/alerts.read.server.ts';
import { useCurrentPage } from '../../../features/site/current-page.ts';
import { OpeningHoursLine } from '../../../features/site/opening-hours-line.tsx';
import type { HoursToday } from '../../../features/site/site.contract.ts';
import { m } from '../../../paraglide/messages.js';
import { LandingLogo } from './logo.tsx';
import { TopAlert } from './top-alert.tsx';

interface HeaderProps {
  alerts: readonly ShownAlert[];
  hours: HoursToday;
  /** 'HH:MM' of the venue. */
  clock: string;
  isSiteOnline: boolean;
  /** HTML only administrators can write. */
  html: string;
  /** Neither top header nor menu (LAYOUT-05). */
  isLanding: boolean;
  /** Rendered markup that is the same on every page. */
  topLinks: string;
  bar: string;
  sideMenu: string;
}

/** Alert, top bar and sticky bar (LAYOUT-01), with the menu of small screens. */
export function Header({ alerts, hours, clock, isSiteOnline, html, isLanding, topLinks, bar, sideMenu }: HeaderProps) {
  const page = useCurrentPage();
  return (
    <>
      <header
        className="head-all"
        data-region="header"
        data-shape={isLanding ? 'landing' : `alert ${alerts.map(({ id }) => id).join(' ') || 'none'}`}
      >
        {/* While the site is off only editors see pages (SITE-02). */}
        {!isSiteOnline && <p className="site-off">{m.site_off_note()}</p>}
        {html && <div id="html-header" dangerouslySetInnerHTML={{ __html: html }} />}
        {isLanding ? (
          <>
            <LandingLogo root={page} />
            <CartLeft language={page.language} webshopPaths={page.design.webshopPaths} isAlone />
          </>
        ) : (
          <>
            {alerts.length > 0 && <TopAlert alerts={alerts} />}
            <div className="top">
              <div className="wrap">
                <OpeningHoursLine hours={hours} clock={clock} language={page.language} />
                <div id="top-links" dangerouslySetInnerHTML={{ __html: topLinks }} />
              </div>
            </div>
            <div className="bar">
              <div id="header-bar" className="wrap" dangerouslySetInnerHTML={{ __html: bar }} />
            </div>
          </>
        )}
      </header>
      {!isLanding && (
        <dialog
          id="menu"
          popover="auto"
          className={`side-menu dark ${page.design.menuStyle}`}
          aria-label={m.menu()}
          data-region="menu"
          data-shape=""
          dangerouslySetInnerHTML={{ __html: sideMenu }}
        />
      )}
    </>
  );
}
