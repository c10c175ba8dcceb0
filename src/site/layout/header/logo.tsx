import { type CSSProperties, Fragment } from 'react';
import { m } from '../../../paraglide/messages.js';
import { widthOf } from '../../../ui/title-fit.ts';
import { href } from '../../../urls.ts';
import type { LayoutSite } from '../layout-site.ts';

/** Names wider than this, in widths of small letters, are set small in several lines beside the menu. */
const longName = 24;

/** Mark and name of the venue, leading home (NAV-02). */
export function Logo({ root }: { root: Pick<LayoutSite, 'siteName' | 'language' | 'design'> }) {
  const { siteName, language, design } = root;
  return (
    <a className="logo" href={href('home', language)} aria-label={m.header_logo({ name: design.header.wordmark.join(' ') || siteName })}>
      <LogoMark design={design} />
    </a>
  );
}

/** On landing pages: in the middle, and no link (LAYOUT-05). */
export function LandingLogo({ root: { siteName, design } }: { root: Pick<LayoutSite, 'siteName' | 'design'> }) {
  return (
    <div className="landing" role="img" aria-label={design.header.wordmark.join(' ') || siteName}>
      <div className="logo">
        <LogoMark design={design} />
      </div>
    </div>
  );
}

function LogoMark({ design }: Pick<LayoutSite, 'design'>) {
  const { logoLink, wordmark } = design.header;
  const whole = widthOf(wordmark.join(' '));
  return (
    <>
      <img src={logoLink} alt="" width="44" height="44" />
      <span
        aria-hidden="true"
        className={whole > longName ? 'is-long' : undefined}
        style={
          {
            '--longest': Math.max(1, ...wordmark.map(widthOf)).toFixed(1),
            '--whole': whole.toFixed(1),
          } as CSSProperties
        }
      >
        {wordmark.map((line) => (
          <Fragment key={line}>
            <span>{line}</span>{' '}
          </Fragment>
        ))}
      </span>
    </>
  );
}
