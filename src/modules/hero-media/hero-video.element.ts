import type { ElementBehaviour } from '../../islands/define-element.ts';

/** Plays a film while it is in the window, and never by itself for who wants less motion or saves data (ANIM-09). One button holds it. */
const heroVideo: ElementBehaviour = (element, signal) => {
  const video = element.querySelector('video');
  const button = element.querySelector('button');
  const [pause, play] = button?.querySelectorAll<HTMLElement>(':scope > span') ?? [];
  if (!video || !button || !pause || !play) return;
  let isHeld = wantsRest();
  let isSeen = false;
  const follow = () => {
    pause.hidden = isHeld;
    play.hidden = !isHeld;
    if (isHeld || !isSeen) video.pause();
    else video.play().catch(hold);
  };
  // A browser may refuse to play; so does one that was told to stop before the film had begun.
  const hold = (error: unknown) => {
    if (signal.aborted || (error instanceof DOMException && error.name === 'AbortError')) return;
    isHeld = true;
    follow();
  };
  const press = () => {
    isHeld = !isHeld;
    follow();
  };
  button.addEventListener('click', press, { signal });
  const observer = new IntersectionObserver((entries) => {
    isSeen = entries.at(-1)?.isIntersecting === true;
    follow();
  });
  video.src = video.dataset.src ?? '';
  video.muted = true;
  video.hidden = false;
  button.hidden = false;
  observer.observe(video);
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
};

export default heroVideo;

function wantsRest(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
