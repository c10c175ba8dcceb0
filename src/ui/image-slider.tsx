import { useRef } from 'react';
import type { ImageObj, Thumbnails } from '../core/contract/shapes.ts';
import { m } from '../paraglide/messages.js';
import { Icon } from './icon.tsx';
import { Picture } from './picture.tsx';
import { useStrip } from './use-strip.ts';

/**
 * Pictures side by side in a strip that scrolls and snaps by itself; keys and wheel work without script.
 * The pager comes with it.
 */
export function ImageSlider({
  title,
  images,
  thumbnails,
}: {
  title: string;
  images: readonly ImageObj[];
  thumbnails: Record<number, Thumbnails>;
}) {
  const strip = useRef<HTMLElement>(null);
  const { isSeen, current, isAtEnd, goTo } = useStrip(strip, 'center');
  return (
    <div className="sec">
      <div className="wrap sec-h">
        <h2 id="pictures">{title}</h2>
        {images.length > 1 && isSeen && (
          <div className="pager">
            <button
              type="button"
              className="ibtn"
              aria-label={m.picture_previous()}
              disabled={current === 0}
              onClick={() => goTo(current - 1)}
            >
              <Icon name="left" />
            </button>
            <span aria-live="polite">{m.picture_of({ current: current + 1, count: images.length })}</span>
            <button type="button" className="ibtn" aria-label={m.picture_next()} disabled={isAtEnd} onClick={() => goTo(current + 1)}>
              <Icon name="right" />
            </button>
          </div>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable with the keyboard */}
      <section className="slider" ref={strip} tabIndex={0} aria-labelledby="pictures">
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
    </div>
  );
}
