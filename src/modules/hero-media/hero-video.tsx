import { useEffect, useRef, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { Icon } from '../../ui/icon.tsx';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';

/**
 * A film without sound in place of the picture: it plays while it is in the window, and never by itself for who wants
 * less motion or saves data (ANIM-09). One button holds it.
 */
export function HeroVideo({ url }: { url: string }) {
  const video = useRef<HTMLVideoElement>(null);
  const [isHeld, setIsHeld] = useState<boolean | null>(null);
  const isHydrated = useIsHydrated();
  useEffect(() => {
    if (isHydrated) setIsHeld(wantsRest());
  }, [isHydrated]);
  useEffect(() => {
    const element = video.current;
    if (!element || isHeld !== false) {
      element?.pause();
      return;
    }
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) element.play().catch(() => setIsHeld(true));
      else element.pause();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isHeld]);
  // Without script there is the picture, and the film is never fetched.
  if (isHeld === null) return null;
  return (
    <>
      <video ref={video} src={url} muted loop playsInline preload="none" aria-hidden="true" tabIndex={-1} />
      <button type="button" className="ibtn hold" aria-label={isHeld ? m.video_play() : m.video_pause()} onClick={() => setIsHeld(!isHeld)}>
        <Icon name={isHeld ? 'play' : 'pause'} />
      </button>
    </>
  );
}

function wantsRest(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
