let isTyped = document.querySelector('form[data-unsaved]') !== null;

/** True while a form has unsaved input. */
export const hasUnsaved = () => isTyped;

/** Disables the warning before leaving the page. */
export function forgetUnsaved(): void {
  isTyped = false;
}

/** Warns before a form with unsaved input is left. */
export function guardForms(): void {
  addEventListener('input', ({ target }) => {
    if (target instanceof Element && target.closest('form[data-guarded]')) isTyped = true;
  });
  addEventListener('submit', (event) => {
    // One that is handled in place, such as that of a popup, does not leave the page.
    if (!event.defaultPrevented) forgetUnsaved();
  });
  addEventListener('beforeunload', (event) => {
    if (isTyped) event.preventDefault();
  });
}
