import { postInPlace } from './in-place-forms.ts';

type Place = 'before' | 'after' | 'inside';

const stepOfKey: Readonly<Record<string, string>> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' };
/** Distance to an edge of the window at which a drag scrolls it, and pixels per frame. */
const scrollZone = 64;
const scrollStep = 12;

/** Moves pages of the tree: by dragging the handle, with mouse or finger, and by Alt with the arrow keys anywhere in a row. */
export function arrangePages(): void {
  document.addEventListener('keydown', (event) => {
    const step = event.altKey && !event.ctrlKey && !event.metaKey ? stepOfKey[event.key] : undefined;
    const row = step && event.target instanceof Element ? event.target.closest('[data-page-tree] > [data-page]') : null;
    if (!row) return;
    // Alt and left is the browser's way back.
    event.preventDefault();
    row.querySelector<HTMLButtonElement>(`button[formaction$="/${step}"]`)?.click();
  });
  document.addEventListener('pointerdown', (event) => {
    const handle = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-drag]') : null;
    const row = handle?.closest<HTMLElement>('[data-page]');
    if (handle && row && event.button === 0) startDrag(handle, row, event);
  });
}

function startDrag(handle: HTMLElement, row: HTMLElement, start: PointerEvent): void {
  const tree = row.parentElement;
  if (!tree) return;
  start.preventDefault();
  handle.setPointerCapture(start.pointerId);
  row.classList.add('is-dragged');
  const moved = withPagesBelow(row);
  const ended = new AbortController();
  const { signal } = ended;
  let target: { row: HTMLElement; place: Place } | null = null;
  let pointer = start.clientY;
  const mark = (next: typeof target) => {
    target?.row.removeAttribute('data-drop');
    target = next;
    if (next) next.row.dataset.drop = next.place;
  };
  const follow = () => {
    if (signal.aborted) return;
    if (pointer < scrollZone) window.scrollBy(0, -scrollStep);
    else if (pointer > innerHeight - scrollZone) window.scrollBy(0, scrollStep);
    mark(targetAt(tree, pointer, moved, row));
    requestAnimationFrame(follow);
  };
  const end = (isDropped: boolean) => {
    const dropped = isDropped ? target : null;
    mark(null);
    row.classList.remove('is-dragged');
    ended.abort();
    const id = dropped?.row.dataset.page;
    if (!dropped || !id) return;
    void postInPlace(
      `${tree.dataset.pageTree}/${row.dataset.page}/move`,
      new URLSearchParams({ target: id, place: dropped.place, operation: 'drop' }),
    );
  };
  handle.addEventListener(
    'pointermove',
    ({ clientY }) => {
      pointer = clientY;
    },
    { signal },
  );
  handle.addEventListener('pointerup', () => end(true), { signal });
  handle.addEventListener('pointercancel', () => end(false), { signal });
  addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), { signal });
  requestAnimationFrame(follow);
}

/** Row under the pointer and where in it: its upper and lower quarter stand for before and after. */
function targetAt(tree: HTMLElement, y: number, moved: ReadonlySet<HTMLElement>, dragged: HTMLElement) {
  for (const row of tree.querySelectorAll<HTMLElement>(':scope > [data-page]')) {
    const { top, bottom, height } = row.getBoundingClientRect();
    if (y < top || y >= bottom) continue;
    if (moved.has(row)) return null;
    const part = (y - top) / height;
    const place: Place = part < 0.3 ? 'before' : part > 0.7 ? 'after' : 'inside';
    // A page with a fixed address keeps its parent.
    const parent = place === 'inside' ? row.dataset.page : row.dataset.parent;
    return dragged.dataset.fixed !== undefined && parent !== dragged.dataset.parent ? null : { row, place };
  }
  return null;
}

/** The row and those of all pages below it, which follow it. */
function withPagesBelow(row: HTMLElement): Set<HTMLElement> {
  const depthOf = (each: Element) => Number((each as HTMLElement).style.getPropertyValue('--depth'));
  const found = new Set([row]);
  for (let next = row.nextElementSibling; next && depthOf(next) > depthOf(row); next = next.nextElementSibling)
    found.add(next as HTMLElement);
  return found;
}
