import { dragByHandle } from './drag-by-handle.ts';
import { postInPlace } from './in-place-forms.ts';

type Place = 'before' | 'after' | 'inside';

const stepOfKey: Readonly<Record<string, string>> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' };

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
  dragByHandle('[data-page]', dragPage);
}

/** Marks where a page would be dropped, and moves it there. */
function dragPage(row: HTMLElement) {
  const tree = row.parentElement;
  if (!tree) return null;
  const moved = withPagesBelow(row);
  let target: { row: HTMLElement; place: Place } | null = null;
  const mark = (next: typeof target) => {
    target?.row.removeAttribute('data-drop');
    target = next;
    if (next) next.row.dataset.drop = next.place;
  };
  return {
    follow: (y: number) => mark(targetAt(tree, y, moved, row)),
    end: (isDropped: boolean) => {
      const dropped = isDropped ? target : null;
      mark(null);
      const id = dropped?.row.dataset.page;
      if (!dropped || !id) return;
      void postInPlace(
        `${tree.dataset.pageTree}/${row.dataset.page}/move`,
        new URLSearchParams({ target: id, place: dropped.place, operation: 'drop' }),
      );
    },
  };
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
