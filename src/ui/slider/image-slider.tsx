import type { ImageObj, Thumbnails } from '../../core/contract/shapes.ts';
import { m } from '../../paraglide/messages.js';
import { Picture } from '../picture.tsx';
import { SliderPager } from './slider-pager.tsx';

interface ImageSliderProps {
  title: string;
  images: readonly ImageObj[];
  thumbnails: Record<number, Thumbnails>;
}

/** Pictures side by side on a track with scroll snapping; keys and wheel work without script, the pager needs it. */
export function ImageSlider({ title, images, thumbnails }: ImageSliderProps) {
  return (
    <slide-track when="visible" className="sec" data-align="center">
      <div className="wrap sec-h">
        <h2 id="pictures">{title}</h2>
        {images.length > 1 && <SliderPager count={images.length} previous={m.picture_previous()} next={m.picture_next()} />}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable with the keyboard */}
      <section className="slider" data-track="" tabIndex={0} aria-labelledby="pictures">
        {images.map((image) => (
          <figure key={image.id}>
            <div className="pic">
              <Picture image={image} thumbnails={thumbnails[image.id] ?? null} sizes="(max-width: 63.99em) 86vw, 62rem" ratio={[3, 2]} />
            </div>
            {(image.description || image.copyright) && (
              <figcaption>
                <span>{image.description}</span>
                {image.copyright && <span>© {image.copyright}</span>}
              </figcaption>
            )}
          </figure>
        ))}
      </section>
    </slide-track>
  );
}
