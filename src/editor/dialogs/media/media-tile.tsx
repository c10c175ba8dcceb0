import type { Media } from '../../../features/media/media.contract.ts';
import { m } from '../../../paraglide/messages.js';
import { ToolIcon } from '../../../ui/backstage/tool-icon.tsx';

/** A file of the library in a grid: its picture, its name and what is missing. */
export function MediaTile({ media }: { media: Media }) {
  const { kind, name, width, height, size, image_thumbnails, focus, is_decorative, descriptions } = media;
  const isUndescribed = kind === 'image' && !is_decorative && !descriptions.de && !descriptions.en;
  return (
    <>
      <span className="lib-picture">
        {image_thumbnails ? (
          <img src={image_thumbnails.small} alt="" loading="lazy" style={{ objectPosition: `${focus[0] * 100}% ${focus[1] * 100}%` }} />
        ) : (
          <ToolIcon name="file" isSmall={false} />
        )}
        {isUndescribed && <span className="bs-badge warn">{m.media_no_description()}</span>}
      </span>
      <span className="ttl bs-trunc">{name}</span>
      <span className="dsc">{kind === 'image' ? `${width} × ${height}` : megabytes(size)}</span>
    </>
  );
}

/** '2.4 MB' in the language of the page. */
export function megabytes(size: number): string {
  const format = new Intl.NumberFormat(document.documentElement.lang, { maximumFractionDigits: 1 });
  return size < 100_000 ? `${format.format(Math.max(1, Math.round(size / 1000)))} kB` : `${format.format(size / 1_000_000)} MB`;
}
