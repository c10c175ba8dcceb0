import { Fragment } from 'react';
import { m } from '../paraglide/messages.js';
import type { RootData } from '../root.tsx';
import { href } from '../urls.ts';

/** Mark and name of the house, leading home (NAV-02). */
export function Logo({ root: { siteName, language, design } }: { root: RootData }) {
  const { logoLink, wordmark } = design.header;
  return (
    <a className="logo" href={href('home', language)} aria-label={m.header_logo({ name: wordmark.join(' ') || siteName })}>
      <img src={logoLink} alt="" width="44" height="44" />
      <span aria-hidden="true">
        {wordmark.map((line) => (
          <Fragment key={line}>
            <span>{line}</span>{' '}
          </Fragment>
        ))}
      </span>
    </a>
  );
}
