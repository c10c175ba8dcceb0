let isTyped = document.querySelector('form[data-unsaved]') !== null;

/** Whether something was typed that is not stored. */
export const hasUnsaved = () => isTyped;

/** From now on the page may be left without a question. */
export function forgetUnsaved(): void {
  isTyped = false;
}

/** Asks before somebody leaves a form in which something was typed. */
export function guardForms(): void {
  addEventListener('input', ({ target }) => {
    if (target instanceof Element && target.closest('form[data-guarded]')) isTyped = true;
  });
  addEventListener('submit', forgetUnsaved);
  addEventListener('beforeunload', (event) => {
    if (isTyped) event.preventDefault();
  });
}
