import type { ImageObj, Thumbnails } from '../core/contract/shapes.ts';

interface PictureProps {
  image: Pick<ImageObj, 'url' | 'focus' | 'color'> & Partial<Pick<ImageObj, 'description'>>;
  thumbnails: Thumbnails | null;
  /** Width on screen as the `sizes` attribute, e.g. '(max-width: 48em) 5.25rem, 7.5rem'. */
  sizes: string;
  /** Shape of the box it fills, width by height, e.g. [4, 5]. */
  ratio: readonly [number, number];
  /** The one picture a visitor sees first: loaded at once and before others. */
  priority?: boolean;
  /** True where a title beside it says the same; a picture is then skipped when read out, as is one without a description. */
  isDecorative?: boolean;
}

/** A picture that fills its box without moving anything: its colour first, then the crop that keeps the focal point (EMBED-08). Put it into `.pic`. */
export function Picture({ image, thumbnails, sizes, ratio: [width, height], priority = false, isDecorative = false }: PictureProps) {
  const [x, y] = image.focus;
  return (
    <img
      src={thumbnails?.medium ?? image.url}
      srcSet={thumbnails ? sourceSet(thumbnails) : undefined}
      sizes={sizes}
      alt={isDecorative ? '' : (image.description ?? '')}
      width={width * 100}
      height={height * 100}
      loading={priority ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={priority ? 'high' : undefined}
      style={{ backgroundColor: image.color, objectPosition: x === 0.5 && y === 0.5 ? undefined : `${x * 100}% ${y * 100}%` }}
    />
  );
}

/** Undefined while only the original exists: three candidates of the same address would say nothing. */
function sourceSet({ small, medium, large }: Thumbnails): string | undefined {
  return small === large ? undefined : `${small} 360w, ${medium} 800w, ${large} 1600w`;
}
