import type { KeyboardEvent, MouseEvent, SyntheticEvent } from 'react';

/**
 * Handlers of a dialog or panel in which the second press of a double click, or of a key that is held, does nothing: it would hit what
 * the first has put under the pointer, as the button that publishes at once where one has planned, or a module of the catalogue that
 * has just opened (EDIT-240).
 */
export const oncePerPress = {
  // It would take the focus and select a word.
  onMouseDownCapture(event: MouseEvent) {
    if (event.detail > 1) ignoreOn('button, [role="option"]', event);
  },
  onClickCapture(event: MouseEvent) {
    if (event.detail > 1) ignoreOn('button, [role="option"]', event);
  },
  onKeyDownCapture(event: KeyboardEvent) {
    if (event.repeat && event.key === 'Enter') ignoreOn('button, input', event);
  },
};

function ignoreOn(selector: string, event: SyntheticEvent): void {
  if (!(event.target instanceof Element && event.target.closest(selector))) return;
  event.preventDefault();
  event.stopPropagation();
}
