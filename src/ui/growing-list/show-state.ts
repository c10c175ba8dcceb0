/** What the end of a list can say: each of its parts names in `data-when` when it is shown. */
export type ListState = 'more' | 'loading' | 'failed' | 'all';

/** Shows the parts of a list's end that belong to its state. */
export function showState(list: Element, state: ListState): void {
  for (const part of list.querySelectorAll<HTMLElement>('[data-when]')) part.hidden = !part.dataset.when?.split(' ').includes(state);
}
