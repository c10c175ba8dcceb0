import type { Begin } from '../../islands/begin.ts';
import { placeIn, showInStrip, watchStrip } from './strip.ts';

/** Leafs through a strip with two buttons and says where one is, from when a tenth of the strip is in the window (ANIM-08). */
const slideStrip: Begin = (element, signal) => {
  const track = element.querySelector<HTMLElement>('[data-track]');
  const pager = element.querySelector<HTMLElement>('.pager');
  const [previous, next] = pager?.querySelectorAll('button') ?? [];
  const said = pager?.querySelector<HTMLElement>('[data-words]');
  if (!track || !pager || !previous || !next || !said) return;
  const go = (by: number) => showInStrip(track, placeIn(track).current + by, element.dataset.align === 'center' ? 'center' : 'start');
  previous.addEventListener('click', () => go(-1), { signal });
  next.addEventListener('click', () => go(1), { signal });
  const look = () => {
    const { current, isAtStart, isAtEnd } = placeIn(track);
    const words = (said.dataset.words ?? '').replace('{current}', String(current + 1));
    if (said.textContent !== words) said.textContent = words;
    previous.disabled = isAtStart;
    next.disabled = isAtEnd;
    pager.hidden = isAtStart && isAtEnd;
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      watchStrip(track, signal, look);
    },
    { threshold: 0.1 },
  );
  observer.observe(track);
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
};

export default slideStrip;
