interface Closing {
  delayMs: number;
  closeList(form: HTMLFormElement): void;
  /** Closes the list and hides the input of a form that folds. */
  fold(form: HTMLFormElement): void;
}

/**
 * Closes the list on a press outside, when the page is scrolled and after the focus has left the form (SRCH-03, SRCH-09). On a small screen
 * the focus also goes with the keyboard, which is put away to see the list it covered: there it stays.
 */
export function listenToClose({ delayMs, closeList, fold }: Closing): void {
  const openForms = () => document.querySelectorAll<HTMLFormElement>('form.search-form:is(.is-open, .has-list)');
  const closeForm = (form: HTMLFormElement) => (form.contains(document.activeElement) ? closeList(form) : fold(form));
  document.addEventListener('pointerdown', ({ target }) => {
    for (const form of openForms()) if (!form.contains(target as Node)) closeForm(form);
  });
  // Not the event of scrolling itself: a browser also scrolls by itself while somebody types.
  const close = ({ target }: Event) => {
    const list = target instanceof Element ? target.closest('.suggestions') : null;
    const scrollsItself = list !== null && list.scrollHeight > list.clientHeight;
    if (!scrollsItself) for (const form of openForms()) closeForm(form);
  };
  for (const sign of ['wheel', 'touchmove']) document.addEventListener(sign, close, { passive: true });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'PageDown' || event.key === 'PageUp') close(event);
  });
  document.addEventListener('focusout', ({ target }) => {
    const form = target instanceof Element && target.closest<HTMLFormElement>('form.search-form');
    if (!form) return;
    setTimeout(() => {
      const isLeft = !form.contains(document.activeElement);
      const isListShown = form.classList.contains('has-list') && !window.matchMedia('(min-width: 64em)').matches;
      if (isLeft && !isListShown) fold(form);
    }, delayMs);
  });
}
