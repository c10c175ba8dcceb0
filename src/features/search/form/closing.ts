interface Closing {
  delayMs: number;
  closeList(form: HTMLFormElement): void;
  /** Closes the list and hides the input of a form that folds. */
  fold(form: HTMLFormElement): void;
}

/** Closes the list on a press outside, when the page is scrolled and after the focus has left the form (SRCH-03, SRCH-09). */
export function listenToClose({ delayMs, closeList, fold }: Closing): void {
  const openForms = () => document.querySelectorAll<HTMLFormElement>('form.search-form:is(.is-open, .has-list)');
  document.addEventListener('pointerdown', ({ target }) => {
    for (const form of openForms()) if (!form.contains(target as Node)) closeList(form);
  });
  // Not the event of scrolling itself: a browser also scrolls by itself while somebody types.
  const close = ({ target }: Event) => {
    const list = target instanceof Element ? target.closest('.suggestions') : null;
    const scrollsItself = list !== null && list.scrollHeight > list.clientHeight;
    if (!scrollsItself) for (const form of openForms()) closeList(form);
  };
  for (const sign of ['wheel', 'touchmove']) document.addEventListener(sign, close, { passive: true });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'PageDown' || event.key === 'PageUp') close(event);
  });
  document.addEventListener('focusout', ({ target }) => {
    const form = target instanceof Element && target.closest<HTMLFormElement>('form.search-form');
    if (!form) return;
    setTimeout(() => {
      if (!form.contains(document.activeElement)) fold(form);
    }, delayMs);
  });
}
