import type { ElementBehaviour } from '../../islands/define-element.ts';
import { positionIn, scrollTrackTo, watchTrack } from './track.ts';

/** Buttons and position of a slider, from when a tenth of its track is in view (ANIM-08). */
const slideTrack: ElementBehaviour = (element, signal) => {
  const track = element.querySelector<HTMLElement>('[data-track]');
  const pager = element.querySelector<HTMLElement>('.pager');
  const [previous, next] = pager?.querySelectorAll('button') ?? [];
  const label = pager?.querySelector<HTMLElement>('[data-words]');
  if (!track || !pager || !previous || !next || !label) return;
  const go = (by: number) => scrollTrackTo(track, positionIn(track).current + by, element.dataset.align === 'center' ? 'center' : 'start');
  previous.addEventListener('click', () => go(-1), { signal });
  next.addEventListener('click', () => go(1), { signal });
  const update = () => {
    const { current, isAtStart, isAtEnd } = positionIn(track);
    const text = (label.dataset.words ?? '').replace('{current}', String(current + 1));
    if (label.textContent !== text) label.textContent = text;
    previous.disabled = isAtStart;
    next.disabled = isAtEnd;
    pager.hidden = isAtStart && isAtEnd;
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      watchTrack(track, signal, update);
    },
    { threshold: 0.1 },
  );
  observer.observe(track);
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
};

export default slideTrack;
