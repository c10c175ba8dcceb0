import type { ReactNode } from 'react';
import type { Language } from '../../core/languages.ts';
import type { Media } from '../../features/media/media.contract.ts';
import { factsOf, formatOf, gapsOf, positionOf } from './describe-media.ts';

interface MediaTileProps {
  media: Media;
  language: Language;
  /** Name, as a link or as the label of a radio button. */
  children: ReactNode;
}

/** Tile of a file: picture, name, dimensions and missing metadata. */
export function MediaTile({ media, language, children }: MediaTileProps) {
  return (
    <>
      <TilePicture media={media} />
      {children}
      <span className="bs-meta">{factsOf(media, language)}</span>
      {gapsOf(media).map((gap) => (
        <span key={gap} className="bs-badge warn">
          {gap}
        </span>
      ))}
    </>
  );
}

/** Preview of a picture, or the kind of another file. */
export function TilePicture({ media }: { media: Media }) {
  return (
    <span className="adm-tile-picture">
      {media.image_thumbnails ? (
        <img src={media.image_thumbnails.small} alt="" loading="lazy" style={{ objectPosition: positionOf(media) }} />
      ) : (
        <span aria-hidden="true">{formatOf(media)}</span>
      )}
    </span>
  );
}
