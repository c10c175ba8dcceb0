/** Distance to an edge of the window at which a drag scrolls it, and pixels per frame. */
const scrollZone = 64;
const scrollStep = 12;

interface Drag {
  /** Called in each frame with the place of the pointer, because the page may scroll below a pointer that rests. */
  follow(y: number): void;
  /** Ends the drag; false when it was given up, by Escape or by the browser. */
  end(isDropped: boolean): void;
}

/** Drags what has a handle (`[data-drag]`) with mouse or finger. `begin` says how, once per drag; null for what cannot be dragged now. */
export function dragByHandle(selector: string, begin: (item: HTMLElement) => Drag | null): void {
  document.addEventListener('pointerdown', (event) => {
    const handle = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-drag]') : null;
    const item = handle?.closest<HTMLElement>(selector);
    const drag = handle && item && event.button === 0 ? begin(item) : null;
    if (handle && item && drag) start(handle, item, drag, event);
  });
}

function start(handle: HTMLElement, item: HTMLElement, drag: Drag, event: PointerEvent): void {
  event.preventDefault();
  handle.setPointerCapture(event.pointerId);
  item.classList.add('is-dragged');
  const ended = new AbortController();
  const { signal } = ended;
  let pointer = event.clientY;
  const follow = () => {
    if (signal.aborted) return;
    if (pointer < scrollZone) window.scrollBy(0, -scrollStep);
    else if (pointer > innerHeight - scrollZone) window.scrollBy(0, scrollStep);
    drag.follow(pointer);
    requestAnimationFrame(follow);
  };
  const end = (isDropped: boolean) => {
    ended.abort();
    item.classList.remove('is-dragged');
    drag.end(isDropped);
  };
  handle.addEventListener(
    'pointermove',
    (move) => {
      pointer = move.clientY;
    },
    { signal },
  );
  handle.addEventListener('pointerup', () => end(true), { signal });
  handle.addEventListener('pointercancel', () => end(false), { signal });
  addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), { signal });
  requestAnimationFrame(follow);
}
