import { Fragment } from 'react';
import { m } from '../../paraglide/messages.js';
import type { RootData } from '../../root.tsx';
import { href } from '../../urls.ts';

/** Mark and name of the house, leading home (NAV-02). */
export function Logo({ root }: { root: Pick<RootData, 'siteName' | 'language' | 'design'> }) {
  const { siteName, language, design } = root;
  return (
    <a className="logo" href={href('home', language)} aria-label={m.header_logo({ name: design.header.wordmark.join(' ') || siteName })}>
      <LogoMark design={design} />
    </a>
  );
}

/** On landing pages: in the middle, and no link (LAYOUT-05). */
export function LandingLogo({ root: { siteName, design } }: { root: RootData }) {
  return (
    <div className="landing" role="img" aria-label={design.header.wordmark.join(' ') || siteName}>
      <div className="logo">
        <LogoMark design={design} />
      </div>
    </div>
  );
}

function LogoMark({ design }: Pick<RootData, 'design'>) {
  const { logoLink, wordmark } = design.header;
  return (
    <>
      <img src={logoLink} alt="" width="44" height="44" />
      <span aria-hidden="true">
        {wordmark.map((line) => (
          <Fragment key={line}>
            <span>{line}</span>{' '}
          </Fragment>
        ))}
      </span>
    </>
  );
}
