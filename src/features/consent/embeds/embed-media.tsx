import type { ReactNode } from 'react';
import { type EmbedKind, parseEmbedAddress } from '../../../core/fields/embed-address.ts';
import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icon/icon.tsx';
import { services } from '../services.ts';
import { embedOf } from './embed-player.ts';
import { ExternalMedia } from './external-media.tsx';

interface EmbedMediaProps {
  /** As an editor stored it, see `embedUrl`. */
  address: string;
  kind: EmbedKind;
  /** What it is, for the placeholder and the iframe; given the name of the service. */
  title: (name: string) => string;
  /** A picture of the venue for the placeholder. */
  picture?: ReactNode;
  /** Width by height of the picture and what comes in its place; without a picture the question is as tall as its words. */
  ratio?: readonly [number, number];
}

/** The player of an address after consent; a link where no player is known, nothing where the host is not allowed (any more). */
export function EmbedMedia({ address: stored, kind, title, picture, ratio }: EmbedMediaProps) {
  const address = parseEmbedAddress(stored, kind);
  if (!address) return null;
  const { service, url, player } = embedOf(address);
  const { name } = services[service];
  if (!player) {
    return (
      <a className="more" href={url} target="_blank" rel="noopener noreferrer">
        {m.external_open({ name })}
        <Icon name="ext" />
      </a>
    );
  }
  return (
    <ExternalMedia
      service={service}
      title={title(name)}
      url={url}
      player={player}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      ratio={picture ? ratio : undefined}
      picture={picture}
    />
  );
}
