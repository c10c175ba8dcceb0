let isTyped = document.querySelector('form[data-unsaved]') !== null;

/** True while a form has unsaved input. */
export const hasUnsaved = () => isTyped;

/** Disables the warning before leaving the page. */
export function forgetUnsaved(): void {
  isTyped = false;
}

/** Warns before a form with unsaved input is left; without a connection it is not sent, for the browser's error page would take its place. */
export function guardForms(): void {
  addEventListener('input', ({ target }) => {
    if (target instanceof Element && target.closest('form[data-guarded]')) isTyped = true;
  });
  addEventListener('submit', (event) => {
    // One that is handled in place, such as that of a popup, does not leave the page.
    if (event.defaultPrevented) return;
    if (navigator.onLine || !(event.target instanceof HTMLFormElement) || !showNotSent(event.target)) return forgetUnsaved();
    event.preventDefault();
  });
  addEventListener('beforeunload', (event) => {
    if (isTyped) event.preventDefault();
  });
}

/** Says above the buttons of a form that it was not sent; false where it has no place for that, and should be sent all the same. */
export function showNotSent(form: HTMLFormElement): boolean {
  const failed = form.dataset.guarded === undefined ? null : form.querySelector<HTMLElement>('[data-office-failed]');
  if (!failed) return false;
  form.querySelector('.adm-foot')?.before(failed);
  failed.hidden = false;
  return true;
}

/** Before the next attempt, so that a further failure is announced. */
export function hideNotSent(form: HTMLFormElement): void {
  const failed = form.querySelector<HTMLElement>('[data-office-failed]');
  if (failed) failed.hidden = true;
}
