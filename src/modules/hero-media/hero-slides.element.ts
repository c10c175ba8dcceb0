import type { ElementBehaviour } from '../../islands/define-element.ts';
import { positionIn, scrollTrackTo, watchTrack } from '../../ui/slider/track.ts';

/** Marks of a hero's slides: the current one is marked, each scrolls the track without an entry in the history (MOD-18). */
const heroSlides: ElementBehaviour = (element, signal) => {
  const track = element.querySelector<HTMLElement>('.track');
  if (!track) return;
  const marks = () => [...element.querySelectorAll('.marks a')];
  watchTrack(track, signal, () => {
    const { current } = positionIn(track);
    for (const [index, mark] of marks().entries()) {
      if (index === current) mark.setAttribute('aria-current', 'true');
      else mark.removeAttribute('aria-current');
    }
  });
  const choose = (event: MouseEvent) => {
    const mark = event.target instanceof Element && event.target.closest('.marks a');
    if (!mark) return;
    event.preventDefault();
    scrollTrackTo(track, marks().indexOf(mark));
  };
  element.addEventListener('click', choose, { signal });
};

export default heroSlides;
