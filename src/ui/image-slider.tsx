import { useEffect, useRef, useState } from 'react';
import type { ImageObj, Thumbnails } from '../core/contract/shapes.ts';
import { m } from '../paraglide/messages.js';
import { Icon } from './icon.tsx';
import { Picture } from './picture.tsx';
import { useIsHydrated } from './use-is-hydrated.ts';

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
  const { strip, current, goTo } = useStrip(images.length);
  const isHydrated = useIsHydrated();
  return (
    <div className="sec">
      <div className="wrap sec-h">
        <h2 id="pictures">{title}</h2>
        {images.length > 1 && isHydrated && (
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
            <button
              type="button"
              className="ibtn"
              aria-label={m.picture_next()}
              disabled={current === images.length - 1}
              onClick={() => goTo(current + 1)}
            >
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

/** Which picture of a snapping strip is in the middle, and a way to go to another. */
function useStrip(count: number) {
  const strip = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) if (isIntersecting) setCurrent([...element.children].indexOf(target));
      },
      { root: element, threshold: 0.6 },
    );
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  const goTo = (index: number) => {
    strip.current?.children[Math.max(0, Math.min(index, count - 1))]?.scrollIntoView({
      inline: 'center',
      block: 'nearest',
      behavior: 'smooth',
    });
  };
  return { strip, current, goTo };
}
