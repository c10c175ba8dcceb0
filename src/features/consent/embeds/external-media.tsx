import type { ReactNode } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icon/icon.tsx';
import { countryName } from '../countries.ts';
import { type MediaService, type Service, services } from '../services.ts';
import { AllowButtons } from './allow-buttons.tsx';

interface ExternalMediaProps {
  service: MediaService;
  /** What it is, for the placeholder and the iframe's name, e.g. 'Video: Hamlet'. */
  title: string;
  /** Its page at the provider. */
  url: string;
  /** Address of the iframe that is loaded once the visitor allows it. */
  player: string;
  /** Permissions of the iframe, as in the attribute `allow` of an `iframe`. */
  allow?: string;
  /** A picture of this venue, e.g. a `Picture`; without one the placeholder is a plain field. */
  picture?: ReactNode;
  /** Shape of the box, width by height; left out where the content has a height of its own. */
  ratio?: readonly [number, number] | undefined;
}

/**
 * Anything of another provider inside a page: a player, a map, a form. Until the visitor allows it, a placeholder that
 * loads nothing names who would get data and asks for consent (CONS-05). Without script it is a link.
 */
export function ExternalMedia({ service, title, url, player, allow, picture, ratio }: ExternalMediaProps) {
  const { name } = services[service];
  return (
    <external-media
      className="ext asks"
      role="figure"
      aria-label={title}
      tabIndex={-1}
      style={ratio && { aspectRatio: `${ratio[0]} / ${ratio[1]}` }}
      data-service={service}
      data-player={player}
      data-allow={allow}
      data-shape={player}
    >
      {picture}
      <div className="ask dark">
        <p className="h4">{title}</p>
        <Notice service={services[service]} />
        <p className="ways">
          <AllowButtons />
          <a className="more" href={url} target="_blank" rel="noopener noreferrer">
            {m.external_open({ name })}
            <Icon name="ext" />
          </a>
        </p>
      </div>
    </external-media>
  );
}

function Notice({ service: { name, provider, country, privacy } }: { service: Service }) {
  return (
    <p>
      {m.external_notice({ name, provider, country: countryName(country) })}{' '}
      <a href={privacy} target="_blank" rel="noopener noreferrer">
        {m.external_privacy({ name })}
      </a>
    </p>
  );
}
