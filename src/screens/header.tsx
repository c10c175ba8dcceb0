import { useRouteLoaderData } from 'react-router';
import { OpeningHoursLine } from '../features/site/opening-hours-line.tsx';
import { m } from '../paraglide/messages.js';
import type { RootData } from '../root.tsx';
import { useAddress } from './address.ts';
import type { FrameData } from './frame.tsx';
import { LandingLogo } from './header/logo.tsx';
import { TopAlert } from './header/top-alert.tsx';
import { Served } from './served-markup.tsx';
import { useLinksMarked } from './use-links-marked.ts';

/**
 * Alert, top bar and the bar that stays (LAYOUT-01). A landing page has none of them (LAYOUT-05); they are hidden
 * there, so that they are at hand for the page the visitor goes to from it.
 */
export function Header({ data, isLanding }: { data: FrameData; isLanding: boolean }) {
  const { language } = useAddress();
  const marked = useLinksMarked();
  const root = useRouteLoaderData<RootData>('root');
  if (!root) return null;
  return (
    <>
      <header className="head-all">
        <Served id="html-header">
          {import.meta.env.SSR && (
            <>
              {/* Only editors get this far while the site is off (SITE-02). */}
              {!data.served.isSiteOnline && <p className="site-off">{m.site_off_note()}</p>}
              <div dangerouslySetInnerHTML={{ __html: data.served.html_header }} />
            </>
          )}
        </Served>
        <Served id="top-alert" hidden={isLanding}>
          {import.meta.env.SSR && data.served.alert && <TopAlert alert={data.served.alert} />}
        </Served>
        <div className="top" hidden={isLanding}>
          <div className="wrap">
            <OpeningHoursLine hours={data.hours} clock={data.clock} language={language} />
            <Served id="top-links" html={marked(data, 'topLinks')} />
          </div>
        </div>
        <div className="bar" hidden={isLanding}>
          <Served id="header-bar" className="wrap" html={marked(data, 'headerBar')} />
        </div>
        {isLanding && <LandingLogo root={root} />}
      </header>
      <Served
        as="dialog"
        id="menu"
        popover="auto"
        className={`side-menu dark ${root.design.menuStyle}`}
        aria-label={m.menu()}
        html={marked(data, 'sideMenu')}
      />
    </>
  );
}
