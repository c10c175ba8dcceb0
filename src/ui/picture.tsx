import { preload } from 'react-dom';
import type { ImageObj, Thumbnails } from '../core/contract/shapes.ts';

interface Candidates {
  image: Pick<ImageObj, 'url'>;
  thumbnails: Thumbnails | null;
  /** Width on screen as the `sizes` attribute, e.g. '(max-width: 48em) 92vw, 30rem'. Left out up to 7.5rem: the small file has three pixels for each of them. */
  sizes?: string | undefined;
}

interface PictureProps extends Candidates {
  image: Pick<ImageObj, 'url' | 'focus' | 'color'> & Partial<Pick<ImageObj, 'description'>>;
  /** Shape of the box it fills, width by height, e.g. [4, 5] or in pixels. */
  ratio: readonly [number, number];
  /** The largest picture of the first view: loaded eagerly and before others. */
  priority?: boolean;
  /** True where a title beside it says the same; a picture is then skipped when read out, as is one without a description. */
  isDecorative?: boolean;
}

/** Width in px where no style comes, as in a reader; with the height it says the shape of the box. */
const shownWidth = 800;

/** A picture that fills its box without a layout shift: its colour first, then the crop around the focal point (EMBED-08). Put it into `.pic`. */
export function Picture({ image, thumbnails, sizes, ratio: [width, height], priority = false, isDecorative = false }: PictureProps) {
  const [x, y] = image.focus;
  return (
    <img
      src={sourceOf({ image, thumbnails, sizes })}
      srcSet={sourceSet({ thumbnails, sizes })}
      sizes={sizes}
      alt={isDecorative ? '' : (image.description ?? '')}
      width={shownWidth}
      height={Math.round((shownWidth * height) / width)}
      loading={priority ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={priority ? 'high' : undefined}
      style={{ backgroundColor: image.color, objectPosition: x === 0.5 && y === 0.5 ? undefined : `${percent(x)} ${percent(y)}` }}
    />
  );
}

/**
 * Announces a picture with `priority` in the head of the page. React does so by itself, but not for one in a cached fragment
 * (`ui/cached-fragment.tsx`).
 */
export function announcePicture(picture: Candidates): void {
  if (!import.meta.env.SSR) return;
  preload(sourceOf(picture), {
    as: 'image',
    imageSrcSet: sourceSet(picture),
    imageSizes: picture.sizes,
    fetchPriority: 'high',
  });
}

function sourceOf({ image, thumbnails, sizes }: Candidates): string {
  return (sizes ? thumbnails?.medium : thumbnails?.small) ?? image.url;
}

/** Undefined for small pictures, and while only the original exists. */
function sourceSet({ thumbnails, sizes }: Omit<Candidates, 'image'>): string | undefined {
  if (!sizes || !thumbnails || thumbnails.small === thumbnails.large) return undefined;
  return `${thumbnails.small} 360w, ${thumbnails.medium} 800w, ${thumbnails.large} 1600w`;
}

/** Of a share, with one decimal: floating point would write seventeen. */
const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;
