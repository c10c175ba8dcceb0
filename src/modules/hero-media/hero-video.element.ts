import type { ElementBehaviour } from '../../islands/define-element.ts';

/** Plays a film while it is in the window, and never by itself for who wants less motion or saves data (ANIM-09). One button pauses it. */
const heroVideo: ElementBehaviour = (element, signal) => {
  const video = element.querySelector('video');
  const button = element.querySelector('button');
  const [pause, play] = button?.querySelectorAll<HTMLElement>(':scope > span') ?? [];
  if (!video || !button || !pause || !play) return;
  let isPaused = wantsRest();
  let isSeen = false;
  const follow = () => {
    pause.hidden = isPaused;
    play.hidden = !isPaused;
    if (isPaused || !isSeen) video.pause();
    else video.play().catch(pauseAfterError);
  };
  // A browser may refuse to play; so does one that was stopped before the film had begun.
  const pauseAfterError = (error: unknown) => {
    if (signal.aborted || (error instanceof DOMException && error.name === 'AbortError')) return;
    isPaused = true;
    follow();
  };
  const press = () => {
    isPaused = !isPaused;
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
