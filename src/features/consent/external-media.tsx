import { type ReactNode, useEffect, useRef, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { Icon } from '../../ui/icon.tsx';
import { countryName } from './countries.ts';
import { type MediaService, type Service, services } from './services.ts';
import { readConsent, storeConsent } from './stored-consent.ts';
import { useConsent } from './use-consent.ts';

interface ExternalMediaProps {
  service: MediaService;
  /** What it is, for the placeholder and the frame's name, e.g. 'Video: Hamlet'. */
  title: string;
  /** Where the visitor finds it without us. */
  url: string;
  /** A picture of this house, e.g. a `Picture`; without one the placeholder is a plain field. */
  picture?: ReactNode;
  /** Shape of the box, width by height; left out where the content has a height of its own. */
  ratio?: readonly [number, number] | undefined;
  /** What loads from there, usually one `iframe`; called only once the visitor allowed it. */
  children: () => ReactNode;
}

/**
 * Anything of another house inside a page: a player, a map, a form. Until the visitor allows it, a placeholder that
 * loads nothing stands in its place, tells who would get data and asks (CONS-05). Without script it is a link.
 */
export function ExternalMedia({ service, title, url, picture, ratio, children }: ExternalMediaProps) {
  const [isLoadedOnce, setIsLoadedOnce] = useState(false);
  const consent = useConsent();
  const box = useRef<HTMLElement>(null);
  const isAllowed = isLoadedOnce || consent?.services.includes(service);
  const wasAsked = useRef(false);
  useEffect(() => {
    // The button that was pressed is gone: what it brought takes the focus.
    if (isAllowed && wasAsked.current) box.current?.focus({ preventScroll: true });
  }, [isAllowed]);
  const answer = (allow: () => void) => () => {
    wasAsked.current = true;
    allow();
  };
  return (
    <figure
      ref={box}
      className={isAllowed ? 'ext' : 'ext asks'}
      tabIndex={-1}
      aria-label={title}
      style={ratio && { aspectRatio: `${ratio[0]} / ${ratio[1]}` }}
    >
      {isAllowed ? (
        children()
      ) : (
        <>
          {picture}
          <div className="ask dark">
            <p className="h4">{title}</p>
            <Notice service={services[service]} />
            <p className="ways">
              <button type="button" className="btn" onClick={answer(() => setIsLoadedOnce(true))}>
                <Icon name="play" />
                {m.external_load_once()}
              </button>
              <button type="button" className="btn quiet" onClick={answer(() => allowAlways(service))}>
                {m.external_allow_always()}
              </button>
              <a className="more" href={url} target="_blank" rel="noopener noreferrer">
                {m.external_open({ name: services[service].name })}
                <Icon name="ext" />
              </a>
            </p>
          </div>
        </>
      )}
    </figure>
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

/** Adds one service to what the visitor chose before. */
function allowAlways(service: MediaService): void {
  storeConsent(new Set([...(readConsent()?.services ?? []), service]));
}
