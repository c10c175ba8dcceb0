/** State of the end of a list: each of its elements names in `data-when` the states in which it is shown. */
export type ListState = 'more' | 'loading' | 'failed' | 'all';

/** Shows the elements of a list's end that belong to its state. */
export function showState(list: Element, state: ListState): void {
  for (const element of list.querySelectorAll<HTMLElement>('[data-when]'))
    element.hidden = !element.dataset.when?.split(' ').includes(state);
}
