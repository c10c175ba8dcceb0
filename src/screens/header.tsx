import { useRouteLoaderData } from 'react-router';
import { OpeningHoursLine } from '../features/site/opening-hours-line.tsx';
import { m } from '../paraglide/messages.js';
import type { RootData } from '../root.tsx';
import { href } from '../urls.ts';
import { useAddress } from './address.ts';
import type { FrameData } from './frame.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { useCompactHeader } from './use-compact-header.ts';

/** What the menu leads to; on a page below it its entry is marked too. */
const entries = [
  { list: 'events', detail: 'event', text: m.programme },
  { list: 'productions', detail: 'production', text: m.productions },
] as const;

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
              {entries.map(({ list, detail, text }) => (
                <li key={list}>
                  <a href={href(list, language)} aria-current={name === list ? 'page' : name === detail ? 'true' : undefined}>
                    {text()}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </header>
  );
}
