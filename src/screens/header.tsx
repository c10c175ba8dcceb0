import { useRouteLoaderData } from 'react-router';
import { OpeningHoursLine } from '../features/site/opening-hours-line.tsx';
import { m } from '../paraglide/messages.js';
import type { RootData } from '../root.tsx';
import { Icon } from '../ui/icon.tsx';
import { href } from '../urls.ts';
import { useAddress } from './address.ts';
import type { FrameData } from './frame.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { useCompactHeader } from './use-compact-header.ts';

/** The top bar and the bar that stays (LAYOUT-01). */
export function Header({ hours, clock }: Pick<FrameData, 'hours' | 'clock'>) {
  const { name, language } = useAddress();
  const root = useRouteLoaderData<RootData>('root');
  const quarter = useCompactHeader();
  return (
    <header className="head-all">
      <span className="quarter" ref={quarter} />
      <div className="top">
        <div className="wrap">
          <OpeningHoursLine hours={hours} clock={clock} language={language} />
          <LanguageSwitch />
        </div>
      </div>
      <div className="bar">
        <div className="wrap">
          {root && <Logo root={root} />}
          <nav className="menu" aria-label={m.header_menu()}>
            <ul>
              <li>
                <a href={href('events', language)} aria-current={name === 'events' ? 'page' : name === 'event' ? 'true' : undefined}>
                  <Icon name="cal" />
                  {m.programme()}
                </a>
              </li>
            </ul>
          </nav>
        </div>
      </div>
    </header>
  );
}
