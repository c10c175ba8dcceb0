import { showState } from './show-state.ts';

/** The link to the page after the last one that is loaded; null when that is the end. */
export function nextLink(list: Element): HTMLAnchorElement | null {
  return list.querySelector<HTMLAnchorElement>('a[rel="next"]');
}

/**
 * Appends to a list the rows of its next page; the list may be one of a document that is not shown yet. Rows of a group that exists are
 * added to it, and an entry that has moved to the next page meanwhile is not shown twice (EVT-17).
 * @throws when the document has no such list, or one that does not go on from here.
 */
export function appendPage(list: HTMLElement, next: Document): void {
  const more = next.querySelector<HTMLElement>(`growing-list[data-list="${list.dataset.list}"]`);
  const [rows, added] = [list.querySelector('[data-rows]'), more?.querySelector('[data-rows]')];
  if (!more || !rows || !added || Number(more.dataset.page) <= Number(list.dataset.page))
    throw new Error(`Expected the page after ${list.dataset.page} of the list '${list.dataset.list}', found ${more?.dataset.page}.`);
  const further = nextLink(more)?.getAttribute('href');
  merge(rows, added);
  gather(list, next);
  list.dataset.page = more.dataset.page ?? '';
  if (further) nextLink(list)?.setAttribute('href', further);
  else nextLink(list)?.removeAttribute('rel');
  showState(list, further ? 'more' : 'all');
}

/** Adds what the next page has gathered for all of its rows, such as the credits of their pictures (PAGE-33). */
function gather(list: HTMLElement, next: Document): void {
  for (const from of next.querySelectorAll<HTMLElement>('main [data-gathered]')) {
    const into = list.closest('main')?.querySelector(`[data-gathered="${from.dataset.gathered}"]`);
    if (!into) continue;
    merge(into, from);
    if (into.firstElementChild) into.closest('[hidden]')?.removeAttribute('hidden');
  }
}

function merge(into: Element, from: Element): void {
  const known = new Map([...into.children].map((child) => [keyOf(child), child]));
  for (const child of [...from.children]) {
    const key = keyOf(child);
    if (key === undefined) continue;
    const same = known.get(key);
    if (same) merge(same, child);
    else into.append(child);
  }
}

function keyOf(element: Element): string | undefined {
  return element instanceof HTMLElement ? element.dataset.key : undefined;
}
