import { dragByHandle } from './drag-by-handle.ts';

/** Changes the order of a list of pictures, which is that of its controls: by buttons, and by dragging the handle with mouse or finger. */
export function orderMedia(): void {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLButtonElement>('[data-move-medium]') : null;
    const item = button?.closest('li');
    if (!button || !item) return;
    event.preventDefault();
    const other = button.dataset.moveMedium === 'up' ? item.previousElementSibling : item.nextElementSibling;
    if (!other) return;
    // The other one moves, so that the button keeps the focus.
    if (button.dataset.moveMedium === 'up') item.after(other);
    else item.before(other);
    changed(item);
    item.scrollIntoView({ block: 'nearest' });
  });
  dragByHandle('[data-medium]', dragMedium);
}

/** The first cannot be moved up, the last not down. */
export function markEnds(list: Element): void {
  for (const item of list.children) {
    item.querySelector('[data-move-medium="up"]')?.setAttribute('aria-disabled', String(item === list.firstElementChild));
    item.querySelector('[data-move-medium="down"]')?.setAttribute('aria-disabled', String(item === list.lastElementChild));
  }
}

/** The item stays where it is in the document and the others move around it, so that it keeps the pointer. */
function dragMedium(item: HTMLElement) {
  const list = item.parentElement;
  if (!list) return null;
  const before = [...list.children];
  return {
    follow: (y: number) => {
      const [previous, next] = [item.previousElementSibling, item.nextElementSibling];
      if (previous && y < middleOf(previous)) item.after(previous);
      else if (next && y > middleOf(next)) item.before(next);
    },
    end: (isDropped: boolean) => {
      const isMoved = before.some((one, index) => one !== list.children[index]);
      if (isDropped && isMoved) changed(item);
      if (isDropped || !isMoved) return;
      const place = before.indexOf(item);
      item.before(...before.slice(0, place));
      item.after(...before.slice(place + 1));
    },
  };
}

function middleOf(element: Element): number {
  const { top, height } = element.getBoundingClientRect();
  return top + height / 2;
}

/** Says the new place; the guard of unsaved input and the browser's copy of it listen. */
function changed(item: Element): void {
  const list = item.parentElement;
  if (!list) return;
  markEnds(list);
  const status = list.parentElement?.querySelector<HTMLElement>('[data-moved]');
  const words: Record<string, string> = {
    name: item.querySelector('.title')?.textContent ?? '',
    place: String([...list.children].indexOf(item) + 1),
    total: String(list.children.length),
  };
  if (status) status.textContent = (status.dataset.moved ?? '').replace(/\{(\w+)\}/g, (_, word: string) => words[word] ?? '');
  item.dispatchEvent(new Event('input', { bubbles: true }));
}
